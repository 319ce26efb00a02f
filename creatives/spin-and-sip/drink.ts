import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom, noise1 } from '#creative-sdk/random.ts';
import { disc, linear, radial } from '#creative-sdk/soft.ts';
import type { Flavour } from './flavours.ts';
import { type Camera, LEVEL, ringAt, traceBody } from './glass.ts';
import { CUP_HEIGHT } from './layout.ts';

type Draw = CanvasRenderingContext2D;

const WALL = 0.955;
const PLUMES = 13;
const PUFFS = 8;
/** Foam reaches down to here, the flavour to where it sinks into the milk, parts of the cup's height. */
const FOAM = 0.79;
const SINKS = 0.66;
const CREAM = '#fffaf0';

/** Pale tea into which the won flavour billows down, and the layered drink it becomes. */
export class Drink {
  #flavour: Flavour | undefined;
  #puffs: readonly HTMLCanvasElement[] = [];

  setFlavour(flavour: Flavour): void {
    if (this.#flavour === flavour) return;
    this.#flavour = flavour;
    const colours = [mixColour(flavour.colour, '#fff6e4', 0.12), mixColour('#fff4e0', flavour.light, 0.35), flavour.colour];
    this.#puffs = colours.map((colour) => bakePuff(colour));
  }

  /** `inside` draws what swims in the drink, with the drink's outline as its window. */
  draw(c: Draw, camera: Camera, pour: number, inside: () => void): void {
    const flavour = this.#flavour;
    if (!flavour || camera.cos < 0.02) return;
    c.save();
    c.beginPath();
    traceBody(c, camera, [0.035, LEVEL], { inset: WALL });
    c.clip();
    this.#drawTea(c, camera, flavour);
    this.#drawLayers(c, camera, flavour, ramp(pour, 0.35, 1));
    if (pour > 0 && pour < 1) this.#drawPlumes(c, camera, pour);
    inside();
    this.#drawDepth(c, camera, flavour);
    this.#drawFoam(c, camera, flavour, foamOf(pour));
    c.restore();
  }

  #drawTea(c: Draw, camera: Camera, flavour: Flavour): void {
    const top = ringAt(camera, LEVEL);
    const foot = ringAt(camera, 0);
    const { light, colour } = flavour;
    c.fillStyle = linear(
      c,
      [0, top.y, 0, foot.y + foot.ry],
      [
        [0, withAlpha(mixColour(light, '#fff6e4', 0.4), 0.5)],
        [0.6, withAlpha(light, 0.6)],
        [1, withAlpha(mixColour(light, colour, 0.5), 0.7)],
      ],
    );
    c.fillRect(camera.x - camera.r, top.y - top.ry, camera.r * 2, foot.y - top.y + top.ry + foot.ry);
  }

