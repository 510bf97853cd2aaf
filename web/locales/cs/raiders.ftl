# Nájezdníci ze Severu (Raiders of the North Sea). Nejprve jména, pak otázky, akce a vyprávění o nich.
#
# Tvary jmen: nom – samostatně a na začátku věty, low – totéž uvnitř věty s malým písmenem, gen, dat, acc – pády,
# with – s kým (i s předložkou s/se).
# Budovy mají tvary i s předložkou: into (kam), from (odkud), at (kde). Jména karet stojí v uvozovkách a neskloňují se.
# Zprávy končící na -n: tolik a tolik něčeho.

rn-title = Nájezdníci ze Severu
rn-blurb = Sežeňte posádku, naložte lodě a podnikejte nájezdy na břehy Severního moře. Udělejte dojem na náčelníka.
rn-learn = První tah a první nájezd.

## Jména

rn-ship-red =
    { $case ->
       *[nom] Červený
        [gen] Červeného
        [dat] Červenému
        [with] s Červeným
    }
rn-ship-blue =
    { $case ->
       *[nom] Modrý
        [gen] Modrého
        [dat] Modrému
        [with] s Modrým
    }
rn-ship-yellow =
    { $case ->
       *[nom] Žlutý
        [gen] Žlutého
        [dat] Žlutému
        [with] se Žlutým
    }
rn-ship-green =
    { $case ->
       *[nom] Zelený
        [gen] Zeleného
        [dat] Zelenému
        [with] se Zeleným
    }

rn-building-gate_house =
    { $case ->
       *[nom] Brána
        [into] do brány
        [from] z brány
        [at] v bráně
        [acc] bránu
    }
rn-building-town_hall =
    { $case ->
       *[nom] Radnice
        [into] do radnice
        [from] z radnice
        [at] v radnici
        [acc] radnici
    }
rn-building-treasury =
    { $case ->
       *[nom] Pokladnice
        [into] do pokladnice
        [from] z pokladnice
        [at] v pokladnici
        [acc] pokladnici
    }
rn-building-barracks =
    { $case ->
       *[nom] Kasárny
        [into] do kasáren
        [from] z kasáren
        [at] v kasárnách
        [acc] kasárny
    }
rn-building-armoury =
    { $case ->
       *[nom] Zbrojnice
        [into] do zbrojnice
        [from] ze zbrojnice
        [at] ve zbrojnici
        [acc] zbrojnici
    }
rn-building-mill =
    { $case ->
       *[nom] Mlýn
        [into] do mlýna
        [from] z mlýna
        [at] ve mlýně
        [acc] mlýn
    }
rn-building-silversmith =
    { $case ->
       *[nom] Stříbrník
        [into] ke stříbrníkovi
        [from] od stříbrníka
        [at] u stříbrníka
        [acc] stříbrníka
    }
rn-building-long_house =
    { $case ->
       *[nom] Dlouhý dům
        [into] do dlouhého domu
        [from] z dlouhého domu
        [at] v dlouhém domě
        [acc] dlouhý dům
    }

rn-type-harbour = Přístav
rn-type-outpost = Výspa
rn-type-monastery = Klášter
rn-type-fortress = Pevnost

rn-settlement-h1 =
    { $case ->
       *[nom] Levý přístav
        [low] levý přístav
        [acc] levý přístav
    }
rn-settlement-h2 =
    { $case ->
       *[nom] Prostřední přístav
        [low] prostřední přístav
        [acc] prostřední přístav
    }
rn-settlement-h3 =
    { $case ->
       *[nom] Pravý přístav
        [low] pravý přístav
        [acc] pravý přístav
    }
rn-settlement-o1 =
    { $case ->
       *[nom] Výspa u řeky
        [low] výspa u řeky
        [acc] výspu u řeky
    }
rn-settlement-o2 =
    { $case ->
       *[nom] Pravá výspa
        [low] pravá výspa
        [acc] pravou výspu
    }
rn-settlement-m1 =
    { $case ->
       *[nom] Levý klášter
        [low] levý klášter
        [acc] levý klášter
    }
rn-settlement-m2 =
    { $case ->
       *[nom] Pravý klášter
        [low] pravý klášter
        [acc] pravý klášter
    }
rn-settlement-f1 =
    { $case ->
       *[nom] Levá pevnost
        [low] levá pevnost
        [acc] levou pevnost
    }
rn-settlement-f2 =
    { $case ->
       *[nom] Prostřední pevnost
        [low] prostřední pevnost
        [acc] prostřední pevnost
    }
rn-settlement-f3 =
    { $case ->
       *[nom] Pravá pevnost
        [low] pravá pevnost
        [acc] pravou pevnost
    }

rn-colour-black =
    { $case ->
       *[nom] černý
        [acc] černého
        [with] s černým
    }
rn-colour-grey =
    { $case ->
       *[nom] šedý
        [acc] šedého
        [with] se šedým
    }
rn-colour-white =
    { $case ->
       *[nom] bílý
        [acc] bílého
        [with] s bílým
    }
rn-colour-none =
    { $case ->
       *[nom] žádný
        [acc] žádného
        [with] se žádným
    }

rn-resource-silver = Stříbro
rn-resource-provisions = Proviant
rn-resource-gold = Zlato
rn-resource-iron = Železo
rn-resource-livestock = Dobytek
rn-resource-valkyrie = Valkýra
rn-resource-cards = Karty
rn-resource-nothing = nic
rn-resource-silver-n =
    { $n ->
        [one] { $n } stříbro
        [few] { $n } stříbra
        [many] { $n } stříbra
       *[other] { $n } stříbra
    }
rn-resource-provisions-n =
    { $n ->
        [one] { $n } proviant
        [few] { $n } provianty
        [many] { $n } proviantu
       *[other] { $n } proviantů
    }
rn-resource-gold-n =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
        [many] { $n } zlata
       *[other] { $n } zlata
    }
rn-resource-iron-n =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
        [many] { $n } železa
       *[other] { $n } železa
    }
rn-resource-livestock-n =
    { $n ->
        [one] { $n } kus dobytka
        [few] { $n } kusy dobytka
        [many] { $n } kusu dobytka
       *[other] { $n } kusů dobytka
    }
rn-resource-valkyrie-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] valkýra
            [acc] valkýru
        }
        [few] { $n } valkýry
        [many] { $n } valkýry
       *[other] { $n } valkýr
    }
rn-resource-cards-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] karta
            [acc] kartu
        }
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }

# Co chybí k nájezdu; stojí ve výčtu.
rn-need-crew-n =
    { $n ->
        [one] { $n } člen posádky
        [few] { $n } členové posádky
        [many] { $n } člena posádky
       *[other] { $n } členů posádky
    }
