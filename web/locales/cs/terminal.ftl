# Hra v terminálu: co říká jen ona. Všechno ostatní je v ostatních souborech. To, co se píše (?, u, s, q, board, hand, log),
# je ve všech jazycích stejné.
# Nápovědy (term-…-help-…, term-…-idea-…) začínají názvem a dvojtečkou: tím názvem se na ně lze zeptat.

term-welcome = { $title }. Nápověda kdykoli: ?, konec: q.
term-unfinished = V souboru { $file } je nedohraná hra. Pokračovat v ní?
term-new-dice = V tomto záznamu není počáteční číslo, náhoda se proto odsud losuje znovu.
term-curtain = Předejte klávesnici. { $name }, stiskněte Enter, až se nikdo jiný nebude dívat.
term-back = zpět
term-choose = Vyberte:
term-choose-some =
    { $n ->
        [one] Napište ještě jedno číslo.
        [few] Napište { $n } čísla, například { $example }.
       *[other] Napište { $n } čísel, například { $example }.
    }
term-choose-others =
    { $n ->
        [one] Napište číslo od 1 do { $most }.
        [few] Napište { $n } různá čísla od 1 do { $most }.
       *[other] Napište { $n } různých čísel od 1 do { $most }.
    }
term-no-line = Řádek { $n } tu není; počet řádků: { $of }.
term-no-action = Taková akce není: { $said }. Nápověda: ?
term-not-now = Teď to není možné: { $said }.
term-no-help = K tomuto nápověda není: { $said }. Zkuste samotné ?
term-no-seat = Takové místo není: { $said }.
term-other-eyes = Očima tohoto místa se dívat nemůžete: { $said }.
term-keep = Ponechat hru v souboru { $file }?
term-taken-back = Vráceno.
term-nothing-back = Není co vrátit.
term-say-where = Napište kam: s SOUBOR
term-saved = Uloženo: { $file }.
term-cannot-write = Do souboru { $file } nelze zapsat.
term-not-kept = Do souboru { $file } nelze zapsat. Hra pokračuje, ale neukládá se; s SOUBOR ji uloží jinam.
term-saga = Sága této hry je v souboru { $file }; poctivost náhody ověří { $command }
term-resume = Hra je uložena. Pokračovat: { $command }
term-end = Konec hry. Pořadí:
term-victory = vítězství
term-won = Vítězství: { $side }.
term-none = nic
term-spectator = Divák
term-secret = Co nevidí všichni:
term-nothing-secret = Vidíte totéž co ostatní.
term-unchanged = Beze změny: { $lists } (board ukáže vše).
term-on-table = Na stole: { $what }.
term-lists = { $title }: stůl se ukazuje v seznamech, nakolik ho smíte vidět. Pomlčka stojí tam, kde nic není nebo kde to nemáte vědět; uvnitř seznamů se takové věci i nulové počty vynechávají. Seznamy, které se od minulé otázky nezměnily, se jen jmenují.

## Co lze napsat

term-keys = Lze napsat:
term-hole-words = SLOVA
term-hole-word = SLOVO
term-hole-seat = MÍSTO
term-hole-file = SOUBOR
term-key-number = vybrat řádek 3, nebo několik najednou (1 3 4), když se jich žádá víc; 0 vede zpět
term-key-words = nebo slovy programu: { $actions } (co je jasné, lze vynechat)
term-key-help = nápověda ke kartě, místu, akci nebo pojmu: { $questions }, ? 3 (řádek 3); názvy lze psát česky
term-key-undo = vrátit své poslední rozhodnutí, pokud se od té doby nic neodhalilo
term-key-board = znovu ukázat stůl nebo vaše karty
term-key-seat = stůl očima jiného vašeho místa
term-key-log = co se stalo
term-key-save = uložit
term-key-quit = skončit (hra zůstane uložená a lze v ní pokračovat)

## Blood Rage

