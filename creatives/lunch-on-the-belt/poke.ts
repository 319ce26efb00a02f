import { area, at, ball, cast, circle, disc, line, lit, type Pen, pill, radial, ring, type Spot, sprinkle } from './brush.ts';
import { drawScallion, drawSeed } from './garnish.ts';
import { bone, drawBowl } from './vessel.ts';

/** A mosaic about a heap of roe: salmon, avocado, beans, mango, cabbage, radish. */
export function drawPoke(pen: Pen): void {
  drawBowl(pen, bone, '#e8dac0');
  const rice = circle([0, 0, 80]);
  area(pen, rice, radial(pen, [0, 0, 80], ['#fffdf6', '#fbf3e2', '#e2d2b4', '#b99f77']));
  pen.save();
  pen.scale(1.08, 1.08);
  drawCabbage(pen);
  drawBeans(pen);
  drawMango(pen);
  drawRadish(pen);
  drawAvocado(pen);
  drawSalmon(pen);
  disc(pen, [2, 4, 21], 'rgb(60 16 0 / 0.3)');
  disc(pen, [0, 0, 20], '#d9480f');
  sprinkle([0, 0, 18], 40, 3, (x, y) => ball(pen, [x, y, 3.4], ['#fff1c9', '#ff9a2e', '#e0500a']));
  sprinkle([-30, -24, 34], 18, 11, (x, y, random) => drawSeed(pen, [x, y, 1.7], random() * 3, random() < 0.5 ? '#1d1712' : '#fff4d6'));
  for (const spot of [
    [-60, -12, 4.5],
    [-40, -52, 5],
    [-18, -34, 4],
  ] as const)
    drawScallion(pen, spot);
  pen.restore();
}

const polar = (angle: number, r: number) => [Math.cos(angle) * r, Math.sin(angle) * r] as const;

function drawSalmon(pen: Pen): void {
  for (const [angle, r, turn] of [
    [3.3, 60, 0.2],
    [3.62, 64, 0.9],
    [3.95, 62, 0.4],
    [4.28, 62, 1.1],
    [3.45, 38, 0.7],
    [3.86, 40, 0.1],
    [4.24, 38, 0.5],
  ] as const) {
    const [x, y] = polar(angle, r);
    at(pen, [x, y, turn], () => {
      const cube = pill([0, 0, 24, 22], 5);
      cast(pen, cube, 5);
      area(pen, cube, lit(pen, [0, 0, 13], ['#ffb38a', '#fb7d4d', '#dd4a20']));
      for (const v of [-6, 1, 8]) line(pen, `M-9 ${v + 2}Q0 ${v - 5} 9 ${v + 1}`, 1.7, 'rgb(255 226 204 / 0.8)');
      line(pen, 'M-8-8.500H5', 2, 'rgb(255 255 255 / 0.55)');
    });
  }
}

function drawAvocado(pen: Pen): void {
  for (let i = 0; i < 7; i++) {
    const [x, y] = polar(4.72 + i * 0.155, 50);
    at(pen, [x, y, 4.9 + i * 0.13], () => {
      const slice = new Path2D('M-30-2Q0-15 30-3Q33 2 28 6Q0-3-28 6Q-33 3-30-2Z');
      cast(pen, slice, 3, 'rgb(20 40 0 / 0.22)');
      area(pen, slice, '#3f7a2a');
      area(pen, new Path2D('M-28 0Q0-10 28-1Q31 2 27 5Q0-4-27 5Q-31 3-28 0Z'), lit(pen, [0, 0, 28], ['#f2f3a6', '#cfe07a', '#93bd4c']));
    });
  }
}

function drawBeans(pen: Pen): void {
  const [cx, cy] = polar(1.02, 54);
  disc(pen, [cx, cy, 23], '#4d8b2a');
  sprinkle([cx, cy, 22], 15, 8, (x, y, random) =>
    at(pen, [x, y, random() * 3], () => {
      const bean = pill([0, 0, 13, 9], 4.5);
      cast(pen, bean, 2.6, 'rgb(10 40 0 / 0.3)');
      area(pen, bean, lit(pen, [0, 0, 7], ['#d9f29a', '#95cf52', '#4f9630']));
    }),
  );
}

function drawMango(pen: Pen): void {
  const [cx, cy] = polar(2.0, 54);
  sprinkle([cx, cy, 22], 11, 6, (x, y, random) =>
    at(pen, [x, y, random() * 1.5], () => {
      const cube = pill([0, 0, 15, 14], 3.5);
      cast(pen, cube, 3.5);
      area(pen, cube, lit(pen, [0, 0, 8], ['#fff0a0', '#ffc933', '#ee930d']));
    }),
  );
}

function drawCabbage(pen: Pen): void {
  const [cx, cy] = polar(2.86, 52);
  disc(pen, [cx, cy, 24], '#6d1a5c');
  sprinkle([cx, cy, 22], 26, 12, (x, y, random) =>
    at(pen, [x, y, random() * 3], () => {
      line(pen, 'M-9 1.500Q0-6 9 1.5', 4.2, '#4e0f45');
      line(pen, 'M-9 0Q0-7 9 0', 3, random() < 0.45 ? '#e6a2d8' : '#a93592');
    }),
  );
}

function drawRadish(pen: Pen): void {
  for (const [angle, r] of [
    [0.5, 62],
    [0.12, 62],
    [0.3, 40],
    [-0.2, 64],
  ] as const) {
    const [x, y] = polar(angle, r);
    const spot: Spot = [x, y, 14];
    cast(pen, circle(spot), 4);
    disc(pen, spot, '#e0246a');
    ball(pen, [x, y, 12], ['#ffffff', '#fff4f6', '#f3d2dc']);
    ring(pen, [x, y, 6], 0.9, 'rgb(230 150 175 / 0.6)');
  }
}
