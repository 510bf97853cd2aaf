# Síň: vše kolem her. Jména hráčů se neskloňují, stojí proto v prvním pádě.

## Dům

app-name = Ravenhall
app-motto = Velké deskové hry. Jeden stůl.
nav-home = Síň
nav-rules = Pravidla
nav-cards = Karty
nav-about = O projektu
nav-settings = Nastavení
nav-tutorial = Výuka
nav-main = Hlavní nabídka
nav-skip = Přejít k obsahu
close = Zavřít
back = Zpět
loading = Okamžik…
language = Jazyk
# Jazyky se jmenují samy; v každém souboru stejně.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Vzhled
theme-night = Noc
theme-day = Den
theme-system = Podle systému

## První stránka

home-play-now = Hrát hned
home-play-now-note = Vy proti počítačovým soupeřům. Nic se nenastavuje.
home-learn = Naučit se hrou
home-new-table = Nový stůl
home-new-table-note = S přáteli, veřejně nebo přes odkaz.
home-hotseat = U jedné obrazovky
home-hotseat-note = { $min }–{ $max } { $max ->
        [one] člověk
        [few] lidé
        [many] lidí
       *[other] lidí
    }, jedno zařízení.
home-join = Připojit se kódem nebo odkazem
home-join-go = Připojit se
home-join-hint = Kód nebo odkaz
home-join-bad = Stůl s tímto kódem neexistuje.
home-your-games = Vaše hry
home-open-tables = Otevřené stoly
home-running-tables = Právě se hraje
home-finished-tables = Dohrané
home-no-yours = Zatím žádné hry. První je na jedno kliknutí.
home-no-open = Teď nikdo nečeká. Otevřete stůl sami.
home-no-running = Teď nikdo veřejně nehraje.
home-no-finished = Zatím žádné dohrané veřejné hry.
home-your-turn = Jste na tahu
game-switch = Hra
home-players = Hráči: { $min }–{ $max }
home-your-name = Vaše jméno
home-name-save = Uložit
home-opponents = Soupeři
home-play-as = Vaše role
home-import = Načíst hru ze souboru
home-import-bad = Z tohoto souboru se hra nedá načíst.
agent-greedy = Rychlý
agent-random = Zmatený
agent-search = Myslitel
agent-easy = Lehký
agent-medium = Střední
agent-hard = Těžký
agent-other = { $name }
agent-label = Počítač ({ $agent })

## Stoly

table-of = Stůl hráče { $name }
table-state-open = otevřený
table-state-running = hraje se
table-state-finished = dohráno
table-state-archived = odloženo
table-seats-taken = Obsazená místa: { $taken } z { $seats }
table-roles-free = { $free ->
        [0] Všechny role obsazené
        [one] Volná { $free } role
        [few] Volné { $free } role
        [many] Volné { $free } role
       *[other] Volných { $free } rolí
    }