term-br-sheet = sláva { $glory }  zuřivost { $rage } z { $of }  Sekery { $axes }  Rohy { $figures }/{ $horns }  karty { $hand }  úkoly { $quests }
term-br-first = první hráč
term-br-dooms = Ragnarök podle věků: { $places }
term-br-doomed = ZKÁZA
term-br-doom-in = zkáza { $age }
term-br-pillaged = vypleněno
term-br-reward-all = všechny tři +1
term-br-by-ship = z lodi
term-br-mark-ne = SV
term-br-mark-sw = JZ
term-br-mark-nw = SZ fjord
term-br-mark-se = JV fjord
term-br-clan-wolf = Vlk
term-br-clan-raven = Havran
term-br-clan-serpent = Had
term-br-clan-bear = Medvěd
term-br-short-warrior = v
term-br-short-leader = Vd
term-br-short-ship = loď
term-br-short-troll = Troll
term-br-short-dwarf_chieftain = Trp
term-br-short-sea_serpent = MHad
term-br-short-valkyrie = Valk
term-br-short-dark_elf = Elf
term-br-short-fire_giant = OhnO
term-br-short-frost_giant = MrzO
term-br-short-soldier_of_hel = Hel
term-br-short-volur_witch = Völva
term-br-quests = Vaše úkoly, lícem dolů: { $cards }
term-br-battle = Bitva { NAME($place, case: "in") } ({ $reward }); plení { $clan }
term-br-seen = jistě v ruce: { $cards }
term-br-end = Konec světa. Sláva:
term-br-from = { NAME($place, case: "from") }
term-br-choose-slot = vyberte místo
term-br-legend = +{ $n } slávy na konci hry
term-br-total = s figurkami: { $n }
term-br-met-now = právě splněno
term-br-pass-loses =
    { $rage ->
        [one] ztratíte { $rage } zuřivost a v tomto věku už nehrajete
        [few] ztratíte { $rage } zuřivosti a v tomto věku už nehrajete
       *[other] ztratíte { $rage } zuřivosti a v tomto věku už nehrajete
    }
term-br-steps = Stupně: { $steps }.
term-br-verb-join = Poslat
term-br-verb-keep = Nechat si
term-br-verb-keep_two = Nechat si dvě
term-br-verb-save = Ponechat
term-br-verb-card = Vyložit
term-br-verb-late = Přidat
term-br-verb-move = Pochod
term-br-verb-step = Jít dál
term-br-verb-take_back = Vzít zpět
term-br-verb-spare = Ušetřit
term-br-verb-protect = Ochránit
term-br-verb-raise = Zvýšit

term-br-primer =
    Tři věky, každý o šesti fázích: Dary bohů (draftování šesti karet), Akce (hráči se střídají a utrácejí zuřivost), Odhození karet, Úkoly (vyhodnotí se přijaté úkoly), Ragnarök (provincie se znamením zkázy je zničena), Propuštění z Valhally.
    Ve svém tahu: Obsazení (figurkou ze zásoby), Pochod, Vylepšení, Úkoly, Plenění, nebo pas.
    Vítězí, kdo má po třech věcích nejvíc slávy. I prohrávat se dá k vítězství: úkoly a karty za padlé platí.
    Na co se lze zeptat: rage (zuřivost), axes (sekery), horns (rohy), glory (sláva), battle (bitva), fjord, villages (vesnice), ragnarok (ragnarök), valhalla, yggdrasil, draft (draftování), reserve (zásoba), doom (zkáza).

