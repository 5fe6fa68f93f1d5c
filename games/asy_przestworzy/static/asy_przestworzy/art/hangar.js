// @ts-check
/**
 * The build of each aircraft, drawn from its proportions: hundredths of the length from the nose,
 * y up from the thrust line. Wings: leading edge, height, half span, chord, then tip and dihedral.
 *
 * @typedef {object} Build
 * @property {string} top  outline above, nose to tail
 * @property {string} bot  outline below, nose to tail
 * @property {number[][]} wings  from the top: x, y, half span, chord, dihedral
 * @property {string} [tip]  of the wings: round, square, rake
 * @property {string} fin  which tail of `TAILS`
 * @property {[number, number]} [plane]  the tailplane's x and y
 * @property {number} [spread]  its half span
 * @property {string} nose  rotary, horseshoe, cone, spinner, flat, round or none
 * @property {number[]} [bank]  cylinders in the open: from, to, height
 * @property {number[]} [pipe]  exhaust: from, to, height
 * @property {string} [struts]  pair, vee, one, star or none
 * @property {number[]} [bays]  where they stand along the span
 * @property {number[]} seats  cockpits: x of each
 * @property {number} [rest]  height of the cockpit's rim, if not the outline's
 * @property {string} [gear]  wheels, four, axle (with a winglet), skid, boat
 * @property {number} [wheel]  x of the axle
 * @property {number[]} [prop]  x, y, radius, blades
 * @property {number[]} [engine]  a nacelle between the wings: from, to, height
 * @property {number[]} [booms]  heights at the wing and at the tail, above and below
 * @property {boolean} [pylon]  a cabane for the wires of a monoplane
 * @property {string} [gun]  hood, twin, high, ring, front
 * @property {string} mark  gb, fr, ru, pattee, bar, or at
 * @property {string} paint  body, nose, wings, tail: one letter each of `PAINTS`
 * @property {string} [camo]  bands, lozenge, patches or leaves
 */

/** @type {Record<string, string>} letters of `paint` */
export const PAINTS = {
  o: "#6f6840", // olive dope
  b: "#5f5233", // brown dope
  l: "#d8cba4", // linen
  c: "#e6dcbd", // cream
  s: "#b4b6ad", // aluminium
  g: "#8b8f8a", // grey metal
  d: "#4a4c48", // dark metal
  k: "#2f2d29", // black
  w: "#bf8f4e", // varnished wood
  y: "#c9a95e", // ochre
  r: "#9f3327", // red
  m: "#6d5765", // mauve
  e: "#5a6647", // green
  f: "#7d7a55", // field green
  u: "#7f94a0", // blue grey
  t: "#a7814d", // tan
  h: "#f0ead8", // white
};