rn-need-black_grey = černý nebo šedý dělník
rn-need-grey = šedý dělník
rn-need-grey_white = šedý nebo bílý dělník
rn-need-white = bílý dělník

rn-tile = Oběť za { $vp } VB
rn-vp = Vítězné body
rn-strength = Bitevní síla
rn-armour = Zbroj
rn-valkyries = Valkýry
rn-crew = Posádka
rn-hero = Hrdina
rn-half-crew = V posádce
rn-half-hall = V radnici
rn-filter-cost = Cena
rn-plain-number = { $n }
rn-family-raid = Nájezdy
rn-family-village = Vesnice
rn-family-death = Smrt
rn-family-end = Konec hry
rn-family-hero = Hrdinové

rn-phase-setup = Příprava
rn-phase-play = Práce a nájezdy
rn-phase-last = Poslední kolo
rn-phase-over = Konec hry
rn-round = Kolo { $round }
rn-last-turns =
    { $n ->
        [one] Poslední kolo: zbývá { $n } tah
        [few] Poslední kolo: zbývají { $n } tahy
        [many] Poslední kolo: zbývá { $n } tahu
       *[other] Poslední kolo: zbývá { $n } tahů
    }
# Jak blízko je konec: až bude jedno z těchto čísel nula, přijde poslední kolo.
rn-end-fortresses =
    { $n ->
        [one] Pevnosti: do posledního kola zbývá { $n } nájezd na pevnost.
        [few] Pevnosti: do posledního kola zbývají { $n } nájezdy na pevnosti.
        [many] Pevnosti: do posledního kola zbývá { $n } nájezdu na pevnosti.
       *[other] Pevnosti: do posledního kola zbývá { $n } nájezdů na pevnosti.
    }
rn-end-valkyries =
    { $n ->
        [one] Valkýry: na plánu zbývá { $n }. Až nezbude žádná, přijde poslední kolo.
        [few] Valkýry: na plánu zbývají { $n }. Až nezbude žádná, přijde poslední kolo.
        [many] Valkýry: na plánu zbývá { $n }. Až nezbude žádná, přijde poslední kolo.
       *[other] Valkýry: na plánu zbývá { $n }. Až nezbude žádná, přijde poslední kolo.
    }
rn-end-offerings =
    { $n ->
        [one] Oběti: v hromádce zbývá { $n } žeton. Až bude prázdná, přijde poslední kolo.
        [few] Oběti: v hromádce zbývají { $n } žetony. Až bude prázdná, přijde poslední kolo.
        [many] Oběti: v hromádce zbývá { $n } žetonu. Až bude prázdná, přijde poslední kolo.
       *[other] Oběti: v hromádce zbývá { $n } žetonů. Až bude prázdná, přijde poslední kolo.
    }

# Odkud jsou body.
rn-source-raid = nájezdy
rn-source-crew_raid = schopnosti posádky při nájezdech
rn-source-deaths = padlí žoldnéři
rn-source-valkyries = stupnice valkýr
rn-source-armour = stupnice zbroje
rn-source-offerings = oběti
rn-source-crew = posádka na konci hry
rn-source-gold = zlato
rn-source-iron = železo
rn-source-livestock = dobytek
rn-end-sources = Odkud se vzaly vítězné body
rn-end-chart = Vítězné body v průběhu hry

# Co přivodilo poslední kolo.
rn-trigger-none = nic
rn-trigger-fortresses = v pevnostech zbývá jediná sada
rn-trigger-offerings = hromádka obětí je prázdná
rn-trigger-valkyries = na plánu nezbyla žádná valkýra
rn-trigger-turn_limit = dosažen limit tahů

## Čísla hráče (nahlas a po najetí)

rn-number-vp =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
        [many] { $n } vítězného bodu
       *[other] { $n } vítězných bodů
    }
rn-number-goods = { $what }
rn-number-strength = Síla bez kostek: posádka { $crew }, zbroj { $armour }
rn-number-armour = Zbroj { $n }: přičítá se k síle při každém nájezdu
rn-number-valkyries = Stupnice valkýr: { $n }
rn-number-worker-black = Drží černého dělníka
rn-number-worker-grey = Drží šedého dělníka
rn-number-worker-white = Drží bílého dělníka
rn-number-worker-none = Dělník je na plánu
rn-number-hand = karty v ruce
rn-number-tiles = přinesené oběti
rn-status-chosen = má vybráno
rn-cost = { $what }
rn-free = zdarma
rn-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }

# Co by budova teď dala.
rn-yields-used = v tomto tahu už použito
rn-yields-none = teď není co dělat
rn-yields-gain = { $what }
rn-yields-either = { $what }, nebo { $other }
rn-yields-town_hall = zahrát kartu
rn-yields-treasury = za karty stříbro nebo zlato
rn-yields-barracks = najmout
rn-yields-armoury = zbroj
rn-yields-long_house = proviant nebo oběť

## Plán

rn-map-ship =
    { $n ->
        [one] { $ship }: { $n } vítězný bod
        [few] { $ship }: { $n } vítězné body
        [many] { $ship }: { $n } vítězného bodu
       *[other] { $ship }: { $n } vítězných bodů
    }
rn-map-coast = Pobřeží
rn-map-village = Vesnice
rn-map-offerings = Oběti
rn-map-stack =
    { $n ->
        [one] { $n } oběť v hromádce
        [few] { $n } oběti v hromádce
        [many] { $n } oběti v hromádce
       *[other] { $n } obětí v hromádce
    }
rn-map-deck =
    { $n ->
        [one] Balíček: { $n } karta
        [few] Balíček: { $n } karty
        [many] Balíček: { $n } karty
       *[other] Balíček: { $n } karet
    }
rn-map-discard =
    { $n ->
        [one] Odkládací hromádka: { $n } karta
        [few] Odkládací hromádka: { $n } karty
        [many] Odkládací hromádka: { $n } karty
       *[other] Odkládací hromádka: { $n } karet
    }
