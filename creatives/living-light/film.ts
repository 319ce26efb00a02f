import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { TV } from '#creative-sdk/screen.ts';
import { noon, paintFjord } from './outlook.ts';

/** Where the television stands in the window: across its bar, the sail beside it. */
const PLACE = { x: 772, y: 352, width: 236, height: 133 } as const;

/** The paused film: a sail on a fjord in low sun. */
export class Film {
  readonly #backdrop: HTMLCanvasElement;

  constructor(px: number) {
    this.#backdrop = bakeSprite(TV.width, TV.height, px, (pen) => {
      paintFjord(pen, { x: 0, y: 0, width: TV.width, height: TV.height }, noon);
      pen.globalCompositeOperation = 'screen';
      pen.fillStyle = radial(pen, { x: 1130, y: 560, r: 760 }, 'rgb(255 214 150 / 0.75) 0, rgb(255 190 120 / 0.3) .4, rgb(255 190 120 / 0) 1');
      pen.fillRect(0, 0, TV.width, TV.height);
      paintGlitter(pen);
      pen.globalCompositeOperation = 'source-over';
    });
  }

  /** The picture draws back into the window: 0 all of the screen, 1 gone. */
  drawBack(pen: Pen, seconds: number, share: number): void {
    const away = ramp(share, 0, 0.85);
    if (away === 1) return;
    const size = mix(1, PLACE.width / TV.width, away);
    pen.save();
    pen.globalAlpha = 1 - ramp(away, 0.6, 1);
    pen.translate(mix(960, PLACE.x + PLACE.width / 2, away), mix(540, PLACE.y + PLACE.height / 2, away));
    pen.scale(size, size);
    pen.beginPath();
    pen.roundRect(-960, -540, 1920, 1080, 90 * away);
    pen.clip();
    pen.translate(-960, -540);
    this.draw(pen, seconds);
    pen.restore();
  }

  draw(pen: Pen, seconds: number): void {
    const zoom = 1.04 + 0.004 * Math.min(20, seconds);
    pen.save();
    pen.translate(960, 600);
    pen.scale(zoom, zoom);
    pen.translate(-960, -600);
    pen.drawImage(this.#backdrop, 0, 0, TV.width, TV.height);
    drawSail(pen, 980 - seconds * 9, seconds);
    pen.restore();
  }
}

/** The low sun on the ripples: a broken column that widens towards the viewer. */
function paintGlitter(pen: Pen): void {
  const random = createRandom(61);
  for (let i = 0; i < 260; i++) {
    const u = random() ** 1.3;
    const x = 1130 + (random() + random() - 1) * (60 + 300 * u);
    pen.fillStyle = `rgb(255 232 190 / ${(0.12 + 0.5 * random() * (1 - 0.6 * u)).toFixed(2)})`;
    pen.fillRect(x, 716 + 290 * u, 12 + 60 * u * random(), 1 + 2.4 * u);
  }
}

function drawSail(pen: Pen, x: number, seconds: number): void {
  pen.save();
  pen.translate(x, 790 + 2 * Math.sin(seconds * 1.4));
  pen.rotate(0.03 + 0.012 * Math.sin(seconds * 1.1));
  pen.fillStyle = linear(pen, [-30, -150, 60, 0], '#fff6e4 0, #e8cba2 .6, #b98f6c 1');
  pen.beginPath();
  pen.moveTo(4, -168);
  pen.quadraticCurveTo(66, -70, 62, -18);
  pen.lineTo(4, -14);
  pen.fill();
  pen.fillStyle = linear(pen, [-60, -120, 0, 0], '#d9b995 0, #a87c5c 1');
  pen.beginPath();
  pen.moveTo(-2, -150);
  pen.quadraticCurveTo(-34, -70, -56, -14);
  pen.lineTo(-2, -14);
  pen.fill();
  pen.fillStyle = '#43241a';
  pen.beginPath();
  pen.moveTo(-70, -8);
  pen.lineTo(80, -8);
  pen.quadraticCurveTo(62, 14, 44, 14);
  pen.lineTo(-44, 14);
  pen.fill();
  pen.fillRect(0, -174, 3, 166);
  pen.restore();
}
