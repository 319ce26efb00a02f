import { box, linear, type Pen, polygon } from './gradient.ts';
import { FILM } from './view.ts';

/** A tower with its foot at `x`, `y`. */
export function paintLighthouse(pen: Pen, x: number, y: number): void {
  polygon(pen, [x - 7, y, x + 7, y, x + 4.5, y - 44, x - 4.5, y - 44], linear(pen, [x - 7, 0, x + 7, 0], '#747 0, #fda 1'));
  pen.fillStyle = '#a34';
  pen.fillRect(x - 6, y - 18, 12, 8);
  pen.fillRect(x - 5.2, y - 36, 10.4, 7);
  pen.fillStyle = '#224';
  pen.fillRect(x - 7, y - 46, 14, 3);
  pen.fillStyle = '#fea';
  pen.fillRect(x - 3.5, y - 53, 7, 7);
  polygon(pen, [x - 6, y - 53, x + 6, y - 53, x, y - 60], '#224');
}

/** Posts and rail between the road and the cliff. */
export function drawPosts(pen: Pen, way: number): void {
  const every = 150;
  for (let x = -(way % every) - 20; x < FILM.width + 20; x += every) drawPost(pen, x, 412);
  pen.fillStyle = '#c88';
  pen.fillRect(0, 397, FILM.width, 3.4);
  pen.fillStyle = '#fda';
  pen.fillRect(0, 396.4, FILM.width, 1);
}

/** A post with its reflector; `y`: its foot. */
export function drawPost(pen: Pen, x: number, y: number): void {
  box(pen, [x, y - 26, 8, 26, [3, 3, 0, 0]], linear(pen, [x, 0, x + 8, 0], '#535 0, #fc9 1'));
  pen.fillStyle = '#f64';
  pen.fillRect(x + 1, y - 21, 6, 4);
}

/** Three gulls, `t` seconds into the road. */
export function drawGulls(pen: Pen, t: number): void {
  pen.strokeStyle = '#324';
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  for (const [x, y, phase] of [
    [560, 150, 0],
    [600, 168, 1.4],
    [528, 176, 2.3],
  ] as const) {
    const flap = Math.sin(t * 5 + phase) * 3.5;
    const at = x + t * 6;
    pen.beginPath();
    pen.moveTo(at - 9, y - 2 - flap);
    pen.quadraticCurveTo(at - 3, y - 5, at, y);
    pen.quadraticCurveTo(at + 3, y - 5, at + 9, y - 2 - flap);
    pen.stroke();
  }
}
