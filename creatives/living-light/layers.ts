import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { TV } from '#creative-sdk/screen.ts';
import { HEAD, head } from './cat.ts';
import { hangLamps } from './fixtures.ts';
import { furnish, pane } from './furnishings.ts';
import { onPanes } from './glass.ts';
import { FLOOR_Y, lampAt, lamps } from './lamps.ts';
import { early, type Hour, late, paintFjord } from './outlook.ts';
import { bakeAlbedo, fallOf, paintPlanes } from './planes.ts';
import { Relief } from './relief.ts';
import { byLamp, glowOf, type Lighting, shade } from './shading.ts';
import { ambience, openness } from './solids.ts';
import { bakeGrain, bakeVeil } from './veil.ts';

/** Light of the sky that comes in by the window: a broad soft source, and a breath of it everywhere. */
const sky = { x: 930, y: 330, z: 0 } as const;
const SKY_LEVEL = 105_000;
/** How much smaller the room stands in the glass. */
const MIRROR = 0.36;

function skyFall(x: number, y: number, z: number, n: readonly [number, number, number]): number {
  const dx = sky.x - x;
  const dy = sky.y - y;
  const dz = -z;
  const d2 = dx * dx + dy * dy + dz * dz;
  const d = Math.sqrt(d2) || 1;
  const facing = Math.max(0, (n[0] * dx + n[1] * dy + n[2] * dz) / d) * 0.7 + 0.3;
  const leaves = Math.max(0.05, z / d);
  return (SKY_LEVEL * facing * leaves) / (d2 + 240 ** 2);
}

const bySky: Lighting = {
  lamp: -1,
  bend: [1, 1, 1],
  level: (x, y, z, n) => skyFall(x, y, z, n) + 0.1 + 0.04 * n[2] - 0.03 * n[1],
  glint: () => 0,
};

/** What one light shows: the room, and the head of the cat, which moves. */
export interface Layer {
  readonly room: HTMLCanvasElement;
  readonly head: HTMLCanvasElement;
}

/** The room drawn once for each light, as it looks with that light alone. Light adds up, so the layers can be added. */
export class Layers {
  readonly #px: number;
  readonly #relief: Relief;
  readonly #albedo: HTMLCanvasElement;
  readonly #grain = bakeGrain();
  readonly #veil: HTMLCanvasElement;
  /** Mask of the furniture in the empty room. */
  readonly #cover: HTMLCanvasElement;
  readonly #lamps = new Map<number, Layer>();
  readonly #head: Relief;
  readonly early: Layer;
  readonly late: Layer;

  constructor(px: number, fabric: string) {
    this.#px = px;
    this.#relief = new Relief(px);
    furnish(this.#relief, fabric);
    hangLamps(this.#relief);
    this.#head = new Relief(px, HEAD);
    for (const solid of head(fabric)) this.#head.add(solid);
    this.#albedo = bakeAlbedo(px);
    this.#veil = bakeVeil(px);
    const dusk = this.#bake(
      (x, y, z) =>
        skyFall(x, y, z, z === 0 ? [0, 0, 1] : [0, -1, 0]) * openness({ x, y: y - 8, z: z + 8 }, { ...sky, z: 40 }) +
        0.115 * ambience(x, y - 6, z + 6),
      bySky,
    );
    this.#cover = dusk.cover;
    this.early = this.#hour(dusk, early, '#8d9be6');
    this.late = this.#hour(dusk, late, '#3a58ac');
  }

  /** The room in the white light of one lamp; drawn when it is first needed. */
  lamp(index: number): Layer {
    const known = this.#lamps.get(index);
    if (known) return known;
    const bare = this.#bake(fallOf(index), byLamp(index));
    const room = this.#sprite((pen) => {
      pen.drawImage(bare.room, 0, 0, TV.width, TV.height);
      pen.globalCompositeOperation = 'lighter';
      pen.drawImage(this.#mirrored(index), 0, 0, TV.width, TV.height);
      this.#finish(pen);
    });
    const layer = { room, head: bare.head };
    this.#lamps.set(index, layer);
    return layer;
  }

