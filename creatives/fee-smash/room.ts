import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { linear } from '#creative-sdk/soft.ts';
import { BRASS, STEEL } from './palette.ts';

/** Rows of deposit boxes in satin brass. */
export function drawWall(c: CanvasRenderingContext2D, w: number, floor: number): void {
  const random = createRandom(5);
  c.fillStyle = linear(
    c,
    [0, 0, w, floor],
    [
      [0, BRASS[0]],
      [0.5, BRASS[1]],
      [1, BRASS[2]],
    ],
  );
  c.fillRect(0, 0, w, floor);
  const [bw, bh] = [w / Math.round(w / 64), 42];
  for (let y = floor - 8 - bh; y > -bh; y -= bh)
    for (let x = 0; x < w - 1; x += bw) {
      c.fillStyle = `rgb(${random() < 0.5 ? '255 255 255' : '120 84 30'} / ${0.16 * random()})`;
      c.fillRect(x, y, bw, bh);
      c.lineWidth = 1;
      for (const [shift, colour] of [
        [1.6, 'rgb(255 255 255 / 0.7)'],
        [0.4, 'rgb(122 88 38 / 0.38)'],
      ] as const) {
        c.strokeStyle = colour;
        c.strokeRect(x + shift, y + shift, bw - 1, bh - 1);
      }
      c.fillStyle = 'rgb(110 78 32 / 0.34)';
      c.fillRect(x + bw * 0.42, y + bh * 0.3, bw * 0.16, 2.5);
      c.beginPath();
      c.arc(x + bw / 2, y + bh * 0.6, 2, 0, 7);
      c.fill();
    }
  c.fillStyle = linear(
    c,
    [0, floor - 8, 0, floor],
    [
      [0, STEEL.light],
      [0.3, STEEL.mid],
      [1, STEEL.deep],
    ],
  );
  c.fillRect(0, floor - 8, w, 8);
}

/** Polished stone: it holds the wall once more, softly. */
export function drawFloor(c: CanvasRenderingContext2D, { w, h, floor }: { w: number; h: number; floor: number }, above: HTMLCanvasElement): void {
  c.save();
  c.beginPath();
  c.rect(0, floor, w, h - floor);
  c.clip();
  c.fillStyle = STEEL.stone;
  c.fill();
  // Squeezed to a few rows and drawn tall again: stone smears upwards only.
  const smear = bakeSprite(w / 9, floor / 12, 1, (s) => s.drawImage(above, 0, 0, w / 9, floor / 12));
  c.globalAlpha = 0.5;
  c.imageSmoothingQuality = 'high';
  c.translate(0, floor);
  c.scale(1, -0.8);
  c.drawImage(smear, 0, -floor, w, floor);
  c.restore();
  c.fillStyle = linear(
    c,
    [0, floor, 0, floor + 200],
    [
      [0, withAlpha(STEEL.stone, 0)],
      [1, withAlpha(STEEL.stone, 0.94)],
    ],
  );
  c.fillRect(0, floor, w, h);
  c.strokeStyle = withAlpha(STEEL.deep, 0.22);
  c.lineWidth = 1;
  c.beginPath();
  for (let i = -5; i <= 5; i++) {
    c.moveTo(w / 2 + i * 60, floor);
    c.lineTo(w / 2 + i * 170, h);
  }
  for (const part of [0.14, 0.42]) {
    c.moveTo(0, floor + (h - floor) * part);
    c.lineTo(w, floor + (h - floor) * part);
  }
  c.stroke();
}