rn-map-gives-gate_house = Doberte si 2 karty.
rn-map-gives-town_hall = Zahrajte kartu a proveďte její akci v radnici.
rn-map-gives-treasury = Odhoďte 1 kartu za 2 stříbra, nebo 2 karty za 1 zlato.
rn-map-gives-barracks = Najměte vesničana za cenu ve stříbře uvedenou na kartě.
rn-map-gives-armoury = Za 1 železo 2 stupně zbroje, nebo za 2 stříbra 1 stupeň.
rn-map-gives-mill = Černý: 1 proviant. Šedý: 2 provianty. Bílý: 2 provianty, nebo 1 zlato.
rn-map-gives-silversmith = Černý: 3 stříbra. Šedý nebo bílý: 2 stříbra.
rn-map-gives-long_house = Vyměňte 1 kus dobytka za 2 provianty, nebo přineste oběť.
rn-map-slot-black = Je tu černý dělník.
rn-map-slot-grey = Je tu šedý dělník.
rn-map-slot-white = Je tu bílý dělník.
rn-map-slot-none = Nikdo tu není.
rn-map-takes-any = Přijímá každého dělníka.
rn-map-takes-grey_white = Přijímá šedé a bílé dělníky.
rn-map-used = V tomto tahu už použito.
rn-map-crew = Posádka: { $n }.
rn-map-price = Cena: { $what }.
rn-map-free = Zdarma.
rn-map-sends-black_grey = Černý nebo šedý dělník.
rn-map-sends-grey = Šedý dělník.
rn-map-sends-grey_white = Šedý nebo bílý dělník.
rn-map-sends-white = Bílý dělník.
rn-map-dice =
    { $n ->
        [one] { $n } kostka.
        [few] { $n } kostky.
        [many] { $n } kostky.
       *[other] { $n } kostek.
    }
rn-map-always = Vždy { $vp } VB.
rn-map-step = Od síly { $strength }: { $vp } VB.
rn-map-set = Sada: { $tokens }, { $worker }.
rn-map-waits-grey = šedý dělník
rn-map-waits-white = bílý dělník
rn-map-plundered = Není tu už co drancovat.
rn-map-possible = Sem teď můžete podniknout nájezd.
rn-map-missing = Chybí: { $missing }.

## Na co se ptáme vás

rn-ask-keep =
    { $chosen ->
        [0] Nechte si tři karty z pěti: vyberte první.
        [1] Nechte si ještě dvě karty.
       *[other] Nechte si ještě jednu kartu.
    }
rn-ask-turn = Jste na tahu: umístěte { NAME($worker, case: "acc") } dělníka do vesnice, nebo vyplujte na nájezd.
rn-ask-turn-place = Umístěte { NAME($worker, case: "acc") } dělníka do volné budovy.
rn-ask-turn-place-only = Do které budovy umístíte { NAME($worker, case: "acc") } dělníka bez provedení akce?
rn-ask-turn-raid = Nájezd: vyberte osadu.
rn-ask-take = Vezměte dělníka z jiné budovy.
rn-ask-take-only = Vezměte dělníka z jiné budovy bez provedení akce.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Radnice: zahrajte kartu z ruky, nebo akci vynechte.
       *[other] { $building }, { $worker } dělník: provést akci?
    }
rn-ask-treasury = Pokladnice: { $left ->
        [one] odhoďte { $left } kartu
        [few] odhoďte { $left } karty
        [many] odhoďte { $left } karty
       *[other] odhoďte { $left } karet
    } za { NAME($what, case: "acc") }.
rn-ask-hire = Kasárny, stříbro: { $silver }. Najmout vesničana z ruky? Předtím smíte někoho propustit.
rn-ask-hire-recruiter = Verbíř, stříbro: { $silver }. Najměte vesničana z ruky za 2 stříbra.
rn-ask-hire-now = Místo je volné: najměte vesničana z ruky.
rn-ask-long_house = Dlouhý dům: vyměnit dobytek, nebo přinést oběť?{ $left ->
        [one] {""}
        [few] {" "}Zbývají { $left } akce.
        [many] {" "}Zbývá { $left } akce.
       *[other] {" "}Zbývá { $left } akcí.
    }
rn-ask-offer = Obchodnice: vyberte oběť; zaplatíte o jeden žeton méně.
rn-ask-spare = Obchodnice: který žeton si necháte?
rn-ask-copy = Kupec: kterou budovu použijete { NAME($worker, case: "with") } dělníkem?
rn-ask-swap = Lučištnice: vyberte soupeře a dělníka ve vesnici; vymění si místa.
rn-ask-swap-building = Lučištnice: se kterým dělníkem ve vesnici si vymění místo dělník { NAME($ship, case: "gen") }?
rn-ask-swap-seat = Lučištnice: čí dělník půjde { NAME($building, case: "into") }?
rn-ask-steal = Barbar: vyberte soupeře a co mu vezmete.
rn-ask-steal-what = Barbar: co vezmete { NAME($ship, case: "dat") }?
rn-ask-target =
    { ID($card) ->
        [berserker] Berserk: kdo ztratí stupeň zbroje?
        [warlord] Vojevůdce: komu vezmete stříbro?
        [warmonger] Válečný štváč: komu vezmete proviant?
       *[other] „{ $card }“: s kým si vyměníte všechny karty v ruce?
    }
rn-ask-amount = „{ $card }“: kolik? Nejvýš { $most }.
rn-ask-dismiss = Rváč: koho propustíte z posádky?
rn-ask-plunder = Rváč: co si vezmete ze zásoby?
rn-ask-recall = Hrobník: kdo se vrátí z posádky do ruky?
rn-ask-enlist = Hrobník: kdo nastoupí za kartu „{ $card }“?
rn-ask-exchange = Zvěd: s kým si vyměníte karty a kolik?
rn-ask-exchange-number = Zvěd: kolik karet si vyměníte { NAME($ship, case: "with") }?
rn-ask-give = Zvěd: tajně vyberte karty, dostane je { $ship } (vybráno { $given }/{ $cards }).
rn-ask-toll = Žoldnéř: co dáte { NAME($ship, case: "dat") }?
rn-ask-reroll =
    { $rerolls ->
        [one] Rváč: přehodit kostku?
        [few] Rváči: přehodit kostku? Nejvýš { $rerolls }krát.
        [many] Rváči: přehodit kostku? Nejvýš { $rerolls }krát.
       *[other] Rváči: přehodit kostku? Nejvýš { $rerolls }krát.
    }
rn-ask-set = { $settlement }: kterou sadu berete?
rn-ask-sacrifice =
    { $valkyries ->
        [one] Přilétá valkýra: kdo padne?
        [few] Přilétají { $valkyries } valkýry: kdo padne první?
        [many] Přilétá { $valkyries } valkýry: kdo padne první?
       *[other] Přilétá { $valkyries } valkýr: kdo padne první?
    }
rn-ask-avenge = Mstitel padl: kdo přijde o člena posádky?
rn-ask-loss = { $ship } ztrácí mstitele: o koho z posádky přijdete vy?
rn-ask-limit =
    { $surplus ->
        [one] V ruce je příliš mnoho karet: odhoďte { $surplus } kartu.
        [few] V ruce je příliš mnoho karet: odhoďte { $surplus } karty.
        [many] V ruce je příliš mnoho karet: odhoďte { $surplus } karty.
       *[other] V ruce je příliš mnoho karet: odhoďte { $surplus } karet.
    }
