# Síň: vše kolem her. Jména hráčů se neskloňují, stojí proto v prvním pádě.

## Dům

app-name = Ravenhall
app-motto = Velké deskové hry. Jeden stůl.
nav-home = Síň
nav-rules = Pravidla
nav-cards = Karty
nav-about = O projektu
nav-settings = Nastavení
nav-main = Hlavní nabídka
nav-skip = Přejít k obsahu
close = Zavřít
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

home-continue = Pokračovat ve hře
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
home-no-yours = Zatím žádné hry. První můžete začít jediným kliknutím.
home-no-open = Teď nikdo nečeká. Otevřete stůl sami.
home-no-running = Teď nikdo veřejně nehraje.
home-no-finished = Zatím žádné dohrané veřejné hry.
home-your-turn = Jste na tahu
game-switch = Hra
home-players = Hráči: { $min }–{ $max }
home-length = { $from }–{ $to } min
home-weight-light = Snadno se naučí
home-weight-medium = Středně náročná
home-weight-heavy = Náročná
home-your-name = Vaše jméno
# Jména hostů, než si zvolí vlastní; mezi nimi čárka a mezera.
guest-names = Sigrid, Leif, Astrid, Ivar, Rúna, Björn, Freya, Orm, Thyra, Hákon, Ylva, Ketil, Gudrún, Harald, Ingrid, Erik, Helga, Olaf, Signý, Knut, Hilda, Sven, Ása, Torstein
home-name-save = Uložit
home-opponents = Soupeři
home-play-as = Vaše role
home-import = Načíst hru ze souboru
home-import-bad = Z tohoto souboru se hra nedá načíst.
agent-greedy = Rychlý
agent-random = Chaotický
agent-level1 = Začátečník
agent-level1-note = Vidí to, co má před sebou, a lepší tah často přehlédne.
agent-level2 = Amatér
agent-level2-note = Hraje rozumně, ale občas se přehlédne.
agent-level3 = Zkušený
agent-level3-note = Chybuje málo a myslí kousek dopředu.
agent-level4 = Silný
agent-level4-note = Zvažuje tisíce pokračování. Porazit ho je těžké.
agent-level5 = Mistr
agent-level5-note = Nejsilnější, jakého máme: dává si na čas a vidí daleko dopředu.
agent-other = { $name }
agent-label = Počítač ({ $agent })

## Stoly

table-of = Stůl hráče { $name }
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
table-move = Přesednout sem
table-sit-too = Hrát i tuto roli
table-stand = Vstát
table-stand-one = Uvolnit roli
table-kick = Odebrat od stolu
table-fill-rest = Zbylá místa počítači
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
table-gone = Tento stůl už neexistuje.
table-not-found = Takový stůl neexistuje.
table-not-found-why = Za tímto odkazem není žádný stůl. Možná už byl zavřen, nebo se odkaz nezkopíroval celý.
nowhere-title = Tady nic není
nowhere-address = Stránku { $path } síň nemá. Možná se odkaz nezkopíroval celý.
table-spectating = Sledujete hru.
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
table-whole-side = { $side } (celá strana)
table-share-note = O role jedné strany se může podělit víc hráčů a jeden hráč jich smí hrát i několik.
table-new-computer = Počítač
clock-none = Bez hodin
clock-live = Naživo: { $move } s na rozhodnutí, časová rezerva { $reserve } min
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
prompt-fewer = Zobrazit méně
prompt-back = Zpět
prompt-confirm = Ano
prompt-cancel = Ne
prompt-sending = Odesílá se…
prompt-skip = Přeskočit
prompt-decides = Rozhoduje { $name }.
prompt-decide-for = Rozhodnout: { $name }
undo = Vrátit
undo-of = Vrátit: { $name }
undo-reach = { $steps ->
    [0] Není co vrátit: { $reach }
    [one] Vrátit { $steps } rozhodnutí: { $reach }
    [few] Vrátit { $steps } rozhodnutí: { $reach }
   *[other] Vrátit { $steps } rozhodnutí: { $reach }
}
undo-stop-start = až na začátek
undo-stop-chance = { $act ->
    [first_roll] až po hod kostkami
    [roll] až po hod kostkami
    [roll_one] až po hod kostkami
   *[other] až po poslední náhodu
}
undo-stop-shown = až po to, co se odhalilo
undo-stop-other = až po rozhodnutí: { $name }
undo-not = To nelze vrátit: něco se odhalilo, nebo už rozhodl někdo jiný.
takeback = Požádat o vrácení tahu
takeback-asked = { $name } žádá o vrácení tahu.
takeback-waiting = Čeká se na souhlas ostatních.
takeback-accept = Souhlasit
takeback-refuse = Odmítnout
takeback-not = To už vrátit nelze: mezitím rozhodl někdo, kdo teď není připojen.
hint = Nápověda
resign = Opustit hru
resign-note = { $seats ->
        [one] Vaše místo převezme počítač; můžete se vrátit.
        [few] Vaše místa převezme počítač; můžete se vrátit.
        [many] Vaše místa převezme počítač; můžete se vrátit.
       *[other] Vaše místa převezme počítač; můžete se vrátit.
    }
