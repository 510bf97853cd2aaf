# Běsnění Drákuly (Fury of Dracula). Nejprve jména, pak otázky, akce a vyprávění o nich.
#
# Tvary jmen: nom – samostatně a na začátku věty, low – totéž uvnitř věty s malým písmenem, gen, dat, acc – pády,
# with – s kým (i s předložkou). Místa mají tvary i s předložkou: in (kde), into (kam), from (odkud).
# Pole cesty: on (kde), onto (kam); jízdenky: full (se slovem jízdenka); dny: on (kdy).
# Jména karet stojí v uvozovkách a neskloňují se.

dr-title = Běsnění Drákuly
dr-blurb = Čtyři lovci stíhají napříč Evropou hraběte, po němž zbývají jen vychladlé stopy. Jeden z vás je Drákula.
dr-learn = První večer s lovci, nebo za Drákulu.

## Jména

dr-role-dracula =
    { $case ->
       *[nom] Drákula
        [low] Drákula
        [gen] Drákuly
        [dat] Drákulovi
        [acc] Drákulu
        [with] s Drákulou
    }
    .gender = m
dr-role-godalming =
    { $case ->
       *[nom] Lord Godalming
        [low] lord Godalming
        [gen] lorda Godalminga
        [dat] lordu Godalmingovi
        [acc] lorda Godalminga
        [with] s lordem Godalmingem
    }
    .gender = m
dr-role-seward =
    { $case ->
       *[nom] Doktor Seward
        [low] doktor Seward
        [gen] doktora Sewarda
        [dat] doktoru Sewardovi
        [acc] doktora Sewarda
        [with] s doktorem Sewardem
    }
    .gender = m
dr-role-van_helsing =
    { $case ->
       *[nom] Van Helsing
        [low] Van Helsing
        [gen] Van Helsinga
        [dat] Van Helsingovi
        [acc] Van Helsinga
        [with] s Van Helsingem
    }
    .gender = m
dr-role-mina =
    { $case ->
       *[nom] Mina Harkerová
        [low] Mina Harkerová
        [gen] Miny Harkerové
        [dat] Mině Harkerové
        [acc] Minu Harkerovou
        [with] s Minou Harkerovou
    }
    .gender = f

dr-side-dracula = Drákula
dr-side-hunters = Lovci
dr-side-dracula-wins = Drákula vyhrál
dr-side-hunters-wins = Lovci vyhráli
dr-winner-nobody = nikdo
dr-winner-dracula = Drákula
dr-winner-hunters = lovci
dr-foe-dracula =
    { $case ->
       *[nom] Drákula
        [with] s Drákulou
    }
dr-foe-vampire =
    { $case ->
       *[nom] Upír
        [with] s upírem
    }

dr-place-dublin =
    { $case ->
       *[nom] Dublin
        [acc] Dublin
        [in] v Dublinu
        [into] do Dublinu
        [from] z Dublinu
    }
dr-place-edinburgh =
    { $case ->
       *[nom] Edinburgh
        [acc] Edinburgh
        [in] v Edinburghu
        [into] do Edinburghu
        [from] z Edinburghu
    }
dr-place-galway =
    { $case ->
       *[nom] Galway
        [acc] Galway
        [in] v Galwayi
        [into] do Galwaye
        [from] z Galwaye
    }
dr-place-liverpool =
    { $case ->
       *[nom] Liverpool
        [acc] Liverpool
        [in] v Liverpoolu
        [into] do Liverpoolu
        [from] z Liverpoolu
    }
dr-place-london =
    { $case ->
       *[nom] Londýn
        [acc] Londýn
        [in] v Londýně
        [into] do Londýna
        [from] z Londýna
    }
dr-place-manchester =
    { $case ->
       *[nom] Manchester
        [acc] Manchester
        [in] v Manchesteru
        [into] do Manchesteru
        [from] z Manchesteru
    }
dr-place-plymouth =
    { $case ->
       *[nom] Plymouth
        [acc] Plymouth
        [in] v Plymouthu
        [into] do Plymouthu
        [from] z Plymouthu
    }
dr-place-swansea =
    { $case ->
       *[nom] Swansea
        [acc] Swansea
        [in] ve Swansea
        [into] do Swansea
        [from] ze Swansea
    }
dr-place-bordeaux =
    { $case ->
       *[nom] Bordeaux
        [acc] Bordeaux
        [in] v Bordeaux
        [into] do Bordeaux
        [from] z Bordeaux
    }
dr-place-brussels =
    { $case ->
       *[nom] Brusel
        [acc] Brusel
        [in] v Bruselu
        [into] do Bruselu
        [from] z Bruselu
    }
dr-place-clermont_ferrand =
    { $case ->
       *[nom] Clermont-Ferrand
        [acc] Clermont-Ferrand
        [in] v Clermont-Ferrandu
        [into] do Clermont-Ferrandu
        [from] z Clermont-Ferrandu
    }
dr-place-le_havre =
    { $case ->
       *[nom] Le Havre
        [acc] Le Havre
        [in] v Le Havru
        [into] do Le Havru
        [from] z Le Havru
    }
dr-place-marseilles =
    { $case ->
       *[nom] Marseille
        [acc] Marseille
        [in] v Marseille
        [into] do Marseille
        [from] z Marseille
    }
dr-place-nantes =
    { $case ->
       *[nom] Nantes
        [acc] Nantes
        [in] v Nantes
        [into] do Nantes
        [from] z Nantes
    }
dr-place-paris =
    { $case ->
       *[nom] Paříž
        [acc] Paříž
        [in] v Paříži
        [into] do Paříže
        [from] z Paříže
    }
dr-place-strasbourg =
    { $case ->
       *[nom] Štrasburk
        [acc] Štrasburk
        [in] ve Štrasburku
        [into] do Štrasburku
        [from] ze Štrasburku
    }
dr-place-toulouse =
    { $case ->
       *[nom] Toulouse
        [acc] Toulouse
        [in] v Toulouse
        [into] do Toulouse
        [from] z Toulouse
    }
dr-place-alicante =
    { $case ->
       *[nom] Alicante
        [acc] Alicante
        [in] v Alicante
        [into] do Alicante
        [from] z Alicante
    }
dr-place-barcelona =
    { $case ->
       *[nom] Barcelona
        [acc] Barcelonu
        [in] v Barceloně
        [into] do Barcelony
        [from] z Barcelony
    }
dr-place-cadiz =
    { $case ->
       *[nom] Cádiz
        [acc] Cádiz
        [in] v Cádizu
        [into] do Cádizu
        [from] z Cádizu
    }
dr-place-granada =
    { $case ->
       *[nom] Granada
        [acc] Granadu
        [in] v Granadě
        [into] do Granady
        [from] z Granady
    }
dr-place-lisbon =
    { $case ->
       *[nom] Lisabon
        [acc] Lisabon
        [in] v Lisabonu
        [into] do Lisabonu
        [from] z Lisabonu
    }
dr-place-madrid =
    { $case ->
       *[nom] Madrid
        [acc] Madrid
        [in] v Madridu
        [into] do Madridu
        [from] z Madridu
    }
dr-place-santander =
    { $case ->
       *[nom] Santander
        [acc] Santander
        [in] v Santanderu
        [into] do Santanderu
        [from] ze Santanderu
    }
dr-place-saragossa =
    { $case ->
       *[nom] Zaragoza
        [acc] Zaragozu
        [in] v Zaragoze
        [into] do Zaragozy
        [from] ze Zaragozy
    }
dr-place-amsterdam =
    { $case ->
       *[nom] Amsterdam
        [acc] Amsterdam
        [in] v Amsterdamu
        [into] do Amsterdamu
        [from] z Amsterdamu
    }
dr-place-berlin =
    { $case ->
       *[nom] Berlín
        [acc] Berlín
        [in] v Berlíně
        [into] do Berlína
        [from] z Berlína
    }
dr-place-cologne =
    { $case ->
       *[nom] Kolín nad Rýnem
        [acc] Kolín nad Rýnem
        [in] v Kolíně nad Rýnem
        [into] do Kolína nad Rýnem
        [from] z Kolína nad Rýnem
    }
dr-place-frankfurt =
    { $case ->
       *[nom] Frankfurt
        [acc] Frankfurt
        [in] ve Frankfurtu
        [into] do Frankfurtu
        [from] z Frankfurtu
    }
dr-place-hamburg =
    { $case ->
       *[nom] Hamburk
        [acc] Hamburk
        [in] v Hamburku
        [into] do Hamburku
        [from] z Hamburku
    }
dr-place-leipzig =
    { $case ->
       *[nom] Lipsko
        [acc] Lipsko
        [in] v Lipsku
        [into] do Lipska
        [from] z Lipska
    }
dr-place-munich =
    { $case ->
       *[nom] Mnichov
        [acc] Mnichov
        [in] v Mnichově
        [into] do Mnichova
        [from] z Mnichova
    }
dr-place-nuremberg =
    { $case ->
       *[nom] Norimberk
        [acc] Norimberk
        [in] v Norimberku
        [into] do Norimberku
        [from] z Norimberku
    }
