# Výuka: první věk s průvodcem. Krok je vidět, dokud není splněn nebo dokud nebyla provedena jiná dovolená akce.

br-tutorial-intro = Po tři věky vedete svůj klan, zatímco Ragnarök požírá svět. Kdo má na konci nejvíc slávy, vítězí. Tento průvodce s vámi projde první věk; kdykoli smíte udělat vše, co je dovoleno.
br-tutorial-draft = Dary bohů: držíte hromádku karet. Jednu si nechte; ostatní dostane soused a k vám přijde jiná hromádka. Červené karty jsou do bitev, zelené jsou úkoly, tmavé natrvalo vylepšují klan. Pro začátek si nechte silnou červenou kartu nebo levné vylepšení.
br-tutorial-draft-more = Vybírejte dál, dokud nemáte šest karet. Dobrá je směs: dvě nebo tři bitevní karty, jeden úkol, jedno vylepšení.
br-tutorial-action = Teď jednáte vy. Za všechno se platí zuřivostí a s 0 zuřivosti pro tento věk končíte. Vůdce obsazuje zdarma: stiskněte Obsazení, vyberte vůdce a pak provincii s volnou vesnicí.
br-tutorial-invade = Výborně. Více figurek znamená více síly. Válečník stojí 1 zuřivost. Přiveďte ho tam, kde stojí vůdce, ať tam vaše síla vzroste.
br-tutorial-upgrade = Vylepšení platí celou hru. Držíte-li tmavou kartu, na kterou máte, dotkněte se jí v ruce. Jinak přiveďte další figurku.
br-tutorial-quest = Úkol je slib bohům, vykládá se zdarma lícem dolů. Držíte-li zelenou kartu, kterou dokážete splnit, vyložte ji teď.
br-tutorial-pillage = Pleňte provincii, kde jste silní: žeton ukazuje kořist. Ostatní se mohou k boji přidat, a tak nejdřív porovnejte síly (najeďte na provincii).
br-tutorial-join = Někdo plení. Můžete do boje poslat jednu figurku ze sousedící provincie, nebo zůstat stranou.
br-tutorial-battle = Bitva! Každý vyloží kartu lícem dolů a všechny se odhalí naráz. Rozhoduje síla figurek plus číslo na kartě. Poražení umírají, ale karty si berou zpět; karty vítěze jsou pryč.
br-tutorial-march = Za 1 zuřivost přejde libovolný počet vašich figurek z jedné provincie do druhé, jakkoli daleko. Nejlepší kořist má Yggdrasil uprostřed.
br-tutorial-doom = Hořící provincie je odsouzena ke zkáze: na konci věku zmizí a každá figurka v ní přinese svému majiteli slávu. Dobrá smrt má svou cenu.
br-tutorial-pass = Jednejte dál, jak chcete. Když už nezbývá nic užitečného, pasujte.
br-tutorial-discard = Věk končí. Jednu kartu si smíte nechat do dalšího.
br-tutorial-stat = Vlastnost roste. Zuřivost: víc na utrácení v každém věku. Sekery: víc slávy za vyhranou bitvu. Rohy: víc figurek na plánu.
br-tutorial-other = Přečtěte si větu v liště a vyberte. Vše, co lze vybrat, září.
br-tutorial-waiting = Rozhodují se ostatní. Sledujte kroniku vpravo.
br-tutorial-end = To byl první věk. Dva další půjdou stejně: dary, akce, odhození, úkoly, Ragnarök, propuštění. Víte dost na to, abyste hru dohráli. Hodně štěstí!
