# Blood Rage. Nejprve jména, pak otázky, akce a vyprávění o nich.
#
# Tvary jmen: nom – samostatně a na začátku věty, low – totéž uvnitř věty s malým písmenem, gen, acc, ins – pády.
# Místa mají tvary i s předložkou: from (z …), in (v …), to (do …). Jména karet stojí v uvozovkách a neskloňují se.

br-title = Blood Rage
br-blurb = Klany se ženou za slávou, zatímco Ragnarök požírá svět. Draftujte, pleňte, umírejte se ctí.
br-learn = První věk krok za krokem.

## Jména

br-age = Věk { $age }

br-clan-wolf =
    { $case ->
       *[nom] Vlk
        [gen] Vlka
    }
br-clan-raven =
    { $case ->
       *[nom] Havran
        [gen] Havrana
    }
br-clan-serpent =
    { $case ->
       *[nom] Had
        [gen] Hada
    }
br-clan-bear =
    { $case ->
       *[nom] Medvěd
        [gen] Medvěda
    }

br-place-myrkvlor =
    { $case ->
       *[nom] Myrkvlor
        [acc] Myrkvlor
        [from] z Myrkvloru
        [in] v Myrkvloru
        [to] do Myrkvloru
    }
br-place-elvagar =
    { $case ->
       *[nom] Elvagar
        [acc] Elvagar
        [from] z Elvagaru
        [in] v Elvagaru
        [to] do Elvagaru
    }
br-place-angerboda =
    { $case ->
       *[nom] Angerboda
        [acc] Angerbodu
        [from] z Angerbody
        [in] v Angerbodě
        [to] do Angerbody
    }
br-place-muspelheim =
    { $case ->
       *[nom] Muspelheim
        [acc] Muspelheim
        [from] z Muspelheimu
        [in] v Muspelheimu
        [to] do Muspelheimu
    }
br-place-horgr =
    { $case ->
       *[nom] Horgr
        [acc] Horgr
        [from] z Horgru
        [in] v Horgru
        [to] do Horgru
    }
br-place-utgard =
    { $case ->
       *[nom] Utgard
        [acc] Utgard
        [from] z Utgardu
        [in] v Utgardu
        [to] do Utgardu
    }
br-place-andlang =
    { $case ->
       *[nom] Andlang
        [acc] Andlang
        [from] z Andlangu
        [in] v Andlangu
        [to] do Andlangu
    }
br-place-gimle =
    { $case ->
       *[nom] Gimle
        [acc] Gimle
        [from] z Gimle
        [in] v Gimle
        [to] do Gimle
    }
br-place-yggdrasil =
    { $case ->
       *[nom] Yggdrasil
        [acc] Yggdrasil
        [from] z Yggdrasilu
        [in] v Yggdrasilu
        [to] do Yggdrasilu
    }
br-place-fjord_ne =
    { $case ->
       *[nom] Severovýchodní fjord
        [acc] severovýchodní fjord
        [from] ze severovýchodního fjordu
        [in] v severovýchodním fjordu
        [to] do severovýchodního fjordu
    }
br-place-fjord_se =
    { $case ->
       *[nom] Jihovýchodní fjord
        [acc] jihovýchodní fjord
        [from] z jihovýchodního fjordu
        [in] v jihovýchodním fjordu
        [to] do jihovýchodního fjordu
    }
br-place-fjord_sw =
    { $case ->
       *[nom] Jihozápadní fjord
        [acc] jihozápadní fjord
        [from] z jihozápadního fjordu
        [in] v jihozápadním fjordu
        [to] do jihozápadního fjordu
    }
br-place-fjord_nw =
    { $case ->
       *[nom] Severozápadní fjord
        [acc] severozápadní fjord
        [from] ze severozápadního fjordu
        [in] v severozápadním fjordu
        [to] do severozápadního fjordu
    }
br-place-reserve =
    { $case ->
       *[nom] Zásoba
        [acc] zásobu
        [from] ze zásoby
        [in] v zásobě
        [to] do zásoby
    }
br-place-valhalla =
    { $case ->
       *[nom] Valhalla
        [acc] Valhallu
        [from] z Valhally
        [in] ve Valhalle
        [to] do Valhally
    }
br-place-box =
    { $case ->
       *[nom] Krabice
        [acc] krabici
        [from] z krabice
        [in] v krabici
        [to] do krabice
    }
# Jméno místa samostatně, s velkým písmenem.
br-place-of = { $place }

br-region-manheim = Manheim
br-region-jotunheim = Jotunheim
br-region-alfheim = Alfheim
br-region-none = mimo oblasti

br-figure-warrior =
    { $case ->
       *[nom] Válečník
        [low] válečník
        [acc] válečníka
        [ins] válečníkem
    }
br-figure-leader =
    { $case ->
       *[nom] Vůdce
        [low] vůdce
        [acc] vůdce
        [ins] vůdcem
    }
br-figure-ship =
    { $case ->
       *[nom] Loď
        [low] loď
        [acc] loď
        [ins] lodí
    }
br-figure-troll =
    { $case ->
       *[nom] Troll
        [low] troll
        [acc] trolla
        [ins] trollem
    }
br-figure-dwarf_chieftain =
    { $case ->
       *[nom] Trpasličí náčelník
        [low] trpasličí náčelník
        [acc] trpasličího náčelníka
        [ins] trpasličím náčelníkem
    }
br-figure-sea_serpent =
    { $case ->
       *[nom] Mořský had
        [low] mořský had
        [acc] mořského hada
        [ins] mořským hadem
    }
br-figure-valkyrie =
    { $case ->
       *[nom] Valkýra
        [low] valkýra
        [acc] valkýru
        [ins] valkýrou
    }
br-figure-dark_elf =
    { $case ->
       *[nom] Temný elf
        [low] temný elf
        [acc] temného elfa
        [ins] temným elfem
    }
br-figure-fire_giant =
    { $case ->
       *[nom] Ohnivý obr
        [low] ohnivý obr
        [acc] ohnivého obra
        [ins] ohnivým obrem
    }
br-figure-frost_giant =
    { $case ->
       *[nom] Mrazivý obr
        [low] mrazivý obr
        [acc] mrazivého obra
        [ins] mrazivým obrem
    }
br-figure-soldier_of_hel =
    { $case ->
       *[nom] Helin voják
        [low] Helin voják
        [acc] Helina vojáka
        [ins] Heliným vojákem
    }
