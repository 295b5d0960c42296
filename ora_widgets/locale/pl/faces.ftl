# A card by itself, as a short text.

face-building = { $name }: kosztuje { $cost }; teren: { $terrain }; punkty wartości { $economic }, punkty dodatkowe { $dwelling }.
face-building-free = { $name }: nadrukowane na każdej prowincji; punkty wartości { $economic }, punkty dodatkowe { $dwelling }.
face-cloister = { $name }, budynek klasztorny: kosztuje { $cost }; teren: { $terrain }; punkty wartości { $economic }, punkty dodatkowe { $dwelling }.
face-cloister-free = { $name }, budynek klasztorny: nadrukowany na każdej prowincji; punkty wartości { $economic }, punkty dodatkowe { $dwelling }.
face-settlement = { $name }, osada: kosztuje { $cost }; teren: { $terrain }; punkty wartości { $economic }, punkty dodatkowe { $dwelling }.