resign-confirm = Odejít a nechat hrát počítač?
resign-leave = Odejít
resign-stay = Zůstat
menu = Nabídka
log = Kronika
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-sides = Čtou tu všichni u stolu, i druhá strana.
chat-write = Zpráva pro celý stůl
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
seats-label = Hráči
seat-turn = rozhoduje
seat-sheet = Deska hráče: { $name }
seat-look-as = Přejít k roli: { $name }
board-label = Herní plán
board-fit = Celý plán
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
curtain-title = { $name }, jste na tahu
curtain-note = Předejte zařízení. Nikdo jiný by se teď neměl dívat.
curtain-open = Jsem { $name }
offline-banner = Spojení přerušeno. Obnovuje se…
offline-retry = Zkusit hned
error-stale = Situace se mezitím změnila. Podívejte se a rozhodněte znovu.
error-illegal = To teď nejde.
error-too-many = Příliš mnoho najednou. Chvíli počkejte, nebo nejdřív něco dokončete.
error-too-large = Příliš mnoho dat.
error-bad-request = Něco je zadáno špatně. Zkontrolujte to a zkuste znovu.
error-unauthorised = Relace vypršela. Načtěte stránku znovu.
error-conflict = To už není možné.
error-internal = Na serveru se něco pokazilo.
error-offline = Nelze se připojit k serveru.
error-name-taken = Toto jméno je obsazené.
error-wrong-password = Jméno nebo heslo nesouhlasí.
error-weak-password = Toto heslo se dá příliš snadno uhodnout. Zvolte jiné.
error-full = Toto místo právě někdo obsadil.
error-forbidden = K tomu nemáte oprávnění.
error-banned = Správce této síně vám zakázal vstup.
error-other-side = Hrajete za druhou stranu. Nejdřív tam uvolněte své role.
error-key-reused = Tato zpráva se spletla s dřívější. Zkuste to znovu.
session-ended = Vaše přihlášení zde skončilo.
session-anew = Pokračovat jako host

## Klávesy

keys-title = Klávesy

## Konec

end-won = Vítězí { $name }
end-shared = O vítězství se dělí: { $names }
end-ranking = Pořadí
end-home = Zpět do síně

## Záznam

replay-step = Krok { $n } z { $of }
replay-previous = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit

## Nastavení

settings-title = Nastavení
settings-speed = Rychlost hry
settings-speed-instant = okamžitá
settings-speed-fast = rychlá
settings-speed-normal = běžná
settings-speed-slow = pomalá
settings-sound = Zvuky
settings-sound-off = vypnuto
settings-sound-on = zapnuto
settings-reduced = V systému je zapnuté omezení pohybu; animace jsou vypnuté.

## Příručka

# Ještě jednou, z kroniky
again = Přehrát znovu
again-label = Opakování
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
