# Výuka Běsnění Drákuly: první večer s lovci (hunter-), nebo za Drákulu (count-). Krok je vidět, dokud není splněn nebo dokud nebylo zahráno něco jiného.

dr-tutorial-intro = Drákula neviděn putuje Evropou a zanechává za sebou pasti a mladé upíry. Když je nikdo nevyruší, dozrají, a s vlivem 13 Drákula vyhrává. Po stopě mu jdou čtyři lovci; ti vyhrají, až Drákula utrpí 15 zranění. Tento průvodce vás chvíli povede; kdykoli smíte provést jakýkoli povolený tah.
dr-tutorial-other = Přečtěte si otázku v liště s výběrem a odpovězte. Co lze vybrat, svítí; klepnete-li na cokoli jiného, dozvíte se, proč to nejde.

## S lovci

dr-tutorial-hunter-start = Vyberte, kde začnete. Rozmístěte čtyři lovce po Evropě do měst, odkud vede hodně silnic: čím širší síť, tím dřív někdo zkříží jeho cestu.
dr-tutorial-hunter-move = Ve dne se smíte pohybovat. Klepněte na město, které svítí: po silnici se dostanete o krok dál. Když vstoupíte do města na Drákulově cestě, musí jeho kartu odhalit. Zatím se držte dál od sebe.
dr-tutorial-hunter-belief = Pořád hledáte? Odstíny na plánu ukazují, kde Drákula může být podle toho, co lovci vědí. Jděte tam, kde je tmavo, nebo mu odřízněte ústup.
dr-tutorial-hunter-trail = Na cestě leží odhalená karta! Pole 1 je jeho nejnovější krok, pole 6 nejstarší. Každé kolo udělá jeden krok, číslo tedy říká, jak daleko odtud může být. Sevřete ho z více stran.
dr-tutorial-hunter-seen = Drákula je odhalen. Lovci, kteří jsou při soumraku nebo svítání v jeho městě, s ním bojují, sejděte se tam tedy; ve své fázi vám ale může proklouznout.
dr-tutorial-hunter-rail = Máte jízdenku a vede odtud železnice. Bílé číslo platí pro bílé tratě, žluté pro jízdu, v níž je aspoň jedna žlutá. Do měst, která míjíte, se nevstupuje. Jízdenku si raději schovejte na den, kdy najdete jeho cestu.
dr-tutorial-hunter-supply = Zásobování přinese událost a ve velkém městě i předmět. Ve dne berete vrchní kartu balíčku, v noci spodní, a je-li Drákulova, dostane ji Drákula. Co můžete čekat, stojí na tlačítku. Než se s ním potkáte, potřebujete zbraně.
dr-tutorial-hunter-ticket = Kupte si jízdenku: s ní za den projedete půl Evropy. Mít smíte dvě.
dr-tutorial-hunter-search = V tomto městě leží střetnutí. Prohledejte ho: podstoupíte všechna a zbavíte se jich dřív, než dozrají. Lépe se zbraní nebo s kartou „Psi“; kolik jich je, stojí na tlačítku.
dr-tutorial-hunter-night = V noci se necestuje. Využijte ji k zásobování, k odpočinku po zranění, k výměně s lovcem ve vašem městě nebo ke koupi jízdenky.
dr-tutorial-hunter-cards = Na každé kartě stojí, kdy se hraje; přišla-li její chvíle, svítí. Smíte mít tři předměty a tři události, doktor Seward po čtyřech.
dr-tutorial-hunter-encounter = Narazili jste na něco, co tu Drákula nechal. Na kartě stojí, co udělá a co proti ní můžete ukázat nebo odhodit. Co se neodhodí, vrátí se a čeká na dalšího.
dr-tutorial-hunter-fight = Souboj! Všichni tajně položí kartu. Znaky na té vaší jsou Drákulovy karty, které zruší – napadne-li právě vás. Nůž a střelné zbraně ho zraní, „Úhyb“ zastaví většinu útoků. V noci je silnější.
dr-tutorial-hunter-fight-more = Zahraná karta zůstane jedno kolo na stole, nelze ji tedy použít dvakrát za sebou. Všímejte si, co už zahrál: z toho poznáte, co ještě může mít. Jde-li to špatně, „Útěk“ vás ze souboje dostane.
dr-tutorial-hunter-waiting = Rozhodují se ostatní. Sledujte cestu vedle plánu: každé pole ukazuje rub své karty a co tam číhá.
dr-tutorial-hunter-waiting-dracula = Drákulova fáze. Cesta se posune o pole a on položí novou kartu a střetnutí. Co sejde z konce cesty, může dozrát: zabrání tomu jen lovec, který tam přišel dřív.
dr-tutorial-hunter-end = Takový je hon: najděte stopu, vyzbrojte se, sevřete kruh a pokud možno udeřte ve dne. Co zkusit:
dr-tutorial-hunter-end-try-1 = Neběhejte za ním, odřízněte mu cesty: jít může jen tam, kam vede silnice.
dr-tutorial-hunter-end-try-2 = Nechte si jízdenku na den, kdy najdete stopu, a přijeďte z druhého konce Evropy.
dr-tutorial-hunter-end-try-3 = V noci si vyměňte zbraně s lovcem ve svém městě, ať je připraven ten, kdo na hraběte narazí první.

## Za Drákulu