br-figure-volur_witch =
    { $case ->
       *[nom] Čarodějnice völva
        [low] čarodějnice völva
        [acc] čarodějnici völvu
        [ins] čarodějnicí völvou
    }
br-figure-unknown =
    { $case ->
       *[nom] Figurka
        [low] figurka
        [acc] figurku
        [ins] figurkou
    }

br-kind-monster = Monstrum
br-kind-leader = Vůdce
br-kind-warrior = Válečníci
br-kind-ship = Loď
br-kind-clan = Klan
br-kind-quest = Úkol
br-kind-battle = Bitva
br-family-upgrade = Vylepšení
br-family-quest = Úkol
br-family-battle = Bitva

br-god-odin = Ódin
br-god-thor = Thór
br-god-loki = Loki
br-god-frigga = Frigga
br-god-heimdall = Heimdall
br-god-tyr = Týr

br-stat-rage =
    { $case ->
       *[nom] Zuřivost
        [acc] Zuřivost
    }
br-stat-axes =
    { $case ->
       *[nom] Sekery
        [acc] Sekery
    }
br-stat-horns =
    { $case ->
       *[nom] Rohy
        [acc] Rohy
    }
br-glory = Sláva
br-strength = síla

br-reward-rage = Zuřivost +1
br-reward-axes = Sekery +1
br-reward-horns = Rohy +1
br-reward-glory = 5 slávy
br-reward-all = Zuřivost, Sekery a Rohy +1
br-reward-none = nic

br-phase-setup = Příprava
br-phase-gods_gifts = Dary bohů
br-phase-action = Akce
br-phase-discard = Odhození karet
br-phase-quest = Úkoly
br-phase-ragnarok = Ragnarök
br-phase-release = Propuštění z Valhally
br-phase-over = Konec

# Odkud se vzala sláva.
br-source-battle = vyhrané bitvy
br-source-pillage = plenění
br-source-quest = úkoly
br-source-ragnarok = Ragnarök
br-source-release = propuštění z Valhally
br-source-upgrade = vylepšení
br-source-card = bitevní karty
br-source-legend = legendární vlastnosti
br-end-sources = Odkud se vzala sláva
br-end-chart = Sláva v průběhu hry

# Proč figurky padly.
br-cause-none = neznámá příčina
br-cause-invasion = obsazení
br-cause-smite = „Ódinův trest“
br-cause-tide = „Ódinův příliv“
br-cause-defeat = porážka
br-cause-sacrifice = oběť
br-cause-ragnarok = Ragnarök

br-slot-0 = Místo válečníků
br-slot-1 = Místo vůdce
br-slot-2 = Místo lodi
br-slot-3 = První místo monstra
br-slot-4 = Druhé místo monstra
br-slot-5 = První místo klanu
br-slot-6 = Druhé místo klanu
br-slot-7 = Třetí místo klanu
br-slot-empty = volné
br-slot-replaces = nahradí kartu „{ $card }“

## Mapa

# Figurky jednoho druhu na jednom místě: „Vlk: 2 × válečník“.
br-map-group =
    { $n ->
        [1] { $clan }: { NAME($figure, case: "low") }
       *[other] { $clan }: { $n } × { NAME($figure, case: "low") }
    }
br-map-villages = obsazené vesnice: { $taken } z { $n }
br-map-open = místo pro neomezený počet figurek
br-map-reward = kořist: { $reward }
br-map-pillaged = v tomto věku vypleněno
br-map-doom = zkáza ve věku { $age }
br-map-destroyed = zničeno
br-map-strength = { $clan }: síla { $n }
br-map-supports = podporuje { NAME($place, case: "acc") } a { NAME($other, case: "acc") }
br-map-figure-at = { $figure } { NAME($place, case: "in") }
br-map-nobody = Nikdo tu není.

## Výjevy a klanové desky

br-draft-passing = kdo komu předává a kdo už vybral
br-draft-chosen = vybráno
br-draft-choosing = vybírá…
br-battle-in = Bitva { NAME($place, case: "in") }
br-battle-pillager = plení
br-battle-winner = vítězí
br-battle-no-figures = nezbyly žádné figurky
br-battle-no-card = bez karty
br-quest-met = splněno
br-quest-failed = nesplněno
br-sheet-rage = Zbývající zuřivost v tomto věku
br-sheet-step = { $step }. stupeň: { $value }
br-sheet-slots = vylepšení
br-sheet-reserve = Zásoba
br-sheet-valhalla = Valhalla
br-sheet-none = nikdo
br-track-lost = Věk { $age }: Ragnarök zničil { NAME($place, case: "acc") }.
br-track-doomed = Věk { $age }: Ragnarök zničí { NAME($place, case: "acc") }.
br-valhalla-empty = Ještě nikdo nepadl

## Čísla klanu (čtená nahlas a při najetí)

br-number-glory = { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
        [many] { $n } bodu slávy
       *[other] { $n } bodů slávy
    }
br-number-rage = Zuřivost { $n }; každý věk začíná na { $of }
br-number-axes = Sekery { $n }: sláva za vyhranou bitvu
br-number-horns = Figurky na plánu: { $n } z { $of }
br-number-hand = karty v ruce
br-number-quests = přijaté úkoly
br-number-valhalla = figurky ve Valhalle
br-status-passed = pas
br-cost =
    { $n ->
        [0] zdarma
        [one] { $n } zuřivost
        [few] { $n } zuřivosti
        [many] { $n } zuřivosti
       *[other] { $n } zuřivosti
    }

## Na co se hra ptá vás

br-ask-draft = { $pick ->
        [one] Nechte si jednu kartu, ostatní pošlete dál
        [few] Nechte si { $pick } karty, ostatní pošlete dál
        [many] Nechte si { $pick } karty, ostatní pošlete dál
       *[other] Nechte si { $pick } karet, ostatní pošlete dál
    } ({ $round } z { $rounds }).
br-ask-action = Jste na tahu, { $rage ->
        [one] zbývá { $rage } zuřivost
        [few] zbývají { $rage } zuřivosti
        [many] zbývá { $rage } zuřivosti
       *[other] zbývá { $rage } zuřivosti
    }. Co uděláte?
