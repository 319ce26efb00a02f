import { bakeSprite, type Layer } from '#creative-sdk/canvas.ts';
import { clamp, easeInOut, ramp } from '#creative-sdk/motion.ts';
import { drawFar } from './ahead.ts';
import { Cab } from './cab.ts';
import { CAMP, drawCamp, type Evening, siteOf } from './camp.ts';
import { Coast } from './coast.ts';
import { Desert } from './desert.ts';
import { CUT, type FeatureId, type RoadId, roadIds } from './film.ts';
import { drawFootwell } from './footwell.ts';
import { Forest } from './forest.ts';
import { Fork } from './fork.ts';
import { linear, type Pen, radial } from './gradient.ts';
import { drawInsert } from './insert.ts';
import { drawClearing, drawFloor, lightVan } from './night.ts';
import { drawShot, type RoadSet } from './shots.ts';
import { CAMP_WAY, SPEED, shotAt } from './track.ts';
import { Van } from './van.ts';
import type { Livery } from './van-side.ts';
import { BEYOND, FILM, fitView, type View } from './view.ts';

/** What the film shows. */
export interface Look {
  /** Seconds of film. */
  readonly position: number;
  readonly road: RoadId | undefined;
  /** The feature that is open, and for how long, seconds. */
  readonly feature?: FeatureId | undefined;
  readonly since?: number;
  /** The recorded picture of this moment, under the canvas; without it the film is drawn. */
  readonly frame?: CanvasImageSource | undefined;
}

/** The canvas of the film and its pen. */
type Sheet = Pick<Layer, 'element' | 'context'>;

/** Height of the letterbox bars, film units. */
const BAR = 26;
/** The recorded picture and what is drawn above and below it go over into each other, film units. */
const SEAM = 24;
/** Night falls between road and camp: the picture goes dark and comes back within this time each, three frames of the footage. */
const DIP_S = 0.1;
/** Pictures of the camp show this second of it: the roof is up, the lights are on. */
const POSTCARD_AT_S = 2.8;
/** A postcard has the van and the fire, a chip the fire and who sits there: their size, and how large and where the film lies in them. */
const POSTCARD = [300, 190, 0.455, -70, -52] as const;
const CHIP = [180, 112, 1, -574, -392] as const;
/** A strip shows this second of its road, has the horizon this far from its top, CSS pixels, and shows the land this large. */
const STRIP = { t: 1.3, x: -324, lie: [67, 0.6] } as const;
/** Where nobody chose, the end card has this second of the fork: the van is on its way. */
const POSTER_AT_S = 15;
const makers = { coast: Coast, forest: Forest, desert: Desert } as const;

/** Paints a frame of the film: a pure function of the look. */
export class Picture {
  readonly #px: number;
  readonly #livery: Livery;
  readonly #fork: Fork;
  readonly #sets = new Map<RoadId, RoadSet>();

  constructor(px: number, livery: Livery) {
    this.#px = px;
    this.#livery = livery;
    this.#fork = new Fork(px, livery.name, livery.accent);
  }

  get px(): number {
    return this.#px;
  }