table-watch = Sledovat
table-open = Otevřít
table-replay = Záznam
table-resume = Hrát dál
table-you = vy
table-empty-seat = Volné místo
table-sit = Sednout si sem
table-sit-too = Hrát i tuto roli
table-stand = Vstát
table-stand-one = Uvolnit roli
table-kick = Poslat pryč
table-fill = Počítač
table-fill-rest = Zbylá místa počítači:
table-start = Začít hru
table-start-waiting = Hra začne, až budou všechna místa obsazená.
table-wait-host = Čekáme, až { $name } začne hru.
table-invite = Pozvat
table-copy-link = Kopírovat odkaz
table-copied = Zkopírováno
table-code = Kód { $code }
table-private = Jen přes odkaz
table-public = Veřejný
table-seat = Místo { $n }
table-gone = Tento stůl už není.
table-not-found = Takový stůl neexistuje.
table-spectating = Jste divák.
table-host = hostitel
table-away = hraje počítač
presence-here = u stolu
presence-away = mimo obrazovku
presence-gone = bez spojení
person-deleted = Bývalý hráč
table-agent = počítač
table-take-back-seat = { $seats ->
        [one] Vrátit se na své místo
        [few] Vrátit se na svá místa
        [many] Vrátit se na svá místa
       *[other] Vrátit se na svá místa
    }
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
table-whole-side = { $side } (celá strana)
table-share-note = O role jedné strany se může podělit víc hráčů a jeden hráč jich smí hrát i několik.
table-new-visibility = Kdo stůl vidí
table-new-clock = Hodiny
table-new-create = Otevřít stůl
table-new-hotseat = Začít u jedné obrazovky
table-new-person = Člověk
table-new-computer = Počítač
table-new-player-name = Jméno hráče { $n }
clock-none = Bez hodin
clock-live = Naživo: { $move } s na rozhodnutí, rezerva { $reserve } min
clock-days = { $days ->
        [one] Jeden den na rozhodnutí
        [few] { $days } dny na rozhodnutí
        [many] { $days } dne na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
clock-left = Zbývá { $time }

## U stolu

prompt-label = Co dělat
prompt-choices = Možnosti
prompt-all = Všechny možnosti
prompt-fewer = Méně
prompt-back = Zpět
prompt-confirm = Ano
prompt-cancel = Ne
prompt-sending = Odesílá se…
prompt-skip = Přeskočit
prompt-waiting = Čeká se…
prompt-decides = Rozhoduje { $name }.
prompt-decide-for = Rozhodnout: { $name }
prompt-thinking = { $name } přemýšlí…
undo = Vrátit
undo-of = Vrátit: { $name }
undo-not = To nelze vrátit: něco se odhalilo, nebo už rozhodl někdo jiný.
takeback = Požádat o vrácení tahu
takeback-asked = { $name } žádá o vrácení posledního rozhodnutí.
takeback-waiting = Čeká se na souhlas ostatních.
takeback-accept = Souhlasit
takeback-refuse = Odmítnout
takeback-not = To už vrátit nelze: mezitím rozhodl někdo, kdo teď není připojen.
hint = Rada
hint-says = Rychlý soupeř by zvolil: { $action }
hint-none = Teď žádná rada.
resign = Opustit hru
resign-note = { $seats ->
        [one] Vaše místo převezme počítač; můžete se vrátit.
        [few] Vaše místa převezme počítač; můžete se vrátit.
        [many] Vaše místa převezme počítač; můžete se vrátit.
       *[other] Vaše místa převezme počítač; můžete se vrátit.
    }
resign-confirm = Odejít a nechat hrát počítač?
menu = Nabídka
log = Kronika
log-empty = Zatím se nic nestalo.
chat = Rozhovor
chat-empty = Zatím ticho.
chat-sides = Čtou tu všichni u stolu, i druhá strana.
chat-write = Napsat ke stolu
chat-send = Odeslat
chat-mute = Ztlumit: { $name }
chat-unmute = Znovu slyšet: { $name }
chat-muted = { $count ->
        [one] Jedna skrytá zpráva
        [few] { $count } skryté zprávy
        [many] { $count } skryté zprávy
       *[other] { $count } skrytých zpráv
    }
chat-unread = { $count ->
        [one] Jedna nová zpráva
        [few] { $count } nové zprávy
        [many] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
hand-label = Vaše ruka
hand-empty = Žádné karty v ruce
hand-of = Ruka: { $name }
card-read = Přečíst: { $name }
seats-label = Hráči
seat-turn = rozhoduje se
seat-sheet = Deska hráče: { $name }
seat-look-as = Přejít k roli: { $name }
board-label = Herní plán
board-fit = Celý plán
board-zoom-in = Blíž
board-zoom-out = Dál
curtain-title = { $name }, jste na tahu
curtain-note = Předejte obrazovku. Nikdo jiný by se teď neměl dívat.
curtain-open = Jsem { $name }
offline-banner = Spojení se ztratilo. Zkouší se znovu…
offline-retry = Zkusit hned
online-again = Spojení obnoveno.
error-stale = Mezitím se stalo něco jiného. Podívejte se a rozhodněte znovu.
error-illegal = To teď síň nedovoluje.
error-too-many = Příliš mnoho najednou. Chvíli počkejte, nebo nejdřív něco dokončete.
error-too-large = To je příliš velké.
error-offline = Žádné spojení se síní.
error-other = Nepovedlo se ({ $code }).
error-name-taken = Toto jméno je obsazené.
error-wrong-password = Jméno nebo heslo nesouhlasí.
error-weak-password = Toto heslo se dá příliš snadno uhodnout. Zvolte jiné.
error-full = Žádné místo není volné.
error-forbidden = To nesmíte.
error-banned = Správce této síně vám zakázal vstup.
error-other-side = Hrajete za druhou stranu. Nejdřív tam uvolněte své role.
error-key-reused = Tato zpráva se spletla s dřívější. Zkuste to znovu.
session-ended = Vaše přihlášení zde skončilo.
session-anew = Pokračovat jako host

## Klávesy

keys-title = Klávesy
keys-walk = procházet dovolené cíle
keys-pick = vybrat
keys-undo = vrátit
keys-hint = rada
keys-log = kronika a rozhovor
keys-help = tento seznam
keys-number = vybrat z lišty s otázkou
keys-back = vzít zpět poslední dotek
keys-sheet = desky hráčů
keys-seat = další z vašich rolí
keys-fit = celý plán

## Konec

end-title = Sága je vyprávěna
end-won = Vítězí { $name }
end-won-you = Vítězíte!
end-shared = O vítězství se dělí: { $names }
end-ranking = Pořadí
end-rank = { $rank }.
end-chart-step = Rozhodnutí { $n }
end-rematch = Odveta
end-rematch-go = K novému stolu
end-replay = Záznam
end-board = Podívat se na plán
end-record = Uložit záznam
end-home = Zpět do síně
end-seed = Semínko { $seed }
end-fair = Poctivá náhoda: otisk ukázaný na začátku odpovídá tomuto semínku.
end-total = Celkem

## Záznam

replay-title = Záznam
replay-eyes = Číma očima
replay-eyes-all = všichni (vše odkryté)
replay-eyes-spectator = divák
replay-step = Krok { $n } z { $of }
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit

## Nastavení

settings-title = Nastavení
settings-speed = Rychlost animací
settings-speed-instant = okamžitá
settings-speed-fast = rychlá
settings-speed-normal = běžná
settings-speed-slow = pomalá
settings-sound = Zvuky
settings-sound-off = vypnuto
settings-sound-on = zapnuto
settings-reduced = Váš systém žádá méně pohybu; animace jsou vypnuté.
settings-account = Účet
settings-account-note = Nepovinný: uchová vaše hry na všech zařízeních.
settings-login = Přihlásit se
settings-register = Založit účet
settings-logout = Odhlásit se
settings-login-name = Jméno
settings-password = Heslo
settings-guest = Hrajete jako host { $name }.
settings-logged-in = Přihlášen: { $name }.
settings-more = Účet a data

## Příručka

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
about-title = O projektu
about-notice = Ravenhall je nezávislé zpracování pravidel deskových her. Není spojen s žádným z jejich vydavatelů ani autorů a není jimi schválen ani podporován. Názvy her a jména v nich patří jejich majitelům. Pravidla jsou převyprávěna vlastními slovy; žádný text ani obrázek vydavatelů není součástí projektu.
about-buy = Chcete-li hrát se skutečnými kartami a figurkami, kupte si ty hry: stojí za to.
about-icons = Ikony: game-icons.net (Lorc, Delapouite a další autoři), CC BY 3.0.
about-fonts = Písma: Alegreya, autor Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Postaveno na Svelte, Vite a Project Fluent.
about-fair = Náhoda je poctivá a dá se ověřit: na začátku síň ukáže otisk tajného semínka, na konci semínko samo.

# Ještě jednou, z kroniky
again = Přehrát znovu
again-label = Znovu
again-close = Zpět ke hře
track-label = Průběh hry

# Průvodce první hrou
tutorial-title = Výuka
tutorial-skip = Ukončit výuku
tutorial-next = Dál

# Proč něco nejde, v každé hře
table-why-not-your-turn = Teď ne: rozhodují se ostatní.
table-why-game-over = Partie skončila.
table-why-not-together = To se nehodí k tomu, co jste už vybrali.