br-ask-action-place = { $thing }: co tu uděláte?
br-ask-action-figure = { $thing }: co uděláte?
br-ask-action-card = { $thing }: jak kartu zahrajete?
br-ask-invade-figure = Obsazení: kterou figurkou?
br-ask-invade-place = Obsazení { NAME($figure, case: "ins") }: kde?
br-ask-recall-figure = Návrat z Valhally: která figurka?
br-ask-recall-place = Povolat zpět { NAME($figure, case: "acc") }: kam?
br-ask-march-from = Pochod: odkud?
br-ask-march-to = Pochod { NAME($from, case: "from") }: kam?
br-ask-upgrade-what = Vylepšení: vyberte kartu z ruky.
br-ask-upgrade-slot = { $card }: na které místo?
br-ask-quest-what = Úkoly: vyberte kartu, kterou vyložíte lícem dolů.
br-ask-pillage-what = Plenění: která provincie?
br-ask-challenge-what = „Týrova výzva“: která vypleněná provincie?
br-ask-sacrifice-what = Oběť: vyberte první ze dvou figurek.
br-ask-pass-what = Pasovat?
br-ask-march =
    { $moved ->
        [0] Pochod { NAME($from, case: "from") } { NAME($to, case: "to") }: kdo jde?
       *[other] Pochod { NAME($from, case: "from") } { NAME($to, case: "to") }: kdo ještě? Na cestě: { $moved }.
    }
br-ask-free_invade = „{ $card }“: figurkou tohoto druhu smíte zdarma provést obsazení. Kde?
br-ask-succor = „Friggina pomoc“: přivést zdarma válečníka { NAME($place, case: "to") }?
br-ask-thors_domain = „Thórovo panství“: zaplatit 2 zuřivosti a hned plenit { NAME($place, case: "acc") }?
br-ask-sacrifice = „Friggina oběť“: vyberte druhou figurku.
br-ask-join = Svolání k boji { NAME($place, case: "in") }: pošlete figurku, nebo zůstanete stranou?
br-ask-battle_card = Bitva { NAME($place, case: "in") }: vyložte kartu lícem dolů.
br-ask-raise_quest = Má váš úkol platit jako bitevní karta?
br-ask-tide = „Ódinův příliv“: která z vašich figurek přežije?
br-ask-late = Karty jsou odhaleny. Přidáte kartu s bílým kruhem?
br-ask-react = Vaše figurky { NAME($place, case: "in") } mají padnout. Zachráníte některou?
br-ask-stat = Zvyšte jednu vlastnost o stupeň.
br-ask-hammers = Pán kladiv: váš vůdce může jít dál. Kam?
br-ask-prowess = Týrova udatnost: vzít si karty zpět, každou za 1 zuřivost?
br-ask-blessing = Lokiho požehnání: obsadit zdarma válečníkem { NAME($place, case: "acc") }?
br-ask-discard = Nechte si jednu kartu do dalšího věku, nebo žádnou.
br-ask-nature = Norny předou…
br-ask-none = Hra skončila.

## Na co se hra ptá ostatních

br-wait-draft = { $clan } vybírá kartu.
br-wait-action = Na tahu je { $clan }.
br-wait-march = { $clan } pochoduje.
br-wait-free_invade = { $clan } smí zdarma provést obsazení.
br-wait-succor = { $clan } rozhoduje o kartě „Friggina pomoc“.
br-wait-thors_domain = { $clan } rozhoduje o kartě „Thórovo panství“.
br-wait-sacrifice = { $clan } vybírá oběť.
br-wait-join = { $clan } slyší svolání k boji { NAME($place, case: "in") }.
br-wait-battle_card = { $clan } vybírá bitevní kartu.
br-wait-raise_quest = { $clan } se rozhoduje, zda úkol počítat jako bitevní kartu.
br-wait-tide = { $clan } vybírá, kdo přežije kartu „Ódinův příliv“.
br-wait-late = { $clan } může přidat kartu.
br-wait-react = { $clan } může zachránit figurky.
br-wait-stat = { $clan } zvyšuje vlastnost.
br-wait-hammers = { $clan } může vést vůdce dál.
br-wait-prowess = { $clan } si může vzít karty zpět.
br-wait-blessing = { $clan } rozhoduje o kartě „Lokiho požehnání“.
br-wait-discard = { $clan } vybírá, co si nechá.
br-wait-nature = Norny předou…
br-wait-none = Hra skončila.
br-wait-many-draft = { $count ->
        [one] { $count } klan vybírá karty
        [few] { $count } klany vybírají karty
        [many] { $count } klanu vybírá karty
       *[other] { $count } klanů vybírá karty
    }.
br-wait-many-action = { $count ->
        [one] { $count } klan se rozhoduje
        [few] { $count } klany se rozhodují
        [many] { $count } klanu se rozhoduje
       *[other] { $count } klanů se rozhoduje
    }.
br-wait-many-battle_card = { $count ->
        [one] { $count } klan vybírá bitevní kartu
        [few] { $count } klany vybírají bitevní karty
        [many] { $count } klanu vybírá bitevní karty
       *[other] { $count } klanů vybírá bitevní karty
    }.
br-wait-many-tide = { $count ->
        [one] { $count } klan vybírá
        [few] { $count } klany vybírají
        [many] { $count } klanu vybírá
       *[other] { $count } klanů vybírá
    }, kdo přežije Ódinův příliv.
br-wait-many-discard = { $count ->
        [one] { $count } klan vybírá, co si nechá
        [few] { $count } klany vybírají, co si nechají
        [many] { $count } klanu vybírá, co si nechá
       *[other] { $count } klanů vybírá, co si nechá
    }.
br-wait-many-nature = Norny předou…
br-wait-many-none = Hra skončila.

## Akce na tlačítkách

br-verb-invade = Obsazení
br-verb-recall = Návrat
br-verb-march = Pochod
br-verb-upgrade = Vylepšení
br-verb-quest = Úkoly
br-verb-pillage = Plenění
br-verb-challenge = Výzva
br-verb-sacrifice = Oběť
br-verb-pass = Pas