  /** Flavour below the foam, sinking in clouds into milk: the picture people post. */
  #drawLayers(c: Draw, camera: Camera, flavour: Flavour, alpha: number): void {
    if (alpha <= 0) return;
    const top = ringAt(camera, LEVEL);
    const foot = ringAt(camera, 0);
    const milk = mixColour(CREAM, flavour.light, 0.22);
    const rich = mixColour(flavour.colour, flavour.deep, 0.35);
    c.globalAlpha = alpha;
    c.fillStyle = linear(
      c,
      [0, top.y, 0, foot.y + foot.ry],
      [
        [0.1, rich],
        [0.27, flavour.colour],
        [0.42, mixColour(flavour.colour, milk, 0.5)],
        [0.54, milk],
        [0.82, milk],
        [1, mixColour(milk, flavour.colour, 0.3)],
      ],
    );
    c.fillRect(camera.x - camera.r, top.y - top.ry, camera.r * 2, foot.y - top.y + top.ry + foot.ry);
    this.#drawMarble(c, camera, alpha);
    c.globalAlpha = 1;
  }

  /** Milk rises and flavour falls, each in threads that swell and thin. */
  #drawMarble(c: Draw, camera: Camera, alpha: number): void {
    const { r } = camera;
    for (let i = 0; i < 22; i++) {
      const falls = i % 2;
      const puff = this.#puffs[falls + 1];
      const long = 0.012 + 0.022 * noise1(i * 2.7, 5) ** 2;
      for (let k = 0; k < 8 && puff; k++) {
        const ring = ringAt(camera, falls ? SINKS - k * long : SINKS - 0.17 + k * long, WALL);
        const u = ((i * 0.618) % 1) * 2 - 1 + noise1(k * 0.45 + i * 5.1, i) * 0.14;
        const size = r * (0.15 - k * 0.013);
        c.globalAlpha = alpha * 0.5;
        c.drawImage(puff, ring.x + u * ring.rx - size, ring.y + ring.ry * Math.sqrt(Math.max(0, 1 - u * u)) - size, size * 2, size * 2);
      }
    }
  }

  #drawPlumes(c: Draw, camera: Camera, pour: number): void {
    const fade = 1 - ramp(pour, 0.6, 1);
    for (let i = 0; i < PLUMES; i++) {
      const u = (((i * 0.618) % 1) * 2 - 1) * 0.86;
      const pace = 0.85 + 0.5 * noise1(i * 3.1, 4) ** 2;
      const start = 0.16 * ((i * 0.383) % 1);
      const head = clamp((pour - start) / (0.62 / pace)) ** 1.25;
      if (head > 0) this.#drawPlume(c, camera, { index: i, u, head, fade });
    }
  }

  #drawPlume(c: Draw, camera: Camera, { index, u, head, fade }: { index: number; u: number; head: number; fade: number }): void {
    for (let k = PUFFS - 1; k >= 0; k--) {
      const depth = head * (1 - k / PUFFS);
      const height = LEVEL * (1 - depth * 0.97);
      const ring = ringAt(camera, height, WALL);
      const sway = noise1(depth * 3 + index * 7.3, index) * 0.2 * head;
      const size = camera.r * (0.1 + 0.2 * head * (0.45 + 0.55 * noise1(index * 2.1 + k * 0.9, 6) ** 2) + (k === 0 ? 0.1 : 0));
      const puff = this.#puffs[(index + k) % 3];
      c.globalAlpha = fade * 0.78;
      if (puff) c.drawImage(puff, ring.x + (u + sway) * ring.rx - size, ring.y - size, size * 2, size * 2);
    }
    c.globalAlpha = 1;
  }

  /** Round the drink: deep at the walls, light where the window is. */
  #drawDepth(c: Draw, { x, r, y }: Camera, { deep }: Flavour): void {
    c.fillStyle = linear(
      c,
      [x - r * 0.95, 0, x + r * 0.95, 0],
      [
        [0, withAlpha(deep, 0.6)],
        [0.16, withAlpha(deep, 0.05)],
        [0.36, 'rgb(255 252 240 / 0.28)'],
        [0.6, withAlpha(deep, 0)],
        [0.86, withAlpha(deep, 0.26)],
        [1, withAlpha(deep, 0.65)],
      ],
    );
    c.fillRect(x - r, y - r, r * 2, r * (CUP_HEIGHT + 2));
  }

  /** The foam against the wall: bubbles make its edge. */
  #drawFoam(c: Draw, camera: Camera, { colour, deep }: Flavour, grown: number): void {
    if (grown <= 0) return;
    const { x, r } = camera;
    const edge = ringAt(camera, mix(LEVEL, FOAM, grown), WALL);
    const random = createRandom(12);
    const bubbles = Array.from({ length: 26 }, (_, i) => {
      const angle = ((i + random() * 1.4) / 26) * Math.PI;
      return [edge.x + Math.cos(angle) * edge.rx, edge.y + Math.sin(angle) * edge.ry, r * (0.03 + 0.06 * random() ** 2)] as const;
    });
    for (const [fall, fill] of [
      [0.035, withAlpha(deep, 0.4)],
      [
        0,
        linear(
          c,
          [x - r, 0, x + r, 0],
          [
            [0, mixColour(CREAM, colour, 0.4)],
            [0.3, '#fff'],
            [0.7, CREAM],
            [1, mixColour(CREAM, deep, 0.34)],
          ],
        ),
      ],
    ] as const) {
      c.save();
      c.translate(0, fall * r);
      c.beginPath();
      traceBody(c, camera, [mix(LEVEL, FOAM, grown), 1], { inset: WALL });
      for (const [bx, by, size] of bubbles) {
        c.moveTo(bx + size * grown, by);
        c.arc(bx, by, size * grown, 0, Math.PI * 2, true);
      }
      c.fillStyle = fill;
      c.fill();
      c.restore();
    }
  }

  /** The wet lid of the drink once the won wedge has melted over it, and the cloud of foam that grows on it, dusted. */
  drawSurface(c: Draw, camera: Camera, alpha: number, pour: number): void {
    const flavour = this.#flavour;
    if (!flavour || alpha <= 0) return;
    const { x, y, rx, ry } = ringAt(camera, LEVEL, WALL);
    const grown = foamOf(pour);
    c.save();
    c.globalAlpha = alpha;
    disc(c, x, y, rx, ry / rx);
    c.fillStyle = flavour.colour;
    c.fill();
    c.globalAlpha = alpha * grown;
    const top = y - ry * 2.9 * grown;
    c.beginPath();
    c.moveTo(x - rx, y);
    c.bezierCurveTo(x - rx * 0.9, top, x + rx * 0.9, top, x + rx, y);
    c.ellipse(x, y, rx, ry, 0, 0, Math.PI);
    c.fillStyle = linear(
      c,
      [x - rx * 0.6, y - ry * 2, x + rx * 0.5, y + ry * 1.4],
      [
        [0, '#fff'],
        [0.5, CREAM],
        [1, mixColour(CREAM, flavour.deep, 0.3)],
      ],
    );
    c.fill();
    c.clip();
    const random = createRandom(4);
    for (let i = 0; i < 110; i++) {
      const [angle, reach] = [random() * Math.PI * 2, random() ** 0.8 * 0.78];
      disc(c, x + Math.cos(angle) * reach * rx, y - ry * 0.55 + Math.sin(angle) * reach * ry * 1.1, camera.r * (0.005 + 0.012 * random()), 0.6);
      c.fillStyle = withAlpha(i % 3 ? flavour.colour : flavour.deep, 0.85);
      c.fill();
    }
    c.restore();
  }
}

