import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, SHEET, tint, wash } from './brush.ts';
import type { World } from './world.ts';

const HORIZON_Y = 112;
const SUN = { x: 524, y: 42 } as const;
const GLINTS = 54;

/** Solmara: an atoll in the morning. */
export const lagoon: World = {
  light: {
    wall: '#f2ead9',
    shade: '#b7a88d',
    bounce: '#fffaf0',
    spill: '#8feae2',
    sun: 0.62,
    wing: { lit: '#f7f6ef', shade: '#5f8d9d', edge: '#ffffff' },
  },
  layers: [
    { drift: 2, paint: paintSky },
    { drift: 5, paint: paintSea },
    { drift: 11, paint: paintIsland },
  ],
  live: (context, time) => {
    glints(context, time);
    sail(context, 420 + Math.sin(time * 0.12) * 4 + time * 1.5, 133 + Math.sin(time * 1.3) * 0.7);
  },
};

function paintSky(context: Context): void {
  wash(
    context,
    [SHEET.top, HORIZON_Y + 2],
    [
      [0, '#0d6fca'],
      [0.42, '#2f9fe6'],
      [0.78, '#86d5f0'],
      [1, '#e4f8ef'],
    ],
  );
  glow(context, { ...SUN, radius: 210, colour: '#fff2c4', alpha: 0.42 });
  glow(context, { ...SUN, radius: 74, colour: '#fffbe6', alpha: 0.9 });
  glow(context, { ...SUN, radius: 26, colour: '#ffffff', alpha: 1 });
  const lit = '#ffffff';
  for (const [x, y, width, seed] of [
    [40, 100, 110, 2],
    [178, 103, 90, 9],
    [268, 92, 150, 4],
    [352, 100, 120, 6],
    [438, 104, 80, 12],
    [590, 102, 110, 3],
  ] as const)
    cloud(context, { x, y, width, seed, lit, shade: '#9fcfe8' });
  cloud(context, { x: 120, y: 46, width: 130, seed: 21, lit, shade: '#b6dcf2', alpha: 0.75 });
  cloud(context, { x: 330, y: 26, width: 96, seed: 23, lit, shade: '#8fc6ea', alpha: 0.5 });
}

function paintSea(context: Context): void {
  peak(context, 330, ['#7fb9cf', '#5d9fbb']);
  peak(context, 160, ['#8cc5d5', '#6fb0c6']);
  wash(
    context,
    [HORIZON_Y, BOTTOM],
    [
      [0, '#0e6ea8'],
      [0.07, '#0a83b3'],
      [0.2, '#08a9bd'],
      [0.45, '#23cfc9'],
      [0.75, '#7be9d6'],
      [1, '#d5f6df'],
    ],
  );
  glow(context, { x: SUN.x, y: HORIZON_Y + 6, radius: 150, colour: '#fffbe0', alpha: 0.75, flat: 0.14 });
  const random = createRandom(17);
  for (let i = 0; i < 46; i++) {
    const near = random() ** 1.4;
    const y = HORIZON_Y + 8 + near * 118;
    const isReef = random() < 0.45;
    glow(context, {
      x: SHEET.left + random() * SHEET.width,
      y,
      radius: 16 + 64 * near,
      colour: isReef ? '#067f9c' : '#c9fff0',
      alpha: isReef ? 0.5 : 0.55,
      flat: 0.16,
    });
  }
  surf(context);
}

/** The reef's line of surf, from side to side. */
function surf(context: Context): void {
  context.lineCap = 'round';
  for (const [y, alpha, wide] of [
    [124, 0.6, 1.2],
    [125.8, 0.3, 0.8],
    [128.6, 0.16, 1.6],
  ] as const) {
    context.strokeStyle = `rgb(255 255 255 / ${alpha})`;
    context.lineWidth = wide;
    context.beginPath();
    for (let x = SHEET.left; x < SHEET.left + SHEET.width; x += 4) {
      if (Math.sin(x * 0.11 + y) + Math.sin(x * 0.037) < -1.1) context.moveTo(x + 4, y + Math.sin(x * 0.05) * 1.4);
      else context.lineTo(x, y + Math.sin(x * 0.05) * 1.4);
    }
    context.stroke();
  }
}

function peak(context: Context, x: number, [lit, shade]: readonly [string, string]): void {
  context.save();
  context.translate(x, HORIZON_Y + 1);
  draw(context, lit, 'M-76 0 C-58 -7 -46 -8 -34 -18 C-26 -25 -20 -40 -8 -48 L-3 -45 L4 -49 C14 -40 20 -26 32 -19 C48 -10 62 -8 80 0z');
  draw(
    context,
    shade,
    'M-76 0 C-58 -7 -46 -8 -34 -18 C-26 -25 -20 -40 -8 -48 L-12 -30 L-4 -22 L-14 -10 L-2 0z M4 -49 L2 -30 L12 -20 L8 -8 L20 0 L-2 0 L4 -12 L-2 -26z',
  );
  context.restore();
}

