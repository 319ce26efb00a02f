import { bakeSprite, type Layer } from '#creative-sdk/canvas.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { drawFar } from './ahead.ts';
import { Cab } from './cab.ts';
import { CAMP, drawCamp, type Evening, siteOf } from './camp.ts';
import { Coast } from './coast.ts';
import { Desert } from './desert.ts';
import { CUT, type FeatureId, type RoadId, roadIds } from './film.ts';
import { Forest } from './forest.ts';
import { drawSign, Fork } from './fork.ts';
import { linear, type Pen, radial } from './gradient.ts';
import { drawInsert } from './insert.ts';
import { drawClearing, drawFloor, lightVan } from './night.ts';
import { drawShot, type RoadSet } from './shots.ts';
import { CAMP_WAY, SPEED, shotAt } from './track.ts';
import { Van } from './van.ts';
import type { Livery } from './van-side.ts';
import { FILM, type View } from './view.ts';

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
/** Night falls between road and camp: the picture goes dark and comes back within this time each, three frames of the footage. */
const DIP_S = 0.1;
/** A postcard shows this second of its road. */
const POSTCARD_AT_S = 1.3;
/** … and this part of it. */
const POSTCARD = { scale: 0.417, x: -49, y: -32 } as const;
/** A strip has the horizon this far from its top, CSS pixels, and shows the land this large. */
const STRIP = { x: -324, lie: [67, 0.6] } as const;
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
    pen.fillStyle = '#07060c';
    pen.fillRect(0, 0, view.width, view.height);
    pen.translate(view.x, view.y);
    pen.scale(view.scale, view.scale);
    pen.beginPath();
    pen.rect(0, 0, FILM.width, FILM.height);
    pen.clip();
    pen.save();
    this.paint(pen, look, view);
    pen.restore();
    if (look.position < CUT.road || !look.road) drawSign(pen, Math.min(look.position, POSTER_AT_S));
    drawVignette(pen, !view.isTall, look.position < CUT.camp);
    pen.restore();
    if (view.isTall && view.height > FILM.height * view.scale + 1) drawSurround(pen, view, look);
    pen.fillStyle = `rgb(7 6 12 / ${clamp(1 - Math.abs(look.position - CUT.camp) / DIP_S)})`;
    pen.fillRect(0, 0, view.width, view.height);
  }

  postcard(road: RoadId): HTMLCanvasElement {
    return bakeSprite(300, 190, 2, (pen) => {
      pen.transform(POSTCARD.scale, 0, 0, POSTCARD.scale, POSTCARD.x, POSTCARD.y);
      drawShot(pen, this.#setOf(road), road, POSTCARD_AT_S);
    });
  }

  /** The land of a road, wide and low. */
  strip(road: RoadId): HTMLCanvasElement {
    const { place } = this.#setOf(road);
    return bakeSprite(360, 92, 2, (pen) => {
      pen.translate(STRIP.x, 0);
      drawFar(pen, place, { t: POSTCARD_AT_S, way: POSTCARD_AT_S * SPEED }, STRIP.lie);
    });
  }

  /** The film alone: no bars. */
  paint(pen: Pen, { position, road, frame, feature, since = 0 }: Look, view: View): void {
    if (feature && road) drawInsert(pen, this.#setOf(road), { road, id: feature, s: since, isTall: view.isTall });
    else if (frame) pen.clearRect(0, 0, FILM.width, FILM.height);
    else if (position < CUT.road || !road) this.#fork.draw(pen, Math.min(position, POSTER_AT_S));
    else if (position < CUT.camp) drawShot(pen, this.#setOf(road), road, position - CUT.road);
    else this.#drawCamp(pen, road, { t: position - CUT.camp, view });
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
function drawVignette(pen: Pen, hasBars: boolean, isDarkBelow: boolean): void {
  pen.fillStyle = radial(pen, [480, 270, 640], '#08041200 0, #08041200 .55, #08041261 1');
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.fillStyle = linear(pen, [0, 400, 0, 540], `#08041200 0, rgb(8 4 18 / ${isDarkBelow ? 0.55 : 0.2}) 1`);
  pen.fillRect(0, 400, FILM.width, 140);
  if (!hasBars) return;
  pen.fillStyle = '#07060c';
  pen.fillRect(0, 0, FILM.width, BAR);
  pen.fillRect(0, FILM.height - BAR, FILM.width, BAR);
}

/** Above and below the film: the colours of its upper and its lower edge. */
const edges = {
  fork: ['#2c264f', '#160f1d'],
  coast: ['#392c5e', '#2b2331'],
  forest: ['#2f4568', '#4c5263'],
  desert: ['#151536', '#322937'],
  dark: ['#1e1620', '#110d17'],
} as const;
/** The film runs out into them over this height, film units. */
const RUNS_OUT = 70;

/** Goes on with the sky and the ground of the film, to the edges of an upright stage. */
function drawSurround(pen: Pen, { width, height, y, scale }: View, { position, road, feature }: Look): void {
  const t = position - CUT.road;
  const isDark = feature ? feature === 'range' : shotAt(t) === 'cab';
  const [sky, ground] = edges[isDark ? 'dark' : t < 0 ? 'fork' : (road ?? 'fork')];
  const foot = y + FILM.height * scale;
  const out = RUNS_OUT * scale;
  pen.fillStyle = linear(pen, [0, y, 0, y + out], `${sky} 0, ${sky}00 1`);
  pen.fillRect(0, 0, width, y + out);
  pen.fillStyle = linear(pen, [0, foot - out, 0, foot], `${ground}00 0, ${ground} 1`);
  pen.fillRect(0, foot - out, width, height);
}