/** Fin (if any) and rudder. @type {Record<string, [string, string]>} */
export const TAILS = {
  sopwith: ["80 4 86 9 92 11 92 -1", "92 11 94 15 99 14 102 8 101 -1 97 -5 92 -5"],
  snipe: ["76 6 84 13 91 15 91 -2", "91 15 94 19 99 18 103 11 102 0 98 -6 91 -6"],
  royal: ["81 3 89 14 92 15 92 -8 85 -3", "92 15 95 17 101 14 103 5 101 -6 92 -9"],
  bristol: ["82 5 88 12 93 14 93 1", "93 14 97 16 102 12 103 4 99 -3 93 -4"],
  dolphin: ["80 4 85 12 91 15 91 -1", "91 15 96 15 101 10 102 0 97 -7 91 -7"],
  gunbus: ["", "87 -8 87 6 91 14 99 14 104 6 103 -6 96 -11"],
  havilland: ["84 1 92 9 92 -3", "92 9 96 13 101 11 104 3 101 -7 92 -8"],
  cross: ["84 2 91 13 91 -9", "91 13 96 14 101 8 101 -6 96 -11 91 -10"],
  nieuport: ["", "91 -4 91 3 87 10 91 17 98 18 104 12 104 2 98 -6"],
  morane: ["", "94 -5 93 5 95 13 100 14 104 8 104 -3 99 -6"],
  hanriot: ["79 3 86 9 92 10 92 -1", "92 10 95 14 101 13 103 4 98 -6 92 -5"],
  spad: ["82 4 88 12 92 14 92 0", "92 14 97 16 103 13 103 -2 97 -7 92 -6"],
  slim: ["79 3 87 12 93 14 93 0", "93 14 98 13 102 7 102 -1 98 -6 93 -5"],
  sikorsky: ["", "89 -3 89 10 95 14 102 13 103 -1 99 -5"],
  mosca: ["80 3 93 14 93 0", "93 14 99 13 103 6 102 -3 97 -6 93 -5"],
  boat: ["78 3 87 17 94 20 94 3", "94 20 100 19 104 11 100 4 94 3"],
  fokker: ["", "92 -5 92 3 86 8 89 15 96 18 103 13 104 3 99 -6"],
  halberstadt: ["", "90 -3 88 6 95 17 102 17 104 9 102 -3 97 -5"],
  albatros: ["74 5 83 14 92 17 92 -9 80 -4", "92 17 98 16 103 10 103 1 99 -6 92 -9"],
  roland: ["76 5 86 16 93 17 93 -7 82 -4", "93 17 98 18 103 12 103 0 98 -7 93 -7"],
  dva: ["72 6 82 16 91 18 91 -10 78 -5", "91 18 97 19 103 13 104 3 99 -7 91 -11"],
  pfalz: ["80 4 88 11 93 15 93 -5 86 -4", "93 15 97 18 103 12 103 0 98 -6 93 -6"],
  dseven: ["80 4 92 14 92 2", "92 13 89 16 93 20 99 19 104 12 103 1 98 -5 92 -4"],
  deight: ["84 3 92 10 92 1", "92 9 88 12 92 18 99 17 104 11 103 1 98 -5 92 -4"],
  siemens: ["76 6 86 16 92 18 92 -8 80 -5", "92 18 99 16 103 8 101 -5 92 -10"],
  clan: ["79 4 87 12 92 13 92 0", "92 13 95 17 101 15 103 5 98 -5 92 -5"],
  star: ["88 3 94 7 94 1", "94 9 98 11 103 7 103 -1 98 -4 94 -3"],
  berg: ["82 4 89 13 93 14 93 0", "93 14 98 17 103 11 103 0 97 -5 93 -4"],
  phoenix: ["80 4 92 11 92 0", "92 11 96 15 102 13 104 4 98 -5 92 -4"],
  horned: ["80 4 92 11 92 0", "92 12 88 14 91 20 99 19 104 11 103 -1 98 -5 92 -4"],
};

