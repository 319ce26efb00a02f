import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen } from '#creative-sdk/gradient.ts';
import { createRandom, noise1 } from '#creative-sdk/random.ts';
import { TV } from '#creative-sdk/screen.ts';
import { FLOOR_Y, lampAt, SLANT } from './lamps.ts';
import { bounce, direct, expose, halo } from './light.ts';
import type { Lighting } from './shading.ts';
import { ambience, openness } from './solids.ts';

/** Light on plaster changes slowly: one sample for this many units. */
const WALL_STEP = 8;
const FLOOR_STEP = 5;

/** Level of light at a bare place of the wall or the floor. */
export type Fall = (x: number, y: number, z: number) => number;

export function fallOf(index: number): Fall {
  const lamp = lampAt(index);
  return (x, y, z) => {
    const at = { x, y, z };
    const isWall = z === 0;
    const normal = isWall ? { x: 0, y: 0, z: 1 } : { x: 0, y: -1, z: 0 };
    const soft = bounce(lamp, at) * ambience(x, y - (isWall ? 0 : 6), z + 6);
    if (lamp.spread === 'disc' && isWall) return halo(lamp, x, y) + soft;
    const straight = direct(lamp, at, normal);
    return soft + (straight > 0.002 ? straight * openness({ x, y: y - (isWall ? 0 : 8), z: z + 8 }, lamp.bulb) : 0);
  };
}

/** Lights the bare room: two maps, wall and floor, drawn large and soft, then the surfaces' own colours over them. */
export function paintPlanes(pen: Pen, fall: Fall, { bend, albedo }: { bend: Lighting['bend']; albedo: HTMLCanvasElement }): void {
  pen.imageSmoothingQuality = 'high';
  const wall = bakeMap([TV.width / WALL_STEP, FLOOR_Y / WALL_STEP], (i, j) => fall((i + 0.5) * WALL_STEP, (j + 0.5) * WALL_STEP, 0), bend);
  pen.drawImage(wall, 0, 0, TV.width, FLOOR_Y);
  const rows = (TV.height - FLOOR_Y) / FLOOR_STEP;
  const floor = bakeMap(
    [TV.width / FLOOR_STEP / 2, rows],
    (i, j) => fall((i + 0.5) * FLOOR_STEP * 2, FLOOR_Y, ((j + 0.5) * FLOOR_STEP) / SLANT),
    bend,
  );
  pen.drawImage(floor, 0, FLOOR_Y, TV.width, TV.height - FLOOR_Y);
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(albedo, 0, 0, TV.width, TV.height);
  pen.globalCompositeOperation = 'source-over';
}

function bakeMap([width, height]: readonly [number, number], level: (i: number, j: number) => number, bend: Lighting['bend']): HTMLCanvasElement {
  const random = createRandom(3);
  return bakeSprite(width, height, 1, (pen) => {
    const image = new ImageData(width, height);
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const at = (j * width + i) * 4;
        const seen = expose(level(i, j));
        // Noise of less than one step avoids visible bands in the dark.
        const grain = random() - 0.5;
        for (let k = 0; k < 3; k++) image.data[at + k] = 255 * seen ** (bend[k] ?? 1) + grain;
        image.data[at + 3] = 255;
      }
    }
    pen.putImageData(image, 0, 0);
  });
}

/** The colours of plaster, skirting, boards and rug in white light. */
export function bakeAlbedo(px: number): HTMLCanvasElement {
  return bakeSprite(TV.width, TV.height, px, (pen) => {
    pen.fillStyle = '#d2c4b0';
    pen.fillRect(0, 0, TV.width, FLOOR_Y);
    paintPlaster(pen);
    paintBoards(pen);
    paintRug(pen);
    paintContacts(pen);
    pen.fillStyle = linear(pen, [0, FLOOR_Y - 34, 0, FLOOR_Y], '#f0e4d0 0, #d8cab6 .12, #c8b9a4 .86, #6c5d4e 1');
    pen.fillRect(0, FLOOR_Y - 34, TV.width, 34);
  });
}