br-do-keep = Nechat si „{ $card }“
br-do-keep_two = Nechat si „{ $card }“ a „{ $other }“
br-do-save = Ponechat „{ $card }“
br-do-save_none = Neponechat nic
br-do-invade = Obsadit { NAME($place, case: "acc") } { NAME($figure, case: "ins") }
br-do-recall = Povolat { NAME($figure, case: "acc") } zpět { NAME($place, case: "to") }
br-do-march = Pochod { NAME($from, case: "from") } { NAME($to, case: "to") }
br-do-move = { $figure }
br-do-upgrade = Vylepšení: „{ $card }“
br-do-quest = Přijmout úkol „{ $card }“
br-do-pillage = Plenit { NAME($place, case: "acc") }
br-do-challenge = Výzva: plenit { NAME($place, case: "acc") }
br-do-sacrifice = Obětovat { NAME($figure, case: "acc") } { NAME($place, case: "in") }
br-do-pass = Pasovat
br-do-join = Poslat { NAME($figure, case: "acc") } { NAME($from, case: "from") }
br-do-card = Vyložit „{ $card }“
br-do-late = Přidat „{ $card }“
br-do-spare = Přežije { NAME($figure, case: "low") }
br-do-protect = Ochránit { NAME($figure, case: "acc") }
br-do-retreat = Čarodějnice ustoupí do Yggdrasilu
br-do-raise = { $stat } +1
br-do-step = Jít { NAME($place, case: "to") }
br-do-take_back = Vzít zpět „{ $card }“ (1 zuřivost)
br-do-accept = Ano
br-do-decline = Ne
br-do-done = Hotovo
br-do-stay = Zůstat stranou
br-do-no-card = Nepřidat nic
br-do-no-invade = Neobsazovat
br-do-march-done = Už nikdo
br-do-let-die = Ať jdou do Valhally
br-do-discard-rest = Zbytek odhodit
br-confirm-pass = { $rage ->
        [one] Pasem spálíte svou poslední zuřivost
        [few] Pasem spálíte své { $rage } zuřivosti
        [many] Pasem spálíte svých { $rage } zuřivosti
       *[other] Pasem spálíte svých { $rage } zuřivosti
    } a v tomto věku už nic neuděláte.

## Proč to nejde

br-why-action-phase-only = To je akce vašeho tahu ve fázi akcí.
br-why-answer-first = Nejdřív odpovězte na to, na co se hra právě ptá.
br-why-draft-only = Karty si vybíráte jen ve fázi Dary bohů.
br-why-discard-only = Kartu do dalšího věku si necháváte ve fázi Odhození karet.
br-why-march-only = Figurky se přesouvají jen při pochodu: nejdřív ho ohlaste.
br-why-call-only = Přidat se lze jen při svolání k boji.
br-why-battle-only = Karta se vykládá lícem dolů jen ve vaší bitvě.
br-why-reveal-only = Karty se přidávají jen po odhalení ve vaší bitvě.
br-why-tide-only = Kdo přežije, vybíráte jen při kartě „Ódinův příliv“.
br-why-rescue-only = Není koho zachraňovat: žádná vaše figurka teď nemá padnout.
br-why-raise-only = Teď nemáte co zvyšovat.
br-why-hammers-only = Vůdce jde dál jen po plenění s kartou „Pán kladiv“.
br-why-prowess-only = Karty se berou zpět jen po vítězství s kartou „Týrova udatnost“.
br-why-no-such-answer = Na to se vás teď nikdo neptá.
br-why-rage-short = Potřebná zuřivost: { $cost }, máte: { $rage }.
br-why-horns-full = Rohy dovolují mít na plánu { $horns ->
        [one] { $horns } figurku
        [few] { $horns } figurky
        [many] { $horns } figurky
       *[other] { $horns } figurek
    } a všechny už tam jsou.
br-why-needs-upgrade = K tomu potřebujete vylepšení „{ $card }“.
br-why-not-in-hand = Kartu „{ $card }“ nemáte v ruce.
br-why-not-in-packet = Karta „{ $card }“ není mezi těmi, z nichž vybíráte.
br-why-one-card = Najednou si necháváte jednu kartu.
br-why-two-cards = Ve dvou si najednou necháváte dvě karty.
br-why-one-copy = Karta „{ $card }“ je tu jen jedna.
br-why-other-order = Zvolte tyto dvě karty v opačném pořadí.
br-why-must-keep = U tohoto stolu si jednu kartu nechat musíte.
br-why-for-battle = „{ $card }“ je bitevní karta: vykládá se v boji.
br-why-not-an-upgrade = Karta „{ $card }“ není vylepšení.
br-why-no-upgrades = Nemáte v ruce žádné vylepšení.
br-why-wrong-slot = Karta „{ $card }“ na toto místo desky nepatří.
br-why-same-slot = Prázdná místa jsou stejná: karta „{ $card }“ přijde na první z nich.
br-why-not-a-quest = Karta „{ $card }“ není úkol.
br-why-no-quests = Nemáte v ruce žádný úkol.
br-why-not-late = Karta „{ $card }“ nemá bílý kruh: po odhalení ji přidat nelze.
br-why-no-late-cards = Nemáte v ruce kartu s bílým kruhem.
br-why-not-played = Kartu „{ $card }“ jste v této bitvě nezahráli.
br-why-not-yours = { $figure }: nepatří k vašemu klanu.
br-why-none-in-reserve = { $figure }: v zásobě nemáte.
br-why-reserve-empty = Vaše zásoba je prázdná.
br-why-none-in-valhalla = { $figure }: ve Valhalle nemáte.
br-why-valhalla-empty = Ve Valhalle nikoho nemáte.
br-why-not-that-kind = { $figure }: obsazení zdarma díky kartě „{ $card }“ se této figurky netýká.
br-why-not-there = { $figure }: { NAME($place, case: "in") } nemáte.
br-why-nobody-there = Nemáte { NAME($place, case: "in") } žádnou figurku.
br-why-two-figures = K oběti jsou třeba dvě různé vaše figurky na plánu.
br-why-not-fighting = { $figure }: v této bitvě nemáte.
br-why-not-dying = { $figure }: teď nehrozí, že padne.
br-why-lost-in-ragnarok = Ragnarök pohltí samu zemi: není co zachránit.
br-why-retreat-from-outer = Čarodějnice ustupuje jen z vnějších provincií.
br-why-march-somebody = Na pochod musí jít aspoň jedna figurka.
br-why-off-map = To není místo na plánu.
br-why-destroyed = { $place } už neexistuje.
br-why-full = { $place }: není místo, { $villages ->
        [one] jediná vesnice je obsazená
        [few] všechny { $villages } vesnice jsou obsazené
        [many] všech { $villages } vesnice je obsazeno
       *[other] všech { $villages } vesnic je obsazeno
    }.