dr-place-bari =
    { $case ->
       *[nom] Bari
        [acc] Bari
        [in] v Bari
        [into] do Bari
        [from] z Bari
    }
dr-place-cagliari =
    { $case ->
       *[nom] Cagliari
        [acc] Cagliari
        [in] v Cagliari
        [into] do Cagliari
        [from] z Cagliari
    }
dr-place-florence =
    { $case ->
       *[nom] Florencie
        [acc] Florencii
        [in] ve Florencii
        [into] do Florencie
        [from] z Florencie
    }
dr-place-geneva =
    { $case ->
       *[nom] Ženeva
        [acc] Ženevu
        [in] v Ženevě
        [into] do Ženevy
        [from] ze Ženevy
    }
dr-place-genoa =
    { $case ->
       *[nom] Janov
        [acc] Janov
        [in] v Janově
        [into] do Janova
        [from] z Janova
    }
dr-place-milan =
    { $case ->
       *[nom] Milán
        [acc] Milán
        [in] v Miláně
        [into] do Milána
        [from] z Milána
    }
dr-place-naples =
    { $case ->
       *[nom] Neapol
        [acc] Neapol
        [in] v Neapoli
        [into] do Neapole
        [from] z Neapole
    }
dr-place-rome =
    { $case ->
       *[nom] Řím
        [acc] Řím
        [in] v Římě
        [into] do Říma
        [from] z Říma
    }
dr-place-venice =
    { $case ->
       *[nom] Benátky
        [acc] Benátky
        [in] v Benátkách
        [into] do Benátek
        [from] z Benátek
    }
dr-place-zurich =
    { $case ->
       *[nom] Curych
        [acc] Curych
        [in] v Curychu
        [into] do Curychu
        [from] z Curychu
    }
dr-place-belgrade =
    { $case ->
       *[nom] Bělehrad
        [acc] Bělehrad
        [in] v Bělehradě
        [into] do Bělehradu
        [from] z Bělehradu
    }
dr-place-budapest =
    { $case ->
       *[nom] Budapešť
        [acc] Budapešť
        [in] v Budapešti
        [into] do Budapešti
        [from] z Budapešti
    }
dr-place-klausenburg =
    { $case ->
       *[nom] Klausenburg
        [acc] Klausenburg
        [in] v Klausenburgu
        [into] do Klausenburgu
        [from] z Klausenburgu
    }
dr-place-prague =
    { $case ->
       *[nom] Praha
        [acc] Prahu
        [in] v Praze
        [into] do Prahy
        [from] z Prahy
    }
dr-place-sarajevo =
    { $case ->
       *[nom] Sarajevo
        [acc] Sarajevo
        [in] v Sarajevu
        [into] do Sarajeva
        [from] ze Sarajeva
    }
dr-place-szeged =
    { $case ->
       *[nom] Segedín
        [acc] Segedín
        [in] v Segedíně
        [into] do Segedína
        [from] ze Segedína
    }
dr-place-vienna =
    { $case ->
       *[nom] Vídeň
        [acc] Vídeň
        [in] ve Vídni
        [into] do Vídně
        [from] z Vídně
    }
dr-place-zagreb =
    { $case ->
       *[nom] Záhřeb
        [acc] Záhřeb
        [in] v Záhřebu
        [into] do Záhřebu
        [from] ze Záhřebu
    }
dr-place-athens =
    { $case ->
       *[nom] Athény
        [acc] Athény
        [in] v Athénách
        [into] do Athén
        [from] z Athén
    }
dr-place-bucharest =
    { $case ->
       *[nom] Bukurešť
        [acc] Bukurešť
        [in] v Bukurešti
        [into] do Bukurešti
        [from] z Bukurešti
    }
dr-place-castle_dracula =
    { $case ->
       *[nom] Drákulův hrad
        [acc] Drákulův hrad
        [in] na Drákulově hradě
        [into] na Drákulův hrad
        [from] z Drákulova hradu
    }
dr-place-constanta =
    { $case ->
       *[nom] Konstanca
        [acc] Konstancu
        [in] v Konstanci
        [into] do Konstance
        [from] z Konstance
    }
dr-place-galatz =
    { $case ->
       *[nom] Galac
        [acc] Galac
        [in] v Galaci
        [into] do Galace
        [from] z Galace
    }
dr-place-salonica =
    { $case ->
       *[nom] Soluň
        [acc] Soluň
        [in] v Soluni
        [into] do Soluně
        [from] ze Soluně
    }
dr-place-sofia =
    { $case ->
       *[nom] Sofie
        [acc] Sofii
        [in] v Sofii
        [into] do Sofie
        [from] ze Sofie
    }
dr-place-valona =
    { $case ->
       *[nom] Valona
        [acc] Valonu
        [in] ve Valoně
        [into] do Valony
        [from] z Valony
    }
dr-place-varna =
    { $case ->
       *[nom] Varna
        [acc] Varnu
        [in] ve Varně
        [into] do Varny
        [from] z Varny
    }
dr-place-north_sea =
    { $case ->
       *[nom] Severní moře
        [acc] Severní moře
        [in] na Severním moři
        [into] na Severní moře
        [from] ze Severního moře
    }
dr-place-english_channel =
    { $case ->
       *[nom] Lamanšský průliv
        [acc] Lamanšský průliv
        [in] v Lamanšském průlivu
        [into] do Lamanšského průlivu
        [from] z Lamanšského průlivu
    }
dr-place-irish_sea =
    { $case ->
       *[nom] Irské moře
        [acc] Irské moře
        [in] na Irském moři
        [into] na Irské moře
        [from] z Irského moře
    }
dr-place-north_atlantic =
    { $case ->
       *[nom] Severní Atlantik
        [acc] Severní Atlantik
        [in] v Severním Atlantiku
        [into] do Severního Atlantiku
        [from] ze Severního Atlantiku
    }
dr-place-south_atlantic =
    { $case ->
       *[nom] Jižní Atlantik
        [acc] Jižní Atlantik
        [in] v Jižním Atlantiku
        [into] do Jižního Atlantiku
        [from] z Jižního Atlantiku
    }
dr-place-mediterranean_sea =
    { $case ->
       *[nom] Středozemní moře
        [acc] Středozemní moře
        [in] na Středozemním moři
        [into] na Středozemní moře
        [from] ze Středozemního moře
    }
dr-place-tyrrhenian_sea =
    { $case ->
       *[nom] Tyrhénské moře
        [acc] Tyrhénské moře
        [in] na Tyrhénském moři
        [into] na Tyrhénské moře
        [from] z Tyrhénského moře
    }
dr-place-ionian_sea =
    { $case ->
       *[nom] Jónské moře
        [acc] Jónské moře
        [in] na Jónském moři
        [into] na Jónské moře
        [from] z Jónského moře
    }
dr-place-adriatic_sea =
    { $case ->
       *[nom] Jaderské moře
        [acc] Jaderské moře
        [in] na Jaderském moři
        [into] na Jaderské moře
        [from] z Jaderského moře
    }
dr-place-black_sea =
    { $case ->
       *[nom] Černé moře
        [acc] Černé moře
        [in] na Černém moři
        [into] na Černé moře
        [from] z Černého moře
    }

dr-region-britannia =
    { $case ->
       *[nom] Británie
        [in] v Británii
    }
dr-region-gallia =
    { $case ->
       *[nom] Galie
        [in] v Galii
    }
dr-region-iberia =
    { $case ->
       *[nom] Ibérie
        [in] v Ibérii
    }
dr-region-germania =
    { $case ->
       *[nom] Germánie
        [in] v Germánii
    }
dr-region-italia =
    { $case ->
       *[nom] Itálie
        [in] v Itálii
    }
dr-region-austro_hungary =
    { $case ->
       *[nom] Rakousko-Uhersko
        [in] v Rakousku-Uhersku
    }
dr-region-balkans =
    { $case ->
       *[nom] Balkán
        [in] na Balkáně
    }

dr-spot-space1 =
    { $case ->
       *[nom] Pole 1
        [low] pole 1
        [on] na poli 1
        [onto] na pole 1
    }
dr-spot-space2 =
    { $case ->
       *[nom] Pole 2
        [low] pole 2
        [on] na poli 2
        [onto] na pole 2
    }
dr-spot-space3 =
    { $case ->
       *[nom] Pole 3
        [low] pole 3
        [on] na poli 3
        [onto] na pole 3
    }
dr-spot-space4 =
    { $case ->
       *[nom] Pole 4
        [low] pole 4
        [on] na poli 4
        [onto] na pole 4
    }
dr-spot-space5 =
    { $case ->
       *[nom] Pole 5
        [low] pole 5
        [on] na poli 5
        [onto] na pole 5
    }
dr-spot-space6 =
    { $case ->
       *[nom] Pole 6
        [low] pole 6
        [on] na poli 6
        [onto] na pole 6
    }
