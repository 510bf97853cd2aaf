# Výuka Nájezdníků: první tah a první nájezd. Krok je vidět, dokud není splněn nebo dokud nebylo zahráno něco jiného.

rn-tutorial-intro = Sbíráte posádku, nakládáte proviant a podnikáte nájezdy na břehy Severního moře. Vyhrává, kdo na náčelníka udělá největší dojem: kdo má nejvíc vítězných bodů. Tento průvodce s vámi projde první tahy a první nájezd; kdykoli smíte udělat vše, co je dovoleno.
rn-tutorial-keep = Držíte pět vesničanů: tři si nechte. Vlevo nahoře je síla při nájezdu, na minci cena ve stříbře. Začínáte se 2 stříbry, takže jedna nebo dvě levné karty jsou dobrý začátek.
rn-tutorial-turn = Celá hra jednou větou: umístíte svého dělníka a použijete tu budovu, pak vezmete jiného dělníka a použijete i jeho budovu. Dvě akce za tah. Umístěte černého dělníka ke stříbrníkovi (dostanete 3 stříbra), nebo do jiné budovy, která svítí.
rn-tutorial-visit = Jste v budově: proveďte její akci, nebo ji vynechte. Na tlačítkách stojí, co dostanete.
rn-tutorial-town_hall = V radnici zahrajete jednu kartu z ruky pro její spodní polovinu, jedinkrát. Pak je pryč, nehrajte tedy ty, které chcete mít v posádce.
rn-tutorial-take = Teď vezměte dělníka z jiné budovy a použijte i tu. Brána dává karty, pokladnice mění karty na stříbro.
rn-tutorial-hire = Kasárny: dotkněte se karty v ruce a najmete ji za její cenu. Do posádky se vejde pět lidí; na první nájezd stačí dva.
rn-tutorial-treasury = Vyberte kartu, kterou nebudete potřebovat.
rn-tutorial-long_house = Dlouhý dům: z dobytka je proviant, z kořisti oběť, která se na konci počítá.
rn-tutorial-more-crew = K nájezdu na přístav potřebujete dva členy posádky, dva provianty a černého nebo šedého dělníka. Opatřete si stříbro a jděte do kasáren: tam se posádka najímá.
rn-tutorial-more-provisions = Posádka je připravena. Potřebuje proviant: jděte do mlýna. Dotkněte se osady a uvidíte, co k ní ještě chybí.
rn-tutorial-turn-more = Dotkněte se osady a uvidíte, co k ní chybí; to si opatřete ve vesnici.
rn-tutorial-raid = Můžete na nájezd! Osada, která svítí, je vám otevřená. Zaplatíte proviant, svého dělníka tam necháte navždy a domů přivezete kořist a lepšího dělníka. Dotkněte se té osady.
rn-tutorial-raid-going = Vaše loď je na cestě.
rn-tutorial-reroll = Rváč dovoluje přehodit kostku. Platí nové číslo, ať je lepší, nebo horší.
rn-tutorial-set = Vyberte kořist. Za zlato, železo a dobytek jsou oběti a zbroj. Každá valkýra si vezme jednoho z posádky, ale na konci přinese body. Dělník vedle bude váš: šedým a bílým se otvírá víc dveří.
rn-tutorial-sacrifice = Valkýra si letí pro jednoho z vašich. Vyberte slabého, nebo toho, jehož smrt vám něco dá.
rn-tutorial-limit = Osm karet, osm stříbra, osm proviantů: víc si na konci tahu nenecháte.
rn-tutorial-other = Přečtěte si větu dole a vyberte. Všechno, co lze vybrat, svítí.
rn-tutorial-waiting = Hrají ostatní. Sledujte kroniku a to, které sady a dělníky vám nechávají.
rn-tutorial-end = To byl váš první nájezd. Výspy, kláštery a pevnosti chtějí šedé a bílé dělníky, větší posádku a sílu: kostky, posádku a zbroj dohromady. Až dojdou pevnosti, oběti nebo valkýry, má každý ještě jeden tah. Hodně štěstí!
