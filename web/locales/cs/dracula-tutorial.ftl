# Výuka Běsnění Drákuly: první večer s lovci (hunter-), nebo za Drákulu (count-). Krok je vidět, dokud není splněn nebo dokud nebylo zahráno něco jiného.

dr-tutorial-intro = Drákula neviděn putuje Evropou a zanechává za sebou pasti a mladé upíry. Nechány na pokoji dozrají, a jakmile vliv dosáhne 13, vyhrál. Po stopě mu jdou čtyři lovci; vyhrají, až utrpí 15 zranění. Tento průvodce vás chvíli povede; kdykoli smíte udělat vše, co je dovoleno.
dr-tutorial-other = Přečtěte si větu v liště a vyberte. Co lze vybrat, svítí; klepnete-li na cokoli jiného, dozvíte se, proč to nejde.

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
dr-tutorial-hunter-end = To je lov: najít cestu, vyzbrojit se, sevřít ho a udeřit, pokud možno ve dne. Každý týden přináší zoufalství, neotálejte tedy; a Minu držte z jeho dosahu, porazí ji jediné kousnutí. Hodně štěstí!

## Za Drákulu

dr-tutorial-count-settle = Tajně vyberte, kde začnete: klepněte na město. Klidný začátek vám dá město daleko od všech lovců, odkud vede hodně silnic. Vaši volbu nikdo nevidí.
dr-tutorial-count-move = Vaše fáze. Klepněte na sousední místo na plánu a vydejte se tam: jeho karta se položí lícem dolů na pole 1 vaší cesty a všechno starší se posune. Kde ještě leží vaše cesta, tam nesmíte; nezajděte tedy do slepé uličky.
dr-tutorial-count-move-more = Vzdalujte se od lovců, ale tak, aby nevěděli, kterou silnicí jste šli. Moře vás dobře skryje, stojí však zranění: kolik, stojí na tlačítku.
dr-tutorial-count-move-seen = Vědí, kde jste. Jděte dál: kde žádný lovec není, tam zase zmizíte. Nebo zůstaňte nablízku a bojujte – v noci jsou vaše karty silnější.
dr-tutorial-count-lay = Teď na novém poli nechte střetnutí. Upíři přinesou vliv, až po šesti kolech na cestě dozrají; ostatní zraní nebo zdrží toho, kdo přijde. Upíry pokládejte tam, kudy nikdo nepůjde.
dr-tutorial-count-lay-more = Pasti klaďte tam, kam lovci mohou přijít, upíry tam, kam nepřijdou. Každé střetnutí na cestě zraje, jak se posouvá k jejímu konci.
dr-tutorial-count-leaving = Úkryt opouští cestu. Co v něm dozraje, teď pracuje pro vás: upír zvýší vliv a pak vyčistí konec vaší cesty. S vlivem 13 jste vyhráli.
dr-tutorial-count-ambush = Do jednoho z vašich úkrytů vstoupil lovec. Přepadněte ho tím, co tam leží, nebo počkejte: upír bojuje hned, jiná střetnutí škodí nebo zdržují. Co nepoužijete, zůstane.
dr-tutorial-count-events = Události dostáváte, když se lovci v noci zásobují. Na každé stojí, kdy se hraje; přišla-li její chvíle, svítí. Nechat si smíte čtyři.
dr-tutorial-count-answer = Na to, co lovec právě udělal, smíte odpovědět kartou, která svítí, nebo to nechat být. Ptáme se vás, ať takovou kartu máte, nebo ne, takže se z toho nikdo nic nedozví.
dr-tutorial-count-engage = Stojí proti vám víc lovců. Vaši kartu může zrušit jen ten, kterého napadnete, a ten také dostane ránu. Vyberte nejslabšího, nebo toho, koho porazí příští kousnutí.
dr-tutorial-count-fight = Souboj! Tajně položte kartu. Zruší se, má-li karta napadeného lovce její znak. Lovec, který je nejdřív uhranut a pak v noci potká „Tesáky“, je kousnut. Co která karta udělá a zda by únik selhal, stojí u ní.
dr-tutorial-count-fight-more = Lovci nemohou hrát tutéž kartu dvakrát za sebou: podívejte se, co leží na stole, to vás teď nezastaví. „Únik v podobě netopýra“ nebo „Únik v podobě mlhy“ ukončí souboj, který se obrací proti vám.
dr-tutorial-count-bat = Unikáte jako netopýr: neviděni odlétáte do města jednu nebo dvě silnice daleko. Svůj nejnovější úkryt tím opouštíte.
dr-tutorial-count-waiting = Na řadě jsou lovci, každý jednou ve dne a jednou v noci. Kdo vstoupí do města na vaší cestě, odhalí jeho kartu. Sledujte, kde se scházejí.
dr-tutorial-count-waiting-seen = Jste odhaleni. Lovci, kteří jsou při soumraku nebo svítání ve vašem městě, s vámi budou bojovat. Ve své fázi můžete proklouznout.
dr-tutorial-count-end = Teď už víte, jak strašit v Evropě: mást je, nechat své plémě dozrát a kousnout, kde to bolí. S každým týdnem váží porážka lovce víc. Dobrou noc!