dr-spot-leaving =
    { $case ->
       *[nom] Úkryt, který opouští cestu
        [low] úkryt, který opouští cestu
        [on] v úkrytu, který opouští cestu
        [onto] do úkrytu, který opouští cestu
    }
dr-spot-lair1 =
    { $case ->
       *[nom] Doupě 1
        [low] doupě 1
        [on] v doupěti 1
        [onto] do doupěte 1
    }
dr-spot-lair2 =
    { $case ->
       *[nom] Doupě 2
        [low] doupě 2
        [on] v doupěti 2
        [onto] do doupěte 2
    }
dr-spot-lair3 =
    { $case ->
       *[nom] Doupě 3
        [low] doupě 3
        [on] v doupěti 3
        [onto] do doupěte 3
    }

dr-back-hunter = karta lovců
dr-back-dracula = Drákulova karta
dr-location_back-city = karta města
dr-location_back-sea = mořská karta
dr-location_back-castle = karta hradu

# Bílé číslo / žluté číslo.
dr-ticket-t32 =
    { $case ->
       *[nom] 3/2
        [full] jízdenka 3/2
    }
dr-ticket-t22 =
    { $case ->
       *[nom] 2/2
        [full] jízdenka 2/2
    }
dr-ticket-t21 =
    { $case ->
       *[nom] 2/1
        [full] jízdenka 2/1
    }
dr-ticket-t11 =
    { $case ->
       *[nom] 1/1
        [full] jízdenka 1/1
    }
dr-ticket-t1 =
    { $case ->
       *[nom] 1/–
        [full] jízdenka 1/–
    }
dr-ticket-text =
    { $white ->
        [one] Nejvýš { $white } bílá trať.
        [few] Nejvýš { $white } bílé tratě.
        [many] Nejvýš { $white } bílé tratě.
       *[other] Nejvýš { $white } bílých tratí.
    } { $yellow ->
        [0] Žlutou jet nelze.
       *[other] Je-li mezi nimi žlutá, nejvýš { $yellow }.
    }

# Spojení na plánu: složená z těchto slov a ze jmen míst.
dr-way-road =
    { $case ->
       *[nom] Silnice
        [low] silnice
        [on] na silnici
    }
dr-way-rail =
    { $case ->
       *[nom] Železnice
        [low] železnice
        [on] na železnici
    }

## Karty: předměty

dr-item-knife = Nůž
dr-item-pistol = Pistole
dr-item-rifle = Puška
dr-item-crucifix = Krucifix
dr-item-garlic = Česnek
dr-item-heavenly_host = Svatá hostie
dr-item-holy_circle = Svatý kruh
dr-item-holy_bullets = Posvěcené kulky
dr-item-garlic_wreath = Česnekový věnec
dr-item-dogs = Psi
dr-item-stake = Kůl
dr-item-fast_horses = Rychlí koně
dr-item-dodge = Úhyb
dr-item-punch = Úder
dr-item-escape = Útěk

## Karty: Drákulovy bojové karty

dr-combat-fangs = Tesáky
dr-combat-strength = Síla
dr-combat-claws = Drápy
dr-combat-mesmerize = Uhranutí
dr-combat-plotting = Úklady
dr-combat-escape_as_bat = Únik v podobě netopýra
dr-combat-escape_as_mist = Únik v podobě mlhy

## Karty: události lovců

dr-event-hired_scouts = Najatí zvědové
dr-event-newspaper_reports = Novinové zprávy
dr-event-chartered_carriage = Zvláštní vagon
dr-event-local_rumors = Místní zvěsti
dr-event-evil_presence = Přítomnost zla
dr-event-excellent_weather = Nádherné počasí
dr-event-sense_of_emergency = Naléhavost
dr-event-long_night = Dlouhá noc
dr-event-renewed_vigor = Nové síly
dr-event-speedy_telegraph = Spěšný telegraf
dr-event-surprising_return = Nečekaný návrat
dr-event-blood_transfusion = Krevní transfuze
dr-event-good_luck = Štěstí
dr-event-forewarned = Varování
dr-event-escape_route = Úniková cesta
dr-event-planned_ambush = Plánovaná léčka
dr-event-lucky_find = Šťastný nález
dr-event-heroic_leap = Hrdinský skok
dr-event-great_strength = Velká síla
dr-event-behind_the_veil = Za závojem
dr-event-money_trail = Stopa peněz
dr-event-vampire_lair = Upíří doupě
dr-event-consecrated_ground = Posvěcená půda
dr-event-mystic_research = Mystické bádání
dr-event-wax_cylinders = Voskové válečky
dr-event-hypnosis = Hypnóza
dr-event-lucys_revenge = Pomsta za Lucy
dr-event-jonathan_harker = Jonathan Harker
dr-event-rufus_smith = Rufus Smith
dr-event-sister_agatha = Sestra Agáta

## Karty: Drákulovy události

dr-omen-roadblock = Zátaras
dr-omen-summon_storms = Vyvolání bouří
dr-omen-hidden_schemes = Skryté plány
dr-omen-wild_horses = Splašení koně
dr-omen-devilish_power = Ďábelská moc
dr-omen-vampiric_influence = Upíří vliv
dr-omen-false_tip = Falešná informace
dr-omen-unearthly_swiftness = Nadpozemská rychlost
dr-omen-sensationalist_press = Bulvární tisk
dr-omen-enraged = Rozzuřený
dr-omen-darkness_returns = Návrat temnoty
dr-omen-customs_search = Celní prohlídka
dr-omen-seduction = Svádění
dr-omen-nocturnal_visit = Noční návštěva
dr-omen-draculas_brides = Drákulovy nevěsty
dr-omen-great_wolf = Obrovský vlk
dr-omen-immanuel_hildesheim = Immanuel Hildesheim

## Karty: střetnutí (co udělají lovci a co po dozrání)

dr-encounter-new_vampire = Nový upír
dr-encounter-reckless_vampire = Zbrklý upír
dr-encounter-aristocratic_vampire = Urozený upír
dr-encounter-hoax = Mystifikace
dr-encounter-bats = Netopýři
dr-encounter-desecrated_soil = Znesvěcená půda
dr-encounter-rats = Krysy
dr-encounter-saboteur = Sabotér
dr-encounter-spy = Špeh
dr-encounter-szgany_bodyguards = Osobní strážci
dr-encounter-szgany_mob = Dav
dr-encounter-unnatural_fog = Nepřirozená mlha
dr-encounter-wolves = Vlci

## Karty: karty moci

dr-power-feed = Nasytit se
dr-power-dark_call = Temné volání
dr-power-wolf_form = Vlčí podoba
dr-power-misdirect = Falešná stopa
dr-power-hide = Skrýt se

# Karta nebo střetnutí, které tu nikdo vidět nesmí.
dr-hidden-text = Kartu zná jen její majitel.
dr-matured = Dozrání: { $text }
dr-trait-weapon = Zbraň
dr-trait-ally = Spojenec

# Kdy se událost hraje; -now: okamžitě, nebo tehdy.
dr-moment-drawn = Okamžitě po dobrání
dr-moment-dawn = Při svítání
dr-moment-dawn_or_dusk = Při svítání nebo soumraku
dr-moment-dawn_or_dusk-now = Okamžitě, nebo při svítání či soumraku
dr-moment-rail = Před pohybem po železnici
dr-moment-action = Jako akce
dr-moment-day_action = Jako akce ve dne
dr-moment-night_action = Jako akce v noci
dr-moment-by_day = Ve dne
dr-moment-ambushed = Když vás přepadne střetnutí
dr-moment-combat = Na začátku souboje
dr-moment-wound = Když by byl lovec pokousán nebo poražen
dr-moment-phase = Během vaší fáze
dr-moment-phase_end = Na konci vaší fáze
dr-moment-phase_end-now = Okamžitě, nebo na konci vaší fáze
dr-moment-ticket = Když lovec utrácí jízdenku
dr-moment-road = Když se lovec pohnul po silnici
dr-moment-region = Když Pohyb zavedl lovce do jiného regionu
dr-moment-searched = Když lovec prohledává
dr-moment-report = Když lovec hraje některou z těchto karet
dr-moment-beaten = Když by byla vaše bojová karta zrušena

# Průběh hry.
dr-phase-setup = Příprava
dr-phase-dawn = Svítání
dr-phase-day = Den
dr-phase-dusk = Soumrak
dr-phase-night = Noc
dr-phase-dracula = Drákula
dr-phase-over = Konec
dr-week = { $week }. týden
dr-week-day = { $day }, { $week }. týden

## Na co se ptáme vás

dr-ask-start = Kde začnete? Vyberte město.
dr-ask-settle = Kde tajně začnete? Vyberte město bez lovců.
dr-ask-hospital = Do které nemocnice se dostane { NAME($hunter, case: "low") }?
dr-ask-window =
    { $phase ->
        [dusk] Soumrak: zahrajete událost?
       *[dawn] Svítání: zahrajete událost?
    }
dr-ask-next = „Spěšný telegraf“: kdo je na řadě?
dr-ask-action =
    { $phase ->
        [night] Vaše akce v noci: co uděláte?
       *[day] Vaše akce ve dne: co uděláte?
    }
