import { disc, fade, sheen, steel } from './plate.ts';
import { paintStrap, RIM } from './watch-strap.ts';

const outline = new Path2D(
  'M-48-94V-117Q-48-123-53-123L-61-122.500Q-66.500-122-69-116.500C-78-97-91-80-99-56C-105-30-105 30-99 56C-91 80-78 97-69 116.500Q-66.500 122-61 122.500L-53 123Q-48 123-48 117V94H48V117Q48 123 53 123L61 122.500Q66.500 122 69 116.500C78 97 90 82 97.500 61C100 50 111 42 113 30L114 15H106V-15H114L113-30C111-42 100-50 97.500-61C90-82 78-97 69-116.500Q66.500-122 61-122.500L53-123Q48-123 48-117V-94Z',
);

/** Outline of everything solid, for light that must not spill. */
export function paintCase(context: CanvasRenderingContext2D, random: () => number): void {
  paintStrap(context, 1);
  paintStrap(context, -1);
  paintCrown(context);
  paintBody(context, random);
}

function paintCrown(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#0b0f12';
  context.fillRect(102, -8, 10, 16);
  const crown = new Path2D('M107-13.5H124Q128-13.500 128-9.500V9.500Q128 13.500 124 13.500H107Z');
  context.fillStyle = fade(
    context,
    [0, -14, 0, 14],
    [
      [0, '#3c454b'],
      [0.2, '#f2f6f8'],
      [0.36, '#aab4ba'],
      [0.6, '#59636a'],
      [0.85, '#2a3136'],
      [1, '#8a949b'],
    ],
  );
  context.fill(crown);
  context.save();
  context.clip(crown);
  for (let y = -12.5; y < 13; y += 2.3) {
    context.fillStyle = 'rgb(0 0 0 / 0.5)';
    context.fillRect(108, y, 16, 0.9);
    context.fillStyle = 'rgb(255 255 255 / 0.28)';
    context.fillRect(108, y + 0.9, 16, 0.5);
  }
  context.restore();
}

function paintBody(context: CanvasRenderingContext2D, random: () => number): void {
  context.save();
  context.fillStyle = fade(
    context,
    [86, -120, -86, 120],
    [
      [0, '#f4f8fa'],
      [0.14, '#b9c3c9'],
      [0.3, '#8a959c'],
      [0.48, '#a9b3b9'],
      [0.66, '#59646b'],
      [0.84, '#3a4349'],
      [1, '#6d787f'],
    ],
  );
  context.fill(outline);
  context.clip(outline);
  for (let i = 0; i < 900; i++) {
    context.fillStyle = random() < 0.5 ? `rgb(255 255 255 / ${random() * 0.11})` : `rgb(0 0 0 / ${random() * 0.13})`;
    context.fillRect(-120 + random() * 200, -130 + random() * 260, 20 + random() * 60, 0.5);
  }
  // A polished chamfer catches the window at the right and mirrors the dark at the left.
  context.lineWidth = 11;
  context.strokeStyle = fade(
    context,
    [95, -110, -95, 110],
    [
      [0, '#ffffff'],
      [0.22, '#eef4f6'],
      [0.36, '#66727a'],
      [0.5, '#2a3238'],
      [0.6, '#c9d3d8'],
      [0.66, '#8a959c'],
      [0.82, '#1a2025'],
      [1, '#aab5bb'],
    ],
  );
  context.stroke(outline);
  context.lineWidth = 1.1;
  context.strokeStyle = 'rgb(8 12 15 / 0.7)';
  context.stroke(outline);
  context.restore();
  // The bezel floats over the case: its shadow falls down and to the left.
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.75)';
  context.shadowBlur = 12;
  context.shadowOffsetX = -4;
  context.shadowOffsetY = 6;
  disc(context, 99, '#11161a');
  context.restore();
  disc(context, 100.5, sheen(context, steel));
}

const strapEdges = new Path2D('M-40-206C-41-180-46-150-46-122M40-206C41-180 46-150 46-122M-40 206C-41 180-46 150-46 122M40 206C41 180 46 150 46 122');

/** What light of the surface is left, along the edges: in the deep it parts case and strap from the water. */
export function paintRim(context: CanvasRenderingContext2D): void {
  context.lineWidth = 2;
  context.strokeStyle = fade(
    context,
    [110, -110, -110, 110],
    [
      [0, `rgb(${RIM} / 0.85)`],
      [1, `rgb(${RIM} / 0.35)`],
    ],
  );
  context.stroke(outline);
  context.stroke(strapEdges);
  context.globalCompositeOperation = 'destination-out';
  disc(context, 104, '#000');
}
