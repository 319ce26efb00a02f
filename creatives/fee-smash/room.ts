import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { disc, linear } from '#creative-sdk/soft.ts';
import { BRASS, STEEL } from './palette.ts';
import type { Point } from './polygon.ts';

/** Heights of the rows of boxes, from the floor up. */
const ROWS = [58, 38, 38, 28, 28, 48];
const FOOT = 8;

/** Deposit boxes in satin brass under one window's light; left of `begin` and above it plain stone. */
export function drawWall(c: CanvasRenderingContext2D, w: number, floor: number, begin: Point): void {
  const random = createRandom(5);
  const scale = c.getTransform().a;
  c.fillStyle = BRASS[3];
  c.fillRect(0, 0, w, floor);
  const bw = (w - begin.x) / Math.round((w - begin.x) / 56);
  let count = 100;
  let y = floor - FOOT;
  for (let row = 0; y > begin.y; row++) {
    const h = ROWS[row % ROWS.length] ?? 0;
    y -= h;
    for (let x = begin.x; x < w - 1; ) {
      const wide = random() < 0.2 && x + bw * 1.5 < w ? bw * 2 : bw;
      drawBox(c, [x + 1, y + 1, wide - 2, h - 2], Math.floor(random() * 3), `${count++}`);
      x += wide;
    }
  }
  // The stone stands before the boxes.
  c.shadowColor = 'rgb(50 30 4 / 0.7)';
  c.shadowBlur = 14 * scale;
  c.fillStyle = linear(
    c,
    [0, 0, 0, floor],
    [
      [0, '#fbf6ea'],
      [1, '#ebe0ca'],
    ],
  );
  c.fillRect(0, 0, begin.x || w, begin.x ? floor : begin.y);
  c.shadowColor = 'transparent';
  c.fillStyle = linear(
    c,
    [0, 0, w, floor],
    [
      [0, 'rgb(255 250 232 / 0.2)'],
      [0.2, 'rgb(90 54 8 / 0.08)'],
      [0.34, 'rgb(255 250 232 / 0.5)'],
      [0.48, 'rgb(255 250 232 / 0.4)'],
      [0.56, 'rgb(90 54 8 / 0.05)'],
      [0.63, 'rgb(255 250 232 / 0.35)'],
      [0.72, 'rgb(255 250 232 / 0.3)'],
      [0.8, 'rgb(90 54 8 / 0.15)'],
      [1, 'rgb(90 54 8 / 0.4)'],
    ],
  );
  c.fillRect(0, 0, w, floor);
  c.fillStyle = linear(
    c,
    [0, floor - FOOT, 0, floor],
    [
      [0, STEEL.light],
      [0.3, STEEL.mid],
      [1, STEEL.deep],
    ],
  );
  c.fillRect(begin.x - 3, 0, 3, floor);
  c.fillRect(0, floor - FOOT, w, FOOT);
}

/** `back`: 0 stands out, 1 is flush, 2 lies back. */
function drawBox(c: CanvasRenderingContext2D, [x, y, w, h]: readonly [number, number, number, number], back: number, name: string): void {
  const scale = c.getTransform().a;
  const [mx, my, rx, ry] = [x + w / 2, y + h / 2, w / 2 - 1, h / 2 - 1];
  if (back === 0) {
    c.shadowColor = 'rgb(50 30 4 / 0.7)';
    c.shadowBlur = 6 * scale;
    c.shadowOffsetY = 3 * scale;
  }
  c.fillStyle = linear(
    c,
    [0, y, 0, y + h],
    [
      [0, BRASS[back] ?? ''],
      [1, BRASS[back === 2 ? 1 : 2]],
    ],
  );
  c.fillRect(x, y, w, h);
  c.shadowColor = 'transparent';
  // Two edges in the light and two in the shade; the other way round where it lies back.
  c.lineWidth = back === 1 ? 1 : 2;
  for (const side of [-1, 1]) {
    c.strokeStyle = back < 2 === side < 0 ? 'rgb(255 250 232 / 0.85)' : 'rgb(90 54 8 / 0.6)';
    c.beginPath();
    c.moveTo(mx - rx, my + ry);
    c.lineTo(mx + rx * side, my + ry * side);
    c.lineTo(mx + rx, my - ry);
    c.stroke();
  }
  c.fillStyle = '#fff6de';
  c.fillRect(mx - 9, my - 8, 18, 9);
  c.fillStyle = '#5b3f12';
  c.textAlign = 'center';
  c.font = '700 7px Sora';
  c.fillText(name, mx, my - 1);
  disc(c, mx, my + 6.5, 1.9);
  c.fill();
}

/** Polished stone over what it mirrors: clear at the wall, plain towards the eye. */
export function bakeVeil({ w, h }: { w: number; h: number }, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(w, h, pixelRatio, (c) => {
    c.fillStyle = linear(
      c,
      [0, 0, 0, 110],
      [
        [0, withAlpha(STEEL.stone, 0.5)],
        [1, withAlpha(STEEL.stone, 0.97)],
      ],
    );
    c.fillRect(0, 0, w, h);
    c.strokeStyle = withAlpha(STEEL.deep, 0.25);
    c.beginPath();
    for (let i = -5; i <= 5; i++) {
      c.moveTo(w / 2 + i * 60, 0);
      c.lineTo(w / 2 + i * 400, h);
    }
    c.stroke();
  });
}
