// A landscape as a picture, for the background of the title on the start screen and the front page.
import { BARE, type Stroke } from "./palette";

export const SCENE_BOX = "0 0 1600 260";

const COLOURS: [colour: string, path: string][] = [
  ["cloister", "M910 124a90 90 0 1 1 180 0 90 90 0 1 1-180 0"],
  ["coast", "M926 124a74 74 0 1 1 148 0 74 74 0 1 1-148 0"],
  ["", "M1000 34v180M910 124h180M922 79l156 90M955 46l90 156M1045 46l-90 156M1078 79l-156 90"],
  [
    "mountain",
    "M0 196l90-62 70 36 120-92 96 74 60-38 150 84 130-66 90 40 120-50 90 40 150-96 130 84 90-58 110 66 104-40v160H0z",
  ],
  ["hillside", "M0 190c180-40 320-30 470 6s280-2 400-22 190-14 300 6 260 10 430-14v94H0z"],
  ["sheet", "M858 176v-26h66v-24h112V98h40v80z"],
  ["red", "M850 152l14-18h60v18zM918 128l18-28h100v28zM1030 100l26-44 26 44z"],
  ["", "M1056 56V38m-6 6h12"],
  [
    "drawn",
    "M868 176v-10a5 5 0 0 1 10 0v10zm18 0v-10a5 5 0 0 1 10 0v10zm18 0v-10a5 5 0 0 1 10 0v10zM940 156v-12a4 4 0 0 1 8 0v12zm20 0v-12a4 4 0 0 1 8 0v12zm50 0v-12a4 4 0 0 1 8 0v12zM980 177v-22a8 8 0 0 1 16 0v22zM1051 128v-12a5 5 0 0 1 10 0v12z",
  ],
  [
    "tree",
    "M1110 186l15-46 15 46zM1136 190l17-54 17 54zM1168 188l14-42 14 42zM1192 194l17-52 17 52zM1240 192l14-40 14 40zM560 196l15-46 15 46zM584 200l18-58 18 58zM616 198l15-44 15 44zM640 204l18-56 18 56zM690 200l15-44 15 44zM718 202l18-54 18 54z",
  ],
  ["plains", "M0 216c220-26 420-20 640-4s420 6 560-8 260-6 400 8v48H0z"],
  ["cloister", "M440 260c50-28 110-44 230-46l90 6c-90 6-130 20-160 40z"],
  ["", "M490 260c60-28 110-40 200-44M540 260c60-26 100-36 180-42"],
  ["water", "M1180 260c-40-14 30-22 0-32s-50-8-20-14 60-6 110-12l30 1c-40 10-80 10-70 16s60 10 60 20-10 14 0 21z"],
  ["moor", "M930 214c16-14 40-20 56-36h10c-4 18-14 26-4 40z"],
  ["red", "M836 215l6 7v6c0 2-1 3-2 4 6 2 9 7 9 14v4h-26v-4c0-7 3-12 9-14-1-1-2-2-2-4v-6z"],
  ["green", "M884 224a7 7 0 0 1 7 7c0 2-1 4-3 5 4 2 7 5 7 11v3h-22v-3c0-6 3-9 7-11a7 7 0 0 1 4-12z"],
];

/** Its shapes from back to front, in the board's colours: the wheel as a sun, a cloister, fields, two clergymen. */
export const SCENE: readonly Stroke[] = COLOURS.map(([colour, path]) => [path, colour ? `var(--ora-${colour})` : BARE]);