br-why-fjord-closed = Tento fjord je uzavřený: oba jeho břehy už neexistují.
br-why-not-yggdrasil = Yggdrasil nelze obsadit přímo, vede tam pochod.
br-why-ships-only = Do fjordu smějí jen lodě.
br-why-ships-to-fjords = Lodě patří jen do fjordů.
br-why-ships-stay = Lodě se nehýbou.
br-why-ships-cannot-come = Lodě na svolání k boji nepřijdou.
br-why-same-place = Pochod vede do jiné provincie.
br-why-not-a-province = To není provincie.
br-why-not-adjacent = { $place } a { $to }: tyto provincie spolu nesousedí.
br-why-pillaged = Provincie { $place } už byla v tomto věku vypleněna.
br-why-not-pillaged = Provincie { $place } ještě vypleněna nebyla: výzva není třeba.
br-why-nobody-to-pillage = Potřebujete figurku { NAME($place, case: "in") } nebo v přilehlém fjordu.
br-why-nothing-to-pillage = Není provincie, kterou byste mohli vyplenit.
br-why-only-this-province = Teď lze plenit jen { NAME($place, case: "acc") }.
br-why-stat-full = { $stat }: už na posledním stupni.
br-why-other-stat = { $stat }: tuto vlastnost už zvýšil žeton, zvolte jinou.

## Kronika

br-event-token_placed = { $place }: { $reward }.
br-event-doom_foretold = Věk { $age } pohltí { NAME($place, case: "acc") }.
br-event-province_lost = Ragnarök ničí { NAME($place, case: "acc") }.
br-event-first_player = Začíná { $seat }.
br-event-dealt = { $clan } dostává kartu „{ $card }“.
br-event-age_began = Věk { $age }
br-event-phase_began = { $phase }
br-event-kept = { $clan } si nechává kartu „{ $card }“.
br-event-packets_passed = Karty putují dál.
br-event-rage_refilled = { $clan } má { $rage ->
        [one] { $rage } zuřivost
        [few] { $rage } zuřivosti
        [many] { $rage } zuřivosti
       *[other] { $rage } zuřivosti
    }.
br-event-invaded =
    { ID($from) ->
        [valhalla] { $clan } povolává { NAME($figure, case: "acc") } z Valhally { NAME($place, case: "to") } (zuřivost: { $cost }).
       *[reserve]
            { $cost ->
                [0] { $clan } zdarma obsazuje { NAME($place, case: "acc") } { NAME($figure, case: "ins") }.
               *[other] { $clan } obsazuje { NAME($place, case: "acc") } { NAME($figure, case: "ins") } (zuřivost: { $cost }).
            }
    }
br-event-marched = { $clan }: { NAME($figure, case: "low") } pochoduje { NAME($from, case: "from") } { NAME($to, case: "to") }.
br-event-upgraded =
    { $cost ->
        [0] { $clan } hraje zdarma kartu „{ $card }“.
       *[other] { $clan } hraje kartu „{ $card }“ (zuřivost: { $cost }).
    }
br-event-replaced =
    { $monster ->
        [1] { $clan } se vzdává karty „{ $card }“: monstrum odchází z plánu.
       *[other] { $clan } se vzdává karty „{ $card }“.
    }
br-event-quest_laid =
    { ID($card) ->
        [hidden] { $clan } přijímá úkol.
       *[other] { $clan } přijímá úkol „{ $card }“.
    }
br-event-passed =
    { $rage ->
        [0] { $clan } pasuje.
       *[other] { $clan } pasuje a ztrácí zuřivost ({ $rage }).
    }
br-event-pillage_declared =
    { $challenge ->
        [0] { $clan } jde plenit { NAME($place, case: "acc") }!
       *[other] „Týrova výzva“: { $clan } jde znovu plenit { NAME($place, case: "acc") }!
    }
br-event-sacrificed = { $clan } obětuje { NAME($figure, case: "acc") } { NAME($place, case: "in") }.
br-event-joined = { $clan }: { NAME($figure, case: "low") } přichází { NAME($from, case: "from") } { NAME($to, case: "to") }.
br-event-stayed = { $clan } zůstává stranou.
br-event-battle_began = Bitva { NAME($place, case: "in") }: { $clans ->
        [one] bojuje { $clans } klan
        [few] bojují { $clans } klany
        [many] bojuje { $clans } klanu
       *[other] bojuje { $clans } klanů
    }.
br-event-card_chosen =
    { ID($card) ->
        [hidden] { $clan } vykládá kartu lícem dolů.
       *[other] { $clan } vykládá lícem dolů kartu „{ $card }“.
    }
br-event-card_revealed = { $clan } odhaluje kartu „{ $card }“.
br-event-text_voided = Klan { NAME($clan, case: "gen") }: text karty „{ $card }“ neplatí.
br-event-text_acts = Klan { NAME($clan, case: "gen") }: působí karta „{ $card }“.
br-event-quest_raised = { $clan }: úkol „{ $card }“ platí v bitvě za +{ $bonus }.
br-event-figure_spared =
    { ID($figure) ->
        [unknown] { $clan } vybírá, kdo přežije.
       *[other] { $clan } ušetří { NAME($figure, case: "acc") }.
    }
br-event-late_card = { $clan } přidává kartu „{ $card }“.
br-event-total = { $clan }: figurky { $figures } + karty { $cards } = { $total }.
br-event-battle_won = { $clan } vyhrává bitvu { NAME($place, case: "in") }.
br-event-battle_tied = Bitva { NAME($place, case: "in") } končí remízou: prohrávají všichni.
br-event-figure_destroyed = { $clan } ztrácí { NAME($figure, case: "acc") } { NAME($place, case: "in") } ({ $cause }).
br-event-figure_saved = { $clan } zachraňuje { NAME($figure, case: "acc") } { NAME($place, case: "in") }.
br-event-witch_retreated = Čarodějnice völva klanu { NAME($clan, case: "gen") } odchází { NAME($from, case: "from") } do Yggdrasilu.
br-event-card_returned = { $clan } si bere zpět kartu „{ $card }“.
br-event-card_taken = { $by } bere klanu { NAME($clan, case: "gen") } kartu „{ $card }“.
br-event-card_discarded = { $clan } odhazuje kartu „{ $card }“.
br-event-pillaged = { $clan } vyplenil { NAME($place, case: "acc") }: { $reward }.
br-event-stat_raised = { $clan } zvyšuje { NAME($stat, case: "acc") } na { $step }. stupeň.
br-event-glory = { $clan }: { $amount ->
        [one] { $amount } bod slávy
        [few] { $amount } body slávy
        [many] { $amount } bodu slávy
       *[other] { $amount } bodů slávy
    } ({ $source }).