dr-ask-action-road = Po silnici: kam?
dr-ask-action-rail = Po železnici: na kterou jízdenku?
dr-ask-action-carriage = „Zvláštní vagon“: na kterou jízdenku?
dr-ask-action-sail = Po moři: kam?
dr-ask-action-trade = Výměna předmětů a jízdenek: s kým?
dr-ask-action-trade_events = Výměna událostí: s kým?
dr-ask-action-play = Kterou událost zahrajete?
dr-ask-bats = Netopýři: kam odnesou { NAME($hunter, case: "acc") }?
dr-ask-fog_refusal = V mlze proti vám stojí lovci: odmítnete souboj?
dr-ask-storm_off = Soumrak: která bouře se utiší?
dr-ask-block_off = Soumrak: který zátaras zmizí?
dr-ask-luck = Je den: zahrajete „Štěstí“?
dr-ask-ride = Po železnici: kde vaše jízda skončí?
dr-ask-ride-tip = „Falešná informace“: kam dojede { NAME($hunter, case: "low") }?
dr-ask-gallop =
    { $roads ->
        [one] „Rychlí koně“, { $roads } silnice: kam?
        [few] „Rychlí koně“, nejvýš { $roads } silnice: kam?
        [many] „Rychlí koně“, nejvýš { $roads } silnice: kam?
       *[other] „Rychlí koně“, nejvýš { $roads } silnic: kam?
    }
dr-ask-sail_on =
    { $left ->
        [1] „Nádherné počasí“: poplujete dál?
       *[other] „Nádherné počasí“: kam poplujete?
    }
dr-ask-rush = „Naléhavost“: kam pospícháte?
dr-ask-tip = { $hunter } utrácí jízdenku { $ticket }. Odpovíte?
dr-ask-tip_luck = „Falešná informace“! Zahrajete proti ní „Štěstí“?
dr-ask-horses = { $hunter } se { GENDER($hunter) ->
        [f] pohnula
       *[m] pohnul
    } po silnici. Odpovíte?
dr-ask-customs = { $hunter } { GENDER($hunter) ->
        [f] vstoupila
       *[m] vstoupil
    } do jiného regionu. Odpovíte?
dr-ask-duty = „Celní prohlídka“: odhodíte všechny předměty, nebo utrpíte { $damage } zranění?
dr-ask-give =
    { $events ->
        [0] Výměna: které předměty a jízdenky dáte? Dostane je { NAME($with, case: "low") }.
       *[other] Výměna: které události dáte? Dostane je { NAME($with, case: "low") }.
    }
dr-ask-received = Dobrali jste si kartu „{ $event }“.
dr-ask-omen = Dostali jste kartu „{ $omen }“.
dr-ask-limit_item = Příliš mnoho předmětů: který odhodíte?
dr-ask-limit_event = Příliš mnoho událostí: kterou odhodíte?
dr-ask-limit_ticket = Příliš mnoho jízdenek: kterou vrátíte?
dr-ask-limit_omen = Příliš mnoho událostí: kterou odhodíte?
dr-ask-open_item = Jste oslabeni: který předmět bude ležet odkrytý?
dr-ask-open_event = Jste oslabeni: která událost bude ležet odkrytá?
dr-ask-press = Lovci hrají kartu „{ $event }“. Zrušíte ji?
dr-ask-name =
    { $left ->
        [1] „Najatí zvědové“: vyberte druhé město.
       *[other] „Najatí zvědové“: vyberte první město.
    }
dr-ask-ally = „{ $event }“: vyberte město k pátrání, nebo si kartu nechte jako spojence.
dr-ask-return = „Nečekaný návrat“: který spojenec se vrátí?
dr-ask-veil = „Za závojem“: které z Drákulových střetnutí odhodíte?
dr-ask-patient = „Krevní transfuze“: komu vyléčíte kousnutí?
dr-ask-sea_card = „Stopa peněz“: která mořská karta se odhalí?
dr-ask-ground = Které město se stane Posvěcenou půdou?
dr-ask-host = Ukážete kartu „Svatá hostie“, abyste Drákulovi uzavřeli další město?
dr-ask-wax = „Voskové válečky“: který úkryt prozkoumáte – nebo jdete po kartě „Skrýt se“?
dr-ask-wax-plain = „Voskové válečky“: který úkryt prozkoumáte?
dr-ask-luck_use = „Štěstí“: k čemu poslouží?
dr-ask-paper = „Novinové zprávy“: pole 5, nebo pole 6?
dr-ask-ambush = { $hunter } je { NAME($place, case: "in") }: přepadnete?
dr-ask-ward = Přepadlo vás střetnutí „{ $encounter }“! Odpovíte?
dr-ask-hounds = Prohledáváte: co předtím ukážete?
dr-ask-seduction = { $hunter } prohledává. Odpovíte?
dr-ask-match = Našli jste kartu „{ $encounter }“: odhodíte ji?
dr-ask-order = Prohledává { NAME($hunter, case: "low") }: která nalezená karta je na řadě?
dr-ask-join = Připojíte se k boji s kartou „Nový upír“?
dr-ask-stay_delayed = „Urozený upír“: necháte se zdržet, abyste se ho zbavili?
dr-ask-soil =
    { $left ->
        [one] „Znesvěcená půda“: odhodíte ještě { $left } střetnutí?
        [few] „Znesvěcená půda“: odhodíte střetnutí? Nejvýš { $left }.
        [many] „Znesvěcená půda“: odhodíte střetnutí? Nejvýš { $left }.
       *[other] „Znesvěcená půda“: odhodíte střetnutí? Nejvýš { $left }.
    }
dr-ask-show = „{ $encounter }“: ukážete proti tomu něco?
dr-ask-spy = „Špeh“! Odhodíte zbraň, abyste se ho zbavili?
dr-ask-mob = „Dav“: které předměty odhodíte? Každý ponechaný stojí 1 zranění.
dr-ask-wolves = „Vlci“! Ukážete zbraň? Za každou utrpíte o 2 zranění méně.
dr-ask-save = { $victim } má utrpět { $amount } zranění, která znamenají porážku. Zabráníte tomu?
dr-ask-save-bite = { $victim } má být { GENDER($victim) ->
        [f] pokousána
       *[m] pokousán
    }. Zabráníte tomu?
dr-ask-phase = Vaše fáze začíná: uděláte něco, než se cesta posune?
dr-ask-brides = „Drákulovy nevěsty“: které střetnutí vyměníte?
dr-ask-wolf_prey = „Obrovský vlk“, { $damage } zranění: na koho zaútočí?
dr-ask-wolf_show = Útočí „Obrovský vlk“! Ukážete kartu „Krucifix“ nebo „Svatá hostie“?
dr-ask-leaving = Úkryt opouští cestu: co s ním bude?
dr-ask-old_lair = Které staré doupě udělá místo?
dr-ask-spy_target = Na koho pošlete kartu „Špeh“?
dr-ask-fog_city = Na které město padne mlha?
dr-ask-wolves_city = Ve kterém městě zaútočí „Vlci“?
dr-ask-hoax = „Mystifikace“: kterou odhozenou událost si vezmete zpět?
dr-ask-soil_heal = „Znesvěcená půda“: kolik zranění si vyléčíte?
dr-ask-move = Kam půjdete? Vyberte místo na plánu, nebo kartu moci.
dr-ask-move-plain = Kam půjdete? Vyberte sousední místo na plánu.
dr-ask-move-go = Kam půjdete?
dr-ask-move-wolf = „Vlčí podoba“: které město vzdálené jednu nebo dvě silnice?
dr-ask-move-misdirect = „Falešná stopa“: který úkryt vyčistíte?
dr-ask-move-clear = Které doupě vyčistíte?
dr-ask-feed = „Nasytit se“: kolik zranění si vyléčíte?
dr-ask-lay = Které střetnutí položíte { NAME($spot, case: "onto") }?
dr-ask-rumor = Položíte k některému úkrytu zvěst?
dr-ask-refill = Doberete si střetnutí?
dr-ask-scheme = Vaše fáze končí: zahrajete událost?
dr-ask-block =
    { $left ->
        [one] Kam přijde poslední zátaras?
        [few] Kam přijde zátaras? Zbývají { $left }.
        [many] Kam přijde zátaras? Zbývá { $left }.
       *[other] Kam přijde zátaras? Zbývá { $left }.
    }