/** @type {Record<string, Build>} */
// biome-ignore format: a table, one aircraft a line
export const HANGAR = {
  E01: { top: "8 3 12 8 20 9 26 7 31 10 41 9 49 6", bot: "8 -4 16 -8 40 -8 49 -6", wings: [[27, 20, 66, 20], [27, -7, 66, 20]], tip: "square", bays: [24, 50], fin: "gunbus", plane: [80, 9], spread: 27, nose: "none", seats: [16, 31], gear: "skid", wheel: 30, prop: [52, 1, 17, 2], booms: [18, -6, 8, -5], gun: "front", mark: "gb", paint: "llll" },
  E02: { top: "14 1 18 6 26 8 33 7 39 10 49 6", bot: "14 -2 20 -7 40 -7 49 -5", wings: [[28, 18, 58, 18, 0.06], [28, -6, 58, 18, 0.06]], bays: [22, 44], fin: "havilland", plane: [82, 8], spread: 22, nose: "none", seats: [33], gear: "wheels", wheel: 31, prop: [52, 1, 17, 4], booms: [17, -5, 7, -6], gun: "front", mark: "gb", paint: "soos" },
  E03: { top: "10 3 14 7 24 8 32 7 38 8 48 5", bot: "10 -5 18 -8 40 -7 48 -5", wings: [[28, 19, 68, 16, 0.08], [28, -5, 68, 16, 0.08]], tip: "square", bays: [20, 46], fin: "cross", plane: [83, 2], spread: 26, nose: "none", seats: [29], gear: "wheels", wheel: 29, prop: [51, 1, 17, 2], booms: [18, -4, 3, 1], gun: "front", mark: "gb", paint: "gbbb" },
  E04: { top: "3 6 12 8 32 9 39 8 92 3", bot: "3 -7 14 -8 38 -7 92 0", wings: [[13, 16, 69, 26, 0.05], [21, -8, 69, 26, 0.05]], bays: [46], fin: "sopwith", spread: 26, nose: "horseshoe", seats: [41], gun: "hood", mark: "gb", paint: "lgtl" },
  E05: { top: "3 6 12 8 32 9 39 8 92 3", bot: "3 -7 14 -8 38 -7 92 0", wings: [[13, 20, 70, 16, 0.04], [18, 6, 70, 16, 0.04], [23, -8, 70, 16, 0.04]], struts: "one", bays: [46], fin: "sopwith", spread: 22, nose: "rotary", seats: [42], gun: "hood", mark: "gb", paint: "bkbk" },
  E06: { top: "3 7 12 9 22 12 34 13 40 9 60 7 92 3", bot: "3 -7 14 -9 38 -8 92 0", wings: [[13, 18, 74, 24], [21, -9, 74, 24, 0.09]], bays: [50], fin: "sopwith", spread: 24, nose: "rotary", seats: [40], gun: "twin", mark: "gb", paint: "ogoo" },
  E07: { top: "0 7 6 9 26 9 35 11 40 9 44 13 54 9 92 3", bot: "0 -7 8 -8 40 -8 60 -6 92 -1", wings: [[16, 17, 64, 23, 0.08], [23, -9, 64, 23, 0.08]], tip: "rake", bays: [46], fin: "royal", spread: 27, nose: "flat", pipe: [10, 54, 2], bank: [8, 24, 8], seats: [40], gun: "high", mark: "gb", paint: "odob" },
  E08: { top: "0 5 8 7 30 8 44 7 62 7 94 5", bot: "0 -5 8 -7 40 -7 60 -4 94 2", wings: [[17, 14, 76, 21, 0.06], [23, -13, 76, 21, 0.06]], bays: [30, 58], fin: "bristol", spread: 26, nose: "round", pipe: [8, 38, 4], seats: [39, 51], gun: "ring", mark: "gb", paint: "fgoo" },
  E09: { top: "1 3 8 7 24 9 50 9 92 4", bot: "1 -4 10 -9 40 -11 60 -8 92 -1", wings: [[28, 11, 73, 20, 0.04], [20, -10, 73, 20, 0.04]], bays: [30, 56], fin: "dolphin", spread: 23, nose: "round", pipe: [12, 40, 5], seats: [38], rest: 13, gun: "twin", mark: "gb", paint: "beob" },
  E10: { top: "3 9 12 11 32 13 40 12 60 9 91 4", bot: "3 -9 12 -11 36 -11 60 -8 91 -2", wings: [[11, 19, 75, 25, 0.06], [18, -10, 75, 25, 0.06]], bays: [30, 58], fin: "snipe", spread: 26, nose: "rotary", seats: [42], gun: "twin", mark: "gb", paint: "osob" },
  E11: { top: "0 1 6 8 12 9 32 9 42 8 94 2", bot: "0 -1 6 -8 12 -9 36 -9 94 -2", wings: [[20, 4, 69, 30]], tip: "rake", struts: "none", pylon: true, fin: "morane", spread: 22, nose: "cone", seats: [40], gun: "hood", mark: "fr", paint: "crcc" },
  E12: { top: "3 6 12 8 30 9 36 8 44 9 92 3", bot: "3 -7 12 -8 40 -8 92 -1", wings: [[14, 18, 65, 20], [22, -8, 62, 12, 0.05]], tip: "rake", struts: "vee", bays: [44], fin: "nieuport", spread: 25, nose: "horseshoe", seats: [40], gun: "high", mark: "fr", paint: "lglc" },
  E13: { top: "3 7 12 9 30 9 38 8 43 12 54 8 92 3", bot: "3 -8 12 -9 40 -8 92 -1", wings: [[13, 17, 70, 21], [21, -9, 66, 13, 0.05]], tip: "rake", struts: "vee", bays: [48], fin: "nieuport", spread: 26, nose: "cone", seats: [38], gun: "hood", mark: "fr", paint: "susc" },
  E14: { top: "3 7 12 9 30 11 38 9 60 7 92 3", bot: "3 -8 12 -9 40 -9 92 0", wings: [[13, 18, 76, 24, 0.07], [24, -9, 62, 20]], tip: "square", bays: [44], fin: "hanriot", spread: 25, nose: "rotary", seats: [41], gun: "hood", mark: "fr", paint: "tgfc", camo: "patches" },
  E15: { top: "3 8 13 10 34 10 43 8 93 2", bot: "3 -8 13 -10 42 -9 93 -1", wings: [[13, 16, 66, 19], [20, -9, 62, 15]], bays: [42], fin: "slim", spread: 23, nose: "rotary", seats: [41], gun: "twin", mark: "fr", paint: "fhec", camo: "patches" },
  E16: { top: "2 7 8 9 28 10 37 9 43 11 52 8 92 3", bot: "2 -7 10 -9 40 -10 60 -7 92 -1", wings: [[15, 15, 64, 22], [15, -10, 64, 22]], tip: "square", bays: [25, 50], fin: "spad", spread: 26, nose: "round", pipe: [12, 42, 3], seats: [39], gun: "hood", mark: "fr", paint: "yyyy" },
  E17: { top: "2 8 8 10 28 11 38 9 44 12 54 9 92 3", bot: "2 -8 10 -10 40 -11 60 -8 92 -1", wings: [[14, 16, 67, 23], [15, -11, 67, 22]], bays: [26, 52], fin: "spad", spread: 28, nose: "round", pipe: [12, 52, 4], seats: [40], gun: "twin", mark: "fr", paint: "etfc", camo: "patches" },
  E18: { top: "4 6 12 8 26 9 36 8 46 9 56 7 92 3", bot: "4 -7 14 -8 46 -8 92 0", wings: [[16, 19, 68, 20], [16, -8, 62, 20]], tip: "square", bays: [24, 50], fin: "sikorsky", spread: 27, nose: "horseshoe", seats: [32, 47], gear: "four", gun: "hood", mark: "ru", paint: "cgcc" },
  E19: { top: "1 1 6 7 13 8 32 10 41 8 94 2", bot: "1 -1 6 -7 13 -8 40 -7 94 -1", wings: [[22, 7, 72, 27]], tip: "square", struts: "none", pylon: true, fin: "mosca", spread: 24, nose: "spinner", seats: [40], gun: "high", mark: "ru", paint: "ugsc" },
  E20: { top: "1 1 8 6 22 9 32 8 40 10 50 8 62 5 94 4", bot: "1 -3 10 -9 30 -13 55 -12 56 -7 66 -4 94 0", wings: [[29, 24, 60, 19], [32, 4, 54, 19]], tip: "square", bays: [22, 46], fin: "boat", plane: [83, 14], spread: 24, nose: "none", engine: [35, 54, 14], seats: [34], gear: "boat", prop: [57, 14, 14, 2], gun: "front", mark: "ru", paint: "wucc" },
  C01: { top: "4 6 12 7 30 8 37 7 93 2", bot: "4 -6 12 -7 40 -6 93 -1", wings: [[17, 5, 66, 24]], tip: "rake", struts: "none", pylon: true, fin: "fokker", spread: 25, nose: "horseshoe", seats: [37], gun: "hood", mark: "pattee", paint: "lgll" },
  C02: { top: "3 7 14 9 32 9 40 7 93 2", bot: "3 -8 14 -9 40 -7 93 -1", wings: [[17, 4, 68, 26]], tip: "square", struts: "none", pylon: true, fin: "fokker", spread: 27, nose: "rotary", seats: [39], gear: "skid", gun: "hood", mark: "pattee", paint: "tsbt" },
  C03: { top: "0 2 5 6 30 8 38 8 46 8 93 2", bot: "0 -3 6 -6 40 -8 60 -6 93 0", wings: [[16, 19, 60, 21, 0.03], [24, -8, 57, 21, 0.03]], tip: "rake", bays: [22, 44], fin: "halberstadt", spread: 26, nose: "flat", bank: [9, 26, 7], seats: [41], gun: "hood", mark: "pattee", paint: "ugeu" },
  C04: { top: "4 7 12 8 32 9 42 8 93 2", bot: "4 -8 14 -8 45 -8 93 -1", wings: [[14, 18, 72, 18], [18, -8, 68, 18]], tip: "rake", bays: [26, 54], fin: "fokker", spread: 27, nose: "horseshoe", seats: [42], gun: "twin", mark: "pattee", paint: "egbc" },
  C05: { top: "0 1 4 6 10 8 36 9 44 10 70 7 96 2", bot: "0 -1 4 -6 12 -8 45 -9 70 -6 96 -1", wings: [[16, 16, 58, 22], [21, -9, 56, 22]], tip: "square", bays: [42], fin: "albatros", spread: 27, nose: "spinner", bank: [13, 28, 8], seats: [42], gun: "twin", mark: "pattee", paint: "wgew" },
  C06: { top: "0 1 5 7 16 9 20 15 34 15 38 10 47 12 60 9 97 1", bot: "0 -1 6 -7 40 -10 70 -7 97 -1", wings: [[17, 15, 64, 20], [21, -10, 62, 20]], tip: "rake", bays: [46], fin: "roland", spread: 24, nose: "spinner", seats: [42], gun: "twin", mark: "pattee", paint: "fkmf", camo: "bands" },
  C07: { top: "0 1 4 6 10 8 36 9 44 10 70 7 96 2", bot: "0 -1 4 -6 12 -8 45 -9 70 -6 96 -1", wings: [[15, 19, 62, 20], [22, -9, 58, 12]], tip: "rake", struts: "vee", bays: [44], fin: "albatros", spread: 28, nose: "spinner", bank: [13, 28, 8], seats: [42], gun: "twin", mark: "pattee", paint: "wrmw", camo: "bands" },
  C08: { top: "0 1 4 7 12 9 36 11 40 10 45 14 56 10 72 8 96 2", bot: "0 -1 4 -7 14 -10 45 -11 70 -8 96 -2", wings: [[15, 17, 63, 20], [22, -11, 58, 13]], tip: "rake", struts: "vee", bays: [44], fin: "dva", spread: 28, nose: "spinner", bank: [13, 27, 9], seats: [41], gun: "twin", mark: "bar", paint: "urfr", camo: "lozenge" },
  C09: { top: "0 1 4 6 14 8 36 10 40 9 46 11 58 7 96 2", bot: "0 -1 4 -6 16 -8 40 -10 65 -6 96 -1", wings: [[15, 17, 67, 21], [22, -10, 58, 16]], tip: "rake", struts: "vee", bays: [44], fin: "pfalz", spread: 25, nose: "spinner", bank: [14, 27, 8], seats: [42], gun: "twin", mark: "pattee", paint: "sdss" },
  C10: { top: "3 8 11 9 30 10 39 9 92 2", bot: "3 -8 11 -9 40 -8 92 -1", wings: [[13, 22, 62, 17], [17, 8, 54, 17], [20, -7, 49, 17]], tip: "square", struts: "one", bays: [40], fin: "fokker", spread: 25, nose: "rotary", seats: [41], gear: "axle", gun: "twin", mark: "pattee", paint: "rrrh" },
  C11: { top: "0 8 4 9 26 9 34 9 44 10 54 8 93 3", bot: "0 -7 6 -8 40 -8 65 -6 93 -1", wings: [[14, 18, 64, 23], [24, -9, 50, 17]], tip: "square", bays: [40], fin: "dseven", spread: 27, nose: "flat", bank: [8, 24, 9], seats: [41], gear: "axle", gun: "twin", mark: "bar", paint: "erfh", camo: "lozenge" },
  C12: { top: "3 7 11 9 30 9 39 8 93 2", bot: "3 -8 11 -9 40 -8 93 -1", wings: [[14, 17, 72, 24]], tip: "rake", struts: "none", fin: "deight", spread: 25, nose: "rotary", seats: [42], gear: "axle", gun: "twin", mark: "bar", paint: "mgeh" },
  C13: { top: "0 1 5 7 12 11 30 13 40 11 48 12 60 9 92 3", bot: "0 -1 5 -7 12 -11 36 -12 60 -8 92 -1", wings: [[14, 19, 74, 16], [20, -11, 70, 16]], bays: [46], fin: "siemens", spread: 24, nose: "spinner", prop: [1, 0, 25, 4], seats: [42], gun: "twin", mark: "bar", paint: "ckfr", camo: "lozenge" },
  C14: { top: "0 1 5 6 12 8 34 9 40 11 53 10 58 7 94 2", bot: "0 -1 5 -6 12 -8 45 -9 65 -7 94 -1", wings: [[17, 18, 74, 20], [23, -9, 70, 18]], bays: [46], fin: "clan", spread: 26, nose: "spinner", bank: [13, 28, 8], seats: [40, 50], gun: "ring", mark: "pattee", paint: "mdfm", camo: "bands" },
  C15: { top: "0 4 5 8 20 11 36 11 40 10 46 13 60 10 94 3", bot: "0 -5 6 -9 40 -10 60 -7 94 1", wings: [[19, 18, 66, 22], [19, -10, 64, 22]], tip: "square", struts: "star", bays: [38], fin: "star", spread: 27, nose: "flat", bank: [9, 26, 10], seats: [41], gun: "high", mark: "at", paint: "wdtw" },
  C16: { top: "2 1 10 5 26 8 34 8 42 9 52 6 62 4 94 5", bot: "2 -3 10 -7 30 -10 53 -9 54 -5 64 -2 94 2", wings: [[32, 22, 62, 18], [34, 2, 56, 18]], tip: "rake", struts: "star", bays: [34], fin: "boat", plane: [80, 9], spread: 25, nose: "none", engine: [36, 56, 13], seats: [31], gear: "boat", prop: [58, 13, 13, 2], gun: "front", mark: "at", paint: "yglc" },
  C17: { top: "0 4 4 8 24 12 34 13 40 11 46 14 58 10 93 3", bot: "0 -4 8 -8 45 -8 93 -1", wings: [[17, 20, 62, 20], [23, -8, 60, 20]], bays: [44], fin: "berg", spread: 27, nose: "flat", bank: [8, 24, 11], seats: [41], gun: "twin", mark: "at", paint: "cdyc", camo: "leaves" },
  C18: { top: "0 3 4 7 20 10 36 11 40 10 46 12 56 9 92 3", bot: "0 -4 6 -7 45 -8 92 0", wings: [[14, 19, 74, 22, 0.03], [22, -8, 64, 14, 0.03]], tip: "rake", struts: "vee", bays: [46], fin: "phoenix", spread: 26, nose: "flat", bank: [8, 24, 9], seats: [41], gun: "twin", mark: "at", paint: "odfo" },
  C19: { top: "0 3 4 7 20 10 36 11 40 10 46 12 56 9 92 3", bot: "0 -4 6 -7 45 -8 92 0", wings: [[14, 18, 68, 20], [21, -8, 64, 16, 0.04]], tip: "square", struts: "vee", bays: [46], fin: "horned", spread: 27, nose: "round", bank: [8, 24, 9], seats: [41], gun: "twin", mark: "at", paint: "sdlc", camo: "leaves" },
  C20: { top: "0 3 2 7 10 9 36 9 44 10 70 7 96 2", bot: "0 -4 3 -8 12 -9 45 -9 70 -6 96 -1", wings: [[15, 19, 62, 21], [22, -9, 58, 13]], tip: "rake", struts: "vee", bays: [44], fin: "albatros", spread: 28, nose: "round", bank: [11, 27, 8], seats: [42], gun: "twin", mark: "at", paint: "wgyw", camo: "leaves" },
};
