import { type Graver, mirror, type Point } from './graver.ts';

/** The planes of the left half of the head and how much light each gets; the right half gets less. */
const HEAD: readonly (readonly [readonly Point[], number])[] = [
  [[[-48, -112], [-56, -54], [-36, -64]], 0.46],
  [[[-48, -112], [-36, -64], [-15, -78]], 0.86],
  [[[-42, -92], [-40, -68], [-24, -75]], 0.2],
  [[[0, -80], [-15, -78], [-36, -64], [-20, -48], [0, -58]], 0.7],
  [[[-36, -64], [-56, -54], [-34, -42], [-20, -48]], 0.92],
  [[[-56, -54], [-72, -22], [-40, -28], [-34, -42]], 0.6],
  [[[-72, -22], [-46, 2], [-40, -28]], 0.36],
  [[[0, -58], [-20, -48], [-9, -8], [0, -6]], 0.94],
  [[[-20, -48], [-34, -42], [-40, -28], [-12, -22]], 0.5],
  [[[-40, -28], [-46, 2], [-18, 8], [-9, -8], [-12, -22]], 0.78],
  [[[-9, -8], [-18, 8], [-6, 20], [-7, 6]], 0.58],
];

const CHEST: readonly (readonly [readonly Point[], number])[] = [
  [[[-46, 2], [-54, 34], [-32, 28], [-18, 8]], 0.66],
  [[[-18, 8], [-32, 28], [-22, 52], [0, 34], [0, 22], [-6, 20]], 0.9],
  [[[-32, 28], [-54, 34], [-42, 66], [-22, 52]], 0.5],
  [[[-22, 52], [-42, 66], [-20, 88], [0, 66], [0, 34]], 0.74],
  [[[-42, 66], [-36, 104], [-20, 88]], 0.36],
  [[[-20, 88], [-36, 104], [-8, 104], [0, 66]], 0.6],
];

const TAIL: readonly Point[] = [[30, 100], [62, 104], [84, 84], [94, 52], [88, 18], [70, -6], [64, -26]];

/** The glass fox: a seated beast cut like a crystal, its tail a flame of splinters. */
export function drawFox(g: Graver): void {
  drawTail(g);
  g.facet([[-40, 62], [-68, 74], [-72, 104], [-34, 104]], 0.34);
  g.facet([[-40, 62], [-60, 50], [-68, 74]], 0.62);
  g.facet([[40, 62], [56, 76], [58, 104], [34, 104]], 0.2);
  for (const [points, light] of CHEST) {
    g.facet(mirror(points), light - 0.28, -2.1);
    g.facet(points, light);
  }
  for (const [points, light] of HEAD) {
    g.facet(mirror(points), light - 0.3, -2.2);
    g.facet(points, light);
  }
  g.facet([[-7, 6], [-9, -8], [0, -6], [9, -8], [7, 6], [0, 12]], 0.06);
  g.facet([[-6, 20], [-7, 6], [0, 12], [7, 6], [6, 20], [0, 24]], 0.44);
  for (const side of [-1, 1]) {
    const eye: Point[] = [[-37 * side, -36], [-26 * side, -41], [-14 * side, -25], [-25 * side, -27]];
    g.facet(eye.map(([x, y]): Point => [x * 1.08, y - 0.5]), 0, 0);
    g.ember(eye, 9);
    g.line([[-24 * side, -39], [-24.5 * side, -28]], 1.6, 1);
  }
}

function drawTail(g: Graver): void {
  const inner: readonly Point[] = [[28, 76], [48, 82], [58, 70], [62, 48], [56, 26], [50, 10], [64, -26]];
  for (let i = 0; i + 1 < TAIL.length; i++) {
    const [a, b, c, d] = [TAIL[i], TAIL[i + 1], inner[i + 1], inner[i]];
    if (!a || !b || !c || !d) continue;
    const middle: Point = [(a[0] + c[0]) / 2 + 3, (a[1] + c[1]) / 2];
    const isTip = i >= 4;
    g.facet([a, b, middle], isTip ? 0.9 : 0.5, 0.4);
    g.facet([b, c, middle], isTip ? 0.74 : 0.3, -0.4);
    g.facet([c, d, middle], isTip ? 1 : 0.74, -1.2);
    g.facet([d, a, middle], isTip ? 0.6 : 0.4, 1.4);
  }
}
