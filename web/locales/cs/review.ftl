# Co se říká o dohrané hře (konec, záznam, rozbor, co kdyby) a v nápovědě; přichází s tím, co to říká.

## Konec

end-title = Sága je dopovězena
end-won-you = Vítězíte!
end-lost-you = Tentokrát vyhrála druhá strana.
end-you-first = První místo z { $of }, náskok před dalším: { $apart }.
end-you-placed = Vaše místo: { $rank }. z { $of }, na vítěze chybělo { $apart }.
end-you-source = Nejvíc vyneslo: { $source } ({ $amount }).
end-rematch = Odveta
end-replay = Záznam
end-board = Podívat se na plán
end-record = Uložit záznam
end-seed = Počáteční číslo: { $seed }
end-fair = Poctivá náhoda: otisk (hash) ukázaný na začátku odpovídá tomuto číslu.

## Záznam

replay-title = Záznam
replay-eyes = Číma očima
replay-eyes-all = všichni (všechny karty odkryté)
replay-eyes-spectator = divák
replay-first = Na začátek
replay-last = Na konec
replay-link = Zkopírovat odkaz na tento okamžik
replay-events = Co se stalo
replay-speed = Rychlost

## Nápověda

hint-coming = Rádce přemýšlí…
hint-says = Rádce by zvolil: { $action }.
hint-options = Možnosti, nejlepší první
hint-chances = Vaše šance na výhru s každou možností, jen podle toho, co víte vy:
hint-chances-side = Šance vaší strany na výhru s každou možností, jen podle toho, co víte vy:
hint-clear = Jasně nejlepší volba: další zaostává o { $ahead }.
hint-better = O něco lepší než ostatní.
hint-near = První dvě možnosti jsou téměř rovnocenné.
hint-equal = Tyto možnosti jsou téměř rovnocenné.
hint-little = Ať zvolíte cokoli, mnoho se tím nezmění.
hint-worth = Nejlepší první, podle zkušenosti. Šance na výhru se tu neporovnávají.
hint-single = Nic jiného rádce nezvažoval.

## Rozbor

review-title = Rozbor
review-what = Co ukázat
review-chance = Šance na výhru
review-chance-note = Šance každého na výhru po každém rozhodnutí, posouzená se všemi kartami odkrytými.
review-luck = Štěstí
review-luck-note = Co dosud daly nebo vzaly kostky a karty. Všechno ostatní změnila rozhodnutí.
review-play = Rozhodnutí
review-play-note = Co dosud přinesla nebo vzala rozhodnutí, vlastní i cizí. Štěstí se nepočítá.
review-now = V kroku { $n }
review-line = { $name }: z { $from } na { $to }.
review-swings = Největší zvraty
review-none = Žádné rozhodnutí ani náhoda nepřesahuje chybu odhadu.
review-kind-mistake = Krok { $n }: chyba
review-kind-luck = Krok { $n }: štěstí
review-mistake = { $name }, volba: { $action }. O { $lost } lepší by bylo: { $better }.
review-luck-bad = { $name }, smůla: kostky nebo karty vzaly { $lost }.
review-luck-good = { $name }, štěstí: kostky nebo karty daly { $lost }.
review-noise = s chybou { $noise }
review-working = Procházíme hru znovu: { $share }
review-working-note = Potrvá to několik sekund až několik minut. Záznam si můžete prohlížet i teď.
review-again = Zkusit znovu

## Co kdyby

what-if = Co kdyby?
what-if-here = Hrát odtud dál
what-if-note = Nový stůl naváže na krok { $n }: všechno bude, jak bylo, i skryté karty. Za všechny ostatní bude hrát počítač.
what-if-go = Hrát dál
branch = Odbočka z jiné hry
branch-back = K té hře, do okamžiku, kde tato začíná
error-bad-line = V tomto okamžiku nemá nikdo o čem rozhodovat. Vyberte jiný.
error-bad-seat = Za toto místo odtud hrát nelze.
error-bad-agent = Takový soupeř tu není.