dr-ask-storm = Kde se strhne bouře? Nejvýš { $left }.
dr-ask-schemed_encounter = Které střetnutí přijde { NAME($spot, case: "onto") }?
dr-ask-desecrate = „Drákulovy nevěsty“: který úkryt dostane střetnutí?
dr-ask-devilry = „Ďábelská moc“: co udělá?
dr-ask-victim = „Upíří vliv“: který oslabený lovec mu podlehne?
dr-ask-victim_card = Kterou kartu { NAME($hunter, case: "gen") } odhodíte?
dr-ask-shift = Kam přesunete { NAME($hunter, case: "acc") }?
dr-ask-guard = Zaútočí předtím na někoho „Osobní strážci“?
dr-ask-ready = Začíná souboj: připravíte si něco?
dr-ask-leaver = „Úniková cesta“: kdo opustí souboj?
dr-ask-find = „Šťastný nález“: který předmět si necháte?
dr-ask-fight = { $round }. kolo: kterou kartu položíte?
dr-ask-engage = Kterého lovce napadnete?
dr-ask-swap = „Plánovaná léčka“: zahrajete místo své karty jinou?
dr-ask-flip = Otočíte „Úklady“, abyste zrušili kartu napadeného lovce?
dr-ask-enraged = Vaše karta by byla zrušena. Odpovíte?
dr-ask-lucy = Upír uniká: použijete kartu „Pomsta za Lucy“?
dr-ask-claws = „Drápy“ v noci: koho zasáhnou teď?
dr-ask-plot = „Úklady“: kterou bojovou kartu si vezmete?
dr-ask-bat = „Únik v podobě netopýra“: kam odletíte?
dr-ask-bullets = Váš výstřel zasáhl: použijete „Posvěcené kulky“?
dr-ask-circle = „Svatý kruh“: kdo opustí souboj?
dr-ask-nature = Karty se míchají…
dr-ask-none = Hra skončila.

## Na co se ptáme ostatních

dr-wait-start = { $who } vybírá, kde začne.
dr-wait-settle = Drákula vybírá, kde začne.
dr-wait-hospital = Drákula vybírá nemocnici, kam se dostane { NAME($hunter, case: "low") }.
dr-wait-window = { $who } smí zahrát událost.
dr-wait-next = Lovci vybírají, kdo bude na řadě.
dr-wait-action = Na řadě je { NAME($who, case: "low") }.
dr-wait-bats = Drákulovi netopýři odnášejí { NAME($hunter, case: "acc") }.
dr-wait-fog_refusal = Drákula smí souboj v mlze odmítnout.
dr-wait-storm_off = Drákula vybírá, která bouře se utiší.
dr-wait-block_off = Drákula vybírá, který zátaras zmizí.
dr-wait-luck = { $who } smí zahrát „Štěstí“.
dr-wait-ride = { $who } vybírá cíl jízdy.
dr-wait-gallop = { $who } vyjíždí s kartou „Rychlí koně“.
dr-wait-sail_on = { $who } pluje dál.
dr-wait-rush = { $who } pospíchá.
dr-wait-tip = { $hunter } utrácí jízdenku. Drákula smí odpovědět.
dr-wait-tip_luck = { $who } smí zahrát „Štěstí“.
dr-wait-horses = Drákula smí odpovědět na pohyb { NAME($hunter, case: "gen") }.
dr-wait-customs = Drákula smí odpovědět na pohyb { NAME($hunter, case: "gen") }.
dr-wait-duty = { $who } prochází celní prohlídkou.
dr-wait-give = { $who } vybírá, co dá { NAME($with, case: "dat") }.
dr-wait-received = { $who } si prohlíží dobranou událost.
dr-wait-omen = Drákula si prohlíží událost, kterou dostal.
dr-wait-limit_item = { $who } má příliš mnoho předmětů.
dr-wait-limit_event = { $who } má příliš mnoho událostí.
dr-wait-limit_ticket = { $who } má příliš mnoho jízdenek.
dr-wait-limit_omen = Drákula má příliš mnoho událostí.
dr-wait-open_item = { $who } vybírá předmět, který bude ležet odkrytý.
dr-wait-open_event = { $who } vybírá událost, která bude ležet odkrytá.
dr-wait-press = Drákula smí kartu „{ $event }“ zrušit.
dr-wait-name = { $who } vysílá zvědy.
dr-wait-ally = { $who } vybírá, jak kartu „{ $event }“ použije.
dr-wait-return = { $who } vybírá spojence.
dr-wait-veil = { $who } nahlíží za závoj.
dr-wait-patient = { $who } vybírá, komu vyléčí kousnutí.
dr-wait-sea_card = { $who } sleduje stopu peněz.
dr-wait-ground = { $who } vybírá město, které posvětí.
dr-wait-host = { $who } smí ukázat kartu „Svatá hostie“.
dr-wait-wax = { $who } poslouchá voskové válečky.
dr-wait-luck_use = { $who } má štěstí.
dr-wait-paper = { $who } čte noviny.
dr-wait-ambush = Drákula smí přepadnout { NAME($hunter, case: "acc") }.
dr-wait-ward = { $who } čelí přepadení.
dr-wait-hounds = { $who } se chystá prohledávat.
dr-wait-seduction = { $hunter } prohledává. Drákula smí odpovědět.
dr-wait-match = { $who } rozhoduje o nalezené kartě.
dr-wait-order = Drákula vybírá, která karta je na řadě.
dr-wait-join = { $who } se smí připojit k boji.
dr-wait-stay_delayed = { $who } se smí upíra zbavit.
dr-wait-soil = Drákula smí odhodit střetnutí.
dr-wait-show = { $who } smí ukázat kartu.
dr-wait-spy = { $who } čelí kartě „Špeh“.
dr-wait-mob = { $who } čelí kartě „Dav“.
dr-wait-wolves = { $who } čelí kartě „Vlci“.
dr-wait-save = V nebezpečí je { NAME($victim, case: "low") }; zasáhnout smí { NAME($who, case: "low") }.
dr-wait-phase = Začíná Drákulova fáze.
dr-wait-brides = Drákula smí vyměnit střetnutí.
dr-wait-wolf_prey = Drákula vybírá, na koho zaútočí „Obrovský vlk“.
dr-wait-wolf_show = { $who } čelí kartě „Obrovský vlk“.
dr-wait-leaving = Úkryt opouští cestu; Drákula rozhoduje.
dr-wait-old_lair = Drákula dělá místo pro doupě.
dr-wait-spy_target = Drákula vybírá, koho navštíví „Špeh“.
dr-wait-fog_city = Drákula vybírá město pro mlhu.
dr-wait-wolves_city = Drákula vybírá, kde zaútočí „Vlci“.
dr-wait-hoax = Drákula prochází své odhozené události.
dr-wait-soil_heal = Drákula vybírá, kolik si vyléčí.
dr-wait-move = Drákula vybírá, kam půjde.
dr-wait-feed = Drákula se sytí.
dr-wait-lay = Drákula klade střetnutí.
dr-wait-rumor = Drákula smí položit zvěst.
dr-wait-refill = Drákula si smí dobrat střetnutí.
dr-wait-scheme = Drákula smí zahrát událost.
dr-wait-block = Drákula klade zátaras.
dr-wait-storm = Drákula vyvolává bouři.
dr-wait-schemed_encounter = Drákula přidává střetnutí.
dr-wait-desecrate = Drákula vybírá úkryt.
dr-wait-devilry = Drákula používá kartu „Ďábelská moc“.
dr-wait-victim = Drákula vybírá oslabeného lovce.
dr-wait-victim_card = Drákula vybírá kartu { NAME($hunter, case: "gen") }.
dr-wait-shift = Drákula vybírá, kam přesune { NAME($hunter, case: "acc") }.
dr-wait-guard = Drákula smí poslat osobní strážce.
dr-wait-ready = { $who } se chystá na souboj.
dr-wait-leaver = { $who } vybírá, kdo opustí souboj.
dr-wait-find = { $who } vybírá předmět.
dr-wait-fight = { $who } vybírá kartu.
dr-wait-fight-many = Kartu ještě nevybrali: { NAME($hunters, case: "low") }.
dr-wait-engage = Drákula vybírá, koho napadne.
dr-wait-swap = { $who } smí kartu vyměnit.
dr-wait-flip = Drákula smí otočit „Úklady“.
dr-wait-enraged = Drákula smí svou kartu zachránit.
dr-wait-lucy = { $who } smí únik zmařit.
dr-wait-claws = Drákula vybírá, koho „Drápy“ zasáhnou teď.
dr-wait-plot = Drákula si bere bojovou kartu.
dr-wait-bat = Drákula vybírá, kam odletí.
dr-wait-bullets = { $who } smí použít „Posvěcené kulky“.
dr-wait-circle = { $who } vybírá, kdo opustí souboj.
dr-wait-nature = Karty se míchají…
dr-wait-none = Hra skončila.

## Akce na tlačítkách

# Druhy akcí; s čím se provedou, se vybírá potom.
dr-verb-road = Po silnici
dr-verb-rail = Po železnici
dr-verb-carriage = Zvláštní vagon
dr-verb-sail = Po moři
dr-verb-trade = Vyměnit předměty a jízdenky
dr-verb-trade_events = Vyměnit události
dr-verb-play = Zahrát událost
dr-verb-go = Pohnout se
dr-verb-wolf = Vlčí podoba
dr-verb-misdirect = Falešná stopa
dr-verb-clear = Vyčistit doupě
dr-verb-scheme = Zahrát událost