/** Trowelled lime: large, faint clouds. */
function paintPlaster(pen: Pen): void {
  const random = createRandom(77);
  for (let i = 0; i < 900; i++) {
    const x = random() * TV.width;
    const y = random() * FLOOR_Y;
    const w = 30 + random() * 130;
    pen.save();
    pen.translate(x, y);
    pen.rotate(random() * 3);
    pen.fillStyle = random() < 0.5 ? 'rgb(255 246 230 / 0.022)' : 'rgb(90 70 50 / 0.018)';
    pen.beginPath();
    pen.ellipse(0, 0, w, w * 0.22, 0, 0, 7);
    pen.fill();
    pen.restore();
  }
}

/** Boards run towards the viewer and fan out. */
function paintBoards(pen: Pen): void {
  const height = TV.height - FLOOR_Y;
  const random = createRandom(21);
  const at = (k: number, y: number) => 960 + k * 62 * (1 + ((y - FLOOR_Y) / height) * 0.9);
  for (let k = -17; k < 17; k++) {
    const tone = random();
    pen.fillStyle = `rgb(${140 + tone * 26} ${104 + tone * 22} ${70 + tone * 18})`;
    pen.beginPath();
    pen.moveTo(at(k, FLOOR_Y), FLOOR_Y);
    pen.lineTo(at(k + 1, FLOOR_Y), FLOOR_Y);
    pen.lineTo(at(k + 1, TV.height), TV.height);
    pen.lineTo(at(k, TV.height), TV.height);
    pen.fill();
    for (let g = 0; g < 7; g++) {
      const u = random();
      pen.strokeStyle = `rgb(70 40 20 / ${0.05 + 0.12 * random()})`;
      pen.lineWidth = 0.8 + random() * 1.6;
      pen.beginPath();
      for (let s = 0; s <= 8; s++) {
        const y = FLOOR_Y + (height * s) / 8;
        pen.lineTo(at(k + u + 0.06 * noise1(s * 0.8 + g * 3, k), y), y);
      }
      pen.stroke();
    }
    pen.strokeStyle = 'rgb(40 22 12 / 0.5)';
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(at(k, FLOOR_Y), FLOOR_Y);
    pen.lineTo(at(k, TV.height), TV.height);
    pen.stroke();
  }
}

/** Under every foot no light arrives: where, and how wide. */
const contacts = [
  [782, 901, 34],
  [1078, 901, 34],
  [930, 872, 260],
  [1206, 934, 84],
  [1236, 864, 90],
  [886, 950, 74],
  [662, 886, 90],
  [1424, 852, 40],
  [1828, 852, 40],
] as const;

function paintContacts(pen: Pen): void {
  for (const [x, y, r] of contacts) {
    pen.save();
    pen.translate(x, y);
    pen.scale(1, 0.24);
    glow(pen, { x: 0, y: 0, r }, '14 8 4', 0.9);
    pen.restore();
  }
}

function paintRug(pen: Pen): void {
  const ring = (rx: number, ry: number, ink: string) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.ellipse(1010, 938, rx, ry, 0, 0, 7);
    pen.fill();
  };
  ring(474, 96, 'rgb(40 24 14 / 0.45)');
  ring(468, 91, '#cdbda4');
  ring(446, 85, '#d9cbb4');
  ring(420, 79, '#cbbaa0');
  ring(412, 77, '#d9cbb4');
  const random = createRandom(8);
  for (let i = 0; i < 1400; i++) {
    const a = random() * 6.283;
    const r = Math.sqrt(random());
    pen.fillStyle = random() < 0.5 ? 'rgb(90 66 44 / 0.12)' : 'rgb(255 246 228 / 0.14)';
    pen.fillRect(1010 + Math.cos(a) * r * 462, 938 + Math.sin(a) * r * 88, 7, 1.6);
  }
}
