import { disc, fade, glow, ring, sheen, steel } from './plate.ts';

const TURN = Math.PI * 2;
/** Radii of the ceramic ring, watch units. */
const OUTER = 94;
const INNER = 74;

/** What does not turn: steel flanks and the ceramic's own colour. */
export function paintBezelBase(context: CanvasRenderingContext2D): void {
  disc(context, 100, sheen(context, steel));
  ring(context, 95.2, 1.6, sheen(context, steel, Math.PI));
  disc(
    context,
    OUTER,
    glow(
      context,
      [0, 0, INNER, OUTER],
      [
        [0, '#0c1318'],
        [0.5, '#151e25'],
        [0.92, '#0a1014'],
        [1, '#020405'],
      ],
    ),
  );
}

/** What turns with the visitor's finger: grip, scale and pip. `hasText` is false on thumbnails. */
export function paintBezelScale(context: CanvasRenderingContext2D, lume: string, hasText: boolean): void {
  for (let i = 0; i < 72; i++) {
    context.save();
    context.rotate((i / 72) * TURN);
    context.fillStyle = 'rgb(4 7 9 / 0.78)';
    context.beginPath();
    context.ellipse(0, -100.6, 1.75, 3.3, 0, 0, TURN);
    context.fill();
    context.fillStyle = 'rgb(255 255 255 / 0.28)';
    context.fillRect(2, -100, 0.7, 3.2);
    context.restore();
  }
  for (let minute = 1; minute < 60; minute++) {
    const isFive = minute % 5 === 0;
    const isTen = minute % 10 === 0;
    if (isTen && hasText) paintNumeral(context, minute);
    else if (isFive || minute < 20) {
      context.save();
      context.rotate((minute / 60) * TURN);
      context.fillStyle = isFive ? '#eef6f6' : '#aebdc2';
      const length = isFive ? 11 : 5;
      context.fillRect(isFive ? -1.9 : -0.6, -OUTER + 4, isFive ? 3.8 : 1.2, length);
      context.restore();
    }
  }
  paintPip(context, lume);
}

function paintNumeral(context: CanvasRenderingContext2D, minute: number): void {
  context.save();
  context.rotate((minute / 60) * TURN);
  context.font = '600 14px Sora';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = 'rgb(0 0 0 / 0.8)';
  context.fillText(String(minute), -0.5, -83.3);
  context.fillStyle = '#eef6f6';
  context.fillText(String(minute), 0, -83.8);
  context.restore();
}

const triangle = new Path2D('M-8.500-92H8.500L0-76.500Z');

function paintPip(context: CanvasRenderingContext2D, lume: string): void {
  context.fillStyle = '#eef6f6';
  context.fill(triangle);
  disc2(context, 5, '#39444b');
  disc2(context, 4.2, lume);
}

function disc2(context: CanvasRenderingContext2D, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, -86.4, radius, 0, TURN);
  context.fill();
}

/** Lume of the pip, for the glowing plate. */
export function paintPipLume(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.arc(0, -86.4, 4.4, 0, TURN);
  context.fill();
}

/** The gloss over ceramic and crystal; it stays while the bezel turns. */
export function paintGloss(context: CanvasRenderingContext2D): void {
  context.save();
  context.beginPath();
  context.arc(0, 0, OUTER, 0, TURN);
  context.arc(0, 0, INNER, 0, TURN, true);
  context.clip();
  context.globalCompositeOperation = 'screen';
  const clear = 'rgb(190 225 240 / 0)';
  context.fillStyle = sheen(
    context,
    [
      [0, clear],
      [0.02, 'rgb(190 225 240 / 0.2)'],
      [0.05, 'rgb(205 235 245 / 0.5)'],
      [0.085, 'rgb(190 225 240 / 0.42)'],
      [0.1, 'rgb(190 225 240 / 0.07)'],
      [0.2, clear],
      [0.47, clear],
      [0.54, 'rgb(150 190 210 / 0.22)'],
      [0.58, clear],
      [1, clear],
    ],
    -1.15,
  );
  context.fillRect(-100, -100, 200, 200);
  context.restore();
  ring(context, OUTER - 0.4, 0.7, 'rgb(255 255 255 / 0.16)');
  ring(context, INNER + 0.8, 1.8, sheen(context, steel, 2.6));
}

/** Domed sapphire: a window's reflection with one hard edge, and the blue of its coating. */
export function paintCrystal(context: CanvasRenderingContext2D): void {
  context.save();
  context.beginPath();
  context.arc(0, 0, 73, 0, TURN);
  context.clip();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = fade(
    context,
    [60, -66, -4, 10],
    [
      [0, 'rgb(200 235 250 / 0.4)'],
      [0.55, 'rgb(170 215 240 / 0.1)'],
      [1, 'rgb(170 215 240 / 0)'],
    ],
  );
  context.fill(new Path2D('M-18-72C18-60 44-30 52 14L80 10V-80H-18Z'));
  context.fillStyle = glow(
    context,
    [-24, 40, 2, 48],
    [
      [0, 'rgb(60 90 200 / 0.12)'],
      [1, 'rgb(60 90 200 / 0)'],
    ],
  );
  context.fillRect(-70, -70, 140, 140);
  context.restore();
}