  /** Paints one road's world ahead of time. Returns which; none when all are there. */
  prepare(): RoadId | undefined {
    const missing = roadIds.find((road) => !this.#sets.has(road));
    if (missing) this.#setOf(missing);
    return missing;
  }

  draw(layer: Sheet, view: View, look: Look): void {
    const pen = layer.context;
    pen.save();
    pen.fillStyle = view.isTall ? '#13091f' : '#07060c';
    pen.fillRect(0, 0, view.width, view.height);
    pen.translate(view.x, view.y);
    pen.scale(view.scale, view.scale);
    const beyond = view.isTall ? BEYOND : 0;
    pen.beginPath();
    pen.rect(0, -beyond, FILM.width, FILM.height + 2 * beyond);
    pen.clip();
    pen.save();
    this.paint(pen, look, view);
    pen.restore();
    this.#drawBefore(pen, look);
    drawVignette(pen, view, look.position);
    pen.restore();
    pen.fillStyle = `rgb(7 6 12 / ${clamp(1 - Math.abs(look.position - CUT.camp) / DIP_S)})`;
    pen.fillRect(0, 0, view.width, view.height);
  }

  postcard(road: RoadId, [width, height, scale, x, y]: typeof POSTCARD | typeof CHIP = POSTCARD): HTMLCanvasElement {
    return bakeSprite(width, height, 2, (pen) => {
      pen.transform(scale, 0, 0, scale, x, y);
      this.#drawCamp(pen, road, { t: POSTCARD_AT_S, view: fitView(FILM.width, FILM.height) });
    });
  }

  /** Where the camp is chosen: the fire. */
  chip(): HTMLCanvasElement {
    return this.postcard('coast', CHIP);
  }

  /** The land of a road, wide and low. */
  strip(road: RoadId): HTMLCanvasElement {
    const { place } = this.#setOf(road);
    return bakeSprite(360, 92, 2, (pen) => {
      pen.translate(STRIP.x, 0);
      drawFar(pen, place, { t: STRIP.t, way: STRIP.t * SPEED }, STRIP.lie);
    });
  }

  /** The film alone: no bars. */
  paint(pen: Pen, { position, road, frame, feature, since = 0 }: Look, view: View): void {
    if (feature && road) return drawInsert(pen, this.#setOf(road), { id: feature, s: since, isTall: view.isTall });
    if (frame && !view.isTall) return pen.clearRect(0, 0, FILM.width, FILM.height);
    if (frame) {
      // Under the canvas lies the recorded picture: a phone upright goes on with it above and below.
      pen.save();
      pen.beginPath();
      for (const y of [-BEYOND, FILM.height - SEAM]) pen.rect(0, y, FILM.width, BEYOND + SEAM);
      pen.clip();
    }
    if (position < CUT.road || !road) this.#fork.draw(pen, Math.min(position, POSTER_AT_S));
    else if (position < CUT.camp) drawShot(pen, this.#setOf(road), road, position - CUT.road, frame !== undefined);
    else this.#drawCamp(pen, road, { t: position - CUT.camp, view });
    if (!frame) return;
    pen.restore();
    openWindow(pen);
  }

  /** In the cab some things stand before the recorded picture. */
  #drawBefore(pen: Pen, { position, road, feature }: Look): void {
    const t = position - CUT.road;
    if (road && !feature && position < CUT.camp && shotAt(t) === 'cab') drawFootwell(pen, this.#setOf(road).place.light, t);
  }

  #drawCamp(pen: Pen, road: RoadId, evening: Evening): void {
    const { place, van } = this.#setOf(road);
    const { t } = evening;
    const site = siteOf(evening);
    const { pose, fire, land, lens } = site;
    const moment = { t: t + 12.6, way: CAMP_WAY };
    pen.save();
    pen.transform(lens, 0, 0, lens, ...land);
    place.drawFar(pen, moment);
    place.drawNear(pen, moment);
    drawClearing(pen, road, place.ground, t);
    pen.restore();
    drawFloor(pen, pose, fire);
    van.draw(pen, { pose, way: 0, lift: ramp(t, CAMP.roofFrom, CAMP.roofTo), glint: -1, beam: 0.35 * (1 - ramp(t, 0, 0.8)) });
    lightVan(pen, pose, fire, t);
    drawCamp(pen, site, evening);
  }

  #setOf(road: RoadId): RoadSet {
    const known = this.#sets.get(road);
    if (known) return known;
    const place = new makers[road](this.#px);
    const made = { place, van: new Van(this.#px * 1.4, place.light, this.#livery), cab: new Cab(this.#px, place.light) };
    this.#sets.set(road, made);
    return made;
  }
}

/** The fire keeps the foot of its picture bright. */
function drawVignette(pen: Pen, { isTall }: View, position: number): void {
  const foot = isTall ? FILM.height + 180 : FILM.height;
  pen.fillStyle = linear(pen, [0, foot - 140, 0, foot], `#0010 0, rgb(8 4 18 / ${position < CUT.camp ? 0.55 : 0.2}) 1`);
  pen.fillRect(0, foot - 140, FILM.width, 300);
  if (isTall) return;
  // The end card fills the whole picture: the bars leave it, and the dark corners.
  const shut = 1 - easeInOut(ramp(position, CUT.end - 1.4, CUT.end));
  pen.globalAlpha = shut;
  pen.fillStyle = radial(pen, [480, 270, 640], '#0010 0, #0010 .55, #0016 1');
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.globalAlpha = 1;
  pen.fillStyle = '#07060c';
  pen.fillRect(0, 0, FILM.width, BAR * shut);
  pen.fillRect(0, FILM.height, FILM.width, -BAR * shut);
}

/** The recorded picture shows through, and the drawn one runs out into it. */
function openWindow(pen: Pen): void {
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = linear(pen, [0, 0, 0, FILM.height], `#0000 0, #000 ${SEAM / FILM.height}, #000 ${1 - SEAM / FILM.height}, #0000 1`);
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.globalCompositeOperation = 'source-over';
}