rn-ask-nature = Norny předou…
rn-ask-none = Hra skončila.

## Na co se ptáme ostatních

rn-wait-keep = { $ship } vybírá, které karty si nechá.
rn-wait-turn = Na tahu je { $ship }.
rn-wait-take = { $ship } bere dělníka.
rn-wait-visit = { $ship } je { NAME($building, case: "at") }.
rn-wait-treasury = { $ship } odhazuje karty v pokladnici.
rn-wait-hire = { $ship } najímá posádku.
rn-wait-long_house = { $ship } je v dlouhém domě.
rn-wait-offer = { $ship } vybírá oběť.
rn-wait-spare = { $ship } vybírá, co si nechá.
rn-wait-copy = { $ship } vybírá budovu pro kupce.
rn-wait-swap = { $ship } vybírá dělníky pro lučištnici.
rn-wait-steal = { $ship } vybírá, co vezme barbar.
rn-wait-target = { $ship } vybírá soupeře.
rn-wait-amount = { $ship } vybírá počet.
rn-wait-dismiss = { $ship } vybírá, koho propustí.
rn-wait-plunder = { $ship } vybírá kořist.
rn-wait-recall = { $ship } vybírá, kdo se vrátí.
rn-wait-enlist = { $ship } vybírá, kdo vstoupí do posádky.
rn-wait-exchange = { $ship } vybírá, s kým si zvěd vymění karty.
rn-wait-give = { $ship } vybírá karty k výměně.
rn-wait-toll = { $ship } vybírá, co odevzdá.
rn-wait-reroll = { $ship } smí přehodit kostku.
rn-wait-set = { $ship } vybírá kořist.
rn-wait-sacrifice = { $ship } vybírá, kdo padne.
rn-wait-avenge = { $ship } vybírá, koho mstitel zasáhne.
rn-wait-loss = { $ship } přichází o člena posádky.
rn-wait-limit = { $ship } odhazuje karty, až jich zbude osm.
rn-wait-nature = Norny předou…
rn-wait-none = Hra skončila.
rn-wait-many-keep =
    { $count ->
        [one] Karty vybírá { $count } hráč.
        [few] Karty vybírají { $count } hráči.
        [many] Karty vybírá { $count } hráče.
       *[other] Karty vybírá { $count } hráčů.
    }
rn-wait-many-give =
    { $count ->
        [one] Karty k výměně vybírá { $count } hráč.
        [few] Karty k výměně vybírají { $count } hráči.
        [many] Karty k výměně vybírá { $count } hráče.
       *[other] Karty k výměně vybírá { $count } hráčů.
    }
rn-wait-many-toll =
    { $count ->
        [one] { $count } hráč vybírá, co odevzdá.
        [few] { $count } hráči vybírají, co odevzdají.
        [many] { $count } hráče vybírá, co odevzdá.
       *[other] { $count } hráčů vybírá, co odevzdá.
    }

## Akce na tlačítkách

rn-verb-place = Práce ve vesnici
rn-verb-place_only = Umístit bez akce
rn-verb-take_only = Vzít bez akce
rn-verb-raid = Nájezd

rn-do-keep = Nechat si: { $cards }
rn-do-place = { $building }
rn-do-place_only = { $building }: bez akce
rn-do-take = { $building }
rn-do-take_only = { $building }: bez akce
rn-do-raid = { $settlement }
rn-do-act-draw = Dobrat { NAME($what, case: "acc") }
rn-do-act-armour = { $price }: zbroj +{ $armour }
rn-do-act-deal = { $price } za { NAME($what, case: "acc") }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, bez schopnosti „{ $card }“
rn-do-skip = Vynechat akci
rn-do-skip-play = Nehrát žádnou kartu
rn-do-skip-hire = Nikoho nenajímat
rn-do-skip-hire-now = Nikoho nenajímat
rn-do-skip-enlist = Nikdo
rn-do-offer = Oběť: { $vp } VB
rn-do-play = Zahrát: „{ $card }“
rn-do-hire = Najmout: „{ $card }“
rn-do-dismiss = Propustit: „{ $card }“
rn-do-discard = Odhodit: „{ $card }“
rn-do-copy = { $building }
rn-do-swap = { $ship }: { NAME($building, case: "into") }
rn-do-steal = { $ship }: { $what }
rn-do-target = { $ship }
rn-do-amount = { $what }
rn-do-gain = { $what }
rn-do-recall = { $card }
rn-do-enlist = { $card }
rn-do-spare = { $what }
rn-do-exchange =
    { $n ->
        [one] { $ship }: { $n } karta
        [few] { $ship }: { $n } karty
        [many] { $ship }: { $n } karty
       *[other] { $ship }: { $n } karet
    }
rn-do-give = Dát: „{ $card }“
rn-do-toll = { $what }
rn-do-reroll = Přehodit { $face }
rn-do-stand = Ponechat hod
rn-do-set = { $tokens }; { $worker } dělník
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, bez schopnosti
rn-confirm-raid = Nájezd na { NAME($settlement, case: "acc") }, cena: { $price }. Síla { $strength } a { $dice ->
        [one] { $dice } kostka ({ $least } až { $most })
        [few] { $dice } kostky (každá { $least } až { $most })
        [many] { $dice } kostky (každá { $least } až { $most })
       *[other] { $dice } kostek (každá { $least } až { $most })
    }. Hod nelze vzít zpět. Vyplout?
rn-death-avenger = i soupeř přijde o člena posádky
rn-death-berserker = vrátí se vám do ruky
rn-death-gravedigger = přinese 1 zlato
rn-death-mercenary = přinese 1 VB

## Proč ne

rn-why-keep-first = Nejdřív vyberte tři karty, které si necháte.
rn-why-others-turn = Na tahu je { $seat }: nejdřív odpovězte na otázku.
rn-why-raid-first = Nejdřív dokončete nájezd ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] Nejdřív odhoďte { $cards } kartu: nechat si smíte nejvýš osm.
        [few] Nejdřív odhoďte { $cards } karty: nechat si smíte nejvýš osm.
        [many] Nejdřív odhoďte { $cards } karty: nechat si smíte nejvýš osm.
       *[other] Nejdřív odhoďte { $cards } karet: nechat si smíte nejvýš osm.
    }
