# A card by itself, as a short text.

face-building = { $name }: cuesta { $cost }; terreno: { $terrain }; valor económico { $economic }, valor de vivienda { $dwelling }.
face-building-free = { $name }: impreso en cada tierra central; valor económico { $economic }, valor de vivienda { $dwelling }.
face-cloister = { $name }, edificio del claustro: cuesta { $cost }; terreno: { $terrain }; valor económico { $economic }, valor de vivienda { $dwelling }.
face-cloister-free = { $name }, edificio del claustro: impreso en cada tierra central; valor económico { $economic }, valor de vivienda { $dwelling }.
face-settlement = { $name }, asentamiento: cuesta { $cost }; terreno: { $terrain }; valor económico { $economic }, valor de vivienda { $dwelling }.