function paintIsland(context: Context): void {
  glow(context, { x: 98, y: 176, radius: 130, colour: '#e9fff0', alpha: 1, flat: 0.2 });
  draw(context, 'rgb(6 110 130 / 0.28)', 'M20 178 C50 186 150 188 196 176 C160 194 60 196 20 178z');
  draw(context, '#fff3d3', 'M14 176 C40 164 68 158 104 158 C142 158 172 166 192 175 C160 185 60 187 14 176z');
  draw(context, '#ead2a0', 'M14 176 C60 182 150 182 192 175 C160 185 60 187 14 176z');
  draw(
    context,
    '#1d7a55',
    'M44 166 C54 154 66 154 74 156 C84 148 100 148 108 155 C122 149 138 153 144 160 C154 160 162 164 166 168 C130 164 86 163 44 166z',
  );
  draw(
    context,
    '#35a465',
    'M50 162 C58 154 68 155 74 157 C84 149 98 150 107 156 C120 151 134 154 141 160 C122 157 110 160 98 157 C82 160 66 157 50 162z',
  );
  for (const [x, y, lean, size] of [
    [76, 160, -0.32, 1.1],
    [92, 158, 0.18, 1.5],
    [116, 159, 0.42, 1.2],
    [134, 163, 0.2, 0.8],
  ] as const)
    palm(context, { x, y, lean, size });
  for (const x of [238, 263]) bungalow(context, x, 166 + (x - 206) * 0.1);
  box(context, '#8d6a45', [226, 173, 50, 1.6]);
}

function palm(context: Context, { x, y, lean, size }: { x: number; y: number; lean: number; size: number }): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  const top: readonly [number, number] = [lean * 34, -40];
  context.strokeStyle = '#6d4a34';
  context.lineCap = 'round';
  context.lineWidth = 2.1;
  context.beginPath();
  context.moveTo(0, 2);
  context.quadraticCurveTo(lean * 4, -22, top[0], top[1]);
  context.stroke();
  context.translate(...top);
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.52;
    const [tipX, tipY] = [Math.cos(angle) * 21, Math.sin(angle) * 12 + 7 + Math.abs(i - 4) * 1.2];
    const [midX, midY] = [Math.cos(angle) * 13, Math.sin(angle) * 15 - 3];
    context.fillStyle = i % 2 ? '#0f5c46' : mixColour('#2fae66', '#c9f07a', i > 4 ? 0.45 : 0.1);
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(midX, midY, tipX, tipY);
    context.quadraticCurveTo(midX * 0.9, midY + 5, 0, 0);
    context.fill();
  }
  context.restore();
}

function bungalow(context: Context, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  box(context, 'rgb(4 100 120 / 0.35)', [-10, 8, 20, 7]);
  for (const at of [-8, -2, 4, 8]) box(context, '#6b4f38', [at, -2, 1.2, 11]);
  box(context, '#b98a58', [-8, -7, 16, 7]);
  box(context, '#4d3526', [-2, -6, 4, 6]);
  draw(
    context,
    tint(
      context,
      [-19, -5],
      [
        [0, '#f1d08a'],
        [1, '#a97843'],
      ],
    ),
    'M-12 -5 L-3 -18 L3 -18 L12 -5z',
  );
  context.restore();
}

function sail(context: Context, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  draw(context, 'rgb(255 255 255 / 0.35)', 'M-9 6 L9 6 L4 12 L-5 12z');
  draw(context, '#ffffff', 'M0.600 -26 L0.600 1 L13 1 C12 -10 8 -20 0.600 -26z');
  draw(context, '#d6eef2', 'M-0.800 -21 L-0.800 1 L-9 1 C-7 -8 -4 -16 -0.800 -21z');
  draw(context, '#17435e', 'M-11 2.500 L14 2.500 C12 6 9 7 6 7 L-6 7 C-9 6.500 -10 5 -11 2.500z');
  context.restore();
}

/** The sun on the water. */
function glints(context: Context, time: number): void {
  for (let i = 0; i < GLINTS; i++) {
    const near = ((i * 0.618) % 1) ** 1.3;
    const beat = Math.sin(time * (1.6 + (i % 5) * 0.35) + i * 2.4);
    if (beat < 0) continue;
    const spread = 34 + near * 150;
    const x = SUN.x - 40 * near + (((i * 0.377) % 1) - 0.5) * 2 * spread;
    context.fillStyle = withAlpha('#ffffff', beat * 0.9);
    context.fillRect(x, HORIZON_Y + 4 + near * 96, 2.5 + 7 * near, 0.8 + 0.9 * near);
  }
}