br-event-rage = { $clan } získává { $amount ->
        [one] { $amount } zuřivost
        [few] { $amount } zuřivosti
        [many] { $amount } zuřivosti
       *[other] { $amount } zuřivosti
    }.
br-event-leader_moved = { $clan }: vůdce jde dál { NAME($from, case: "from") } { NAME($to, case: "to") }.
br-event-hand_discarded =
    { $keeps ->
        [0] { $clan } si nenechává žádnou kartu. Odhozeno: { $discarded }.
       *[other]
            { ID($kept) ->
                [hidden] { $clan } si nechává jednu kartu. Odhozeno: { $discarded }.
               *[other] { $clan } si nechává kartu „{ $kept }“. Odhozeno: { $discarded }.
            }
    }
br-event-quest_shown = { $clan } odhaluje úkol „{ $card }“.
br-event-quest_result =
    { $met ->
        [0] { $clan }: úkol „{ $card }“ nesplněn.
       *[other] { $clan }: úkol „{ $card }“ splněn.
    }
br-event-doom_moved = Zkáza teď hrozí provincii { $place }.
br-event-released = Z Valhally se { $figures ->
        [one] vrací { $figures } figurka
        [few] vracejí { $figures } figurky
        [many] vrací { $figures } figurky
       *[other] vrací { $figures } figurek
    } klanu { NAME($clan, case: "gen") }.
br-event-game_over = Sága je dopovězena

## Volby stolu

br-option-deck = Balíček
br-option-deck-core102 = 102 karet
br-option-deck-preview99 = 99 karet (bez tří monster)
br-option-late_cards = Karty po odhalení
br-option-late_cards-on = povoleny
br-option-late_cards-off = zakázány
br-option-call_rejoin = Pozdější připojení po svolání
br-option-call_rejoin-on = i po odmítnutí
br-option-call_rejoin-off = odmítnutí je konečné
br-option-resume_after_zero = Zuřivost získaná po 0
br-option-resume_after_zero-on = vrací do hry
br-option-resume_after_zero-off = 0 platí jako pas
br-option-resume_after_pass = Zuřivost získaná po pasu
br-option-resume_after_pass-off = nevrací do hry
br-option-resume_after_pass-on = vrací do hry
br-option-keep_card = Karta do dalšího věku
br-option-keep_card-optional = jedna, nebo žádná
br-option-keep_card-forced = právě jedna
br-option-axes_last = Sekery na posledním stupni
br-option-axes_last-8 = 8
br-option-axes_last-10 = 10
br-option-first_game = Draft ve věku 1
br-option-first_game-off = ano
br-option-first_game-on = ne: první hra
br-option-tide_choice = „Ódinův příliv“
br-option-tide_choice-in_order = popořadě
br-option-tide_choice-simultaneous = tajně a naráz
br-option-protection_ragnarok = Záchrana lodí před Ragnarökem
br-option-protection_ragnarok-off = ne
br-option-protection_ragnarok-on = ano
br-option-dark_elf_yggdrasil = Temný elf do Yggdrasilu stojí
br-option-dark_elf_yggdrasil-1 = 1 zuřivost
br-option-dark_elf_yggdrasil-3 = 3 zuřivosti
br-option-yggdrasil3_glory = „Yggdrasil!“ ve věku 3 přináší
br-option-yggdrasil3_glory-11 = 11 slávy
br-option-yggdrasil3_glory-10 = 10 slávy
br-option-gaze_bonus = „Heimdallův pohled“
br-option-gaze_bonus-3 = +3
br-option-gaze_bonus-2 = +2
br-option-first_player = První hráč
br-option-first_player-random = losem
br-option-first_player-0 = místo 1
br-option-first_player-1 = místo 2
br-option-first_player-2 = místo 3
br-option-first_player-3 = místo 4
br-option-clans = Klany podle míst
br-preset-bg = Úplná pravidla (doporučeno)
br-preset-ru = Ruské vydání
br-preset-cs = České předběžné vydání

br-card-hidden = Skrytá karta
br-card-hidden-text = Zná ji jen její majitel.

## Karty věku 1