rn-why-visit-first = Nejdřív rozhodněte, co uděláte { NAME($building, case: "at") }.
rn-why-effect-first = Nejdřív dokončete akci své karty v radnici.
rn-why-placed-already = Dělníka jste už umístili ({ $building }). Teď vezměte dělníka z jiné budovy.
rn-why-working = V tomto tahu pracujete ve vesnici. Chcete-li vyrazit na nájezd, zabere to celý tah.
rn-why-take-later = Nejdřív umístěte svého dělníka, pak si vezmete jiného.
rn-why-card-where = Posádka se najímá v kasárnách, karty se hrají v radnici a prodávají v pokladnici.
rn-why-play-where = Karty se hrají v radnici: umístěte tam dělníka nebo ho odtamtud vezměte.
rn-why-hire-where = Posádka se najímá v kasárnách: umístěte tam dělníka nebo ho odtamtud vezměte.
rn-why-discard-where = Karty se odhazují v pokladnici a na konci tahu, máte-li jich víc než osm.
rn-why-offer-where = Oběti se přinášejí v dlouhém domě, nebo v radnici s obchodnicí.
rn-why-act-where = Akci budovy provádíte, když do ní dělníka umístíte nebo ho z ní vezmete.
rn-why-crew-where = Posádku teď nikdo neopouští: člen se propouští jen kvůli místu v kasárnách, rváči nebo mstiteli.
rn-why-hall-card = To se vybírá, jen když se v radnici zahraje karta „{ $card }“.
rn-why-target-later = Soupeř se vybírá, jen když to karta vyžaduje.
rn-why-reroll-later = Kostku smíte přehodit jen s rváčem, hned po hodu při nájezdu.
rn-why-set-later = Kořist se vybírá při nájezdu po sečtení síly.
rn-why-sacrifice-later = Posádka padá, jen když s kořistí přijde valkýra.
rn-why-nothing-to-skip = Teď není co vynechat.
rn-why-must-act = To teď musíte provést.
rn-why-must-hire = Teď musíte někoho najmout.
rn-why-not-in-hand = Kartu „{ $card }“ v ruce nemáte.
rn-why-not-in-crew = Kartu „{ $card }“ v posádce nemáte.
rn-why-no-crew = Nemáte posádku.
rn-why-no-more-copies = „{ $card }“: víc takových karet v ruce nemáte.
rn-why-keep-order = Uveďte tři karty v pořadí, v jakém je máte v ruce.
rn-why-crew-full = Posádka je plná: nejdřív někoho propusťte.
rn-why-hero-there = „{ $card }“ je hrdina a jednoho hrdinu už v posádce máte.
rn-why-hire-short = „{ $card }“: cena ve stříbře { $cost }, máte { $silver }.
rn-why-nobody-to-hire = V ruce nemáte nikoho, koho byste teď mohli najmout.
rn-why-dismissed-one = Abyste uvolnili místo, smíte propustit jen jednoho člena posádky.
rn-why-dismiss-idle = Propustit někoho smíte, jen když pak můžete najmout, a to teď nemůžete.
rn-why-occupied = { $building }: dělník už tu je. Vyberte volnou budovu.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: přijímá jen šedé a bílé dělníky, černé ne.
       *[other] { $building }: { NAME($worker, case: "acc") } dělníka nepřijímá.
    }
rn-why-placed-here = { $building }: sem jste dělníka právě umístili. Vezměte dělníka z jiné budovy.
rn-why-nobody-there = { $building }: nikdo tu není.
rn-why-not-here = { $building }: taková akce tu není ({ $resource }).
rn-why-mill-gold = Ve mlýně přináší zlato jen bílý dělník, a váš je { $worker }.
rn-why-cards-short = Karet v ruce je třeba { $needed }, máte { $have }.
rn-why-price-short = { $resource }: je třeba { $needed }, máte { $have }.
rn-why-supply-empty = { $resource }: v zásobě už nic nezbývá.
rn-why-armour-full = Vaše zbroj už je na 10.
rn-why-no-decline = U tohoto stolu nelze schopnost posádky odmítnout.
rn-why-nothing-to-decline = Žádná schopnost posádky se tu neuplatní, není co odmítnout.
rn-why-tile-not-open = Taková oběť není odkrytá.
rn-why-offer-short =
    K této oběti ještě chybí{ $silver ->
        [0] {""}
       *[other] {" "}· stříbro { $silver }
    }{ $livestock ->
        [0] {""}
       *[other] {" "}· dobytek { $livestock }
    }{ $iron ->
        [0] {""}
       *[other] {" "}· železo { $iron }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }
