import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { linear, radial } from '#creative-sdk/soft.ts';
import { Cubes } from './cubes.ts';
import type { Flavour } from './flavours.ts';
import { type Camera, LEVEL, ringAt, traceBody, widthAt } from './glass.ts';
import { CUP_HEIGHT } from './layout.ts';

type Draw = CanvasRenderingContext2D;

const WALL = 0.955;
const PLUMES = 13;
const PUFFS = 8;

/** Pale tea into which the won flavour billows down, and the layered drink it becomes. */
export class Drink {
  readonly cubes = new Cubes();
  #flavour: Flavour | undefined;
  #puffs: readonly HTMLCanvasElement[] = [];

  setFlavour(flavour: Flavour): void {
    if (this.#flavour === flavour) return;
    this.#flavour = flavour;
    this.cubes.setFlavour(flavour);
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
    this.#drawDepth(c, camera);
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

  /** Flavour above, a bank of milk, pale tea of the same tint below: the picture people post. */
  #drawLayers(c: Draw, camera: Camera, flavour: Flavour, alpha: number): void {
    if (alpha <= 0) return;
    const top = ringAt(camera, LEVEL);
    const foot = ringAt(camera, 0);
    c.globalAlpha = alpha;
    c.fillStyle = linear(
      c,
      [0, top.y, 0, foot.y + foot.ry],
      [
        [0, mixColour(flavour.colour, flavour.light, 0.2)],
        [0.1, flavour.colour],
        [0.3, mixColour(flavour.colour, '#fff1da', 0.16)],
        [0.43, mixColour('#ffefd6', flavour.light, 0.3)],
        [0.58, mixColour('#fff1da', flavour.light, 0.6)],
        [0.78, mixColour(flavour.light, flavour.colour, 0.3)],
        [1, mixColour(flavour.light, flavour.colour, 0.75)],
      ],
    );
    c.fillRect(camera.x - camera.r, top.y - top.ry, camera.r * 2, foot.y - top.y + top.ry + foot.ry);
    this.#drawBillows(c, camera, alpha);
    c.globalAlpha = 1;
  }

  /** The bank's upper edge is never level: still clouds of milk along it. */
  #drawBillows(c: Draw, camera: Camera, alpha: number): void {
    const { r } = camera;
    for (let i = 0; i < 16; i++) {
      const u = ((i * 0.618) % 1) * 2 - 1;
      const height = LEVEL * (0.6 + 0.12 * noise1(i * 1.7, 3));
      const ring = ringAt(camera, height);
      const size = r * (0.24 + 0.14 * noise1(i * 2.3, 9));
      const puff = this.#puffs[i % 2];
      c.globalAlpha = alpha * 0.5;
      if (puff) c.drawImage(puff, ring.x + u * ring.rx * 0.9 - size, ring.y - size * 0.7, size * 2, size * 1.4);
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

  /** Round the drink: dark walls, light in its middle. */
  #drawDepth(c: Draw, camera: Camera): void {
    const { x, r, y } = camera;
    c.fillStyle = linear(
      c,
      [x - r * 0.95, 0, x + r * 0.95, 0],
      [
        [0, 'rgb(84 24 6 / 0.36)'],
        [0.2, 'rgb(84 24 6 / 0.04)'],
        [0.55, 'rgb(255 246 224 / 0.14)'],
        [0.85, 'rgb(84 24 6 / 0.06)'],
        [1, 'rgb(84 24 6 / 0.34)'],
      ],
    );
    c.fillRect(x - r, y - r, r * 2, r * (CUP_HEIGHT + 2));
  }

  /** The wet lid of the drink, once the won wedge has melted over it. */
  drawSurface(c: Draw, camera: Camera, alpha: number): void {
    const flavour = this.#flavour;
    if (!flavour || alpha <= 0) return;
    const ring = ringAt(camera, LEVEL, WALL);
    c.save();
    c.globalAlpha = alpha;
    c.beginPath();
    c.ellipse(ring.x, ring.y, ring.rx, ring.ry, 0, 0, Math.PI * 2);
    c.fillStyle = linear(
      c,
      [ring.x - ring.rx, ring.y - ring.ry, ring.x + ring.rx, ring.y + ring.ry],
      [
        [0, mixColour(flavour.colour, flavour.deep, 0.4)],
        [0.5, flavour.colour],
        [1, flavour.light],
      ],
    );
    c.fill();
    c.lineWidth = camera.r * 0.03;
    c.strokeStyle = withAlpha(flavour.light, 0.9);
    c.beginPath();
    c.ellipse(ring.x, ring.y, ring.rx * 0.97, ring.ry * 0.95, 0, 0.15, Math.PI - 0.15);
    c.stroke();
    c.restore();
  }
}

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

/** Where a pearl lies at the bottom, in cup radii: across, towards the camera, height above the foot 0 … 1. */
export function pearlBed(index: number): { readonly x: number; readonly z: number; readonly height: number } {
  const layer = index < 11 ? 0 : index < 20 ? 1 : 2;
  const angle = index * 2.399963;
  const reach = widthAt(0) * (0.8 - layer * 0.1) * Math.sqrt(((index * 0.37) % 1) * 0.85 + 0.15);
  return { x: Math.cos(angle) * reach, z: Math.sin(angle) * reach, height: 0.05 + layer * 0.055 + 0.015 * noise1(index * 1.9) };
}

/** 0 … 1 of a pearl's way down at this moment of the pour: it falls freely, then the tea slows it. */
export function sinkAt(index: number, pour: number): number {
  const start = 0.08 + 0.3 * ((index * 0.618) % 1);
  const t = clamp((pour - start) / 0.5);
  return mix(t * t, 1 - (1 - t) ** 2, 0.5);
}
