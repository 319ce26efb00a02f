import { area, at, ball, cast, disc, line, type Pen, ring, round, type Spot, tint } from './brush.ts';

/** A leaf with its vein, from its stem outwards. */
export function drawLeaf(
  pen: Pen,
  place: readonly [number, number, number],
  long: number,
  [light, dark]: readonly [string, string] = ['#5fae45', '#21622c'],
): void {
  at(pen, place, () => {
    const w = long * 0.36;
    const leaf = new Path2D(`M0 0C${long * 0.2} ${-w} ${long * 0.7} ${-w} ${long} 0 ${long * 0.7} ${w} ${long * 0.2} ${w} 0 0Z`);
    cast(pen, leaf, long * 0.09);
    area(pen, leaf, tint(pen.createLinearGradient(0, -w, 0, w), [0.49, light], [0.51, dark]));
    line(pen, `M${long * 0.05} 0H${long * 0.9}`, long * 0.045, 'rgb(225 245 180 / 0.55)');
  });
}

/** A ring of spring onion. */
export function drawScallion(pen: Pen, [x, y, r]: Spot): void {
  ring(pen, [x + r * 0.25, y + r * 0.35, r], r * 0.5, 'rgb(60 24 0 / 0.3)');
  ring(pen, [x, y, r], r * 0.62, '#4f9c35');
  ring(pen, [x, y, r * 0.86], r * 0.26, '#b9e58a');
  disc(pen, [x, y, r * 0.5], 'rgb(246 255 214 / 0.7)');
}

/** Half a soft egg: white, jam-like yolk, a light on it. */
export function drawEggHalf(pen: Pen, [x, y, r]: Spot, turn: number): void {
  at(pen, [x, y, turn], () => {
    const white = new Path2D();
    white.ellipse(0, 0, r * 1.16, r * 0.94, 0, 0, 7);
    cast(pen, white, r * 0.2);
    area(pen, white, round(pen, [0, 0, r * 1.2], ['#ffffff', '#fff8ea', '#e9d8b8']));
    drawYolk(pen, [r * 0.06, 0, r * 0.6]);
  });
}

function drawYolk(pen: Pen, [x, y, r]: Spot): void {
  disc(pen, [x, y, r * 1.08], 'rgb(214 120 20 / 0.35)');
  ball(pen, [x, y, r], ['#ffd768', '#ffab1f', '#f1800f', '#cf5a07']);
  pen.fillStyle = 'rgb(255 255 255 / 0.85)';
  pen.beginPath();
  pen.ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.13, -0.7, 0, 7);
  pen.fill();
}

/** Sesame, salt, crumbs: a short bright stroke that lies as it fell. */
export function drawSeed(pen: Pen, [x, y, r]: Spot, turn: number, colour: string): void {
  at(pen, [x, y, turn], () => {
    pen.fillStyle = 'rgb(40 12 0 / 0.28)';
    pen.beginPath();
    pen.ellipse(r * 0.2, r * 0.5, r * 1.2, r * 0.7, 0, 0, 7);
    pen.fill();
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(0, 0, r * 1.2, r * 0.7, 0, 0, 7);
    pen.fill();
  });
}