term-br-help-keep = Nechat si: v Darech bohů si necháte tuto kartu a zbytek pošlete doleva.
term-br-help-keep_two = Nechat si dvě: v Darech bohů ve dvou si necháte dvě karty a zbytek si vyměníte.
term-br-help-save = Ponechat: při odhození karet si necháte tuto jednu kartu na další věk, zbytek ruky odhodíte.
term-br-help-save_none = Neponechat nic: při odhození karet odhodíte celou ruku.
term-br-help-invade = Obsazení: figurka ze zásoby přijde do volné vesnice a vy zaplatíte její sílu zuřivostí. Vůdce je zdarma, lodě se staví do fjordů a Yggdrasil obsadit nelze. Počet figurek na plánu omezují Rohy.
term-br-help-recall = Návrat: s kartou „Friggino panství“ obsadíte figurkou z Valhally za 1 zuřivost.
term-br-help-march = Pochod: za 1 zuřivost přesuňte libovolný počet svých figurek z jedné provincie do druhé, jakkoli daleko.
term-br-help-move = Jít: tato figurka se připojí k pochodu.
term-br-help-upgrade = Vylepšení: zaplaťte cenu karty a položte ji na klanovou desku. Vylepšení jednotek nebo monster dovolí hned zdarma obsadit jednou takovou figurkou.
term-br-help-quest = Úkoly: vyložte kartu úkolu lícem dolů. Splněný na konci věku přinese slávu a stupeň vlastnosti.
term-br-help-pillage = Plenění: svoláte všechny v okolí k boji o tuto provincii. Vyhrajete-li nebo nikdo nepřijde, kořist je vaše. Kdo vyhraje bitvu, získá slávu podle Seker.
term-br-help-challenge = Výzva: s kartou „Týrova výzva“ smíte za 2 zuřivosti vyplenit provincii, která už v tomto věku vypleněna byla.
term-br-help-sacrifice = Oběť: s kartou „Friggina oběť“ zničte dvě své figurky a zvyšte vlastnost o stupeň.
term-br-help-pass = Pas: ztratíte zbývající zuřivost a v tomto věku už nehrajete.
term-br-help-join = Poslat: odpovíte na svolání; figurka přijde ze sousedící provincie do volné vesnice a bude bojovat.
term-br-help-card = Vyložit: položte tuto kartu v bitvě lícem dolů. Poražení si své karty vezmou zpět, vítězovy se odhodí.
term-br-help-late = Přidat: přidejte tuto kartu ke své po odhalení.
term-br-help-spare = Ušetřit: „Ódinův příliv“ tuto figurku nechá žít; vaše ostatní v bitvě jsou zničeny.
term-br-help-protect = Ochránit: s kartou „Friggina ochrana“ figurka za 1 zuřivost zůstane.
term-br-help-retreat = Ustoupit: čarodějnice völva jde do Yggdrasilu místo do Valhally.
term-br-help-raise = Zvýšit: tato vlastnost stoupne o stupeň.
term-br-help-step = Jít dál: s kartou „Pán kladiv“ vůdce pokračuje do této provincie.
term-br-help-take_back = Vzít zpět: s kartou „Týrova udatnost“ se vám karta za 1 zuřivost vrátí do ruky.
term-br-help-accept = Ano: přijmout, co se nabízí.
term-br-help-decline = Ne: obejít se bez toho.
term-br-help-done = Hotovo: to je vše.
term-br-idea-rage = Zuřivost: platí se jí akce. Každá fáze Akce začíná s tolika, kolik ukazuje vlastnost Zuřivost. Bez ní nemůžete hrát akce, ale dál bojujete a odpovídáte na svolání.
term-br-idea-axes = Sekery: tolik slávy získáte za každou vyhranou bitvu.
term-br-idea-horns = Rohy: tolik vašich figurek smí být na plánu.
term-br-idea-glory = Sláva: rozhoduje hru. Dávají ji bitvy, plenění, úkoly, Ragnarök a karty a za každou vlastnost na posledních stupních na konci 10 nebo 20.
term-br-idea-ragnarok = Ragnarök: na konci každého věku je provincie se znamením zkázy zničena. Všechno v ní a v jejím fjordu jde do Valhally a majitel získá 2, 3 nebo 4 slávy za figurku.
term-br-idea-valhalla = Valhalla: tady zničené figurky čekají na konec věku; pak se vrátí do zásoby.
term-br-idea-yggdrasil = Yggdrasil: střed světa, sousedí se všemi provinciemi, vejde se tam libovolný počet figurek a jeho kořist zvýší všechny tři vlastnosti. Obsadit ho nelze: přichází se pochodem nebo na svolání.
term-br-idea-fjord = Fjord: lodě stojí ve fjordech, podporují obě provincie na březích a nikdy se nepohybují.
term-br-idea-villages = Vesnice: do každé se vejde jedna figurka kteréhokoli klanu. Do plné provincie už nikdo nemůže.
term-br-idea-draft = Draftování: v Darech bohů si každý nechá kartu a zbytek pošle doleva, dokud jich nemá šest.
term-br-idea-battle = Bitva: bojují všechny figurky v provincii a jejím fjordu, jejich síla a karty se sčítají. Vyhraje nejvyšší součet, při remíze prohrají všichni. Figurky poražených jdou do Valhally a poražení si berou karty zpět.
term-br-idea-reserve = Zásoba: vaše figurky, které nejsou na plánu ani ve Valhalle.
term-br-idea-doom = Zkáza: žeton na provincii, kterou zničí Ragnarök tohoto věku.

