import { bakeSprite } from '#creative-sdk/canvas.ts';

/** Widest name, the line it stands on, its largest letters, in rim radii. */
const WIDTH = 1.2;
const BASELINE = 0.545;
const LARGEST = 0.33;
/** If its letters were smaller than this, the name is set in two lines. */
const SMALLEST = 0.15;
const FONT_PX = 100;
/** From the label's top to its first line, and from line to line, in letter sizes. */
const FIRST = 1.05;
const LEADING = 1.04;
/** Two lines: their largest letters, and where the lower one stands. */
const TWO_LINES = 0.15;
const LAST_BASELINE = 0.605;

interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Printed round the wall: every column of the lettering is set back and lowered as the wall turns away. */
export function drawName(c: CanvasRenderingContext2D, name: string, colour: string, pixelsPerRadius: number): void {
  const { lines, size } = setName(name, widthIn(c));
  const high = size * (lines.length * LEADING + 0.6);
  const top = lines.length === 1 ? BASELINE - size * FIRST : LAST_BASELINE - size * (FIRST + LEADING);
  const label = bakeSprite(WIDTH, high, pixelsPerRadius * 1.5, (s) => {
    s.font = `600 ${FONT_PX}px Fraunces`;
    s.fillStyle = colour;
    s.textAlign = 'center';
    s.translate(WIDTH / 2, 0);
    s.scale(size / FONT_PX, size / FONT_PX);
    for (const [i, line] of lines.entries()) s.fillText(line, 0, FONT_PX * (FIRST + i * LEADING));
  });
  const columns = Math.ceil(WIDTH * pixelsPerRadius * 1.5);
  for (let i = 0; i < columns; i++) {
    const at = ((i + 0.5) / columns - 0.5) * WIDTH;
    const x = Math.sin(at);
    const next = Math.sin(at + WIDTH / columns);
    const lowered = (Math.cos(at) - 1) * 0.26;
    c.drawImage(label, (i / columns) * label.width, 0, label.width / columns, label.height, x, top + lowered, next - x + 0.004, high);
  }
}

/** Width of a text in its own letter size. */
export function widthIn(c: CanvasRenderingContext2D): (text: string) => number {
  return (text) => {
    c.save();
    c.font = `600 ${FONT_PX}px Fraunces`;
    const { width } = c.measureText(text);
    c.restore();
    return width / FONT_PX;
  };
}

/** In one line, or in two that are as even as their words allow. */
export function setName(name: string, measure: (text: string) => number): Lettering {
  const set = (lines: readonly string[], largest: number) => ({ lines, size: Math.min(largest, (WIDTH - 0.04) / Math.max(...lines.map(measure))) });
  const one = set([name], LARGEST);
  const words = name.split(' ');
  if (one.size >= SMALLEST || words.length < 2) return one;
  const broken = words.slice(1).map((_, i) => set([words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')], TWO_LINES));
  return broken.reduce((best, next) => (next.size > best.size ? next : best), one);
}