br-card-troll = Troll
br-card-troll-text = Kdykoli obsazuje, zničte všechny nepřátelské válečníky v provincii. Při pochodu ani při svolání k boji schopnost nepůsobí.
br-card-dwarf_chieftain = Trpasličí náčelník
br-card-dwarf_chieftain-text = Zahrání karty i obsazení touto figurkou je vždy zdarma. Bojuje se silou 2.
br-card-sea_serpent = Mořský had
br-card-sea_serpent-text = Počítá se jako monstrum i jako loď: stojí ve fjordu, nepohybuje se a podporuje provincie na obou březích silou 3.
br-card-lord_of_hammers = Pán kladiv
br-card-lord_of_hammers-text = Když vypleníte provincii, kde je váš vůdce, smí se zdarma přesunout do sousedící provincie s volnou vesnicí nebo do Yggdrasilu.
br-card-brothers_in_arms = Bratři ve zbrani
br-card-brothers_in_arms-text = Každá dvojice vašich válečníků v téže provincii má dohromady sílu 3, válečník bez dvojice sílu 1. Obsazení každým z nich stojí dál 1 zuřivost.
br-card-lokis_dragons = Lokiho draci
br-card-lokis_dragons-text = Získejte 4 slávy pokaždé, když je vaše loď zničena, ať se to stane jakkoli.
br-card-lokis_domain = Lokiho panství
br-card-lokis_domain-text = Ve fázi Propuštění z Valhally získejte 1 slávu za každou svou propuštěnou figurku.
br-card-friggas_charm = Friggino kouzlo
br-card-friggas_charm-text = Karty vylepšení vás stojí o 1 zuřivost méně (nejméně 0). Cena obsazení se nemění.
br-card-thors_glory = Thórova sláva
br-card-thors_glory-text = Získejte 2 slávy po každé své bitvě, vyhrané i prohrané, ve které byly zničeny aspoň dvě nepřátelské figurky.
br-card-friggas_succor = Friggina pomoc
br-card-friggas_succor-text = Když obsazujete, smíte do téže provincie zdarma přidat válečníka ze zásoby, je-li tam volná vesnice a dovolí-li to Rohy.
br-card-tyrs_domain = Týrovo panství
br-card-tyrs_domain-text = Úkol, který odhalíte v bitvě, se smí počítat jako bitevní karta +3.
br-card-lokis_blessing = Lokiho požehnání
br-card-lokis_blessing-text = Když prohrajete bitvu, smíte tu provincii zdarma obsadit válečníkem ze zásoby.
br-card-q1_alfheim = Alfheim!
br-card-q1_alfheim-text = Mějte v některé provincii Alfheimu větší sílu než kterýkoli jiný klan.
br-card-q1_jotunheim = Jotunheim!
br-card-q1_jotunheim-text = Mějte v některé provincii Jotunheimu větší sílu než kterýkoli jiný klan.
br-card-q1_manheim = Manheim!
br-card-q1_manheim-text = Mějte v některé provincii Manheimu větší sílu než kterýkoli jiný klan.
br-card-q1_glorious_death = Slavná smrt!
br-card-q1_glorious_death-text = Mějte ve fázi úkolů ve Valhalle aspoň čtyři figurky.
br-card-q1_yggdrasil = Yggdrasil!
br-card-q1_yggdrasil-text = Mějte v Yggdrasilu větší sílu než kterýkoli jiný klan.
br-card-odins_smite = Ódinův trest
br-card-odins_smite-text = Před sečtením sil ztratí každý soupeř v bitvě jednoho válečníka v provincii.
br-card-tyrs_bash = Týrova rána
br-card-tyrs_bash-text = Jen bonus.
br-card-heimdalls_sight = Heimdallův zrak
br-card-heimdalls_sight-text = X je nejvyšší bonus na odhalené kartě kteréhokoli soupeře (není-li žádný, 0).
br-card-friggas_grace = Friggina milost
br-card-friggas_grace-text = Pokud s touto kartou provincii vypleníte, zvyšte o stupeň ještě jednu vlastnost, ne však tu, kterou zvýšil žeton.
br-card-lokis_trickery = Lokiho lest
br-card-lokis_trickery-text = Pokud prohrajete a bitva má vítěze, ukradněte mu 1 zuřivost.
br-card-tyrs_smash = Týrův úder
br-card-tyrs_smash-text = Jen bonus.
br-card-tyrs_smite = Týrův trest
br-card-tyrs_smite-text = Jen bonus.
br-card-thors_hammer = Thórovo kladivo
br-card-thors_hammer-text = Pokud vyhrajete, získejte 3 slávy.
br-card-tyrs_crush = Týrův nápor
br-card-tyrs_crush-text = Jen bonus.

## Karty věku 2

br-card-valkyrie = Valkýra
br-card-valkyrie-text = Získejte 2 slávy za každou nepřátelskou figurku zničenou v bitvě, které se účastní.
br-card-dark_elf = Temný elf
br-card-dark_elf-text = Smí obsadit i Yggdrasil. Tam má sílu 3, jinde 1.
br-card-fire_giant = Ohnivý obr
br-card-fire_giant-text = Když obsazuje, zničte v provincii a jejím fjordu všechny nepřátelské figurky kromě monster.
br-card-lord_of_axes = Pán seker
br-card-lord_of_axes-text = Když vypleníte provincii, kde je váš vůdce, zvyšte libovolnou vlastnost o stupeň.
br-card-experts_in_arms = Znalci zbraní
br-card-experts_in_arms-text = Vaši válečníci mají sílu 2, takže obsazení každým z nich stojí 2 zuřivosti.
br-card-fire_dragons = Ohniví draci
br-card-fire_dragons-text = Získejte 8 slávy pokaždé, když je vaše loď zničena.
br-card-odins_inspiration = Ódinova inspirace
br-card-odins_inspiration-text = Za své figurky ztracené v Ragnaröku získáte dvojnásobek slávy: 6 za každou ve věku 2, 8 ve věku 3.
br-card-tyrs_challenge = Týrova výzva
br-card-tyrs_challenge-text = Akce za 2 zuřivosti: vypleňte provincii, která už v tomto věku vypleněna byla; platí všechna běžná pravidla.
br-card-friggas_protection = Friggina ochrana
br-card-friggas_protection-text = Zaplaťte 1 zuřivost, aby vaše figurka nebyla zničena. Smíte to udělat opakovaně, ne však v Ragnaröku.
br-card-lokis_eminence = Lokiho vznešenost
br-card-lokis_eminence-text = Ve fázi Propuštění z Valhally získejte 2 slávy za každou svou propuštěnou figurku.
br-card-tyrs_prowess = Týrova udatnost
br-card-tyrs_prowess-text = Po vítězství v bitvě si smíte vzít zpět libovolný počet zahraných karet, místo abyste je odhodili; každou za 1 zuřivost.
br-card-thors_domain = Thórovo panství
br-card-thors_domain-text = Když obsadíte provincii, smíte zaplatit 2 zuřivosti a hned ji vyplenit.
br-card-q2_alfheim = Alfheim!
br-card-q2_alfheim-text = Mějte v některé provincii Alfheimu větší sílu než kterýkoli jiný klan.
br-card-q2_jotunheim = Jotunheim!
br-card-q2_jotunheim-text = Mějte v některé provincii Jotunheimu větší sílu než kterýkoli jiný klan.
br-card-q2_manheim = Manheim!
br-card-q2_manheim-text = Mějte v některé provincii Manheimu větší sílu než kterýkoli jiný klan.
br-card-q2_glorious_death = Slavná smrt!
br-card-q2_glorious_death-text = Mějte ve fázi úkolů ve Valhalle aspoň čtyři figurky.
br-card-q2_yggdrasil = Yggdrasil!
br-card-q2_yggdrasil-text = Mějte v Yggdrasilu větší sílu než kterýkoli jiný klan.
br-card-tyrs_crush_2 = Týrův nápor
br-card-tyrs_crush_2-text = Jen bonus.
br-card-heimdalls_eye = Heimdallovo oko
br-card-heimdalls_eye-text = Smíte ji přidat ke své kartě po odhalení, nebo zahrát jako běžnou kartu.
br-card-odins_tide = Ódinův příliv
br-card-odins_tide-text = Před sečtením sil si každý účastník včetně vás vybere jednu svou figurku v bitvě; ostatní jsou zničeny.
br-card-lokis_backstab = Lokiho rána do zad
br-card-lokis_backstab-text = Pokud prohrajete a bitva má vítěze, ukradněte mu 2 slávy.
br-card-tyrs_rage = Týrova zuřivost
br-card-tyrs_rage-text = Jen bonus.
br-card-heimdalls_watch = Heimdallova hlídka
br-card-heimdalls_watch-text = Odhoďte všechny odhalené karty včetně této. Získejte slávu rovnou součtu jejich bonusů; kdo má ještě karty, hraje znovu.
br-card-thors_oath = Thórova přísaha
br-card-thors_oath-text = Pokud vyhrajete, zvyšte libovolnou vlastnost o stupeň.
br-card-tyrs_smite_2 = Týrův trest
br-card-tyrs_smite_2-text = Jen bonus.
br-card-tyrs_smash_2 = Týrův úder
br-card-tyrs_smash_2-text = Jen bonus.

