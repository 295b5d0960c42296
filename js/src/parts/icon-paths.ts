// The pictures as data: strokes with colours on a field of 24 by 24. All are the project's own drawings.
import { BARE, COLOURS, circle, type Stroke } from "./palette";

/** A pair of grains on a stalk. */
function pair(y: number): string {
  return `M12 ${y}c-3.6 0-4.9-1.9-4.9-4.2 2.7 0 4.9 1.3 4.9 4.2zM12 ${y}c3.6 0 4.9-1.9 4.9-4.2-2.7 0-4.9 1.3-4.9 4.2z`;
}

const EAR = `${pair(11.5)}${pair(15.5)}${pair(19.5)}M12 7.4c-1.9-1.6-1.9-3.8 0-5.6 1.9 1.8 1.9 4 0 5.6z`;

const ICONS: Record<string, readonly Stroke[]> = {
  Wo: [
    ["M6 4.5h13a3.2 3.2 0 0 1 0 6.4H6z", COLOURS.bark],
    [circle(6, 7.7, 3.2), COLOURS.cut],
    [circle(6, 7.7, 1.2), null],
    ["M8 12.5h11a3.2 3.2 0 0 1 0 6.4H8z", COLOURS.bark],
    [circle(8, 15.7, 3.2), COLOURS.cut],
    [circle(8, 15.7, 1.2), null],
  ],
  Pt: [
    ["M2.5 9l9.5-4.5L21.5 9 12 13.5z", COLOURS.peat],
    ["M2.5 9v6L12 19.5v-6z", COLOURS.dark],
    ["M21.5 9v6L12 19.5v-6z", COLOURS.peat],
    ["M15 14.6l3-1.4M15.5 16.8l4-1.9M5 12l4 1.9", null],
  ],
  Co: [
    ["M8 11l2-5.5 5-1 3 5-2.5 4.5-6 .5z", COLOURS.ash],
    ["M2.5 19l1.5-6 5-2 3.5 4-1.5 5-6 .5z", COLOURS.coal],
    ["M11.5 19.5l1.5-5 5-1.5 4 3.5-1 4-6 .5z", COLOURS.coal],
    ["M4 13l4 3-1.5 4.3M13 14.5l4.5 2.5.5 3.7M10 5.5l3 4 5-.5", null],
  ],
  Gn: [
    ["M12 6v16", BARE],
    [EAR, COLOURS.gold],
  ],
  Sw: [
    ["M6 3l3.5 8L5 21h14l-4.5-10L18 3l-2.5 3-1.5-3.5L12 6l-2-3.5L8.5 6z", COLOURS.pale],
    ["M11 13l-1.5 7M13 13l1.5 7M10 4.5l1.3 6M14 4.5l-1.3 6", null],
    ["M8.7 10h6.6v2.8H8.7z", COLOURS.clay],
  ],
  Sh: [
    ["M8 14.5v5M10.5 15v4.5M14.5 15v4.5M17 14v5.5", BARE],
    [
      "M5.5 15.5a3.3 3.3 0 0 1-.4-6 3.7 3.7 0 0 1 5.6-3 4 4 0 0 1 6 .7 3.4 3.4 0 0 1 1.8 5.8 3 3 0 0 1-3 2.5z",
      COLOURS.wool,
    ],
    ["M17 7.5c2-1.5 5 0 5 2.5s-1.5 4-3 4-3.5-2-3.5-4 .5-2 1.5-2.5z", COLOURS.ash],
  ],
  Mt: [
    [
      "M10 4.5c4-3 11-.5 11.5 5.5.3 5-4.5 8.5-9 7l-3.5 2.8a2.2 2.2 0 1 1-3.2.6 2.2 2.2 0 1 1 .2-3.4L8.5 13C6.5 10.5 7 6.8 10 4.5z",
      COLOURS.meat,
    ],
    ["M12 7c2.5-1.8 6-.5 6.5 2.5", null],
  ],
  Cl: [
    ["M2.5 19c.5-5 3-11 7.5-11.5 3-.3 4 2 6 3 3.5 1.7 5 4.5 5.5 8.5z", COLOURS.clay],
    ["M6.5 15c1.5-2 2-4 4-5M12 15.5c1-1.5 2.5-2.5 4.5-2.5", null],
  ],
  Ce: [
    ["M9 2.5h6v1.8l-1 2.2c3.5 1.7 5 5 4 8.5-.9 3.5-3 6-6 6s-5.1-2.5-6-6c-1-3.5.5-6.8 4-8.5L9 4.3z", COLOURS.fired],
    ["M6.2 11.5l2 1.7 2-1.7 1.8 1.7 1.8-1.7 2 1.7 2-1.7", null],
    ["M6 16h12", null],
  ],
  Sn: [
    ["M3 19.5l1-7L8.5 7l6-1 6 5.5.5 8z", COLOURS.stone],
    ["M8.5 7l2.5 6.5L3 19.5z", COLOURS.shade],
    ["M11 13.5l9.5-2M11 13.5l2.5 6", null],
  ],
  Or: [
    [`${circle(12, 7, 4.3)}${circle(17, 12, 4.3)}${circle(12, 17, 4.3)}${circle(7, 12, 4.3)}`, COLOURS.violet],
    ["M12 6.5l5.5 5.5-5.5 5.5L6.5 12z", COLOURS.stone],
    [circle(12, 12, 2), COLOURS.gold],
  ],
  Pn: [
    [circle(12, 12, 8.5), COLOURS.gold],
    [circle(12, 12, 6), null],
    ["M10.3 10l2.2-1.5v7", null],
  ],
  Ni: [
    [circle(12, 12, 10), COLOURS.gold],
    [circle(12, 12, 7.6), null],
    ["M14.8 8h-4.6l-.5 3.8c3.2-1 5.4 0 5.4 2.2 0 2.4-3 3.2-5.6 1.8", null],
  ],
  Bo: [
    ["M3 5.5c3.5-1.2 6.5-1 9 1 2.5-2 5.5-2.2 9-1v13.5c-3.5-1.2-6.5-1-9 1-2.5-2-5.5-2.2-9-1z", COLOURS.blue],
    ["M5 5c2.7-.6 5-.2 7 1.5 2-1.7 4.3-2.1 7-1.5v11.7c-2.7-.6-5-.2-7 1.5-2-1.7-4.3-2.1-7-1.5z", COLOURS.white],
    [
      "M12 6.5v11.7M7 8.5c1.2-.1 2.2.1 3 .6M7 11.5c1.2-.1 2.2.1 3 .6M14 9.1c.8-.5 1.8-.7 3-.6M14 12.1c.8-.5 1.8-.7 3-.6",
      null,
    ],
  ],
  Rq: [
    ["M12 1.5v3M10.7 2.7h2.6", BARE],
    ["M2.5 11L6.5 4.5h11l4 6.5z", COLOURS.gold],
    ["M4 11h16v9H4z", COLOURS.pale],
    ["M4 20h16v1.5H4z", COLOURS.gold],
    ["M12 12.5v6M9.5 14.7h5", null],
  ],
  Fl: [
    [
      "M8.5 6.5L7 3h10l-1.5 3.5c3.3 2.5 4.5 6.5 4 10.5-.4 3.3-2.5 4-7.5 4s-7.1-.7-7.5-4c-.5-4 .7-8 4-10.5z",
      COLOURS.flour,
    ],
    ["M8.5 6.5h7M12 18v-7M12 13.5l-2-2M12 13.5l2-2M12 16.5l-2-2M12 16.5l2-2", null],
  ],
  Br: [
    ["M2.5 14.5C2.5 9.5 6.5 6 12 6s9.5 3.5 9.5 8.5c0 2.5-1 4-3 4h-13c-2 0-3-1.5-3-4z", COLOURS.amber],
    ["M7 9.2l2.5 4M11 7.8l2.5 4.2M15.2 8.2l2 3.8", null],
  ],
  Gp: [
    ["M12 7.5c0-2 .5-3.5 2-5", BARE],
    ["M12.5 5c2-2.5 5-2.5 7-1-1.5 2.5-4.5 3-7 1z", COLOURS.leaf],
    [`${circle(7, 9.5, 2.7)}${circle(17, 9.5, 2.7)}${circle(12, 9.5, 2.7)}`, COLOURS.grape],
    [`${circle(9.5, 14, 2.7)}${circle(14.5, 14, 2.7)}`, COLOURS.grape],
    [circle(12, 18.5, 2.7), COLOURS.grape],
  ],
  Wn: [
    ["M6.5 3h11c.3 6.5-1.5 10-5.5 10S6.2 9.5 6.5 3z", COLOURS.white],
    ["M6.8 7h10.4c-.5 4-2.3 6-5.2 6s-4.7-2-5.2-6z", COLOURS.wine],
    ["M12 13v5.5", BARE],
    ["M7.5 21c0-2.5 9-2.5 9 0z", COLOURS.white],
  ],
  Ma: [
    ["M12 6v16", BARE],
    [EAR, COLOURS.amber],
    ["M12 21c3.5.8 6.5-.5 8.5-3.5-3.5-1-6.5.2-8.5 3.5z", COLOURS.leaf],
  ],
  Be: [
    ["M15 10h3.5a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2H15", BARE],
    ["M5 8h10.5v13H5z", COLOURS.gold],
    [
      "M4.5 9.5C2.5 6.5 5 4 7 5c1-2.8 5.5-2.8 6.5-.3 2.5-.9 4.5 2 2.5 4.8-1.5-1-2.5 1.5-4 .3-1.2 2-3 2-3.7.2-1.3.9-2.5.7-3.8-.5z",
      COLOURS.white,
    ],
    ["M8.5 13v5M12 13v5", null],
  ],
  Wh: [
    ["M7 3.5h10c2.5 5 2.5 12 0 17H7c-2.5-5-2.5-12 0-17z", COLOURS.amber],
    ["M5.5 8.5h13M5.5 15.5h13", null],
    ["M10 3.5v17M14 3.5v17", null],
    [circle(12, 12, 1.5), COLOURS.dark],
  ],
  Wr: [
    [
      "M12 1.5l2.4 4.7 5-1.6-1.6 5 4.7 2.4-4.7 2.4 1.6 5-5-1.6L12 22.5l-2.4-4.7-5 1.6 1.6-5L1.5 12l4.7-2.4-1.6-5 5 1.6z",
      COLOURS.gold,
    ],
    [circle(12, 12, 4.2), COLOURS.white],
    ["M12 7.8v8.4M7.8 12h8.4", null],
  ],
  food: [
    ["M9 8c-1-1.5 1-2.5 0-4M12.5 8c-1-1.5 1-2.5 0-4M16 8c-1-1.5 1-2.5 0-4", BARE],
    ["M2.5 10.5h19c0 5-4 9-9.5 9s-9.5-4-9.5-9z", COLOURS.cut],
    ["M9 21h6", BARE],
  ],
  energy: [
    [
      "M12.5 1.5c.5 4.5 6 7 6 13a6.5 6.5 0 0 1-13 0c0-3.5 2.5-5 3-8 1.8 1 2.5 2.3 2.5 4 1.2-2.3 2-5.5 1.5-9z",
      COLOURS.flame,
    ],
    ["M12 13c1.8 1.5 3 3 3 5a3 3 0 0 1-6 0c0-2 1.2-3.5 3-5z", COLOURS.pale],
  ],
  points: [["M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z", COLOURS.pale]],
  economic: [["M3.5 3.5h17V11c0 5.5-3.8 9-8.5 10.5C7.3 20 3.5 16.5 3.5 11z", COLOURS.pale]],
  dwelling: [["M1.5 12L12 2.5 22.5 12H20v9.5H4V12z", COLOURS.wool]],
  joker: [
    ["M12 18.5H5C3.5 13.5 3 9.5 3.5 6c3 1 4.8 3 5.5 6z", COLOURS.leaf],
    ["M12 18.5h7c1.5-5 2-9 1.5-12.5-3 1-4.8 3-5.5 6z", COLOURS.blue],
    ["M7.5 18.5C7.5 12 9 7 12 3.5c3 3.5 4.5 8.5 4.5 15z", COLOURS.meat],
    ["M4.5 18h15v3h-15z", COLOURS.pale],
    [`${circle(3.7, 5, 1.7)}${circle(12, 3, 1.7)}${circle(20.3, 5, 1.7)}`, COLOURS.gold],
  ],
  wheel: [
    [circle(12, 12, 9.5), COLOURS.wool],
    ["M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3L5.3 18.7", null],
    [circle(12, 12, 3.2), COLOURS.cut],
  ],
  cloister: [
    ["M3.5 21.5v-9L12 4l8.5 8.5v9z", COLOURS.pale],
    ["M12 1v4M10.5 2.3h3", BARE],
    ["M9.5 21.5v-5a2.5 2.5 0 0 1 5 0v5z", COLOURS.dark],
  ],
  /* actions of buildings, apart from goods */
  different: [
    [circle(6.5, 7, 4), COLOURS.gold],
    ["M13 3h8v8h-8z", COLOURS.blue],
    ["M12 13l5.5 8.5h-11z", COLOURS.clay],
  ],
  any: [
    ["M4 4h16v16H4z", COLOURS.white],
    ["M9 9.5a3 3 0 1 1 4.2 2.8c-1 .5-1.2 1-1.2 2M12 16.6v.6", null],
  ],
  enter: [
    ["M9 2.5h12v19H9z", COLOURS.cut],
    ["M12 21.5V9.5a3 3 0 0 1 6 0v12z", COLOURS.dark],
    ["M1 13h5.5v-3l5 5-5 5v-3H1z", COLOURS.white],
  ],
  prior: [
    ["M12 2l4 4.5V10c0 1-.5 2-1.2 2.6 3.2 1 5.2 3.9 5.2 8.9H4c0-5 2-7.9 5.2-8.9C8.5 12 8 11 8 10V6.5z", COLOURS.blue],
    ["M8.5 8.5h7M12 4v3", null],
  ],
  neighbour: [
    ["M2 8h9v9H2z", COLOURS.cut],
    ["M13 8h9v9h-9z", COLOURS.pale],
  ],
  occupied: [
    ["M2.5 21.5v-9L12 4l9.5 8.5v9z", COLOURS.cut],
    ["M12 9.5a2.7 2.7 0 0 1 1.8 4.7c2 .7 3 2.5 3 5v2.3H7.2v-2.3c0-2.5 1-4.3 3-5A2.7 2.7 0 0 1 12 9.5z", COLOURS.blue],
  ],
  display: [
    ["M6.5 2.5h14v16h-14z", COLOURS.pale],
    ["M3.5 5.5h14v16h-14z", COLOURS.white],
    ["M3.5 5.5h14v4.5h-14z", COLOURS.stone],
  ],
  build: [
    ["M11 9.5l8.5 9-2.5 2.5-8.5-9z", COLOURS.bark],
    ["M3 9.5L10.5 3c2-.8 4 0 5.5 1.5L13.5 6l1 2.5-3.5 3.5L8.5 9 6 12.5z", COLOURS.stone],
  ],
  fell: [
    ["M9.5 8L19 20.5l-2.5 1.5L7.5 9.5z", COLOURS.bark],
    ["M3 11.5C3 7 6 3 11 2c.5 3 2 4.5 4.5 5.5C12.5 11 8 13 3 11.5z", COLOURS.stone],
  ],
  cut: [
    ["M11 2.5h2V13h-2z", COLOURS.bark],
    ["M8.5 2h7v2h-7z", COLOURS.bark],
    ["M7 12h10v5c0 3-3 5-5 5s-5-2-5-5z", COLOURS.stone],
  ],
  settle: [
    ["M1.5 13L7.5 7l6 6v8h-12z", COLOURS.clay],
    ["M10.5 11L17 4.5l6 6.5v10H10.5z", COLOURS.wool],
    ["M15 21v-5h3.5v5z", COLOURS.dark],
  ],
  district: [
    ["M1 8h22v8H1z", COLOURS.field],
    ["M5.4 8v8M9.8 8v8M14.2 8v8M18.6 8v8", null],
  ],
  plot: [
    ["M4 4h16v16H4z", COLOURS.sand],
    ["M4 4h8v16H4z", COLOURS.sea],
    ["M4 12h16", null],
  ],
  forest: [
    ["M10.5 17h3v5h-3z", COLOURS.bark],
    ["M12 1.5L17 9h-2.5l4.5 8H5l4.5-8H7z", COLOURS.wood],
  ],
  moor: [
    ["M2 17.5a10 4 0 1 0 20 0a10 4 0 1 0-20 0z", COLOURS.pool],
    ["M8 17V4M12 16V2M16 17V6M8 4.5v4M12 2.5v4M16 6.5v4", BARE],
  ],
  wild: [
    ["M7 17h2.5v5H7z", COLOURS.bark],
    ["M8.2 3.5l4 6.5h-2l3.5 7H2.7l3.5-7h-2z", COLOURS.wood],
    ["M11.5 19.5a5.7 2.5 0 1 0 11.4 0a5.7 2.5 0 1 0-11.4 0z", COLOURS.pool],
    ["M16 18V9M18.5 17.5V6.5M21 18v-7", BARE],
  ],
  recall: [["M9 4L2.5 9.5 9 15v-3.5h6a4 4 0 0 1 0 8H9V22h6a7.5 7.5 0 0 0 0-14.5H9z", COLOURS.blue]],
  coast: [
    ["M1.5 1.5h21v21h-21z", COLOURS.sand],
    ["M1.5 22.5v-21h9c-3 4 2 6-.5 10.5s2 6-1 10.5z", COLOURS.sea],
  ],
  plains: [
    ["M1.5 1.5h21v21h-21z", COLOURS.field],
    ["M5 10l1.5-4L8 10M12 18l1.5-4 1.5 4M16 9l1.5-4L19 9", null],
  ],
  hillside: [
    ["M1.5 1.5h21v21h-21z", COLOURS.slope],
    ["M1.5 22.5V16c4-7 8-7 11 0 2-4.5 6-5.5 10-1.5v8z", COLOURS.hill],
  ],
  mountain: [
    ["M1.5 1.5h21v21h-21z", COLOURS.rock],
    ["M2 22.5L9.5 7l4 7 2.5-4 6 12.5z", COLOURS.peak],
    ["M9.5 7l-2.7 5.6 2.7 1.2 2-1z", COLOURS.white],
  ],
  water: [
    ["M1.5 1.5h21v21h-21z", COLOURS.sea],
    ["M4 9c2-2 4-2 6 0s4 2 6 0 3-2 4-1M4 15c2-2 4-2 6 0s4 2 6 0 3-2 4-1", null],
  ],
};

/** The good that each indicator shows. */
const ICON_OF_INDICATOR: Record<string, string> = {
  wood: "Wo",
  peat: "Pt",
  grain: "Gn",
  livestock: "Sh",
  clay: "Cl",
  coin: "Pn",
  stone: "Sn",
  grapes: "Gp",
};

/** The strokes of a picture; undefined if the name is unknown. */
export function iconPaths(name: string): readonly Stroke[] | undefined {
  return ICONS[ICON_OF_INDICATOR[name] ?? name];
}
