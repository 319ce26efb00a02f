import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { toRgb, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';
import { Doors } from './doors.ts';
import { Glints } from './glints.ts';
import type { Light } from './hours.ts';
import { angleAt, cutStrips, halfView, type Lens, RANGE } from './lens.ts';
import { GOALS, Panorama } from './panorama.ts';
import { VIEWS } from './views.ts';
import type { Visit } from './visit.ts';

/** Pixels exposed in one step: some 6 ms of a laptop's time, more while nothing moves, as much as is there while nobody waits for the next frame. */
const PIXELS_LIVE = 1100;
const PIXELS_WAITING = 2100;
const PIXELS_RECORDED = 40_000;
const PIXELS_CALM = 9000;
const FINENESS = 1.25;
const FINENESS_STILL = 1.5;
const SHARPEST = 1.5;
/** Pixels of a whole panorama: in pictures and films of the ad, and on a visitor's machine. */
const LARGEST = { captured: 2_600_000, usual: 1_900_000 } as const;
/** With fewer, only what is in view becomes sharp. */
const FEW_PROCESSORS = 4;

/** The window onto the villa: a panorama, straightened column by column, and the doors before it. */
export class Picture {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #doors: Doors;
  readonly #glints: Glints;
  readonly #lantern: Light;
  readonly #panoramas = new Map<number, Panorama>();
  #drawn = '';
  #isDone = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#layer = createLayer(stage, 'processor');
    this.#glints = new Glints(stage);
    this.#doors = new Doors(stage);
    const [r, g, b] = toRgb(stage.brand.accent).map((v) => (v / 255) ** 2.2);
    this.#lantern = [r ?? 1, g ?? 0.6, b ?? 0.25];
    this.#resize();
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  fit(): void {
    this.#panoramas.clear();
    this.#doors.fit();
    this.#glints.fit();
    this.#resize();
  }

  #resize(): void {
    const ratio = this.#ratio;
    const { element } = this.#layer;
    element.width = Math.round(this.#stage.width * ratio);
    element.height = Math.round(this.#stage.height * ratio);
    this.#drawn = '';
  }

  get #ratio(): number {
    return clamp(this.#stage.pixelRatio, 1, SHARPEST);
  }

  #panorama(index: number, lens: Lens): Panorama | undefined {
    const view = VIEWS[index];
    const known = this.#panoramas.get(index);
    if (known || !view) return known;
    const { mode, tier } = this.#stage.config;
    const largest = LARGEST[mode !== 'live' || tier === 'A' ? 'captured' : 'usual'];
    const made = new Panorama(view, lens, { fineness: mode === 'still' ? FINENESS_STILL : FINENESS, largest, lantern: this.#lantern });
    this.#panoramas.set(index, made);
    return made;
  }

  /** Exposes all that is in view, now. */
  finish(visit: Visit): void {
    this.#panorama(visit.view, visit.lens)?.expose(visit.yaw, halfView(visit.lens), { pixels: Number.POSITIVE_INFINITY, goal: GOALS.sharp });
  }

  /** Exposes what is in view as rough as can be, now: in the calm version no door hides it. */
  begin(visit: Visit): void {
    const half = halfView(visit.lens);
    const panorama = this.#panorama(visit.view, visit.lens);
    panorama?.expose(visit.yaw, half, { pixels: Number.POSITIVE_INFINITY, goal: half * panorama.focal });
  }

  draw(visit: Visit, t: number): void {
    const panorama = this.#panorama(visit.view, visit.lens);
    if (!panorama) return;
    const next = visit.walk ? this.#panorama(visit.walk.to, visit.lens) : undefined;
    const key = [
      visit.view,
      visit.yaw.toFixed(4),
      visit.lift.toFixed(4),
      visit.hour.toFixed(3),
      visit.walked.toFixed(3),
      visit.doors.toFixed(3),
      visit.isMoving,
    ];
    const now = `${key}/${panorama.version}/${next?.version}`;
    if (now !== this.#drawn) this.#drawVilla(visit, panorama, next);
    this.#drawn = now;
    this.#glints.draw(visit, t);
    this.#doors.draw(visit.doors);
  }

  /** Computes first the place that is walked to, then the view, then every other place, rough and then sharp, then all the rest. */
  expose(visit: Visit): void {
    const { lens, walk, view, yaw } = visit;
    const half = halfView(lens);
    let left = this.#pixelsFor(visit);
    const work = (index: number, at: number, goal: number) => {
      if (left > 0) left = this.#panorama(index, lens)?.expose(at, half, { pixels: left, goal }) ?? left;
    };
    if (walk) work(walk.to, visit.arrival, GOALS.sharp);
    work(view, yaw, GOALS.sharp);
    if (!this.#stage.reduced) for (const goal of [GOALS.whole, GOALS.sharp]) for (const index of VIEWS.keys()) work(index, 0, goal);
    if (navigator.hardwareConcurrency >= FEW_PROCESSORS) work(view, yaw, GOALS.all);
    this.#isDone = left > 0;
  }

  #pixelsFor(visit: Visit): number {
    const { config, reduced } = this.#stage;
    if (config.clock === 'host') return PIXELS_RECORDED;
    if (reduced) return PIXELS_CALM;
    return visit.isMoving && visit.doors > 0 ? PIXELS_LIVE : PIXELS_WAITING;
  }

  #drawVilla(visit: Visit, panorama: Panorama, next: Panorama | undefined): void {
    const walked = easeInOut(visit.walked);
    // The doors open while the camera moves up to them; a walk begins and ends with a step ahead, and two places never stand in one picture.
    const zoom = mix(1.16, 1, visit.doors) + walked * 0.6;
    if (next && visit.walked >= 0.5) this.#drawHours(visit, next, mix(1.5, 1, walked));
    else this.#drawHours(visit, panorama, zoom);
    if (!next) return;
    const c = this.#layer.context;
    // The eyes get used to the light, or to the dark; they never see nothing at all.
    c.fillStyle = withAlpha(visit.hour > 1.5 ? '#141d38' : '#fbe3c0', 0.75 * (1 - Math.abs(1 - 2 * visit.walked)) ** 2);
    c.fillRect(0, 0, c.canvas.width, c.canvas.height);
  }

  #drawHours(visit: Visit, panorama: Panorama, zoom: number): void {
    const from = Math.min(1, Math.floor(visit.hour));
    const [early, late] = [panorama.hours[from], panorama.hours[from + 1]];
    const share = visit.hour - from;
    if (early && share < 1) this.#drawStrips(visit, panorama, early, { zoom, alpha: 1 });
    if (late && share > 0) this.#drawStrips(visit, panorama, late, { zoom, alpha: share });
  }

  #drawStrips(visit: Visit, panorama: Panorama, image: HTMLCanvasElement, { zoom, alpha }: { zoom: number; alpha: number }): void {
    const c = this.#layer.context;
    const ratio = this.#ratio;
    const { lens } = visit;
    const scaled: Lens = {
      ...lens,
      width: lens.width * ratio,
      height: lens.height * ratio,
      focal: lens.focal * ratio * zoom,
      horizon: (lens.horizon + visit.lift * lens.focal) * ratio,
    };
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha = alpha;
    const edges = cutStrips(scaled, visit.isMoving ? 0.6 : 0.3);
    for (let i = 1; i < edges.length; i++) {
      const [from, to] = [Math.round(edges[i - 1] ?? 0), Math.round(edges[i] ?? 0)];
      const [a, b] = [angleAt(scaled, from), angleAt(scaled, to)];
      const left = (a + visit.yaw + RANGE / 2) * panorama.focal;
      const grow = scaled.focal / panorama.focal / Math.cos((a + b) / 2);
      const source = clamp(left, 0, image.width - 1);
      const wide = Math.min(image.width - source, Math.max(0.5, (b - a) * panorama.focal));
      c.drawImage(image, source, 0, wide, image.height, from, scaled.horizon - panorama.top * panorama.focal * grow, to - from, image.height * grow);
    }
    c.globalAlpha = 1;
  }
}
