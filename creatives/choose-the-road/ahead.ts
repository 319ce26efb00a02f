import { ramp } from '#creative-sdk/motion.ts';
import { createRandom, fbm1, noise1 } from '#creative-sdk/random.ts';
import { linear, type Pen, polygon, shine } from './gradient.ts';
import { HALF, type Lie, Way } from './lie.ts';
import type { Moment, Place } from './place.ts';
import type { Point } from './van-shape.ts';
import { BEYOND, FILM } from './view.ts';

/** From one line of the road to the next, from post to post (or trees, or cactuses), and from tuft to tuft, van units. */
const GAPS = { dash: 300, beside: 210, tuft: 22 } as const;
/** They are seen from here to there along the road. */
const SEEN = { from: -960, to: 7000 } as const;

type Aside = (s: number) => number;

/** The far world through a longer lens, its horizon at `y`. */
export function drawFar(pen: Pen, place: Place, moment: Moment, [y, zoom]: readonly [number, number]): void {
  pen.save();
  pen.transform(zoom, 0, 0, zoom, 480 - 560 * zoom, y - place.horizon * zoom);
  place.drawFar(pen, moment);
  pen.restore();
}

/** A road towards the horizon, and the land at both its sides. `flow`: how far all of it has moved off, van units; `isRim`: only the land. */
export function drawAhead(pen: Pen, place: Place, lie: Lie, flow: number, isRim = false): void {
  const way = new Way(lie);
  const [, top] = lie.eye;
  const { shore, asphalt, ground, light } = place;
  const fade = ([far, near]: readonly [string, string]) => linear(pen, [0, top - 20, 0, FILM.height], `${far}00 0, ${far} .07, ${near} 1`);
  const rough =
    (aside: number, swing: number, length: number): Aside =>
    (s) =>
      aside + swing * noise1((s - flow) / length, aside);
  const line = (marks: readonly number[], aside: Aside) =>
    marks.map((s): Point => {
      const [x, y] = way.at(s, aside(s));
      return [x, y];
    });
  const side = (aside: Aside) => line(way.marks, aside);
  const band = (left: Aside, right: Aside, fill: string | CanvasGradient) => polygon(pen, [...side(left), ...side(right).reverse()], fill);
  const water = rough(shore ?? 0, 100, 1300);
  const foot = FILM.height + BEYOND;
  // Land rolls up to the horizon, where its edge is lost in the air.
  const crest = Array.from({ length: 60 }, (_, i): Point => {
    const x = 970 - i * 17;
    return [x, top - place.rise * ramp(x, 420, 0) ** 1.5 - 7 - 9 * fbm1(x / 190, 4, 8)];
  });
  if (shore) {
    band(
      (s) => water(s) - 60,
      (s) => water(s) + 44,
      '#fa89',
    );
    for (const out of [40, 108]) {
      const foam: Aside = (s) => water(s) + rough(out, 16, 130)(s);
      band(foam, (s) => foam(s) + rough(8, 5, 60)(s), '#feda');
    }
  }
  polygon(pen, [...(shore ? [...side(water), ...crest.filter(([x]) => x < 420)] : crest), [-10, foot], [970, foot]], fade(ground));
  shine(pen, [660, top + 30, 560, 0.22], light.rim, 0.34);
  if (isRim) return;
  for (const wide of [48, 20]) band(rough(-HALF - wide, wide * 0.6, 70), rough(HALF + wide, wide * 0.6, 70), `${asphalt[1]}55`);
  band(() => -HALF, () => HALF, fade(asphalt)); // biome-ignore format: one line
  const paint = `rgb(${light.rim} / 0.55)`;
  for (const at of [12 - HALF, HALF - 20]) band(() => at, () => at + 8, paint); // biome-ignore format: one line
  for (const s of spread(GAPS.dash, flow).keys()) polygon(pen, [...line([s, s + 110], () => -5), ...line([s + 110, s], () => 5)], paint);
  drawTufts(pen, place, way, flow);
  for (const [s, n] of [...spread(GAPS.beside, flow)].reverse())
    for (const right of [0, 1]) {
      const index = Math.abs(n) * 2 + right;
      const [x, y, size] = way.at(s, (right * 2 - 1) * (HALF + 46 + place.depth * createRandom(index)()));
      // None between the camera and the van.
      pen.globalAlpha = right ? 1 : ramp(s, 500, 800);
      pen.save();
      pen.translate(x, y);
      pen.scale(size, size);
      if (size < 3 && pen.globalAlpha > 0) place.drawBeside(pen, index);
      pen.restore();
    }
  pen.globalAlpha = 1;
}

/** What stands along the road at equal distances: where each is now, and its number. */
function spread(gap: number, flow: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (let n = Math.ceil((SEEN.from - flow) / gap); n * gap + flow < SEEN.to; n++) seen.set(n * gap + flow, n);
  return seen;
}

/** Grass, snow or stones on the land. */
function drawTufts(pen: Pen, { tuft, shore }: Place, way: Way, flow: number): void {
  for (const [i, ink] of tuft.inks.entries()) {
    pen.fillStyle = ink;
    pen.beginPath();
    for (const [s, n] of spread(GAPS.tuft, flow)) {
      const random = createRandom(n * 2 + i);
      const right = random() > 0.6;
      const [x, y, size] = way.at(s, right ? HALF + 30 + random() * (shore ? shore - HALF - 110 : 1500) : -HALF - 64 - random() ** 1.6 * 1500);
      if (size > 1.9) continue;
      const [w, h] = [tuft.wide * size, tuft.high * size * (0.5 + random())];
      for (let blade = 0; blade < 5; blade++) {
        const at = x + (random() - 0.5) * (w * 3 + size * 60);
        const low = y + (random() - 0.5) * size * 14;
        pen.moveTo(at - w, low);
        pen.quadraticCurveTo(at, low - h, at + w + h * tuft.lean * (random() - 0.3), low - h * tuft.lean);
        pen.quadraticCurveTo(at + w, low - h * tuft.lean * 0.5, at + w, low);
      }
    }
    pen.fill();
  }
}
