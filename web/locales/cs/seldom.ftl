# Co síň říká zřídka; přichází s tím, co to říká.

## Odložená hra a poškozený záznam

archived-why = Dlouho tu nikdo nehrál, a tak síň tuto hru odložila. Nic z ní se neztratilo.
archived-go-on = Pokračovat ve hře
archived-players-only = Pokračovat v ní mohou její hráči.
archived-full = Síň je teď plná. Zkuste to, až některá jiná hra skončí.
repaired-note = { $lost ->
        [one] Konec záznamu této hry nešlo přečíst. Hra pokračuje od dřívějšího okamžiku; poslední rozhodnutí se ztratilo.
        [few] Konec záznamu této hry nešlo přečíst. Hra pokračuje od dřívějšího okamžiku; ztratila se { $lost } poslední rozhodnutí.
        [many] Konec záznamu této hry nešlo přečíst. Hra pokračuje od dřívějšího okamžiku; ztratilo se { $lost } posledního rozhodnutí.
       *[other] Konec záznamu této hry nešlo přečíst. Hra pokračuje od dřívějšího okamžiku; ztratilo se { $lost } posledních rozhodnutí.
    }
repaired-seen = Rozumím

## Čas

time-runs = { $name }: { $time }
time-out = { $name }: zbývá { $time }, pak rozhodne počítačový soupeř.
time-out-you = Zbývá vám { $time }, pak za vás rozhodne počítačový soupeř.
time-soon = { $name }: čas dochází, pak rozhodne počítačový soupeř.
time-soon-you = Dochází vám čas, pak za vás rozhodne počítačový soupeř.

## Lidé

block-on = Zablokovat: { $name }
block-off = Odblokovat: { $name }
block-note = Koho zablokujete, ten vám nemůže psát ani si sednout k vašim stolům. Nikdo mu to neřekne.
block-done = Zablokováno: { $name }.
block-undone = Už není blokováno: { $name }.
report-on = Nahlásit: { $name }
report-why = Co se stalo?
report-note = Hlášení si přečte správce síně spolu s posledními zprávami u tohoto stolu.
report-send = Odeslat hlášení
report-cancel = Neodesílat
report-thanks = Děkujeme. Správce síně se na to podívá.

## Vlastní účet

account-title = Váš účet
account-guest-note = S účtem najdete své hry i na jiných zařízeních.
account-login = Přihlašovací jméno: { $login }. Ostatní vidí: { $name }.
account-password = Heslo
account-password-old = Staré heslo
account-password-new = Nové heslo
account-password-note = Aspoň 8 znaků a žádné z těch nejběžnějších. Zde zůstanete přihlášeni, jinde se budete muset přihlásit znovu.
account-password-change = Změnit heslo
account-password-changed = Heslo je změněno.
account-password-wrong = To není vaše heslo.
account-password-length = Heslo má 8 až 200 znaků.
account-logins = Kde jste přihlášeni
login-times = Od { $created }, naposledy { $seen }
login-this = toto zařízení
login-unknown-device = Neznámé zařízení
login-end = Odhlásit
login-end-others = Odhlásit všude jinde
account-blocks = Zablokovaní lidé
account-no-blocks = Nikoho jste nezablokovali.
account-export = Vaše data
account-export-note = Jeden soubor s vašimi hrami a jejich záznamy, s tím, co jste napsali do chatu, a s těmi, které jste zablokovali.
account-export-go = Uložit moje data
account-delete = Smazat o mně všechno
account-delete-goes = Navždy zmizí: vaše jméno, heslo, co jste napsali do chatu, poznámky na plánech a seznam zablokovaných. Všude budete odhlášeni.
account-delete-stays = Zůstanou dohrané hry, ale bez vašeho jména. V rozehraných hrách vaše místa natrvalo převezme počítačový soupeř; stoly, u kterých hra ještě nezačala, připadnou jinému hráči, nebo také zmizí.
account-delete-sure = Vrátit to nepůjde.
account-delete-go = Ano, smazat všechno
account-delete-keep = Ne, nechat
