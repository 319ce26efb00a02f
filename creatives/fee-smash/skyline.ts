import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { linear } from './paint.ts';
import { NIGHT } from './palette.ts';

interface Row {
  readonly seed: number;
  /** Heights above the horizon in the middle and at the sides, and widths, design units. */
  readonly low: number;
  readonly high: number;
  readonly wide: readonly [number, number];
  readonly top: string;
  readonly foot: string;
  /** Size of a window, 0 for none. */
  readonly pane: number;
  /** Part of the windows that are lit. */
  readonly lit: number;
}

interface Tower {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly crown: number;
}

/** Far rows are pale with haze, near ones are ink. */
function rowsFor(reach: number): readonly Row[] {
  return [
    { seed: 11, low: 0.24, high: 0.62, wide: [13, 26], top: '#131517', foot: '#2a2623', pane: 0.9, lit: 0.1 },
    { seed: 5, low: 0.1, high: 0.84, wide: [18, 34], top: '#0b0d0f', foot: '#171615', pane: 1.25, lit: 0.15 },
    { seed: 29, low: -0.16, high: 1, wide: [26, 46], top: '#040506', foot: '#0a0b0c', pane: 1.7, lit: 0.2 },
  ].map((row) => ({ ...row, wide: [row.wide[0] ?? 0, row.wide[1] ?? 0] as const, low: row.low * reach, high: row.high * reach }));
}

/** The city stands back in the middle, where the light comes from. */
function towersOf(row: Row, width: number): Tower[] {
  const random = createRandom(row.seed);
  const towers: Tower[] = [];
  for (let x = -10 * random(); x < width; ) {
    const w = row.wide[0] + (row.wide[1] - row.wide[0]) * random();
    const side = Math.min(1, Math.abs((x + w / 2) / width - 0.5) * 2.1);
    const h = row.low + (row.high - row.low) * side ** 1.5 * (0.72 + 0.4 * random()) + row.high * 0.14 * (random() - 0.4);
    if (h > 4) towers.push({ x, w, h, crown: Math.floor(random() * 5) });
    x += w + (random() < 0.3 ? 3 * random() : 0);
  }
  return towers;
}

export function drawSkyline(c: CanvasRenderingContext2D, { width, horizon, reach }: { width: number; horizon: number; reach: number }): void {
  for (const row of rowsFor(reach)) {
    const random = createRandom(row.seed * 7);
    for (const tower of towersOf(row, width)) {
      drawTower(c, tower, row, horizon);
      if (row.pane > 0) drawWindows(c, tower, row, horizon, random);
    }
    c.fillStyle = linear(
      c,
      [0, horizon - reach * 0.5, 0, horizon],
      [
        [0, withAlpha(NIGHT.low, 0)],
        [1, withAlpha(NIGHT.low, row.pane > 1.5 ? 0.22 : 0.4)],
      ],
    );
    c.fillRect(0, horizon - reach * 0.5, width, reach * 0.5);
  }
}

function drawTower(c: CanvasRenderingContext2D, { x, w, h, crown }: Tower, row: Row, horizon: number): void {
  const y = horizon - h;
  c.fillStyle = linear(
    c,
    [0, y, 0, horizon],
    [
      [0, row.top],
      [1, row.foot],
    ],
  );
  c.beginPath();
  if (crown === 1) {
    c.rect(x + w * 0.2, y - w * 0.22, w * 0.6, w * 0.24);
    c.rect(x + w * 0.47, y - w * 0.75, w * 0.05, w * 0.6);
  } else if (crown === 2) {
    c.moveTo(x, y + 0.5);
    c.lineTo(x + w, y - w * 0.45);
    c.lineTo(x + w, y + 0.5);
  } else if (crown === 3) {
    c.rect(x + w * 0.12, y - 4, w * 0.76, 5);
    c.rect(x + w * 0.28, y - 8, w * 0.44, 5);
  }
  c.rect(x, y, w, h + 1);
  c.fill();
  // The side that looks at the light.
  const isRight = x + w / 2 < c.canvas.width / c.getTransform().a / 2;
  c.fillStyle = withAlpha(NIGHT.glow, 0.13);
  c.fillRect(isRight ? x + w - 0.9 : x, y, 0.9, h);
}

function drawWindows(c: CanvasRenderingContext2D, { x, w, h }: Tower, row: Row, horizon: number, random: () => number): void {
  const [dx, dy] = [row.pane * 2.1, row.pane * 2.7];
  const columns = Math.floor((w - row.pane * 2) / dx);
  const left = x + (w - (columns - 1) * dx - row.pane) / 2;
  const mood = random();
  for (let y = horizon - h + dy * 1.4; y < horizon - dy; y += dy) {
    const floor = random() < 0.12 ? 2.2 : random() < 0.3 ? 0.15 : 1;
    for (let i = 0; i < columns; i++) {
      const chance = random();
      if (chance > row.lit * floor * (0.5 + mood)) continue;
      const hue = random();
      const colour = hue < 0.75 ? NIGHT.glow : '#ffe9c6';
      c.fillStyle = withAlpha(colour, 0.2 + 0.7 * random() ** 2);
      c.fillRect(left + i * dx, y, row.pane, row.pane * 1.35);
    }
  }
}