dr-do-item = Nechat si: „{ $item }“
dr-do-omen = Vzít si zpět: „{ $omen }“
dr-do-pass = Ne
dr-do-start = Začít { NAME($place, case: "in") }
dr-do-settle = Začít { NAME($place, case: "in") }
dr-do-road = Po silnici { NAME($place, case: "into") }
dr-do-rail = Po železnici, jízdenka { $ticket }
dr-do-carriage = Zvláštní vagon, jízdenka { $ticket }
dr-do-ride = Po železnici { NAME($place, case: "into") }
dr-do-sail = Po moři { NAME($place, case: "into") }
dr-do-leave = Opustit nemocnici
dr-do-supply = Zásobit se
dr-do-rest = Odpočinout si
dr-do-trade = Vyměnit karty { NAME($seat, case: "with") }
dr-do-trade_events = Vyměnit události { NAME($seat, case: "with") }
dr-do-reserve = Koupit jízdenku
dr-do-search = Prohledat město
dr-do-bond = Psychické pouto: je Drákula v tomto regionu?
dr-do-gallop = Vyjet: „Rychlí koně“
dr-do-play = Zahrát: „{ $event }“
dr-do-act_next = Na řadě: { NAME($seat, case: "low") }
dr-do-give = Dát: { NAME($cards, case: "full") }
dr-do-give-nothing = Nedat nic
dr-do-keep = Nechat si ji
dr-do-discard_item = Odhodit: „{ $item }“
dr-do-discard_event = Odhodit: „{ $event }“
dr-do-discard_ticket = Vrátit jízdenku { $ticket }
dr-do-discard_omen = Odhodit: „{ $omen }“
dr-do-open_item = Odkrýt: „{ $item }“
dr-do-open_event = Odkrýt: „{ $event }“
dr-do-show = Ukázat: „{ $item }“
dr-do-use = Použít: „{ $item }“
dr-do-use-fight = { $item }
dr-do-suffer = Utrpět zranění
dr-do-name = { $place }
dr-do-target = { $seat }
dr-do-space = { $spot }
dr-do-space-at = { $spot }: { $place }
dr-do-block = { $line }
dr-do-unblock = { $line }
dr-do-ally = Nechat si jako spojence
dr-do-seek = Pátrat { NAME($place, case: "in") }
dr-do-analysis = Rozbor: Drákula ukáže, kde je „Skrýt se“
dr-do-expel = Odhodit Drákulova spojence: „{ $omen }“
dr-do-expel-hunters = Odhodit spojence lovců: „{ $event }“
dr-do-lift_ground = Odstranit Posvěcenou půdu
dr-do-starve = Zakázat Zásobování v příští fázi lovců
dr-do-ambush = Přepadnout: „{ $encounter }“
dr-do-resolve = { $encounter }
dr-do-resolve-seduction = Svádění: „{ $encounter }“
dr-do-accept = Ano
dr-do-mature = Nechat dozrát: „{ $encounter }“
dr-do-make_lair = Udělat z něj doupě
dr-do-go = Vydat se { NAME($place, case: "into") }
dr-do-hide = Skrýt se: tajně zůstat
dr-do-feed = Nasytit se
dr-do-dark_call = Temné volání
dr-do-wolf = Jako vlk { NAME($place, case: "into") }
dr-do-misdirect = Falešná stopa: vyčistit { NAME($spot, case: "low") }
dr-do-misdirect-at = Falešná stopa: vyčistit { NAME($spot, case: "low") } ({ $place })
dr-do-heal =
    { $n ->
        [0] Nic neléčit
       *[other] Vyléčit { $n }
    }
dr-do-lay = Položit: „{ $encounter }“
dr-do-drop = Odhodit: „{ $encounter }“
dr-do-rumor = Zvěst { NAME($spot, case: "onto") }
dr-do-rumor-at = Zvěst { NAME($spot, case: "onto") } ({ $place })
dr-do-clear = Vyčistit { NAME($spot, case: "low") }
dr-do-clear-at = Vyčistit { NAME($spot, case: "low") } ({ $place })
dr-do-scheme = Zahrát: „{ $omen }“
dr-do-shift = Přesunout { NAME($place, case: "into") }
dr-do-storm = { $place }
dr-do-calm = { $place }
dr-do-fight = { $card }
dr-do-engage = Napadnout { NAME($seat, case: "acc") }
dr-do-flip = Otočit: „Úklady“
dr-do-claw = { $seat }
dr-do-plot = Vzít si: „{ $card }“
dr-do-fly = Odletět { NAME($place, case: "into") }

# Co znamená ne (pass) a ano (accept) u jednotlivých otázek.
dr-pass-action = Nic nedělat
dr-pass-window = Nic nehrát
dr-pass-luck = Nic nehrát
dr-pass-tip_luck = Nic nehrát
dr-pass-scheme = Nic nehrát
dr-pass-ready = Nic
dr-pass-phase = Posunout cestu
dr-pass-sail_on = Zůstat tady
dr-pass-bats = Nechat lovce být
dr-pass-fog_refusal = Bojovat
dr-pass-leaving = Nechat zmizet
dr-pass-ambush = Počkat
dr-pass-ward = Podstoupit střetnutí
dr-pass-match = Podstoupit střetnutí
dr-pass-stay_delayed = Nechat ho být
dr-pass-hounds = Nic neukázat
dr-pass-host = Nic neukázat
dr-pass-show = Nic neukázat
dr-pass-wolf_show = Nic neukázat
dr-pass-wolves = Víc neukázat
dr-pass-spy = Nechat ho nahlédnout
dr-pass-mob = Zbytek si nechat
dr-pass-soil = Zbytek si nechat
dr-pass-brides = Nechat si všechna
dr-pass-rumor = Bez zvěsti
dr-pass-storm = Další bouře ne
dr-pass-desecrate = Další úkryt ne
dr-pass-join = Nepřipojit se
dr-pass-save = Nezasáhnout
dr-pass-lucy = Nechat ho uniknout
dr-pass-swap = Nechat kartu ležet
dr-pass-bat = Zůstat ve městě
dr-pass-circle = Už nikdo
dr-pass-guard = Zatím je šetřit
dr-accept-fog_refusal = Odmítnout souboj
dr-accept-duty = Odhodit všechny předměty
dr-accept-match = Odhodit ji
dr-accept-join = Připojit se k boji
dr-accept-stay_delayed = Nechat se zdržet a odhodit ho
dr-accept-refill = Dobrat si střetnutí

# Co akce přinese; stojí pod tlačítkem, ve výčtu.
dr-tell-damage-n = { $n } zranění
dr-tell-deadly = jistá porážka
dr-tell-heals-n = vyléčení { $n }
dr-tell-influence-n = vliv +{ $n }
dr-tell-influence_falls-n = vliv { $n }
dr-tell-wins = výhra
dr-tell-delays = zdržení
dr-tell-items-n =
    { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
        [many] { $n } předmětu
       *[other] { $n } předmětů
    }
dr-tell-tickets-n =
    { $n ->
        [one] { $n } jízdenka
        [few] { $n } jízdenky
        [many] { $n } jízdenky
       *[other] { $n } jízdenek
    }
dr-tell-encounters-n = { $n } střetnutí
dr-tell-hits-n = { $n } zranění
dr-tell-defeats = porážka soupeře
dr-tell-fails = byla by zrušena
dr-tell-lair = doupě
# Proti odkryté kartě.
dr-tell-cancels = zrušení jeho karty
dr-tell-cancels_not = bez zrušení
dr-does = { $what }
dr-does-spends = stojí: { NAME($cards, case: "full") }
dr-does-spends-more = stojí: { NAME($cards, case: "full") }; { $what }
dr-does-meets = setkání { NAME($hunters, case: "with") }
dr-does-meets-more = setkání { NAME($hunters, case: "with") }; { $what }
dr-does-reach = až { NAME($places, case: "into") }
dr-does-reach-more = až { NAME($places, case: "into") } i jinam
dr-does-reach-cost = { $what }; až { NAME($places, case: "into") }
dr-does-reach-cost-more = { $what }; až { NAME($places, case: "into") } i jinam
dr-does-cancels = zruší { $cancels } z { $of }
dr-does-cancels-hits = zruší { $cancels } z { $of }; { $what }
dr-does-top-hunter = { $what } a událost
dr-does-top-hunter-only = událost
dr-does-top-dracula = { $what }; Drákulova událost se odhodí
dr-does-top-dracula-only = Drákulova událost se odhodí
# Kolik karet, které mohou ležet vespod, je čích.
dr-does-bottom = { $what } a spodní událost: lovci { $hunter }, Drákula { $dracula }
dr-does-bottom-only = spodní událost: lovci { $hunter }, Drákula { $dracula }

dr-confirm-pass = Opravdu teď nic nedělat?
dr-confirm-duty = Odhodit všechny předměty: { $cards }?
dr-confirm-deadly = To by vás porazilo. Přesto to udělat?

## Kronika

