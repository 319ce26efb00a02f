import type { Layer } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeOut, mix, ramp } from '#creative-sdk/motion.ts';
import { mixInks, print } from '../../ink.ts';
import { Lamps } from '../../lamps.ts';
import { Land } from '../../land.ts';
import { landmarks } from '../../landmarks.ts';
import { Sea } from '../../sea.ts';
import { printPalm } from '../../shore.ts';
import type { Shot } from '../../shot.ts';
import { Sky } from '../../sky.ts';
import { drawLanterns } from '../../sky-lanterns.ts';
import type { View } from '../../view.ts';
import { drawFolk, walkers } from './folk.ts';
import { DAY, GOLD, mixLight, NIGHT } from './light.ts';
import { LAP, type Pan, type Spot, spots } from './pan.ts';

/** Where the two halves meet, as a fraction of the height. */
const SEAM = 0.5;
/** Units of the world that a narrow stage shows side to side, and a flat one top to bottom. */
const SHOWN = { across: 300, high: 430 } as const;
/** Landmarks are this much larger than drawn. */
const SIZE = 1.12;
/** Where sun and moon stand by day and night: each in its own half, turned around the middle of the stage. */
const LIGHT = { x: 0.8, y: 0.47 } as const;
/** The hour at which the islanders begin to let lanterns go, and how much of their evening each light brings. */
const SENDS_H = 19.5;
const LANTERNS_H = 0.75;
/** Around the world in so many stages: a sky has to be long, as its clouds are. */
const LAPS = { land: 3.6, sky: 6.5 } as const;

interface Half {
  readonly isNight: boolean;
  readonly sky: Sky;
  readonly land: Land;
}

/** The canvas: the coast by day, and under the same horizon, upside down as in water, by night. */
export class Halves {
  readonly #stage: Stage;
  readonly #layer: Layer;
  readonly #lamps: Lamps;
  readonly #sea = new Sea();
  readonly #halves: readonly Half[];
  #scale = 1;

  constructor(stage: Stage, layer: Layer) {
    this.#stage = stage;
    this.#layer = layer;
    this.#lamps = new Lamps(stage.brand.accent);
    this.#halves = [true, false].map((isNight) => ({ isNight, sky: new Sky(), land: new Land(this.#lamps) }));
    this.fit();
  }

  /** CSS pixels to a unit of the world. */
  get scale(): number {
    return this.#scale;
  }

  get seam(): number {
    return this.#stage.height * SEAM;
  }

  fit(): void {
    const { width, height, pixelRatio } = this.#stage;
    this.#layer.resize();
    this.#scale = Math.min(width / SHOWN.across, height / SHOWN.high);
    for (const { isNight, sky, land } of this.#halves) {
      sky.fit(this.#view(isNight), pixelRatio);
      land.fit(this.#view(isNight));
    }
  }

  /** `wave`: the people wave, −1 … 1, or their arms hang. */
  draw(pan: Pan, time: number, greeting: number): void {
    const { context } = this.#layer;
    const { width, height } = this.#stage;
    for (const half of this.#halves) {
      context.save();
      context.beginPath();
      context.rect(0, half.isNight ? this.seam : 0, width, half.isNight ? height - this.seam : this.seam);
      context.clip();
      if (half.isNight) context.transform(1, 0, 0, -1, 0, height);
      this.#drawHalf(half, pan, time, greeting);
      context.restore();
    }
    this.#drawWater(pan, time);
    this.#drawMeeting(pan);
  }

  #view(isNight: boolean): View {
    const { width, height } = this.#stage;
    const across = width / this.#scale;
    return {
      width,
      height,
      scale: this.#scale,
      horizon: isNight ? height - this.seam : this.seam,
      across,
      lap: across * LAPS.land,
      rise: 1.25,
      isWide: false,
      arc: 0.5,
    };
  }

  #drawHalf({ isNight, sky, land }: Half, pan: Pan, time: number, greeting: number): void {
    const shot = this.#frame(isNight, pan, time);
    sky.draw({ ...shot, view: { ...shot.view, lap: shot.view.across * LAPS.sky } });
    // A second range behind the first: there is no end of one to be seen, where it begins again.
    land.drawRange({ ...shot, camera: shot.camera + 300 });
    land.drawRange(shot);
    // Before the golden sun rock is solid: through as much air as by day it would look like paper.
    land.draw(shot, 0, mix(0.4, 0.12, pan.gold));
    for (const spot of spots) {
      const away = pan.offsetOf(spot) * (isNight ? -1 : 1);
      for (const lap of [-LAP, 0, LAP]) this.#drawSpot(shot, spot, (away + lap) * this.#scale, pan, greeting);
    }
    // With each light some lanterns are let go, by night; the golden picture has them on both sides of its water.
    const risen = Math.max(0, pan.found.length - 1 + easeOut(pan.since / 4)) * LANTERNS_H;
    if (pan.last)
      drawLanterns(
        {
          ...shot,
          // They rise beside the words.
          camera: shot.camera * 0.08 - 40,
          palette: { ...shot.palette, lamps: mix(1, 0.3, pan.gold) },
          hour: SENDS_H + risen * (isNight ? 1 : pan.gold),
        },
        this.#lamps,
      );
  }