## Nájezdníci ze severu

term-rn-vp = { $n } VB
term-rn-tier = Od { $strength }: { $vp } VB.
term-rn-ability = { $card } (schopnost)
term-rn-verb-take = Vzít dělníka
term-rn-verb-keep = Nechat si
term-rn-verb-act = Provést akci
term-rn-verb-act_plain = Provést bez schopnosti posádky
term-rn-verb-offer = Přinést oběť
term-rn-verb-play = Zahrát
term-rn-verb-hire = Najmout
term-rn-verb-dismiss = Propustit
term-rn-verb-discard = Odhodit
term-rn-verb-copy = Použít
term-rn-verb-swap = Vyměnit
term-rn-verb-steal = Vzít
term-rn-verb-target = Vybrat
term-rn-verb-amount = Vybrat
term-rn-verb-gain = Vzít
term-rn-verb-recall = Vzít zpět
term-rn-verb-enlist = Přidat do posádky
term-rn-verb-spare = Nechat si
term-rn-verb-exchange = Vyměnit karty
term-rn-verb-give = Dát
term-rn-verb-toll = Odevzdat
term-rn-verb-reroll = Přehodit
term-rn-verb-set = Vzít sadu
term-rn-verb-sacrifice = Kdo padne
term-rn-verb-sacrifice_plain = Kdo padne, bez schopnosti

term-rn-primer =
    Vedete družinu vikingů. Ve svém tahu buď pracujete ve vesnici, nebo podnikáte nájezd.
    Práce: umístěte dělníka do prázdné budovy a proveďte její akci, pak vezměte dělníka z jiné budovy a proveďte i tu.
    Nájezd: máte-li dost posádky, proviantu (a zlata) a dělníka správné barvy, umístěte ho na osadu, hoďte kostkami, získejte VB za sílu a vezměte si sadu kořisti s novým dělníkem. Každá valkýra v sadě si vezme jednoho člena posádky a na konci vás za něj odmění.
    Za kořist je zbroj, další nájezdy a oběti náčelníkovi. Vítězí, kdo má nejvíc VB.
    Na co se lze zeptat: worker (dělník), strength (síla), armour (zbroj), valkyrie (valkýra), plunder (kořist), offerings (oběti), limits (limity), end (konec).