dr-tutorial-count-settle = Tajně vyberte, kde začnete: klepněte na město. Klidný začátek vám dá město daleko od všech lovců, odkud vede hodně silnic. Vaši volbu nikdo nevidí.
dr-tutorial-count-move = Vaše fáze. Klepněte na sousední místo na plánu a vydejte se tam: jeho karta se položí lícem dolů na pole 1 vaší cesty a všechno starší se posune. Kde ještě leží vaše cesta, tam nesmíte; nezajděte tedy do slepé uličky.
dr-tutorial-count-move-more = Vzdalujte se od lovců, ale tak, aby nevěděli, kterou silnicí jste šli. Moře vás dobře skryje, stojí však zranění: kolik, to najdete na tlačítku.
dr-tutorial-count-move-seen = Vědí, kde jste. Jděte dál: kde žádný lovec není, tam zase zmizíte. Nebo zůstaňte nablízku a bojujte – v noci jsou vaše karty silnější.
dr-tutorial-count-lay = Teď na novém poli nechte střetnutí. Upíři přinesou vliv, až po šesti kolech na cestě dozrají; ostatní zraní nebo zdrží toho, kdo přijde. Upíry pokládejte tam, kudy nikdo nepůjde.
dr-tutorial-count-lay-more = Pasti klaďte tam, kam lovci mohou přijít, upíry tam, kam nepřijdou. Každé střetnutí na cestě zraje, jak se posouvá k jejímu konci.
dr-tutorial-count-leaving = Úkryt opouští cestu. Co v něm dozraje, teď pracuje pro vás: upír zvýší vliv a pak vyčistí konec vaší cesty. S vlivem 13 jste vyhráli.
dr-tutorial-count-ambush = Do jednoho z vašich úkrytů vstoupil lovec. Přepadněte ho tím, co tam leží, nebo počkejte: upír bojuje hned, jiná střetnutí škodí nebo zdržují. Co nepoužijete, zůstane.
dr-tutorial-count-events = Události dostáváte, když se lovci v noci zásobují. Na každé stojí, kdy se hraje; přišla-li její chvíle, svítí. Nechat si smíte čtyři.
dr-tutorial-count-answer = Na to, co lovec právě udělal, smíte odpovědět kartou, která svítí, nebo to nechat být. Ptáme se vás, ať takovou kartu máte, nebo ne, takže se z toho nikdo nic nedozví.
dr-tutorial-count-engage = Čelíte několika lovcům. Vaši kartu může zrušit jen ten, kterého napadnete, a ten také dostane ránu. Vyberte nejslabšího, nebo toho, koho porazí příští kousnutí.
dr-tutorial-count-fight = Souboj! Tajně položte kartu. Zruší se, má-li karta napadeného lovce její znak. Lovec, který je nejdřív uhranut a pak v noci potká „Tesáky“, je pokousán. Co která karta udělá a zda by únik selhal, stojí u ní.
dr-tutorial-count-fight-more = Lovci nemohou hrát tutéž kartu dvakrát za sebou: podívejte se, co leží na stole, to vás teď nezastaví. „Únik v podobě netopýra“ nebo „Únik v podobě mlhy“ ukončí souboj, který se obrací proti vám.
dr-tutorial-count-bat = Unikáte jako netopýr: neviděni odlétáte do města vzdáleného jednu nebo dvě silnice. Přicházíte tím o svůj nejnovější úkryt.
dr-tutorial-count-waiting = Na řadě jsou lovci, každý jednou ve dne a jednou v noci. Kdo vstoupí do města na vaší cestě, odhalí jeho kartu. Sledujte, kde se scházejí.
dr-tutorial-count-waiting-seen = Jste odhaleni. Lovci, kteří jsou při soumraku nebo svítání ve vašem městě, s vámi budou bojovat. Ve své fázi můžete proklouznout.
dr-tutorial-count-end = Už víte, jak děsit Evropu. Co zkusit:
dr-tutorial-count-end-try-1 = Zaveďte lovce na cestu, kterou jste nešli: nechte za sebou past a vraťte se po moři.
dr-tutorial-count-end-try-2 = Nechte upíra dozrát daleko od všech: vydá za mnoho drobných kousnutí.
dr-tutorial-count-end-try-3 = S bojem počkejte na noc: nejdřív Uhranutí, potom Tesáky.
dr-primer-goal = Jeden z vás je Drákula, ostatní vedou čtyři lovce. On putuje Evropou neviděn, oni ho musejí najít a porazit.
dr-primer-trail = Každé kolo Drákula vyloží lícem dolů kartu místa, kam jde, na stopu o šesti polích. Lovec, který na místo stopy vstoupí, ho přinutí kartu odhalit.
dr-primer-day = Ve dne má každý lovec jednu akci: cestovat po silnici, železnici nebo moři, anebo shánět předměty a události pro příští boj.
dr-primer-night = V noci má další, ale nikdo necestuje: odpočívá se, shánějí se zásoby nebo se vyměňuje. Drákula je teď silnější.
dr-primer-fight = Kdo ho potká, bojuje: obě strany kolo za kolem tajně hrají karty. Správná karta tu jeho zruší; nejhorší je noční kousnutí.
dr-primer-end = Co za sebou Drákula nechá, dozraje, když to opustí stopu. S vlivem 13 vyhrává; lovci vyhrají, když utrpí 15 zranění.
