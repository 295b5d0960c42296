# A card by itself, as a short text.

face-building = { $name }: costs { $cost }; stands on { $terrain }; economic value { $economic }, dwelling value { $dwelling }.
face-building-free = { $name }: printed on every heartland; economic value { $economic }, dwelling value { $dwelling }.
face-cloister = { $name }, a cloister building: costs { $cost }; stands on { $terrain }; economic value { $economic }, dwelling value { $dwelling }.
face-cloister-free = { $name }, a cloister building: printed on every heartland; economic value { $economic }, dwelling value { $dwelling }.
face-settlement = { $name }, a settlement: costs { $cost }; stands on { $terrain }; economic value { $economic }, dwelling value { $dwelling }.