dr-event-began = Lov začíná
dr-event-dawn = { $day }: svítání
dr-event-day = { $day }: den
dr-event-dusk = { $day }: soumrak
dr-event-night = { $day }: noc
dr-event-dracula_phase = Drákulova fáze
dr-event-despair = Uplynul týden: žetony zoufalství { $tokens } z { $most }.
dr-event-turn = Na řadě je { NAME($who, case: "low") }.
dr-event-passed = { $who } nic nedělá.
dr-event-stood_up = { $who } vstává.
dr-event-game_over =
    { ID($winner) ->
        [dracula] Drákula vyhrál
       *[hunters] Lovci vyhráli
    }
dr-event-started = { $who } začíná { NAME($place, case: "in") }.
dr-event-moved = { $who } se přesouvá { NAME($from, case: "from") } { NAME($to, case: "into") }.
dr-event-shifted = { $who } je { GENDER($who) ->
        [f] přesunuta
       *[m] přesunut
    } { NAME($from, case: "from") } { NAME($to, case: "into") }.
dr-event-ticket_spent = { $who } utrácí jízdenku { $ticket }.
dr-event-ticket_turned = { $who } otáčí pro kartu „Rychlí koně“ jízdenku { $ticket }.
dr-event-item_drawn = { $who } si bere předmět „{ $item }“.
dr-event-item_drawn-hidden = { $who } si bere předmět.
dr-event-event_drawn = { $who } si dobírá událost „{ $event }“.
dr-event-event_drawn-hidden = { $who } si dobírá událost.
dr-event-ticket_drawn = { $who } kupuje jízdenku { $ticket }.
dr-event-ticket_drawn-hidden = { $who } kupuje jízdenku.
dr-event-event_buried = Lícem dolů se odhazuje { $back }.
dr-event-back_turned = Další událost je { $back }.
dr-event-reshuffled =
    { $deck ->
        [items] Odhozené předměty se zamíchaly do nového balíčku.
        [events] Odhozené události se zamíchaly do balíčku.
       *[encounters] Odhozená střetnutí se zamíchala do nového balíčku.
    }
dr-event-rested = { $who } odpočívá.
dr-event-traded =
    { $events ->
        [0] { $who } si vyměňuje karty { NAME($with, case: "with") }.
       *[other] { $who } si vyměňuje události { NAME($with, case: "with") }.
    }
dr-event-gave =
    { $n ->
        [0] { $who } nedává { NAME($hunter, case: "dat") } nic.
        [one] { $who } dává { NAME($hunter, case: "dat") } { $n } kartu.
        [few] { $who } dává { NAME($hunter, case: "dat") } { $n } karty.
        [many] { $who } dává { NAME($hunter, case: "dat") } { $n } karty.
       *[other] { $who } dává { NAME($hunter, case: "dat") } { $n } karet.
    }
dr-event-item_discarded = { $who } odhazuje předmět „{ $item }“.
dr-event-event_discarded = { $who } odhazuje událost „{ $event }“.
dr-event-event_discarded-deck = Z balíčku se odhazuje událost „{ $event }“.
dr-event-ticket_returned = { $who } vrací jízdenku { $ticket }.
dr-event-ticket_returned-hidden = { $who } vrací jízdenku.
dr-event-item_opened = { $who } má odkrytý předmět „{ $item }“.
dr-event-event_opened = { $who } má odkrytou událost „{ $event }“.
dr-event-item_shown = { $who } ukazuje kartu „{ $item }“.
dr-event-event_shown = { $who } ukazuje kartu „{ $event }“.
dr-event-event_kept = { $who } si událost nechává.
dr-event-delayed = { $who } je { GENDER($who) ->
        [f] zdržena
       *[m] zdržen
    }.
dr-event-bats_came = Netopýři provázejí { NAME($who, case: "acc") }.
dr-event-bats_left = Netopýři si přilétají pro { NAME($who, case: "acc") }.
dr-event-to_hospital = { $who } se probouzí v nemocnici { NAME($place, case: "in") }.
dr-event-left_hospital = { $who } odchází z nemocnice { NAME($place, case: "into") }.
dr-event-hurt = { $who } { GENDER($who) ->
        [f] utrpěla
       *[m] utrpěl
    } { $amount } zranění (celkem { $damage }).
dr-event-healed = { $who } si { GENDER($who) ->
        [f] vyléčila
       *[m] vyléčil
    } { $amount } zranění (teď { $damage }).
dr-event-bitten = { $who } je { GENDER($who) ->
        [f] pokousána
       *[m] pokousán
    }!
dr-event-bite_healed = { $who } se { GENDER($who) ->
        [f] zbavila
       *[m] zbavil
    } kousnutí.
dr-event-saved = { $who } je { GENDER($who) ->
        [f] zachráněna
       *[m] zachráněn
    }.
dr-event-defeated = { $who } je { GENDER($who) ->
        [f] poražena
       *[m] poražen
    }!
dr-event-influence = Vliv stoupá o { $amount } na { $influence }.
dr-event-influence-falls = Vliv klesá o { $amount } na { $influence }.
dr-event-dracula_hurt = Drákula utrpěl { $amount } zranění (celkem { $damage }).
dr-event-dracula_healed = Drákula si vyléčil { $amount } zranění (teď { $damage }).
dr-event-played = { $who } hraje kartu „{ $event }“.
dr-event-ally = Spojenec lovců je teď „{ $event }“.
dr-event-ally-dracula = Drákulův spojenec je teď „{ $omen }“.
dr-event-ally_gone = Lovci přicházejí o spojence: „{ $event }“.
dr-event-ally_gone-dracula = Drákula přichází o spojence: „{ $omen }“.
dr-event-cancelled = Karta „{ $event }“ je zrušena.
dr-event-cancelled-dracula = Karta „{ $omen }“ je zrušena.
dr-event-schemed = Drákula hraje kartu „{ $omen }“.
dr-event-omen_drawn = Drákula dostává událost „{ $omen }“.
dr-event-omen_drawn-hidden = Drákula dostává událost.
dr-event-omen_kept = Drákula si nechává událost „{ $omen }“.
dr-event-omen_kept-hidden = Drákula si událost nechává.
dr-event-omen_discarded = Drákula odhazuje událost „{ $omen }“.
dr-event-omen_discarded-hidden = Drákula odhazuje událost.
dr-event-omen_shown = Drákula ukazuje událost „{ $omen }“.
dr-event-omen_shown-hidden = Drákula ukazuje událost.
dr-event-named = { $who } se ptá na { NAME($place, case: "acc") }.
dr-event-not_there = Po Drákulovi není { NAME($place, case: "in") } ani stopy.
dr-event-not_there-spot = Žádná lokace { NAME($spot, case: "on") } neleží.
dr-event-not_there-near = Nablízku žádný úkryt není.
dr-event-answer_region =
    { $there ->
        [0] Drákula není { NAME($region, case: "in") }.
       *[other] Drákula je { NAME($region, case: "in") }.
    }
dr-event-answer_region-sea = Drákula je na moři, v žádném regionu.
dr-event-answer_adjacent = S Drákulou sousedí: { NAME($hunters, case: "low") }.
dr-event-answer_adjacent-nobody = S Drákulou nesousedí žádný lovec.
dr-event-backs_seen = Vespod balíčku leží { $back }.
dr-event-settled = Drákula začíná { NAME($place, case: "in") }.
dr-event-settled-hidden = Drákula si vybral, kde začne.
dr-event-laid_card = Drákula se vydává { NAME($place, case: "into") }.
dr-event-laid_card-hidden =
    { ID($back) ->
        [sea] Drákula klade na cestu mořskou kartu.
        [castle] Drákula klade na cestu kartu svého hradu.
       *[city] Drákula klade na cestu kartu.
    }