term-rn-help-place = Umístit: postavte dělníka do prázdné budovy a proveďte její akci.
term-rn-help-take = Vzít: vezměte dělníka z jiné budovy a proveďte její akci.
term-rn-help-raid = Nájezd: vyplujte k osadě, zaplaťte, hoďte kostkami, bodujte a pleňte.
term-rn-help-act = Akce: proveďte akci budovy.
term-rn-help-act_plain = Akce bez schopnosti: proveďte akci bez schopnosti své posádky.
term-rn-help-skip = Vynechat: akci neprovést.
term-rn-help-offer = Oběť: zaplaťte, co žeton žádá; jeho VB se počítají na konci.
term-rn-help-play = Zahrát: proveďte akci karty v radnici; pak se odhodí.
term-rn-help-hire = Najmout: zaplaťte stříbro uvedené na kartě a dejte ji do posádky (nejvýš pět).
term-rn-help-dismiss = Propustit: člen posádky odejde.
term-rn-help-discard = Odhodit: odložte kartu z ruky.
term-rn-help-keep = Nechat si: vyberte tři karty, se kterými začnete.
term-rn-help-set = Sada: vyberte, kterou kořist si vezmete; přijde s ní dělník, který tam čeká.
term-rn-help-sacrifice = Padnout: valkýra si vezme tohoto člena posádky a vy postoupíte o stupeň na stupnici valkýr.
term-rn-help-sacrifice_plain = Padnout bez schopnosti: totéž, ale schopnost člena posádky se nepoužije.
term-rn-help-reroll = Přehodit: rváč hodí jednou kostkou znovu.
term-rn-help-stand = Nechat hod: kostky zůstanou.
term-rn-help-swap = Vyměnit: dělník soupeře a dělník ve vesnici si vymění místa.
term-rn-help-exchange = Výměna: tajně si se soupeřem vyměňte tolik karet.
term-rn-help-toll = Daň: vyberte, co odevzdáte.
term-rn-idea-worker = Dělník: každý tah začínáte i končíte s jedním. Černí, šedí a bílí smějí na různá místa.
term-rn-idea-strength = Síla: součet kostek, posádky, jejích schopností a zbroje. Rozhoduje o VB za nájezd.
term-rn-idea-armour = Zbroj: přičítá se ke každému nájezdu a nikdy se neutrácí. Od 3, 6 a 9 přinese na konci 2, 4 a 6 VB.
term-rn-idea-valkyrie = Valkýra: každá ve vaší kořisti si vezme člena posádky. Stupnice přinese na konci až 15 VB.
term-rn-idea-valkyries = { term-rn-idea-valkyrie }
term-rn-idea-plunder = Kořist: zlato, železo a dobytek. Na konci je zlato a železo po 1 VB, dobytek 1 VB za dvojici.
term-rn-idea-offerings = Oběti: žetony, které stojí kořist nebo stříbro a na konci přinesou VB.
term-rn-idea-limits = Limity: na konci tahu si necháte nejvýš 8 stříbra, 8 proviantů a 8 karet.
term-rn-idea-end = Konec: zbývá-li jediný nájezd na pevnost, žádný žeton v hromádce nebo žádná valkýra na plánu, má každý ještě jeden tah.

## Běsnění Drákuly

term-dr-ticket = jízdenka { $numbers }
term-dr-round = kolo { $n }
term-dr-ally = Spojenec lovců: „{ $event }“
term-dr-dark-ally = Drákulův spojenec: „{ $omen }“
term-dr-map = Mapa
term-dr-map-legend = + velké město, ~ přístav, H nemocnice
term-dr-map-chances = % jak pravděpodobně je tam Drákula
term-dr-sea = Moře
term-dr-may-be-in = Počet míst, kde Drákula může být: { $n }.
term-dr-may-be = možná
term-dr-places =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
       *[other] { $n } míst
    }
term-dr-face-up = lícem nahoru
term-dr-face-down = lícem dolů
term-dr-encounter = střetnutí?
term-dr-leaving = Odchází
term-dr-decks = Balíčky
term-dr-shown-before = už ukázáno: { $cards }
term-dr-your-items = Vaše předměty
term-dr-your-events = Vaše události
term-dr-your-tickets = Vaše jízdenky
term-dr-your-combat-cards = Vaše bojové karty
term-dr-discarded-items = Odhozené předměty
term-dr-discarded-hunters = Odhozené události lovců
term-dr-discarded-dracula = Odhozené Drákulovy události
term-dr-discarded-encounters = Odhozená střetnutí
term-dr-verb-start = Začít
term-dr-verb-settle = Začít
term-dr-verb-ride = Jet
term-dr-verb-act_next = Hraje další
term-dr-verb-give = Dát
term-dr-verb-discard_item = Odhodit předmět
term-dr-verb-discard_event = Odhodit událost
term-dr-verb-discard_ticket = Vrátit jízdenku
term-dr-verb-discard_omen = Odhodit událost
term-dr-verb-open_item = Nechat odkryté
term-dr-verb-open_event = Nechat odkryté
term-dr-verb-show = Ukázat
term-dr-verb-use = Použít
term-dr-verb-name = Jmenovat
term-dr-verb-target = Vybrat
term-dr-verb-space = Vybrat pole
term-dr-verb-block = Zátaras
term-dr-verb-unblock = Odstranit zátaras
term-dr-verb-seek = Hledat
term-dr-verb-ambush = Přepadnout
term-dr-verb-resolve = Provést
term-dr-verb-mature = Nechat dozrát
term-dr-verb-heal = Vyléčit
term-dr-verb-lay = Položit
term-dr-verb-drop = Odhodit
term-dr-verb-rumor = Zvěst
term-dr-verb-shift = Přesunout
term-dr-verb-storm = Bouře
term-dr-verb-calm = Odstranit bouři
term-dr-verb-fight = Zahrát
term-dr-verb-engage = Napadnout
term-dr-verb-claw = Zasáhnout
term-dr-verb-plot = Vzít
term-dr-verb-fly = Letět
term-dr-verb-item = Nechat si
term-dr-verb-omen = Vzít zpět

