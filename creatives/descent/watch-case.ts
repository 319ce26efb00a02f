import { disc, fade, sheen, steel } from './plate.ts';

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

/** Pierced rubber that bends round a wrist, away from the eye; `side` 1 above, where the bend takes the light of the surface, −1 below. */
function paintStrap(context: CanvasRenderingContext2D, side: 1 | -1): void {
  context.save();
  context.scale(1, side);
  const strap = new Path2D('M-46-90V-122C-46-150-42-180-39-195C-27-210 27-210 39-195C42-180 46-150 46-122V-90Z');
  context.fillStyle = fade(
    context,
    [0, -207, 0, -90],
    side > 0
      ? [
          [0, '#0a0e11'],
          [0.05, '#39444b'],
          [0.13, '#66747c'],
          [0.3, '#3a444b'],
          [0.62, '#2a3238'],
          [0.8, '#14191d'],
          [1, '#07090b'],
        ]
      : [
          [0, '#1d262b'],
          [0.03, '#030405'],
          [0.24, '#090c0e'],
          [0.5, '#20272c'],
          [0.75, '#15191d'],
          [1, '#060809'],
        ],
  );
  context.fill(strap);
  context.clip(strap);
  const across = fade(
    context,
    [-46, 0, 46, 0],
    [
      [0, 'rgb(0 0 0 / 0.75)'],
      [0.1, 'rgb(0 0 0 / 0.1)'],
      [0.72, 'rgb(255 255 255 / 0.05)'],
      [0.9, 'rgb(255 255 255 / 0.16)'],
      [0.96, 'rgb(0 0 0 / 0.2)'],
      [1, 'rgb(0 0 0 / 0.7)'],
    ],
  );
  context.fillStyle = across;
  context.fillRect(-46, -210, 92, 120);
  for (let row = 0; row < 9; row++) {
    const bend = (row / 9) * (Math.PI / 2);
    const y = -124 - 79 * Math.sin(bend);
    for (let column = -3; column <= 3; column++) {
      if ((row + column) % 2 === 0) paintHole(context, column * 10.2 * (1 - row * 0.012), y + (column * column * Math.sin(bend)) / 2, Math.cos(bend));
    }
  }
  context.restore();
}

function paintHole(context: CanvasRenderingContext2D, x: number, y: number, flat: number): void {
  const hole = (dy: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x - 3.1, y - 2.6 * flat + dy, 6.2, 5.2 * flat, 2.2);
    context.fill();
  };
  hole(0.9, 'rgb(255 255 255 / 0.17)');
  hole(0, '#030506');
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

export { outline as caseOutline };
