# Co se říká o hrách v tomto zařízení, které nepotřebují server; přichází s tím, co to říká.

here-mark = V tomto zařízení

## Another window has them, or they cannot be opened

here-taken-title = Otevřeno v jiném okně
here-taken = Hry v tomto zařízení jsou otevřené v jiném okně. Vždy je může mít jen jedno okno, aby se žádné rozhodnutí neztratilo.
here-continue = Pokračovat zde
error-here-taken = Hry v tomto zařízení jsou otevřené v jiném okně.
here-failed-title = Nejde otevřít
error-here-failed = Hry v tomto zařízení teď v tomto prohlížeči nejdou otevřít.
here-again = Zkusit znovu

## From one place to the other

here-move-hall = Uložit kopii v síni
here-move-device = Uložit kopii v tomto zařízení
here-moved-hall = Toto je kopie uložená v síni.
here-moved-device = Toto je kopie uložená v tomto zařízení.

## Settings

here-title = Hry v tomto zařízení
here-keep = Kam ukládat nové hry o samotě a u jedné obrazovky
here-keep-here = do tohoto zařízení
here-keep-hall = do síně
here-note = Hry v tomto zařízení nepotřebují připojení. Na jiných zařízeních nejsou, a když smažete data prohlížeče, zmizí: čas od času si je uložte do souboru.
here-export = Uložit všechny hry do souboru
here-import = Načíst hry ze souboru
here-imported = { $games ->
        [0] Všechny hry z tohoto souboru už tu jsou.
        [one] Přibyla { $games } hra.
        [few] Přibyly { $games } hry.
        [many] Přibylo { $games } hry.
       *[other] Přibylo { $games } her.
    }
here-import-bad = Tento soubor nejde přečíst: nejsou v něm uložené hry, nebo je poškozený. Nic se nezměnilo.
