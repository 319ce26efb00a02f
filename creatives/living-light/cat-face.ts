import type { Pen } from '#creative-sdk/gradient.ts';
import { mix } from '#creative-sdk/motion.ts';
import { FACE, HEAD } from './cat.ts';
import type { Look } from './picture.ts';

/** The cat's head in the light of the moment, asleep on its paws or raised to the lamp. */
export function drawHead(pen: Pen, lit: HTMLCanvasElement, { awake, eyes, gaze, powers }: Pick<Look, 'awake' | 'eyes' | 'gaze' | 'powers'>): void {
  pen.save();
  pen.translate(FACE.x + awake * (6 + 7 * gaze), FACE.y + mix(14, -30, awake));
  pen.rotate(mix(-0.3, 0.1 * gaze, awake));
  pen.drawImage(lit, HEAD[0] - FACE.x, HEAD[1] - FACE.y, HEAD[2], HEAD[3]);
  const dark = Math.max(0, 1 - Math.max(...powers));
  for (const side of [-1, 1]) {
    drawEye(pen, 17 * side, { eyes, gaze, dark });
    drawWhiskers(pen, side, dark);
  }
  pen.restore();
}

/** A closed lid, or an eye that shines; its pupil is wide in the dark. */
function drawEye(pen: Pen, x: number, { eyes, gaze, dark }: { eyes: number; gaze: number; dark: number }): void {
  pen.beginPath();
  pen.strokeStyle = pen.fillStyle = '#1d1611';
  pen.lineWidth = 2.6;
  pen.lineCap = 'round';
  pen.ellipse(x, -4, 9.5, mix(4, 8.5, eyes), 0, eyes > 0.2 ? 0 : 0.2, eyes > 0.2 ? 7 : 2.94);
  if (eyes <= 0.2) return pen.stroke();
  pen.fill();
  pen.beginPath();
  pen.fillStyle = '#e9c25a';
  pen.ellipse(x, -4, 8.5, 7.5 * eyes, 0, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.fillStyle = '#140e0a';
  pen.ellipse(x + 3 * gaze, -5, mix(2.6, 5.4, dark), 6.4 * eyes, 0, 0, 7);
  pen.fill();
  pen.fillStyle = '#fffaf0';
  pen.fillRect(x + 3 * gaze - 3, -9, 2.6, 2.6);
}

/** Half of the mouth, and the whiskers beside it. */
function drawWhiskers(pen: Pen, side: number, dark: number): void {
  pen.beginPath();
  pen.strokeStyle = '#3a2a22';
  pen.lineWidth = 1.6;
  pen.ellipse(5 * side, 12, 5, 5, 0, 0, 3.1);
  pen.stroke();
  pen.beginPath();
  pen.strokeStyle = `rgb(255 246 230 / ${0.4 - 0.3 * dark})`;
  pen.lineWidth = 1.2;
  for (const y of [10, 16, 22]) {
    pen.moveTo(18 * side, 15);
    pen.lineTo(54 * side, y);
  }
  pen.stroke();
}