dr-event-power = Drákula hraje kartu „{ $power }“.
dr-event-slid = Cesta se posouvá.
dr-event-location_revealed = Odhalena lokace { NAME($spot, case: "on") }: { $place }!
dr-event-hide_revealed = Odhalena karta „Skrýt se“ { NAME($spot, case: "on") }.
dr-event-hide_revealed-deck = Karta „Skrýt se“ na cestě není.
dr-event-dracula_revealed = Drákula je odhalen { NAME($place, case: "in") }!
dr-event-dracula_hidden = Drákula zmizel z dohledu.
dr-event-cleared = { $spot }: vyčištěno.
dr-event-lair_made = Z úkrytu je { NAME($spot, case: "low") }.
dr-event-lair_entered = Drákula vstupuje { NAME($spot, case: "onto") }.
dr-event-no_move = Drákula nemá kam jít.
dr-event-way_found = Drákula našel, kudy dál.
dr-event-encounter_drawn = Drákula si dobírá střetnutí „{ $encounter }“.
dr-event-encounter_drawn-hidden = Drákula si dobírá střetnutí.
dr-event-encounter_laid = Drákula klade střetnutí „{ $encounter }“ { NAME($spot, case: "onto") }.
dr-event-encounter_laid-hidden = Drákula klade střetnutí { NAME($spot, case: "onto") }.
dr-event-encounter_revealed = Odhaleno { NAME($spot, case: "on") }: „{ $encounter }“.
dr-event-encounter_discarded = Střetnutí „{ $encounter }“ se odhazuje.
dr-event-encounter_discarded-hidden = Střetnutí se odhazuje lícem dolů.
dr-event-encounter_returned = Střetnutí „{ $encounter }“ se vrací { NAME($spot, case: "onto") }.
dr-event-encounter_returned-hand = Střetnutí „{ $encounter }“ se vrací Drákulovi do ruky.
dr-event-encounter_shown = Drákula ukazuje střetnutí „{ $encounter }“.
dr-event-matured = Střetnutí „{ $encounter }“ dozrálo!
dr-event-rumor_laid = Drákula klade zvěst { NAME($spot, case: "onto") }.
dr-event-rumor_gone = Zmizela zvěst { NAME($spot, case: "on") }.
dr-event-guards_kept = Drákula si nechává kartu „Osobní strážci“.
dr-event-ambush = Drákula přepadá { NAME($who, case: "acc") }: „{ $encounter }“!
dr-event-search = { $who } prohledává { NAME($place, case: "acc") }.
dr-event-fog = Mlha padá na { NAME($place, case: "acc") }.
dr-event-fog_lifted = Mlha { NAME($place, case: "in") } řídne.
dr-event-storm = Bouře se strhla { NAME($place, case: "in") }.
dr-event-storm_lifted = Bouře { NAME($place, case: "in") } se utišila.
dr-event-blocked = Zátaras leží { NAME($line, case: "on") }.
dr-event-unblocked = { $line } je opět volná.
dr-event-consecrated = Posvěcená půda: { $place }.
dr-event-host_token = { $who } chrání { NAME($place, case: "acc") } žetonem Svaté hostie.
dr-event-hosts_gone = Žetony Svaté hostie mizí z plánu.
dr-event-ground_lifted = { $place }: Posvěcená půda už tam není.
dr-event-combat =
    { $night ->
        [0] Denní souboj { NAME($foe, case: "with") } { NAME($place, case: "in") }
       *[other] Noční souboj { NAME($foe, case: "with") } { NAME($place, case: "in") }
    }
dr-event-refused = Drákula souboj v mlze odmítá.
dr-event-combat_card_drawn = Drákula si dobírá kartu „{ $card }“.
dr-event-combat_card_drawn-hidden = Drákula si dobírá bojovou kartu.
dr-event-card_chosen = { $who } pokládá kartu „{ $item }“.
dr-event-card_chosen-hidden = { $who } pokládá kartu.
dr-event-dracula_chose = Drákula pokládá kartu „{ $card }“.
dr-event-dracula_chose-hidden = Drákula pokládá kartu.
dr-event-engaged = { $who } je { GENDER($who) ->
        [f] napadena
       *[m] napaden
    }.
dr-event-cards_shown = { $who } hraje kartu „{ $item }“.
dr-event-dracula_card = Drákula hraje kartu „{ $card }“.
dr-event-card_cancelled = Karta „{ $item }“ je zrušena.
dr-event-card_cancelled-dracula = Karta „{ $card }“ je zrušena.
dr-event-card_exchanged = { $who } hraje místo toho kartu „{ $item }“.
dr-event-left_combat = { $who } opouští souboj.
dr-event-mesmerized = { $who } je { GENDER($who) ->
        [f] uhranuta
       *[m] uhranut
    }.
dr-event-vampire_hurt = Upír utrpěl { $amount } zranění (celkem { $damage }).
dr-event-vampire_healed = Upír si vyléčil { $amount } zranění (teď { $damage }).
dr-event-vampire_defeated = „{ $encounter }“ je poražen!
dr-event-bat_flew = Drákula odlétá jako netopýr { NAME($place, case: "into") }.
dr-event-bat_flew-hidden = Drákula odlétá jako netopýr.
dr-event-combat_over = Souboj skončil.

## Čísla hráče (nahlas a po najetí)

dr-number-health = Zdraví: { $n } z { $most }
dr-number-bites =
    { $n ->
        [0] Bez kousnutí
       *[other] { $n } kousnutí
    }
dr-number-influence = Vliv { $n } z { $most }
dr-number-rumors =
    { $n ->
        [one] { $n } žeton zvěsti
        [few] { $n } žetony zvěsti
        [many] { $n } žetonu zvěsti
       *[other] { $n } žetonů zvěsti
    }
dr-number-items = předměty
dr-number-events = události
dr-number-tickets = jízdenky
dr-number-encounters = střetnutí v ruce
dr-mark-bats = Netopýři v patách
dr-mark-weakened = Oslabení: jeden předmět a jedna událost leží odkryté
dr-mark-guards = Osobní strážci čekají
dr-status-defeated = porážka
dr-status-delayed = zdržení
dr-status-hospital = v nemocnici
dr-status-chosen = má vybráno

# Co se říká o místě, lovci a poli cesty, jedno po druhém.
dr-label-large = Velké město
dr-label-small = Malé město
dr-label-castle = Hrad
dr-label-sea = Mořská oblast
dr-label-port = Přístav
dr-label-hospital = Nemocnice
dr-label-hunters = Zde: { NAME($hunters, case: "low") }
dr-label-dracula = Je zde Drákula
dr-label-fog = Mlha: { $n }
dr-label-storm = Bouře
dr-label-consecrated = Posvěcená půda
dr-label-host = Svatá hostie
dr-label-spot = { $spot } cesty
dr-label-spot-lair = { $spot }
dr-label-belief = Pravděpodobnost, že je tu Drákula: { $n } %

## Plán

dr-flank = Čas a cesta
dr-trail = Drákulova cesta
dr-lairs = Doupata
dr-tools = Pohledy na plán
dr-tool-belief = Kde Drákula může být
dr-tool-reach = Kam se lovci dostanou příště
dr-tool-pin = Připnout na plán poznámku
dr-pin-where = Klepněte na místo na plánu.
dr-pin-title = Poznámka: { $place }
dr-pin-text = Pár slov
dr-pin-shared = Smí ji číst i moje strana
dr-pin-save = Připnout
dr-pin-remove = Odepnout
dr-show = Ukázat na plánu: { $who }
dr-show-last = Ukázat, kde byl Drákula naposledy viděn
dr-time = { $day } – { $light }
dr-influence = Vliv: { $n } z { $of }
dr-despair = Zoufalství: { $n } z { $of }
dr-encounter-hidden = Skryté střetnutí
dr-map-dracula = Drákula, { $place }
dr-map-fog = Mlha: { $where }
dr-map-storm = Bouře: { $where }
dr-map-roadblock = Zátaras: { $where }
dr-map-consecrated = Posvěcená půda: { $where }
dr-map-host = Svatá hostie: { $where }
dr-weekday-monday =
    { $case ->
       *[nom] Pondělí
        [on] v pondělí
    }
dr-weekday-tuesday =
    { $case ->
       *[nom] Úterý
        [on] v úterý
    }
dr-weekday-wednesday =
    { $case ->
       *[nom] Středa
        [on] ve středu
    }
dr-weekday-thursday =
    { $case ->
       *[nom] Čtvrtek
        [on] ve čtvrtek
    }
dr-weekday-friday =
    { $case ->
       *[nom] Pátek
        [on] v pátek
    }
dr-weekday-saturday =
    { $case ->
       *[nom] Sobota
        [on] v sobotu
    }
dr-weekday-sunday =
    { $case ->
       *[nom] Neděle
        [on] v neděli
    }

## Karty a desky

dr-hidden-item = Neznámý předmět
dr-hidden-ticket = Neznámá jízdenka
dr-hidden-event = Neznámá událost lovců
dr-hidden-omen = Neznámá Drákulova událost
dr-hidden-encounter = Neznámé střetnutí
dr-hidden-combat = Neznámá bojová karta

# Deska lovce nebo Drákuly.
dr-hidden-card = Neznámá karta
dr-ripens =
    { $n ->
        [one] Opustí cestu v příští Drákulově fázi
        [few] Opustí cestu za { $n } Drákulovy fáze
        [many] Opustí cestu za { $n } Drákulovy fáze
       *[other] Opustí cestu za { $n } Drákulových fází
    }

# Co stojí u místa.
dr-detail-roads = Silnice: { $places }
dr-detail-white = Bílé železnice: { $places }
dr-detail-yellow = Žluté železnice: { $places }
dr-detail-sea = Po moři: { $places }
dr-detail-belief-little = Pravděpodobnost, že je tu Drákula: méně než 1 %

# Co stojí u pole cesty.
dr-came-start = Tady začal.
dr-came-step = Přišel jedním krokem.
dr-came-stay = Zůstal, kde byl.
dr-came-step_or_stay = Přišel jedním krokem, nebo zůstal a skrývá se.
dr-came-wolf = Přišel jako vlk, po jedné nebo dvou silnicích.
dr-lair-about = Úkryt, který si Drákula ponechal, když opouštěl cestu. Nikdy nedozraje; smí se z něj přepadat a Drákula se do něj smí vrátit.

dr-own-dracula = Vaše střetnutí
dr-own-hunter = Jak na tom jste