  /** Draws the layer of one more lamp. */
  prepare(): void {
    const next = lamps.findIndex((_, index) => !this.#lamps.has(index));
    if (next >= 0) this.lamp(next);
  }

  #sprite(draw: (pen: Pen) => void): HTMLCanvasElement {
    return bakeSprite(TV.width, TV.height, this.#px, draw);
  }

  #bake(fall: Parameters<typeof paintPlanes>[1], lighting: Lighting) {
    const cover = toPicture(shade(this.#relief, lighting));
    const room = this.#sprite((pen) => {
      paintPlanes(pen, fall, { bend: lighting.bend, albedo: this.#albedo });
      pen.fillStyle = '#000000';
      pen.fillRect(pane.x, pane.y, pane.width, pane.height);
      this.#varnish(pen, cover);
      pen.drawImage(cover, 0, 0, TV.width, TV.height);
    });
    return { room, cover, head: toPicture(shade(this.#head, lighting)) };
  }

  /** Oiled boards give back a little of what stands on them. */
  #varnish(pen: Pen, cover: HTMLCanvasElement): void {
    const below = this.#sprite((soft) => {
      soft.translate(0, FLOOR_Y + 54);
      soft.scale(1, -1);
      soft.globalAlpha = 0.34;
      for (const shift of [-3, 0, 3]) soft.drawImage(cover, shift, -FLOOR_Y - 54 + shift, TV.width, TV.height);
    });
    const fade = this.#sprite((soft) => {
      soft.drawImage(below, 0, 0, TV.width, TV.height);
      soft.globalCompositeOperation = 'destination-in';
      soft.fillStyle = linear(soft, [0, FLOOR_Y, 0, TV.height], 'rgb(0 0 0 / 0) 0, rgb(0 0 0 / 0.34) .12, rgb(0 0 0 / 0) .9');
      soft.fillRect(0, FLOOR_Y, TV.width, TV.height - FLOOR_Y);
    });
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = 0.5;
    pen.drawImage(fade, 0, 0, TV.width, TV.height);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
  }

  /** What the dark glass shows of a lit lamp: itself, twice as far away. */
  #mirrored(index: number): HTMLCanvasElement {
    const [x, y, width, height] = lampAt(index).frame;
    const [w, h] = [width * MIRROR, height * MIRROR];
    const shape = toPicture(glowOf(this.#relief, index));
    const px = this.#px;
    const dim = bakeSprite(w, h, 0.8, (pen) => {
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(shape, x * px, y * px, width * px, height * px, 0, 0, w, h);
    });
    return this.#throughPane((pen) => {
      onPanes(pen, () => {
        pen.globalCompositeOperation = 'screen';
        pen.globalAlpha = 0.42;
        pen.drawImage(dim, 945 + (x - 960) * MIRROR, 330 + (y - 350) * MIRROR, w, h);
      });
    });
  }

  #hour(dusk: Layer, hour: Hour, tint: string): Layer {
    const view = this.#throughPane((pen) => paintFjord(pen, pane, hour));
    const room = this.#sprite((pen) => {
      pen.drawImage(dusk.room, 0, 0, TV.width, TV.height);
      stain(pen, tint);
      pen.drawImage(view, 0, 0, TV.width, TV.height);
      this.#finish(pen);
    });
    const head = bakeSprite(dusk.head.width, dusk.head.height, 1, (pen) => {
      pen.drawImage(dusk.head, 0, 0);
      stain(pen, tint);
      pen.globalCompositeOperation = 'destination-in';
      pen.drawImage(dusk.head, 0, 0);
    });
    return { room, head };
  }

  /** Grain and a falling away of the edges, in every layer so that no frame pays for them. */
  #finish(pen: Pen): void {
    pen.globalCompositeOperation = 'overlay';
    pen.globalAlpha = 0.07;
    const pattern = pen.createPattern(this.#grain, 'repeat');
    if (pattern) pen.fillStyle = pattern;
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
    pen.drawImage(this.#veil, 0, 0, TV.width, TV.height);
  }

  /** Behind the glass, and behind all that stands before it. */
  #throughPane(draw: (pen: Pen) => void): HTMLCanvasElement {
    return this.#sprite((pen) => {
      pen.save();
      pen.beginPath();
      pen.rect(pane.x, pane.y, pane.width, pane.height);
      pen.clip();
      draw(pen);
      pen.restore();
      pen.globalCompositeOperation = 'destination-out';
      pen.drawImage(this.#cover, 0, 0, TV.width, TV.height);
    });
  }
}

function toPicture(image: ImageData): HTMLCanvasElement {
  return bakeSprite(image.width, image.height, 1, (pen) => pen.putImageData(image, 0, 0));
}

/** Multiplies everything by a colour. */
export function stain(pen: Pen, colour: string): void {
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, TV.width, TV.height);
  pen.globalCompositeOperation = 'source-over';
}
