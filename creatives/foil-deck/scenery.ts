import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Creature, CreatureId } from './creatures.ts';
import { Graver, type Point } from './graver.ts';

type Draw = CanvasRenderingContext2D;

/** Everything a card shows beyond its edge, so that layers may slide, card units. */
const REACH = { x: 116, y: 162 } as const;

/** The farthest layer: sky, its light and the fine rays of it. */
export function drawSky(c: Draw, { id, sky }: Creature): void {
  const [night, dusk, sun] = sky;
  const glow = c.createRadialGradient(0, -30, 8, 0, -10, 185);
  for (const [at, colour] of [
    [0, sun],
    [0.36, dusk],
    [1, night],
  ] as const) {
    glow.addColorStop(at, colour);
  }
  c.fillStyle = glow;
  c.fillRect(-240, -240, 480, 480);
  drawRays(c, sun);
  lights[id](c, sky);
}

function drawRays(c: Draw, sun: string): void {
  c.fillStyle = withAlpha(sun, 0.2);
  const count = 72;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const half = i % 3 === 0 ? 0.011 : 0.006;
    c.beginPath();
    c.moveTo(Math.cos(angle) * 62, -30 + Math.sin(angle) * 62);
    c.lineTo(Math.cos(angle - half) * 240, -30 + Math.sin(angle - half) * 240);
    c.lineTo(Math.cos(angle + half) * 240, -30 + Math.sin(angle + half) * 240);
    c.fill();
  }
}

type Sky = Creature['sky'];

/** What hangs in each sky. */
const lights: Readonly<Record<CreatureId, (c: Draw, sky: Sky) => void>> = {
  fox: (c, [, dusk, sun]) => drawSlicedSun(c, { at: [0, -40], radius: 80, colour: sun, cut: dusk }),
  dragon: (c, [, dusk, sun]) => drawSlicedSun(c, { at: [8, -22], radius: 88, colour: sun, cut: dusk }),
  titan: (c, [, dusk, sun]) => drawSlicedSun(c, { at: [0, -44], radius: 72, colour: sun, cut: dusk }),
  owl: (c, [night, , sun]) => {
    drawStars(c, sun, 46);
    drawMoon(c, night, sun);
  },
  tide: (c, [night, , sun]) => drawDial(c, night, sun),
};

function drawSlicedSun(c: Draw, { at: [x, y], radius, colour, cut }: { at: Point; radius: number; colour: string; cut: string }): void {
  c.save();
  c.beginPath();
  c.arc(x, y, radius, 0, 7);
  c.clip();
  c.fillStyle = withAlpha(colour, 0.92);
  c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  c.fillStyle = withAlpha(cut, 0.85);
  for (let i = 0; i < 26; i++) c.fillRect(x - radius, y - radius + 3 + i * (radius / 12), radius * 2, 0.35 + i * 0.17);
  c.restore();
  for (const [far, width] of [
    [4, 0.9],
    [7, 0.5],
    [16, 0.5],
  ] as const) {
    circle(c, [x, y], radius + far, withAlpha(colour, 0.75), width);
  }
}

function drawMoon(c: Draw, night: string, sun: string): void {
  const disc = c.createRadialGradient(-24, -64, 4, 0, -36, 84);
  disc.addColorStop(0, '#ffffff');
  disc.addColorStop(0.5, sun);
  disc.addColorStop(1, '#4a72b5');
  c.fillStyle = disc;
  c.beginPath();
  c.arc(0, -36, 82, 0, 7);
  c.fill();
  for (let r = 10; r < 82; r += 4) circle(c, [-10 + r * 0.12, -44 + r * 0.1], r, withAlpha(night, 0.16 + r * 0.002), 0.5);
  for (const [x, y, r] of [
    [-50, -66, 9],
    [46, -78, 12],
    [58, -20, 8],
    [-58, -12, 11],
  ] as const) {
    for (let k = r; k > 0; k -= 2.4) circle(c, [x, y], k, withAlpha(night, 0.4), 0.6);
  }
  circle(c, [0, -36], 87, withAlpha(sun, 0.8), 0.7);
}

function drawDial(c: Draw, night: string, sun: string): void {
  for (const [r, width] of [
    [98, 1.1],
    [94, 0.5],
    [78, 0.8],
    [60, 0.4],
  ] as const) {
    circle(c, [12, -26], r, withAlpha(sun, 0.85), width);
  }
  c.fillStyle = withAlpha(night, 0.25);
  c.beginPath();
  c.arc(12, -26, 94, 0, 7);
  c.arc(12, -26, 78, 7, 0, true);
  c.fill();
  c.fillStyle = sun;
  for (let i = 0; i < 60; i++) {
    c.save();
    c.translate(12, -26);
    c.rotate((i / 60) * Math.PI * 2);
    const isHour = i % 5 === 0;
    c.fillRect(isHour ? -1.4 : -0.4, -93, isHour ? 2.8 : 0.8, isHour ? 13 : 6);
    c.restore();
  }
}