term-dr-primer =
    Drákula putuje Evropou, aniž ho kdo vidí: v každém kole položí kartu další lokace lícem dolů na cestu o šesti polích a nechá tam střetnutí. Co z cesty sklouzne, dozraje a přinese mu vliv; se 13 vyhraje.
    Čtyři lovci – lord Godalming, doktor Seward, Van Helsing a Mina Harkerová – hrají jednou ve dne a jednou v noci. Lovec, který vstoupí do města na cestě, odhalí jeho kartu.
    Kde se při soumraku nebo svítání setkají, bojují: všichni tajně zahrají kartu a karta se symbolem té Drákulovy ji zruší. S 15 zraněními na Drákulovi vyhrají lovci.
    Na co se lze zeptat: trail (cesta), hideout (úkryt), lair (doupě), influence (vliv), despair (zoufalství), fury (běsnění), rage (vztek), pride (pýcha), engaged (pod útokem), weakened (oslabení), bite (kousnutí), delayed (zdržení), weapon (zbraň), hospital (nemocnice), fog (mlha), storm (bouře), roadblocks (zátarasy), rumor (zvěst), ticket (jízdenka), sea (moře), dawn (svítání), dusk (soumrak), belief (pravděpodobnost), discards (odhozené karty).

term-dr-help-road = Po silnici: pohyb po jedné silnici.
term-dr-help-rail = Po železnici: utraťte jízdenku; kam pojedete, vyberete potom.
term-dr-help-carriage = Zvláštní vagon: totéž s kartou „Zvláštní vagon“, až čtyři železnice libovolné barvy.
term-dr-help-sail = Po moři: jeden krok, z přístavu do oblasti, z oblasti do oblasti nebo z oblasti do přístavu.
term-dr-help-leave = Odejít: z nemocnice do jejího města.
term-dr-help-supply = Zásobování: ve velkém městě dobrat předmět a k tomu událost: ve dne z vrchu balíčku, v noci zespodu.
term-dr-help-rest = Odpočinek: vyléčit 1 zranění, u doktora Sewarda 2.
term-dr-help-trade = Výměna: ukažte si předměty a jízdenky a tajně si předejte kterékoli z nich.
term-dr-help-trade_events = Výměna událostí: Van Helsing vyměňuje události s lovcem v kterémkoli městě.
term-dr-help-reserve = Koupě jízdenky: dobrat jízdenku (lord Godalming dvě); ponechat si smíte dvě.
term-dr-help-search = Prohledání: odhalte všechna střetnutí ve svém městě a čelte jim.
term-dr-help-bond = Psychické pouto: Drákula řekne, zda je v Minině regionu.
term-dr-help-gallop = Rychlí koně: pohyb po silnicích až o žluté číslo náhodné jízdenky.
term-dr-help-play = Zahrát: zahrajte jednu ze svých událostí.
term-dr-help-go = Jít: položte kartu sousední lokace lícem dolů na pole 1.
term-dr-help-wolf = Vlčí podoba: jedna nebo dvě silnice a 1 zranění.
term-dr-help-misdirect = Falešná stopa: vyčistěte úkryt, než se pohnete.
term-dr-help-mature = Dozrát: proveďte efekt dozrání střetnutí, které opouští cestu.
term-dr-help-make_lair = Doupě: úkryt, který opouští cestu, si ponechejte jako doupě, s dalším střetnutím.
term-dr-help-lay = Položit: dejte toto střetnutí lícem dolů.
term-dr-help-ambush = Přepadení: odhalte toto střetnutí proti lovci, který právě přišel.
term-dr-help-scheme = Plán: zahrajte jednu ze svých událostí.
term-dr-help-engage = Napadnout: vyberte lovce, jehož symboly v tomto kole platí a kterého vaše karta zasáhne.
term-dr-help-fight = Souboj: zahrajte tuto bojovou kartu.
term-dr-help-use = Použít: zahrajte nebo použijte tuto kartu.
term-dr-help-pass = Pas: nic takového neudělat.
term-dr-idea-trail = Cesta: posledních šest kroků Drákuly, pole 1 je nejnovější. Co opustí pole 6, dozraje.
term-dr-idea-hideout = Úkryt: všechny karty a žetony na jednom poli cesty.
term-dr-idea-lair = Doupě: úkryt ponechaný, když opustil cestu. Nedozrává, ale může přepadnout a Drákula se do něj může vrátit.
term-dr-idea-influence = Vliv: se 13 Drákula vyhraje. Přinášejí ho dozrálí upíři, kousnutí v noci a poražení lovci.
term-dr-idea-despair = Zoufalství: jeden žeton za týden. S každým váží porážka lovce o 1 víc a Drákulovy úniky působí o kolo později; se třemi přinese vliv každé město, kam vstoupí.
term-dr-idea-fury = Běsnění: se třemi žetony zoufalství přinese Drákulovi vliv každá karta města nebo karta „Skrýt se“ položená na cestu.
term-dr-idea-rage = Vztek: každá porážka lovce zvýší vliv o 2 a o 1 navíc za každý žeton zoufalství.
term-dr-idea-pride = Pýcha: únik selže, dokud Drákula nezahrál víc bojových karet, než je žetonů zoufalství.
term-dr-idea-engaged = Pod útokem: jen symboly napadeného lovce mohou zrušit Drákulovu kartu a ta zasáhne jeho.
term-dr-idea-weakened = Oslabení: pokousaný lovec má jeden předmět a jednu událost odkryté. Mina vždy.
term-dr-idea-bite = Kousnutí: lovec, který pro ně nemá volné místo, je poražen: Mina prvním, Van Helsing třetím.
term-dr-idea-delayed = Zdržení: nejbližší řada lovce padne na to, aby vstal.
term-dr-idea-weapon = Zbraň: nůž, pistole a puška.
term-dr-idea-hospital = Nemocnice: poražení lovci se probouzejí v Madridu, Římě nebo Budapešti, bez zranění a bez karet.
term-dr-idea-fog = Mlha: lovci do toho města nemohou vstoupit, opustit je ani je prohledávat; Drákula tam smí odmítnout souboj.
term-dr-idea-storm = Bouře: lovci do té oblasti nemohou vplout.
term-dr-idea-roadblocks = Zátarasy: lovci tu silnici nebo železnici nemohou použít.
term-dr-idea-rumor = Zvěst: upír, který dozraje z úkrytu s ní, přinese o 3 vlivu víc.
term-dr-idea-ticket = Jízdenka: bílých železnic tolik, kolik říká první číslo. Je-li na trase žlutá, platí druhé.
term-dr-idea-tickets = { term-dr-idea-ticket }
term-dr-idea-sea = Moře: Drákula utrpí 2 zranění z přístavu do oblasti, 1 z oblasti do oblasti. Lovci na moři musí ve dne plout dál.
term-dr-idea-dawn = Svítání: Drákula a lovci v jednom městě bojují jako ve dne.
term-dr-idea-dusk = Soumrak: Drákula a lovci v jednom městě bojují jako v noci, kdy jsou jeho karty silnější.
term-dr-idea-belief = Pravděpodobnost: procenta na mapě říkají, jak pravděpodobně tam Drákula je podle všeho, co lovci vědí.