## Karty věku 3

br-card-frost_giant = Mrazivý obr
br-card-frost_giant-text = Když vypleníte provincii, kde je, získáte kořist z žetonu dvakrát.
br-card-soldier_of_hel = Helin voják
br-card-soldier_of_hel-text = Zahrání karty i obsazení touto figurkou je vždy zdarma. Bojuje se silou 3.
br-card-volur_witch = Čarodějnice völva
br-card-volur_witch-text = Má-li být ve vnější provincii zničena, smíte ji místo do Valhally poslat do Yggdrasilu.
br-card-lord_of_spears = Pán kopí
br-card-lord_of_spears-text = Když vypleníte provincii, kde je váš vůdce, zvyšte všechny tři vlastnosti o stupeň.
br-card-masters_in_arms = Mistři zbraní
br-card-masters_in_arms-text = Každá dvojice vašich válečníků v téže provincii má dohromady sílu 6, válečník bez dvojice sílu 2. Obsazení každým z nich stojí 2 zuřivosti.
br-card-eternal_dragons = Věční draci
br-card-eternal_dragons-text = Získejte 12 slávy pokaždé, když je vaše loď zničena.
br-card-friggas_domain = Friggino panství
br-card-friggas_domain-text = Smíte obsazovat svými figurkami přímo z Valhally za 1 zuřivost bez ohledu na jejich sílu.
br-card-odins_throne = Ódinův trůn
br-card-odins_throne-text = Za splněné úkoly získáváte dvojnásobek slávy; vlastnost zvyšujete jako obvykle o jeden stupeň.
br-card-thors_conquest = Thórovo dobývání
br-card-thors_conquest-text = Na konci hry získejte 3 slávy za každou svou figurku na plánu včetně fjordů.
br-card-friggas_sacrifice = Friggina oběť
br-card-friggas_sacrifice-text = Akce: zničte dvě své figurky na plánu a zvyšte libovolnou vlastnost o stupeň.
br-card-tyrs_wrath = Týrův hněv
br-card-tyrs_wrath-text = Úkol, který odhalíte v bitvě, se smí počítat jako bitevní karta +5.
br-card-lokis_wrath = Lokiho hněv
br-card-lokis_wrath-text = Ve fázi Propuštění z Valhally získejte 3 slávy za každou svou propuštěnou figurku.
br-card-q3_alfheim = Alfheim!
br-card-q3_alfheim-text = Mějte v některé provincii Alfheimu větší sílu než kterýkoli jiný klan.
br-card-q3_jotunheim = Jotunheim!
br-card-q3_jotunheim-text = Mějte v některé provincii Jotunheimu větší sílu než kterýkoli jiný klan.
br-card-q3_manheim = Manheim!
br-card-q3_manheim-text = Mějte v některé provincii Manheimu větší sílu než kterýkoli jiný klan.
br-card-q3_glorious_death = Slavná smrt!
br-card-q3_glorious_death-text = Mějte ve fázi úkolů ve Valhalle aspoň čtyři figurky.
br-card-q3_yggdrasil = Yggdrasil!
br-card-q3_yggdrasil-text = Mějte v Yggdrasilu větší sílu než kterýkoli jiný klan.
br-card-heimdalls_gaze = Heimdallův pohled
br-card-heimdalls_gaze-text = Smíte ji přidat ke své kartě po odhalení, nebo zahrát jako běžnou kartu.
br-card-thors_primacy = Thórova nadvláda
br-card-thors_primacy-text = Texty odhalených karet všech soupeřů neplatí; jejich bonusy se počítají.
br-card-thors_ascension = Thórův vzestup
br-card-thors_ascension-text = Pokud vyhrajete, získejte 3 zuřivosti a 3 slávy.
br-card-odins_judgement = Ódinův soud
br-card-odins_judgement-text = Ať vyhrajete, nebo prohrajete, získejte 2 slávy za každou figurku zničenou v této bitvě, i za své vlastní.
br-card-tyrs_rage_3 = Týrova zuřivost
br-card-tyrs_rage_3-text = Jen bonus.
br-card-heimdalls_watch_3 = Heimdallova hlídka
br-card-heimdalls_watch_3-text = Odhoďte všechny odhalené karty včetně této. Získejte slávu rovnou součtu jejich bonusů; kdo má ještě karty, hraje znovu.
br-card-tyrs_crush_3 = Týrův nápor
br-card-tyrs_crush_3-text = Jen bonus.
br-card-lokis_poison = Lokiho jed
br-card-lokis_poison-text = Pokud prohrajete a bitva má vítěze, vezměte si do ruky všechny karty, které v této bitvě zahrál, i ty přidané později.
br-card-tyrs_smite_3 = Týrův trest
br-card-tyrs_smite_3-text = Jen bonus.

## Galerie karet

br-filter-age = Věk
br-filter-god = Bůh

## How the numbers of a clan came about

br-count-glory = Za co klan slávu získal.
br-count-rage = Platí se jí za akce. Každý věk začíná na hodnotě počítadla zuřivosti, teď na { $step }. stupni.
br-count-axes = Hodnota počítadla Seker, teď na { $step }. stupni. Tolik slávy přinese každá vyhraná bitva.
br-count-horns = Počítají se všechny figurky. Limitem je hodnota počítadla Rohů, teď na { $step }. stupni.
br-count-hand = Soupeři vidí kolik, ne které.
br-count-quests = Leží lícem dolů až do fáze Úkoly.
