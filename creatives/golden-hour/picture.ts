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
import { Sea } from './sea.ts';
import { Shore } from './shore.ts';
import type { Orb, Shot } from './shot.ts';
import { Sky } from './sky.ts';
import { drawLanterns } from './sky-lanterns.ts';
import { fitView, travelled, type View } from './view.ts';

/** What the picture depends on: the same input gives the same frame. */
export interface Moment {
  readonly hour: number;
  /** Units of the shore, in addition to the way that the hour makes. */
  readonly pan: number;
  /** 0: the world, 1: the poster. */
  readonly poster: number;
  /** How far the poster closes in on a place, 0 … 1. */
  readonly closeness: number;
  /** Seconds. */
  readonly time: number;
}

/** On the poster the lights keep to this part of the width, free of the words. */
const POSTER_PATH = { from: 0.46, to: 0.64 } as const;
/** The poster looks up: the horizon sinks by this part of the height. */
const POSTER_TILT = { wide: 0.1, tall: 0.03 } as const;
const POSTER_ZOOM = { wide: 0.3, tall: 0.16 } as const;
const FOCUS_X = 0.62;

/** The canvas: a sky, a sea and an archipelago at any hour. */
export class Picture {
  readonly #stage: Stage;
  readonly #layer: Layer;
  readonly #lamps: Lamps;
  readonly #sky = new Sky();
  readonly #sea = new Sea();
  readonly #land: Land;
  readonly #shore: Shore;
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
    const zoom = 1 + POSTER_ZOOM[this.view.isWide ? 'wide' : 'tall'] * moment.closeness * moment.poster;
    const [x, y] = [this.view.width * FOCUS_X, shot.view.horizon];
    context.save();
    context.translate(x * (1 - zoom), y * (1 - zoom));
    context.scale(zoom, zoom);
    this.#sky.draw(shot);
    drawBirds(shot);
    this.#land.drawRange(shot);
    this.#sea.draw(shot);
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

  /** Where the light that can be held stands, CSS pixels. */
  orbOf(light: Light, poster: number): Orb {
    const { width, horizon, arc } = this.view;
    const high = horizon + this.#tilt * poster;
    const away = POSTER_PATH.from + (light.x - 0.2) * ((POSTER_PATH.to - POSTER_PATH.from) / 0.46);
    const radius = horizon * 0.148;
    const y = light.lift < 0 ? high - light.lift * radius * 9 : high - light.lift * horizon * arc;
    return { x: width * mix(light.x, away, poster), y, radius, lift: light.lift };
  }

  /** How far the poster's horizon sinks, CSS pixels. */
  get #tilt(): number {
    return this.view.height * POSTER_TILT[this.view.isWide ? 'wide' : 'tall'];
  }

  #frame({ hour, pan, poster, time }: Moment): Shot {
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
      camera: travelled(view, hour) + pan,
      time,
      sun: this.orbOf(sunAt(hour), poster),
      moon: this.orbOf(moonAt(hour), poster),
    };
  }
}