  /** What one half is drawn from. When gold comes, the night's coast turns until it is the day's upside down. */
  #frame(isNight: boolean, pan: Pan, time: number): Shot {
    const view = this.#view(isNight);
    const { width, horizon } = view;
    const { gold } = pan;
    const palette = mixLight(isNight ? NIGHT : DAY, GOLD, gold);
    const radius = Math.min(horizon * 0.13, width * 0.16);
    const large = radius * mix(1, 2.3, gold);
    const rest = horizon * LIGHT.y;
    const way = pan.way.value;
    return {
      context: this.#layer.context,
      view,
      palette,
      inks: mixInks(palette, this.#stage.brand),
      brand: this.#stage.brand,
      // The hour tells the sky whether there are heaped clouds.
      hour: isNight ? mix(5, 11, gold) : 11,
      camera: isNight ? mix(-way, way, gold) : way,
      time,
      sun: {
        x: width * mix(isNight ? 0.5 : LIGHT.x, 0.5, gold),
        y: mix(isNight ? horizon + radius * 3 : rest, horizon, gold),
        radius: large,
        lift: mix(isNight ? -0.3 : 0.7, 0.1, gold),
      },
      open: 0,
      moon: { x: width * (1 - LIGHT.x), y: rest, radius, lift: isNight ? 0.7 : -1 },
    };
  }

  #drawSpot(shot: Shot, spot: Spot, away: number, pan: Pan, greeting: number): void {
    const { context, view } = shot;
    const size = view.scale * SIZE;
    const x = view.width / 2 + away;
    if (x < -130 * size || x > view.width + 130 * size) return;
    const isNight = shot.palette.stars > 0.5;
    const isFound = pan.found.includes(spot);
    const lit = !isFound ? 0 : spot === pan.last ? ramp(pan.since, 0, 0.35) : 1;
    const palette = { ...shot.palette, lamps: Math.max(isNight ? lit : lit * 0.8, 0) };
    const own: Shot = { ...shot, palette, inks: mixInks(palette, shot.brand) };
    const landmark = landmarks[spot.place.id];
    context.save();
    context.translate(x, view.horizon);
    context.scale(size, size);
    if (lit > 0) this.#drawHalo(own, lit * (1 - pan.gold * 0.8));
    for (const [i, palm] of landmark.palms.entries()) printPalm(own, palm, i, own.inks.leaf);
    print(context, landmark.prints, own.inks);
    if (spot.place.id === 'cliff') print(context, walkers, own.inks);
    for (const [lx, ly] of landmark.lamps) this.#lamps.light(own, lx, ly, 1.6);
    const isGreeting = spot === pan.last || (pan.found.length === 0 && spot === spots[0]);
    drawFolk(own, spot.place.id, { lit, isNight, raise: isGreeting ? greeting : 0 });
    context.restore();
  }

  /** The air around a place whose light is on. */
  #drawHalo({ context, brand }: Shot, lit: number): void {
    const reach = 130;
    const glow = context.createRadialGradient(0, -10, 0, 0, -10, reach);
    glow.addColorStop(0, withAlpha(brand.accent, 0.6 * lit));
    glow.addColorStop(0.45, withAlpha(brand.accent, 0.24 * lit));
    glow.addColorStop(1, withAlpha(brand.accent, 0));
    context.fillStyle = glow;
    context.fillRect(-reach, -10 - reach, reach * 2, reach * 2);
  }

  /** Ripples that make the lower half water: some by night, all of them under the golden sun. */
  #drawWater(pan: Pan, time: number): void {
    const { context } = this.#layer;
    const { width, height } = this.#stage;
    const view = { ...this.#view(false), horizon: this.seam };
    const { gold } = pan;
    if (gold > 0) {
      const shot = this.#frame(false, pan, time);
      context.globalAlpha = gold * 0.32;
      this.#sea.draw({ ...shot, view });
      context.globalAlpha = 1;
    }
    const [light = [], dark = []] = this.#sea.ripples(view, -pan.way.value, time);
    for (const [boxes, ink] of [
      [light, withAlpha('#c9d6ff', mix(0.16, 0.22, gold))],
      [dark, withAlpha('#040a24', mix(0.3, 0.16, gold))],
    ] as const) {
      context.fillStyle = ink;
      for (const [x, y, long, high] of boxes) context.fillRect(x, y, long, high);
    }
    // The line that both share.
    const line = context.createLinearGradient(0, this.seam - 1.5, 0, this.seam + height * 0.02);
    line.addColorStop(0, withAlpha('#fffbe8', 0.95));
    line.addColorStop(0.16, withAlpha('#fffbe8', 0.9));
    line.addColorStop(0.17, withAlpha('#bfeaf2', 0.3));
    line.addColorStop(1, withAlpha('#bfeaf2', 0));
    context.fillStyle = line;
    context.fillRect(0, this.seam - 1.5, width, height * 0.02 + 1.5);
  }

  /** A beam up and down from where two halves met, which fades. */
  #drawMeeting(pan: Pan): void {
    const { context } = this.#layer;
    const { width, height } = this.#stage;
    const shine = pan.last ? ramp(pan.since, 0, 0.12) * (1 - ramp(pan.since, 0.25, 1.5)) : 0;
    if (shine < 0.01) return;
    const reach = height * 0.42;
    context.save();
    context.translate(width / 2, this.seam);
    context.scale(0.16 + 0.2 * clamp(pan.since), 1);
    const beam = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    beam.addColorStop(0, withAlpha('#fff4cf', 0.95 * shine));
    beam.addColorStop(0.4, withAlpha(this.#stage.brand.accent, 0.5 * shine));
    beam.addColorStop(1, withAlpha(this.#stage.brand.accent, 0));
    context.fillStyle = beam;
    context.fillRect(-reach, -reach, reach * 2, reach * 2);
    context.restore();
  }
}