function drawStars(c: Draw, colour: string, count: number): void {
  const chance = createRandom(7);
  for (let i = 0; i < count; i++) star(c, [(chance() * 2 - 1) * REACH.x, -REACH.y + chance() * 240], 0.8 + chance() ** 3 * 4, colour);
}

function circle(c: Draw, [x, y]: Point, radius: number, colour: string, width: number): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.beginPath();
  c.arc(x, y, radius, 0, 7);
  c.stroke();
}

/** Four points, drawn in at the waist. */
export function star(c: Draw, [x, y]: Point, radius: number, colour: string): void {
  c.fillStyle = colour;
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const r = i % 2 ? radius * 0.2 : radius;
    c.lineTo(x + Math.sin((i * Math.PI) / 4) * r, y - Math.cos((i * Math.PI) / 4) * r);
  }
  c.fill();
}

/** The middle layer, behind the creature: engraved in the colours of the sky. */
export function drawLand(c: Draw, { id, sky }: Creature): void {
  const [dark, mid, light] = sky;
  lands[id](new Graver(c, { dark, mid, light, line: light, glow: light }, 'print'));
}

const lands: Readonly<Record<CreatureId, (g: Graver) => void>> = {
  fox: (g) => {
    for (const [x, height, width, light] of [
      [-104, 120, 30, 0.2],
      [104, 150, 34, 0.12],
      [-80, 190, 30, 0.32],
      [84, 110, 30, 0.3],
      [-52, 90, 24, 0.16],
      [58, 84, 22, 0.14],
    ] as const) {
      g.blade([x, 130], -Math.PI / 2 + x * 0.0012, [height, width], light);
    }
  },
  owl: (g) => {
    for (let i = 0; i < 15; i++) g.blade([-112 + i * 16, 150], -Math.PI / 2, [58 + ((i * 37) % 46), 17], 0.08 + ((i * 5) % 7) * 0.018);
  },
  dragon: (g) => {
    for (const [x, y, size] of [
      [-78, 70, 28],
      [88, 20, 24],
      [82, 96, 34],
      [-100, 112, 38],
      [-30, 128, 36],
      [38, 132, 38],
    ] as const) {
      drawCloud(g, [x, y], size);
    }
  },
  tide: (g) => drawWaves(g, 76, 6, 0.34),
  titan: (g) => {
    g.gem(
      [
        [-130, 150],
        [-104, 40],
        [-76, 10],
        [-40, 66],
        [-10, 150],
      ],
      [-70, 80],
      0.22,
    );
    g.gem(
      [
        [20, 150],
        [54, 50],
        [88, 2],
        [120, 60],
        [130, 150],
      ],
      [84, 80],
      0.16,
    );
    g.gem(
      [
        [-60, 150],
        [-10, 70],
        [24, 60],
        [70, 150],
      ],
      [6, 110],
      0.3,
    );
  },
};

export function drawCloud(g: Graver, [x, y]: Point, size: number): void {
  for (const [dx, dy, r] of [
    [0, -0.3, 0.8],
    [-0.9, 0.1, 0.62],
    [0.9, 0.1, 0.66],
  ] as const) {
    g.disc([x + dx * size, y + dy * size], r * size, 0.24, Math.round(size / 7));
  }
}

/** Rows of overlapping scales, the sea of old woodcuts. */
export function drawWaves(g: Graver, top: number, rows: number, light: number): void {
  for (let row = 0; row < rows; row++) {
    for (let i = -5; i <= 5; i++) g.disc([(i + (row % 2) / 2) * 26, top + 14 + row * 13], 17, light - row * 0.035, 4);
  }
}

/** The nearest layer: ground the creature stands behind, and sparks in the air. */
export function drawGround(c: Draw, { id, sky, inks }: Creature): void {
  const [dark, mid, light] = sky;
  const g = new Graver(c, { dark, mid, light, line: light, glow: inks.glow }, 'print');
  if (id === 'tide') drawWaves(g, 106, 4, 0.3);
  else if (id === 'dragon') for (const x of [-70, 0, 74]) drawCloud(g, [x, 138], 34);
  else if (id !== 'owl')
    for (let i = 0; i < 19; i++)
      g.blade([-114 + i * 12.6, 150], -1.57 + ((i * 13) % 7) * 0.09 - 0.27, [40 + ((i * 29) % 19), 13], 0.1 + ((i * 3) % 5) * 0.05);
  const fade = c.createLinearGradient(0, 74, 0, 145);
  fade.addColorStop(0, withAlpha(dark, 0));
  fade.addColorStop(1, withAlpha(dark, 0.94));
  c.fillStyle = fade;
  c.fillRect(-REACH.x, 60, REACH.x * 2, REACH.y - 60);
  const chance = createRandom(id.length * 31);
  for (let i = 0; i < 16; i++)
    star(c, [(chance() * 2 - 1) * 92, 110 - chance() * 230], 0.9 + chance() ** 3 * 3.4, withAlpha(i % 3 ? light : inks.glow, 0.85));
}
