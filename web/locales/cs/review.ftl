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
hint-worth = Nejlepší první, podle hodnoty karet. Šance na výhru se tu neporovnávají.
hint-single = Nic jiného rádce nezvažoval.
