import type { Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { mix } from '#creative-sdk/motion.ts';
import { drawBirds } from './birds.ts';
import { type Light, moonAt, sunAt } from './day.ts';
import { drawFleet } from './fleet.ts';
import { drawForeground } from './foreground.ts';
import { mixInks } from './ink.ts';
import { Lamps } from './lamps.ts';
import { Land } from './land.ts';
import { paletteAt } from './palette.ts';
import type { PlaceId } from './places.ts';
import { Sea } from './sea.ts';
import { Shore } from './shore.ts';
import type { DayShot, Orb } from './shot.ts';
import { Sky } from './sky.ts';
import { drawLanterns } from './sky-lanterns.ts';
import { fitView, shapeOf, travelled, type View } from './view.ts';

/** What the picture depends on: the same input gives the same frame. */
export interface Moment {
  readonly hour: number;
  /** Units of the shore, in addition to the way that the hour makes. */
  readonly pan: number;
  /** 0: the world, 1: the poster. */
  readonly poster: number;
  /** How far the left is cleared of land, 0 … 1. */
  readonly open: number;
  /** How far the poster closes in on a place, 0 … 1. */
  readonly closeness: number;
  /** Seconds. */
  readonly time: number;
  /** How far arms are up, 0 … 1. */
  readonly raise: number;
  readonly chosen: PlaceId | undefined;
  /** How near the view is to the chosen place, 0 … 1, and around which point, CSS pixels. */
  readonly nearness: number;
  readonly around: readonly [x: number, y: number];
}

/** How a poster looks at the place. */
interface PosterPlan {
  /** How far the place stands right of POSTER_PLACE_X, and between which parts of the width the lights keep: free of the words and of the people. */
  readonly shift: number;
  readonly path: readonly [from: number, to: number];
  /** It looks up: the horizon sinks by this part of the height. */
  readonly tilt: number;
  readonly zoom: number;
}

const posters: Readonly<Record<ReturnType<typeof shapeOf>, PosterPlan>> = {
  wide: { shift: 0.065, path: [0.52, 0.776], tilt: 0.1, zoom: 0.3 },
  box: { shift: 0.19, path: [0.6, 0.78], tilt: 0.05, zoom: 0.14 },
  tall: { shift: 0, path: [0.46, 0.64], tilt: 0.05, zoom: 0.48 },
};
const FOCUS_X = 0.62;
/** How much larger a place is that fills the picture. */
const NEAR = 1.4;

/** The canvas: a sky, a sea and an archipelago at any hour. */
export class Picture {
  readonly #stage: Stage;
  readonly #layer: Layer;
  readonly #lamps: Lamps;
  readonly #sky = new Sky();
  readonly #sea = new Sea();
  readonly #land: Land;
  readonly #shore: Shore;
  #lens = new DOMMatrix();
  view: View;

  constructor(stage: Stage, layer: Layer) {
    this.#stage = stage;
    this.#layer = layer;
    this.#lamps = new Lamps(stage.brand.accent);
    this.#land = new Land(this.#lamps);
    this.#shore = new Shore(this.#lamps);
    this.view = fitView(stage.width, stage.height);
    this.fit();
  }

  fit(): void {
    this.#layer.resize();
    this.view = fitView(this.#stage.width, this.#stage.height);
    this.#sky.fit(this.view, this.#stage.pixelRatio);
    this.#land.fit(this.view);
  }

  draw(moment: Moment): void {
    const { context } = this.#layer;
    const shot = this.#frame(moment);
    context.save();
    this.#aim(moment, shot.view.horizon);
    this.#sky.draw(shot);
    this.#sea.draw(shot);
    drawBirds(shot);
    this.#land.drawRange(shot);
    drawFleet(shot, this.#lamps, 0, 0.14);
    this.#land.draw(shot, 0);
    drawFleet(shot, this.#lamps, 0.14, 0.3);
    this.#land.draw(shot, 1);
    this.#shore.draw(shot);
    drawLanterns(shot, this.#lamps);
    drawFleet(shot, this.#lamps, 0.3, 1);
    drawForeground(shot);
    context.restore();
  }

  /** Near to a place that was chosen, and on the poster a little nearer to it all. */
  #aim({ nearness, around: [x, y], closeness, poster }: Moment, horizon: number): void {
    const { context } = this.#layer;
    const near = 1 + NEAR * nearness;
    const zoom = 1 + this.#poster.zoom * closeness * poster;
    context.translate(x * (1 - near), y * (1 - near));
    context.scale(near, near);
    context.translate(this.view.width * FOCUS_X * (1 - zoom), horizon * (1 - zoom));
    context.scale(zoom, zoom);
    this.#lens = context.getTransform();
  }

  /** Where the light stands in the last frame, which may have been nearer. */
  placeOf(light: Light, poster: number): Orb {
    const orb = this.orbOf(light, poster);
    const { x, y } = this.#lens.transformPoint(orb);
    return { ...orb, x: x / this.#stage.pixelRatio, y: y / this.#stage.pixelRatio };
  }

  /** Where the light that can be held stands, CSS pixels. */
  orbOf(light: Light, poster: number): Orb {
    const { width, horizon, arc } = this.view;
    const high = horizon + this.#tilt * poster;
    const [from, to] = this.#poster.path;
    const away = from + (light.x - 0.2) * ((to - from) / 0.46);
    const radius = horizon * 0.148;
    const y = light.lift < 0 ? high - light.lift * radius * 9 : high - light.lift * horizon * arc;
    return { x: width * mix(light.x, away, poster), y, radius, lift: light.lift };
  }

  get #poster(): PosterPlan {
    return posters[shapeOf(this.view)];
  }

  /** How far the poster's horizon sinks, CSS pixels. */
  get #tilt(): number {
    return this.view.height * this.#poster.tilt;
  }

  #frame({ hour, pan, poster, time, raise, chosen, open }: Moment): DayShot {
    const palette = paletteAt(hour);
    const brand = this.#stage.brand;
    const view = { ...this.view, horizon: this.view.horizon + this.#tilt * poster };
    return {
      context: this.#layer.context,
      view,
      palette,
      inks: mixInks(palette, brand),
      brand,
      hour,
      camera: travelled(view, hour) + pan - this.#poster.shift * view.across * poster,
      time,
      raise,
      chosen,
      life: open,
      sun: this.orbOf(sunAt(hour), poster),
      moon: this.orbOf(moonAt(hour), poster),
      open: view.height > view.width ? 0 : open,
    };
  }
}