const foamOf = (pour: number) => ramp(pour, 0.4, 0.85);

function bakePuff(colour: string): HTMLCanvasElement {
  return bakeSprite(64, 64, 1, (c) => {
    c.fillStyle = radial(
      c,
      [32, 32, 32],
      [
        [0, withAlpha(colour, 0.95)],
        [0.45, withAlpha(colour, 0.72)],
        [0.75, withAlpha(colour, 0.25)],
        [1, withAlpha(colour, 0)],
      ],
    );
    c.fillRect(0, 0, 64, 64);
  });
}

/** The pearls' bed, row by row from the far wall to the near one: how many, how far from wall to wall, how deep, and on how many others they lie. */
const ROWS = [
  [7, 0.62, -0.5, 0],
  [6, 0.6, -0.3, 1],
  [7, 0.61, 0.55, 0],
  [5, 0.5, 0.2, 1],
] as const;

/** Where each pearl lies at the bottom, in cup radii: across, towards the camera, height above the foot 0 … 1. */
export const BED = ROWS.flatMap(([count, half, deep, level]) =>
  Array.from({ length: count }, (_, at) => {
    const u = (at / (count - 1)) * 2 - 1;
    const uneven = noise1(at * 1.9 + deep * 40);
    return { x: (u + 0.05 * uneven) * half, z: deep * Math.sqrt(1 - u * u), height: 0.056 + level * (0.072 + 0.02 * uneven) };
  }),
);

/** 0 … 1 of a pearl's way down at this moment of the pour: it falls freely, then the tea slows it. */
export function sinkAt(index: number, pour: number): number {
  const start = 0.08 + 0.3 * ((index * 0.618) % 1);
  const t = clamp((pour - start) / 0.5);
  return mix(t * t, 1 - (1 - t) ** 2, 0.5);
}
