import { copy } from './copy.ts';
import { roadIds } from './film.ts';
import { pushIn } from './fork.ts';
import { linear, type Pen, polygon } from './gradient.ts';

/** The colours of the boards. */
const BOARDS = ['#b43', '#367', '#846'] as const;

/** A painted signpost names the roads in the clip for video players, which has no boards to press. */
export function drawSign(pen: Pen, t: number): void {
  const [x, y] = [318, 458];
  pen.save();
  pushIn(pen, t);
  pen.fillStyle = linear(pen, [x - 4, 0, x + 5, 0], '#fc9 0, #535 .5, #323 1');
  pen.fillRect(x - 4, y - 122, 8, 124);
  pen.font = '600 17px Manrope, sans-serif';
  pen.textAlign = 'center';
  for (const [i, road] of roadIds.entries()) {
    const top = y - 116 + i * 28;
    const way = i ? 1 : -1;
    const board = (drop: number, fill: string) =>
      polygon(
        pen,
        [-22, 0, 46, 0, 58, 13, 46, 26, -22, 26].map((at, n) => (n % 2 ? top + drop + at : x + way * at)),
        fill,
      );
    board(3, '#212');
    board(0, BOARDS[i] ?? '');
    pen.fillStyle = '#fee';
    pen.fillText(copy.roads[road], x + way * 14, top + 19);
  }
  pen.restore();
}