rn-why-no-offer = Žádnou oběť nemůžete zaplatit. K nejbližší chybí žetonů: { $tokens }.
rn-why-trader-short = I o jeden žeton levněji vám chybí žetonů: { $tokens }.
rn-why-spare-not = { $resource }: to tu vynechat nelze.
rn-why-hero-hall = „{ $card }“ je hrdina a hrdinové se v radnici nehrají.
rn-why-hall-short = „{ $card }“: v radnici je třeba { $needed } ({ $resource }), máte { $have }.
rn-why-hall-idle = Karta „{ $card }“ by teď v radnici neměla žádný účinek.
rn-why-hall-nobody = Karta „{ $card }“ by teď žádného soupeře nezasáhla.
rn-why-no-card-plays = Žádná vaše karta by teď v radnici neměla účinek.
rn-why-nobody-to-place = V ruce nemáte jinou kartu, která by mohla nastoupit do posádky.
rn-why-came-back = „{ $card }“: karta, která se právě vrátila, nastoupit nemůže.
rn-why-scout-no-cards = Zvěd potřebuje karty v ruce k výměně.
rn-why-no-hand-there = { $seat } nemá karty k výměně.
rn-why-exchange-most = Vyměnit smíte 1 až { $most } karet.
rn-why-amount-range = Vyberte číslo od 1 do { $most }.
rn-why-copy-hall = Kupec nemůže použít radnici podruhé.
rn-why-copy-used = { $building }: tuto akci jste v tomto tahu už provedli.
rn-why-copy-idle = { $building }: teď byste tam neměli co dělat.
rn-why-archer-placed = { $building }: u tohoto stolu nelze právě umístěného dělníka vyměnit.
rn-why-swap-colour = { $building }: soupeřova { NAME($worker, case: "acc") } dělníka nepřijímá.
rn-why-swap-nothing = { $building }: žádný soupeřův dělník sem nemůže, nebo by se nic nezměnilo.
rn-why-not-opponent = Vyberte soupeře u tohoto stolu.
rn-why-unaffected = { $seat }: pro tohoto hráče by se nic nezměnilo.
rn-why-not-plunder = Vyberte zlato, železo nebo dobytek.
rn-why-has-none = { $seat }: nic takového nemá ({ $resource }).
rn-why-nobody-has = { $resource }: nemá to žádný soupeř.
rn-why-toll-what = Odevzdává se stříbro nebo proviant.
rn-why-plundered = { $settlement }: není už co drancovat.
rn-why-raid-worker = { $settlement }: { NAME($worker, case: "acc") } dělníka sem poslat nelze.
rn-why-raid-short =
    { $settlement }: ještě chybí{ $crew ->
        [0] {""}
       *[other] {" "}· posádka { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· proviant { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }
rn-why-raid-short-worker =
    { $settlement }: ještě chybí{ $crew ->
        [0] {""}
       *[other] {" "}· posádka { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· proviant { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    } · jiný dělník
rn-why-no-raid = Zatím nemůžete vyrazit na žádný nájezd. Nejméně chybí sem: { NAME($settlement, case: "low") }.
rn-why-no-die = Při tomto nájezdu kostka { $die } není.
rn-why-set-gone = Sada { $set } tu není.
rn-why-no-crew-there = { $seat }: v posádce není nikdo, o koho by šlo přijít.

## Kronika

rn-event-laid = Kořist je rozložena: { NAME($settlement, case: "low") }.
rn-event-tile_opened = Odkryta oběť za { $vp } VB ({ $price }).
rn-event-dealt = { $ship } dostává kartu „{ $card }“.
rn-event-kept = { $ship } si nechává kartu „{ $card }“.
rn-event-cards_returned =
    { $cards ->
        [one] { $cards } karta jde pod balíček.
        [few] { $cards } karty jdou pod balíček.
        [many] { $cards } karty jde pod balíček.
       *[other] { $cards } karet jde pod balíček.
    }
rn-event-rolled_for_first = { $ship } hází { $sum }.
rn-event-first_player = Začíná { $seat }.
rn-event-turn_began = Kolo { $round }: { $ship }
rn-event-placed = { $ship } umísťuje { NAME($worker, case: "acc") } dělníka { NAME($building, case: "into") }.
rn-event-taken = { $ship } bere { NAME($worker, case: "acc") } dělníka { NAME($building, case: "from") }.
rn-event-skipped = { $ship } vynechává akci { NAME($building, case: "at") }.
rn-event-gained = { $ship } získává { NAME($what, case: "acc") }.
rn-event-paid = { $ship } platí { NAME($what, case: "acc") }.
rn-event-drawn =
    { ID($card) ->
        [hidden] { $ship } si dobírá kartu.
       *[other] { $ship } si dobírá kartu „{ $card }“.
    }
rn-event-deck_reached_under = Na řadu přicházejí karty zespodu balíčku.
rn-event-reshuffled = Z odkládací hromádky se zamíchal nový balíček.
rn-event-played = { $ship } hraje v radnici kartu „{ $card }“.
rn-event-hired =
    { $cost ->
        [0] { $ship } zdarma najímá kartu „{ $card }“.
       *[other] { $ship } najímá kartu „{ $card }“ ({ $price }).
    }
rn-event-dismissed = { $ship } přichází o člena posádky: „{ $card }“.
rn-event-discarded = { $ship } odhazuje kartu „{ $card }“.
rn-event-armour =
    { $way ->
        [down] { $ship }: zbroj klesá na { $armour }.
       *[up] { $ship }: zbroj stoupá na { $armour }.
    }
rn-event-offered = { $ship } přináší oběť za { $vp } VB.
rn-event-copied = { $ship } používá i { NAME($building, case: "acc") }.
rn-event-swapped = { $ship } vyměňuje dělníky: { $seat } teď drží { NAME($gave, case: "acc") } a { NAME($building, case: "at") } je { $got }.
rn-event-robbed = { $ship } bere { NAME($seat, case: "dat") } { NAME($what, case: "acc") }.
rn-event-lost = { $ship } ztrácí { NAME($what, case: "acc") }.
rn-event-recalled = { $ship } si bere kartu „{ $card }“ zpět do ruky.
rn-event-enlisted = { $ship } zdarma zařazuje do posádky kartu „{ $card }“.
rn-event-tiles_buried = { $ship } dává odkryté oběti pod hromádku.
rn-event-exchange_declared = { $ship } si mění karty { NAME($seat, case: "with") }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
rn-event-card_chosen = { $ship } vybírá kartu „{ $card }“.
rn-event-card_given = { $ship } dává { NAME($to, case: "dat") } kartu „{ $card }“.
rn-event-exchanged = { $ship } a { $seat } si vyměnili karty.
rn-event-toll_chosen = { $ship } vybírá { NAME($what, case: "acc") }.
rn-event-handed_over = { $ship } odevzdává { NAME($to, case: "dat") } { NAME($what, case: "acc") }.
rn-event-raided = { $ship } podniká nájezd na { NAME($settlement, case: "acc") } { NAME($worker, case: "with") } dělníkem!
rn-event-rolled = { $ship } hází { $die1 } a { $die2 }.
rn-event-rolled-one = { $ship } hází { $die1 }.
rn-event-rerolled = { $ship } přehazuje kostku: { $face }.
rn-event-strength = { $ship }: kostky { $dice } + posádka { $crew } + schopnosti { $abilities } + zbroj { $armour } = síla { $total }.
rn-event-vp =
    { ID($card) ->
        [hidden] { $ship }: { $amount } VB ({ $source }).
       *[other] { $ship }: { $amount } VB („{ $card }“).
    }
rn-event-plundered = { $ship } bere { NAME($tokens, case: "acc") } a k tomu { NAME($worker, case: "acc") } dělníka ({ NAME($settlement, case: "low") }).
rn-event-fell = Valkýra odnáší kartu „{ $card }“ z posádky { NAME($ship, case: "gen") }.
rn-event-valkyrie_ignored = Pro valkýru už nikdo nezbyl.
rn-event-valkyrie_step = { $ship }: stupnice valkýr na { $valkyries }.
rn-event-returned_to_hand = { $ship } dostává kartu „{ $card }“ zpět do ruky.
rn-event-avenged = { $ship } se mstí: { $seat } přichází o člena posádky.
rn-event-surplus = { $ship } vrací { NAME($what, case: "acc") }: nechat si smí nejvýš osm.
rn-event-last_round = Poslední kolo: { $trigger }
rn-event-final_score = { $ship } má na konci { $vp } VB.
rn-event-game_over = Sága je dopovězena

## Volby stolu

rn-option-cards = Karty
rn-option-cards-print = podle vydání
rn-option-cards-preprod = starší verze sedmi karet
rn-option-merchant_colour = Kupec s černým dělníkem
rn-option-merchant_colour-on = ne ve zbrojnici ani v dlouhém domě
rn-option-merchant_colour-off = všude
rn-option-merchant_once = Budova použitá kupcem
rn-option-merchant_once-on = je pro tento tah použitá
rn-option-merchant_once-off = nepočítá se jako použitá
rn-option-archer_placed = Lučištnice a právě umístěný dělník
rn-option-archer_placed-on = lze vyměnit
rn-option-archer_placed-off = nelze vyměnit
rn-option-scout_number = Kolik karet mění zvěd
rn-option-scout_number-both_hands = nejvýš kolik mají oba
rn-option-scout_number-own_hand = nejvýš kolik máte vy
rn-option-avenger_targets = Koho mstitel zasáhne
rn-option-avenger_targets-with_crew = jen soupeře s posádkou
rn-option-avenger_targets-any = kteréhokoli soupeře
rn-option-gravedigger_places = Hrobník potřebuje kartu na výměnu
rn-option-gravedigger_places-on = ano
rn-option-gravedigger_places-off = ne
rn-option-ragnhildr = Ragnhildr počítá
rn-option-ragnhildr-marker = stupnici valkýr
rn-option-ragnhildr-taken = všechny získané valkýry
rn-option-missing_reward = Výměna, když odměna došla
rn-option-missing_reward-refused = není možná
rn-option-missing_reward-allowed = je možná
rn-option-poor_targets = Soupeři, kteří nemají co ztratit
rn-option-poor_targets-off = nelze vybrat
rn-option-poor_targets-on = lze vybrat
rn-option-reshuffle = Míchání odkládací hromádky
rn-option-reshuffle-at_need = až když je potřeba karta
rn-option-reshuffle-at_once = jakmile dojde balíček
rn-option-reshuffle_played = Hraná karta při míchání
rn-option-reshuffle_played-on = zamíchá se také
rn-option-reshuffle_played-off = zůstane stranou
rn-option-open_discard = Prohlížení odkládací hromádky na obrazovce
rn-option-open_discard-on = dovoleno
rn-option-open_discard-off = nedovoleno
rn-option-decline_bonus = Odmítnutí schopnosti posádky
rn-option-decline_bonus-on = je možné
rn-option-decline_bonus-off = není možné
rn-option-idle_cards = Zahrání karty bez účinku
rn-option-idle_cards-off = není možné
rn-option-idle_cards-on = je možné
rn-option-dismiss_alone = Propuštění bez najmutí
rn-option-dismiss_alone-off = není možné
rn-option-dismiss_alone-on = je možné
rn-option-warlord_amount = Kolik bere vojevůdce a starší válečný štváč
rn-option-warlord_amount-most = co nejvíc
rn-option-warlord_amount-chosen = podle volby
rn-option-full_tie = Úplná remíza
rn-option-full_tie-shared = společné vítězství
rn-option-full_tie-later = vítězí ten, kdo táhne později
rn-option-first_player = Začínající hráč
rn-option-first_player-dice = hodem kostkami
rn-option-first_player-0 = místo 1
rn-option-first_player-1 = místo 2
rn-option-first_player-2 = místo 3
rn-option-first_player-3 = místo 4
rn-preset-print = Karty podle vydání (doporučujeme)
rn-preset-preprod = Starší karty

## Karty

rn-card-hidden = skrytá karta
rn-card-hidden-text = Zná ji jen její majitel.
rn-card-archer = Lučištnice
rn-card-archer-crew = +2 VB za nájezd na výspu.
rn-card-archer-hall = Vyberte soupeře a dělníka ve vesnici: tento dělník a soupeřův si vymění místa. Příchozí dělník musí mít barvu, kterou budova přijímá. Akce budov se neprovádějí.
rn-card-armourer = Zbrojíř
rn-card-armourer-crew = +2 k síle při nájezdu na klášter.
rn-card-armourer-hall = Posuňte se o 1 stupeň zbroje (nejvýš na 10).
rn-card-avenger = Mstitel
rn-card-avenger-crew = Padne-li při nájezdu: soupeř, kterého zvolíte, propustí jednoho člena posádky podle vlastního výběru.
rn-card-avenger-hall = Každý soupeř vrátí 1 stříbro do zásoby.
rn-card-barbarian = Barbar
rn-card-barbarian-crew = +2 k síle při nájezdu na pevnost.
rn-card-barbarian-hall = Vezměte jednomu soupeři 1 zlato, železo nebo kus dobytka podle svého výběru.
rn-card-berserker = Berserk
rn-card-berserker-crew = Padne-li při nájezdu: vrátí se vám do ruky, místo aby šel na odkládací hromádku.
rn-card-berserker-hall = Soupeř, kterého zvolíte, ztratí 1 stupeň zbroje (ne však pod 0).
rn-card-brawler = Rváč
rn-card-brawler-crew = Při každém nájezdu smíte jednu kostku přehodit; platí nový výsledek.
rn-card-brawler-hall = Propusťte jednoho člena své posádky a vezměte si ze zásoby 1 zlato, železo nebo kus dobytka.
rn-card-brynjar = Brynjar
rn-card-brynjar-crew = +1 k síle za každé 3 plné stupně vaší zbroje.
rn-card-brynjar-hall = Hrdinové nemají akci v radnici.
rn-card-cartographer = Kartograf
rn-card-cartographer-crew = Nájezd na pevnost vás stojí o 1 zlato méně.
rn-card-cartographer-hall = Vyměňte 1 proviant za 1 zlato.
rn-card-cartographer-hall-older = Vyměňte 2 provianty za 1 zlato.
rn-card-champion = Šampion
rn-card-champion-crew = 3 VB na konci hry.
rn-card-champion-hall = Každý soupeř vrátí 1 proviant do zásoby.
rn-card-folke = Folke
rn-card-folke-crew = +1 k síle za každou další kartu ve vaší posádce (nejvýš +4).
rn-card-folke-hall = Hrdinové nemají akci v radnici.
rn-card-forager = Sběračka
rn-card-forager-crew = Ve mlýně získáte o 1 proviant víc (ne když zvolíte zlato).
rn-card-forager-hall = Získejte 2 provianty.
rn-card-gatekeeper = Strážce brány
rn-card-gatekeeper-crew = U brány si doberte o 1 kartu víc.
rn-card-gatekeeper-hall = Doberte si 3 karty.
rn-card-gatekeeper-hall-older = Doberte si 1, 2 nebo 3 karty.
rn-card-gravedigger = Hrobník
rn-card-gravedigger-crew = Padne-li při nájezdu: získáte ze zásoby 1 zlato.
rn-card-gravedigger-hall = Vezměte jednoho člena své posádky zpět do ruky a zdarma zařaďte do posádky jinou kartu z ruky.
rn-card-huntsman = Lovec
rn-card-huntsman-crew = Nájezd na výspu vás stojí o 1 proviant méně.
rn-card-huntsman-hall = Získejte 1 proviant a 1 stříbro.
rn-card-jeweller = Šperkařka
rn-card-jeweller-crew = U stříbrníka získáte o 1 stříbro víc.
rn-card-jeweller-hall = Vyměňte 2 stříbra za 1 zlato.
rn-card-marauder = Drancíř
rn-card-marauder-crew = +1 VB za nájezd na výspu.
rn-card-marauder-hall = Vyměňte 1 kus dobytka za 1 zlato.
rn-card-mercenary = Žoldnéř
rn-card-mercenary-crew = Padne-li při nájezdu: získáte 1 VB.
rn-card-mercenary-hall = Každý soupeř vám dá 1 stříbro, nebo 1 proviant podle vlastního výběru. Kdo má jen jedno z toho, dá to; kdo nemá ani jedno, nedá nic.
rn-card-merchant = Kupec
rn-card-merchant-crew = Na konci hry 1 VB za každý váš kus dobytka, navíc k VB za dvojice.
rn-card-merchant-hall = Proveďte akci kterékoli budovy ve vesnici, jako by v ní byl dělník, jehož akci právě provádíte.
rn-card-ragnhildr = Ragnhildr
rn-card-ragnhildr-crew = +1 k síle za každé 2 plné stupně na stupnici valkýr.
rn-card-ragnhildr-hall = Hrdinové nemají akci v radnici.
rn-card-recruiter = Verbíř
rn-card-recruiter-crew = Najmutí v kasárnách vás stojí o 1 stříbro méně.
rn-card-recruiter-hall = Najměte vesničana z ruky za 2 stříbra bez ohledu na jeho cenu.
rn-card-sage = Mudrc
rn-card-sage-crew = V dlouhém domě máte o 1 akci víc, stejnou, nebo jinou.
rn-card-sage-hall = Dejte odkryté žetony obětí pod hromádku a odkryjte tři svrchní.
rn-card-scout = Zvěd
rn-card-scout-crew = Nájezd na klášter vás stojí o 1 proviant méně.
rn-card-scout-hall = Zvolte soupeře a počet: každý z vás tajně vybere tolik karet z ruky, pak si je vyměníte.
rn-card-scout-hall-older = Zvolte soupeře: vyměníte si všechny karty v ruce.
rn-card-shieldmaiden = Štítonoška
rn-card-shieldmaiden-crew = +1 VB za nájezd na klášter.
rn-card-shieldmaiden-hall = Vyměňte 1 kus dobytka za 1 železo.
rn-card-trader = Obchodnice
rn-card-trader-crew = Na konci hry 1 VB za každý váš žeton oběti.
rn-card-trader-hall = Přineste ihned oběť a zaplaťte o jeden žeton kořisti nebo jedno stříbro méně, než žeton oběti žádá.
rn-card-warlord = Vojevůdce
rn-card-warlord-crew = 2 VB na konci hry.
rn-card-warlord-hall = Vezměte jednomu soupeři až 2 stříbra.
rn-card-warmonger = Válečný štváč
rn-card-warmonger-crew = +1 VB za nájezd na přístav.
rn-card-warmonger-hall = Vezměte jednomu soupeři 1 proviant.
rn-card-warmonger-hall-older = Vezměte jednomu soupeři až 2 provianty.

## Plán, výjevy a listy

rn-map-waits-black = černý dělník
rn-map-strength = Vaše síla bez kostek: { $n }.
rn-map-crew-vp = Posádka přinese ještě { $n } VB.
rn-map-percent = { $n } %
rn-track-at = Stupeň { $n }: na konci hry { $vp } VB
rn-keep-title = První vesničané: nechte si tři
rn-keep-others = Kdo už vybral
rn-keep-chosen = má vybráno
rn-keep-choosing = vybírá
rn-raid-title = Nájezd: { NAME($settlement, case: "low") }
rn-raid-no-crew = V posádce nikdo nezbyl.
rn-raid-rolling = Kostky se kutálejí.
rn-raid-die = Kostka: { $face }
rn-raid-line-dice = Kostky
rn-raid-line-armour = Zbroj
rn-raid-sets = Kořist na výběr
rn-raid-valkyries = Zbývající valkýry: { $n }
rn-tray-title = Zásoba
rn-own = Před vámi: dělník, zásoby a posádka
rn-sheet-goods = Stříbro, proviant a kořist
rn-sheet-hand = Ruka
rn-sheet-known = Známé karty v ruce
rn-sheet-points = Body
rn-sheet-now = zatím
rn-sheet-later = na konci hry
rn-sheet-sum = Celkem
rn-detail-valkyrie = Každá valkýra si vezme jednoho člena posádky a vy postoupíte o stupeň na stupnici valkýr.
rn-detail-tile = Oběti se přinášejí v dlouhém domě se šedým nebo bílým dělníkem.
rn-detail-track-armour = Přičítá se k síle při každém nájezdu; na konci hry 2, 4 nebo 6 VB od stupně 3, 6 a 9.
rn-detail-track-valkyrie = Stupeň za každého člena posádky, který padne při nájezdu; čím výš, tím víc VB na konci hry.
rn-detail-supply = V zásobě: { $what }.
rn-detail-silver = Najímá se za něj posádka a kupuje zbroj; na konci tahu si smíte nechat nejvýš 8.
rn-detail-provisions = Je potřeba ke každému nájezdu; na konci tahu si smíte nechat nejvýš 8.
rn-detail-gold = Platí se jím kláštery, pevnosti a oběti; na konci hry 1 VB za každé.
rn-detail-iron = Kupuje se za něj zbroj a platí se jím oběti; na konci hry 1 VB za každé.
rn-detail-livestock = Mění se za proviant a platí se jím oběti; na konci hry 1 VB za každou dvojici.

## How the numbers of a player came about

rn-count-vp = Za co hráč body získal.
rn-count-later = kdyby hra skončila teď
rn-count-strength = Posádka a zbroj dohromady. Při nájezdu se přičtou kostky a schopnosti některých členů posádky.
rn-count-worker = Každý tah se jeden dělník umístí a jiný vezme.
rn-count-armour = Stupně na stupnici zbroje. Platí při každém nájezdu a neubývají.
rn-count-valkyries = Stupně na stupnici valkýr: jeden za každého člena posádky, kterého si valkýra odnesla.
rn-count-silver = Platí se jím za posádku a zbroj.
rn-count-provisions = Živí posádku: stojí ho každý nájezd.
rn-count-gold = Stojí ho některé nájezdy a oběti. Co zbude, přinese body na konci hry.
rn-count-iron = Kupuje se za něj zbroj a dává se do obětí. Co zbude, přinese body na konci hry.
rn-count-livestock = Mění se za proviant a dává se do obětí. Co zbude, přinese body na konci hry.
rn-count-hand = Soupeři vidí kolik, ne které.
rn-count-tiles = Jejich body se sčítají na konci hry.
