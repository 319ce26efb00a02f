import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Mark } from './bud-sculpt.ts';
import { COPY } from './copy.ts';

const SIZE = 96;
/** The mark of the brand whose ad this is: three threads, struck. Middle, half height, half width in −1 … 1. */
const BARS = [
  { at: -0.28, half: 0.16 },
  { at: 0, half: 0.4 },
  { at: 0.28, half: 0.25 },
] as const;
const BAR_HALF = 0.066;

/** What is etched on the cap: our mark, or another brand's first letter. */
export function createMark(name: string): Mark {
  const isOurs = name === COPY.name;
  const sprite = bakeSprite(SIZE, SIZE, 1, (context) => (isOurs ? drawBars(context) : drawLetter(context, name)), 'processor');
  const pixels = sprite.getContext('2d')?.getImageData(0, 0, SIZE, SIZE).data;
  const at = (x: number, y: number) =>
    (pixels?.[(Math.min(SIZE - 1, Math.max(0, y)) * SIZE + Math.min(SIZE - 1, Math.max(0, x))) * 4 + 3] ?? 0) / 255;
  return (u, v) => {
    const x = (u * 0.5 + 0.5) * SIZE - 0.5;
    const y = (0.5 - v * 0.5) * SIZE - 0.5;
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - i, y - j];
    return (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy;
  };
}

function drawBars(context: CanvasRenderingContext2D): void {
  const half = SIZE / 2;
  context.beginPath();
  for (const { at, half: tall } of BARS) {
    context.roundRect((at - BAR_HALF + 1) * half, (1 - tall) * half, BAR_HALF * 2 * half, tall * 2 * half, BAR_HALF * half);
  }
  context.fill();
}

function drawLetter(context: CanvasRenderingContext2D, name: string): void {
  context.font = `600 ${SIZE * 0.52}px Sora, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText([...name][0]?.toUpperCase() ?? '', SIZE / 2, SIZE * 0.69);
}
