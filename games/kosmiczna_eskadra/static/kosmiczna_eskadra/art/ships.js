// @ts-check
/**
 * Ten silhouettes, nose up, in a box of 400 by 400 around the origin, y down.
 *
 * A part is its material (h hull, d dark plate, g glow, w window) and the right half of its outline,
 * nose to tail; the left half is its mirror image. A part marked with "!" stands alone.
 */
import { svg } from "lit-html";

/** @type {Record<number, string[]>} */
export const PARTS = {
  // Ważka, the dragonfly: a thin body, two pairs of long wings, two great eyes.
  1: [
    "d 14,-70 170,-150 200,-128 60,-40 16,-34",
    "d 14,-14 186,34 176,64 50,30 14,16",
    "h 0,-176 20,-160 26,-120 16,-90 14,10 9,120 5,196 0,200",
    "w 6,-172 22,-160 24,-134 8,-126",
    "d 0,40 9,40 8,52 0,52",
    "d 0,80 8,80 7,92 0,92",
    "g 0,122 6,122 4,180 0,186",
  ],
  // Szerszeń, the hornet: jaws at both sides, a striped abdomen.
  2: [
    "h 0,-196 22,-150 34,-92 70,-66 176,-30 196,-4 196,26 150,34 66,30 60,92 34,150 0,198",
    "d 60,-50 168,-20 168,18 64,14",
    "d 0,50 62,50 57,76 0,76",
    "d 0,100 54,100 44,124 0,124",
    "w 0,-150 14,-126 16,-96 0,-84",
    "g 184,-6 204,-6 204,28 184,28",
  ],
  // Osa, the wasp: a narrow waist and two guns that spread forward.
  3: [
    "d 40,-60 150,-196 176,-192 184,-166 84,-20",
    "h 0,-120 34,-104 58,-60 60,-18 28,22 14,48 26,72 66,96 70,132 44,168 16,190 0,198",
    "d 0,92 58,104 64,122 0,120",
    "d 0,140 58,140 46,156 0,158",
    "w 0,-102 20,-88 30,-56 0,-44",
    "g 152,-196 176,-192 182,-174 166,-176",
    "d 66,100 132,150 122,172 56,146",
  ],
  // Żądło, the sting: one long gun and little else.
  4: [
    "h 0,-200 11,-200 13,-70 40,-46 58,20 60,92 40,150 0,162",
    "d 44,10 120,90 150,176 122,186 84,150 46,142",
    "d 5,-196 5,-70 0,-70 0,-196",
    "w 0,-30 20,-10 24,36 0,48",
    "g 14,160 44,150 36,192 20,194",
    "d 13,-150 26,-146 26,-118 13,-114",
  ],
  // Grom, the thunder: a hammer's head in front, one gun to the left.
  5: [
    "h 0,-176 150,-176 166,-150 150,-116 66,-104 58,-20 96,30 100,120 60,176 0,188",
    "d 0,-160 136,-160 142,-146 132,-132 0,-132",
    "!d -60,-16 -190,-16 -198,4 -190,26 -90,30",
    "!g -180,-16 -202,-16 -202,26 -180,26",
    "d 30,60 84,64 84,112 40,140",
    "w 0,-84 24,-70 26,-30 0,-16",
    "g 0,170 40,170 30,198 0,200",
  ],
  // Duch, the ghost: a cloak without edges.
  6: [
    "h 0,-186 46,-176 96,-140 140,-84 176,-8 194,76 196,150 180,186 164,150 140,122 118,136 104,176 88,186 76,146 54,124 36,142 22,188 0,198",
    "d 30,-110 74,-84 112,-28 132,44 112,70 84,20 40,-20",
    "w 0,-120 16,-112 20,-76 0,-60",
    "g 10,40 26,46 22,110 8,120",
  ],
  // Pogromca, the conqueror: a dagger's blade, the left side in heavy plate.
  7: [
    "h 0,-200 30,-120 78,20 118,120 112,166 60,176 46,196 0,196",
    "!d -34,-112 -62,-116 -150,90 -152,176 -124,180 -120,124 -78,20",
    "!h -70,-60 -84,-62 -140,74 -126,84",
    "d 30,10 66,50 92,124 30,140",
    "w 0,-110 16,-72 18,-30 0,-22",
    "g 0,176 42,176 36,200 0,200",
    "d 0,0 16,10 16,120 0,130",
  ],
  // Kolos, the colossus: a slab with towers at both sides.
  8: [
    "d 100,-80 190,-62 198,-30 198,34 190,62 100,82",
    "h 0,-190 44,-190 60,-160 112,-140 124,-100 124,130 104,172 0,186",
    "d 70,-110 104,-104 104,-40 70,-36",
    "d 70,36 104,36 104,104 70,110",
    "h 136,-34 182,-30 182,30 136,34",
    "w 0,-150 22,-142 26,-104 0,-96",
    "d 0,-60 34,-56 34,70 0,76",
    "g 30,176 92,172 84,198 36,200",
  ],
  // Niszczyciel, the destroyer: a spear with a gun at each end.
  9: [
    "h 0,-200 20,-200 24,-130 52,-100 62,-20 104,30 110,84 64,120 58,150 30,160 26,200 0,200",
    "d 7,-198 7,-130 0,-130 0,-198",
    "d 0,150 9,150 9,200 0,200",
    "d 60,0 156,60 172,112 150,124 66,100",
    "d 24,-80 44,-74 50,-24 26,-16",
    "w 0,-60 18,-50 20,-6 0,4",
    "g 0,40 22,44 22,100 0,108",
    "!d -110,40 -176,36 -184,80 -178,112 -108,92",
  ],
  // Lewiatan, the giant: it fills the card.
  10: [
    "h 0,-200 70,-192 120,-160 150,-110 162,-30 160,60 144,124 176,170 168,198 110,186 60,170 36,196 0,200",
    "d 148,-50 194,-44 200,-20 200,22 194,44 148,52",
    "d 60,-160 104,-132 126,-80 84,-72 52,-108",
    "d 90,-40 134,-40 134,40 90,40",
    "d 84,72 126,80 112,128 70,140",
    "w 0,-168 18,-160 24,-128 0,-116",
    "h 104,-22 122,-22 122,22 104,22",
    "d 0,-90 40,-76 48,20 36,120 0,136",
    "w 0,-60 18,-52 20,0 0,8",
    "g 0,40 16,44 14,96 0,104",
  ],
};

/** @param {string} part */
export function outline(part) {
  const alone = part.startsWith("!");
  const points = part
    .slice(alone ? 3 : 2)
    .split(" ")
    .map((pair) => pair.split(",").map(Number));
  const right = `M${points.map((point) => point.join(" ")).join("L")}Z`;
  if (alone) return right;
  const mirrored = points.map(([x, y]) => [-x, y]);
  const middle = points[0][0] === 0 || points.at(-1)?.[0] === 0;
  if (middle)
    return `M${[...points, ...mirrored.reverse()].map((point) => point.join(" ")).join("L")}Z`;
  return `${right}M${mirrored.map((point) => point.join(" ")).join("L")}Z`;
}

/** @param {string} part */
const material = (part) => part[part.startsWith("!") ? 1 : 0];

/** Every ship once, to be used by each card. */
export const shipyard = () =>
  Object.entries(PARTS).map(
    ([speed, parts]) =>
      svg`<g id="ke-ship-${speed}">${parts.map((part) => svg`<path class="m-${material(part)}" d=${outline(part)}/>`)}</g>`,
  );
