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

## Od vašeho posledního tahu

recap = Od vašeho posledního tahu
recap-all = Zobrazit všechno
recap-watch = Přehrát
recap-watch-from = Přehrát odsud

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

## Why the hall refuses: the cause it names

error-too-fast = Trochu pomaleji. Zkuste to za chvilku.
error-hall-full = Síň je plná. Zkuste to později.
error-many-tables = Máte příliš mnoho otevřených stolů. Nejdřív některý dohrajte nebo opusťte.
error-many-kept = Máte už tolik her, kolik jich jeden člověk smí mít. Další záznamy nelze importovat.
error-many-windows = Máte otevřeno příliš mnoho oken. Některé zavřete.
error-many-notes = Na plánu je příliš mnoho poznámek. Nejdřív některou sundejte.
error-opponents-busy = Počítačoví soupeři mají plno práce. Zkuste to za chvíli.
error-table-busy = Stůl je právě zaneprázdněný. Zkuste to za chvíli.
error-many-attempts = Příliš mnoho pokusů. Počkejte pár minut.
error-seat-taken = Toto místo právě někdo obsadil.
error-table-full = U tohoto stolu už je tolik hráčů, kolik jich může hrát.
error-begun = Hra už začala.
error-not-running = Tato hra se teď nehraje.
error-not-over = Hra ještě neskončila.
error-seats-empty = Nejdřív musí být obsazená všechna místa.
error-stand-in = Hraje za vás počítač. Nejdřív se vraťte na své místo.
error-takeback-asked = Někdo už o vrácení tahu požádal.
error-no-takeback = O vrácení tahu už nikdo nežádá.
error-being-changed = Právě se to mění jinde. Zkuste to za chvíli.
error-account-already = Účet už máte.
error-no-person = Takový člověk tu není.
error-login-form = Přihlašovací jméno má 3 až 32 znaků: písmena bez diakritiky, číslice, tečka, pomlčka, podtržítko.
error-password-form = Heslo má aspoň 8 znaků.

## New tables, and about the hall

table-new-title = Nový stůl
table-new-game = Hra
table-new-name = Název stolu
table-new-edition = Vydání
table-new-options = Pravidla podrobně
table-new-options-note = { $changed ->
        [0] vše jako ve vydání
        [one] jedna změna
        [few] { $changed } změny
        [many] { $changed } změny
       *[other] { $changed } změn
    }
table-new-seats = Místa
table-new-mine = Vaše role
table-new-visibility = Kdo stůl vidí
table-new-clock = Hodiny
table-new-create = Otevřít stůl
table-new-hotseat = Začít u jedné obrazovky
table-new-person = Člověk
table-new-player-name = Jméno hráče { $n }
about-title = O projektu
about-notice = Ravenhall je nezávislé zpracování pravidel deskových her. Není spojen s žádným z jejich vydavatelů ani autorů a není jimi schválen ani podporován. Názvy her a jména v nich patří jejich majitelům. Pravidla jsou převyprávěna vlastními slovy; žádný text ani obrázek vydavatelů není součástí projektu.
about-buy = Chcete-li hrát se skutečnými kartami a figurkami, kupte si ty hry: stojí za to.
about-icons = Ikony: game-icons.net (Lorc, Delapouite a další autoři), CC BY 3.0.
about-fonts = Písma: Alegreya, autor Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Postaveno na Svelte, Vite a Project Fluent.
about-fair = Náhoda je poctivá a dá se ověřit: na začátku síň ukáže otisk (hash) tajného počátečního čísla, na konci číslo samo.

## Pages of rules and cards

cards-title = Karty
cards-filter-kind = Druh
cards-filter-all = vše
cards-search = Hledat
cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
rules-title = Pravidla
rules-contents = Obsah
rules-find = Hledat v pravidlech
rules-marks = Čísla pravidel a prameny
rules-primer = Za dvě minuty

## Klávesy

keys-walk = procházet dovolené cíle
keys-pick = vybrat
keys-undo = vrátit
keys-hint = nápověda
keys-log = kronika a chat
keys-help = tento seznam
keys-number = vybrat možnost číslem
keys-back = zrušit poslední výběr
keys-sheet = desky hráčů
keys-seat = další z vašich rolí
keys-fit = celý plán
keys-skip = přeskočit, co se právě ukazuje
keys-pause = pozastavit a pokračovat
keys-step = o událost zpět nebo vpřed

## Nastavení: účet

settings-account = Účet
settings-account-note = Nepovinný: uchová vaše hry na všech zařízeních.
settings-login = Přihlásit se
settings-register = Založit účet
settings-logout = Odhlásit se
settings-login-name = Jméno
settings-password = Heslo
settings-guest = Hrajete jako host { $name }.
settings-logged-in = Jste přihlášeni jako { $name }.
settings-more = Účet a data

## Nová verze

update-ready = Nová verze je připravena.
update-rules = Hry rozehrané na tomto zařízení v ní budou pokračovat.
update-use = Použít hned
update-later = Později
