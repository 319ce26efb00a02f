import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { createAirport, isWet } from './airport.ts';
import { paintBar } from './blind-bar.ts';
import type { Context } from './brush.ts';
import { paintCabin } from './cabin.ts';
import { type Box, barY, type CabinPlan, type planCabin, WORLD_HIGH } from './cabin-plan.ts';
import { type Lens, paintDrop, restingDrops, runningDrops } from './drops.ts';
import { type Moment, Outlook } from './outlook.ts';
import type { Origin, WorldId } from './weather.ts';
import { worlds } from './worlds.ts';

export interface Scenery extends Moment {
  readonly lifts: readonly number[];
}

/** Draws the weather here, the weather at the destination, the blinds between them, and the cabin. */
export class View {
  plan: CabinPlan;
  readonly #stage: Stage;
  readonly #toPlan: typeof planCabin;
  readonly #outside: Layer;
  readonly #cool: Layer;
  readonly #lit: Layer;
  #origin: Origin;
  #destination: WorldId;
  #home: Outlook | undefined;
  #away: Outlook | undefined;
  #lens: Lens | undefined;
  #drops: readonly HTMLCanvasElement[] = [];
  #isShown = false;

  constructor(stage: Stage, toPlan: typeof planCabin, origin: Origin, destination: WorldId) {
    this.#stage = stage;
    this.#toPlan = toPlan;
    this.#origin = origin;
    this.#destination = destination;
    this.plan = this.#makePlan();
    this.#outside = createLayer(stage, 'processor');
    this.#cool = createLayer(stage, 'processor');
    this.#lit = createLayer(stage, 'processor');
    this.#paint();
  }

  fit(): void {
    this.plan = this.#makePlan();
    for (const layer of [this.#outside, this.#cool, this.#lit]) layer.resize();
    this.#paint();
  }

  /** Paints only what is another picture. */
  setOrigin(origin: Origin): void {
    const before = this.#origin;
    this.#origin = origin;
    if (origin.sky !== before.sky || origin.hour !== before.hour) this.#paintHome();
  }

  setDestination(destination: WorldId): void {
    this.#destination = destination;
    this.#paintAway();
  }

  draw({ lifts, ...moment }: Scenery): void {
    const { context } = this.#outside;
    // What the blinds hide does not hold up the first picture.
    if (!this.#away && (this.#isShown || lifts.some((lift) => lift > 0))) this.#paintAway();
    this.#isShown = true;
    for (const [i, pane] of this.plan.panes.entries()) {
      const lift = clamp(lifts[i] ?? 0, -0.04, 1.02);
      const bar = barY(pane, lift);
      this.#within(pane, [bar - 3, pane.y + pane.height], () => this.#away?.draw(context, this.plan, moment));
      if (lift < 0.97)
        this.#within(pane, [pane.y, bar], () => {
          this.#home?.draw(context, this.plan, { ...moment, roll: 0 });
          this.#drawDrops(pane, i, moment.time);
        });
      paintBar(context, pane, bar, this.#stage.brand.primary);
    }
    const mean = lifts.reduce((sum, lift) => sum + lift, 0) / lifts.length;
    this.#lit.element.style.opacity = ramp(mean, 0, 0.95).toFixed(3);
  }

  /** Whole pixels: to cut along these costs nothing. */
  #within({ x, width }: Box, [top, bottom]: readonly [number, number], draw: () => void): void {
    const { context } = this.#outside;
    const [left, from] = [Math.floor(x) - 1, Math.floor(top)];
    context.save();
    context.beginPath();
    context.rect(left, from, Math.ceil(width) + 3, Math.ceil(bottom) + 1 - from);
    context.clip();
    draw();
    context.restore();
  }

  #drawDrops(pane: Box, window: number, time: number): void {
    const { context } = this.#outside;
    const still = this.#drops[window];
    if (still) context.drawImage(still, pane.x, pane.y, pane.width, pane.height);
    if (!this.#lens) return;
    context.save();
    context.translate(pane.x + pane.width / 2, pane.y);
    context.scale(this.plan.scale, this.plan.scale);
    for (const drop of runningDrops(time, window)) {
      trail(context, drop.x, drop.y);
      paintDrop(context, drop, this.#lens);
    }
    context.restore();
  }

  #makePlan(): CabinPlan {
    return this.#toPlan(this.#stage.width, this.#stage.height, this.#stage.config.mode === 'still');
  }

  #paint(): void {
    this.#paintHome();
    this.#away = undefined;
  }

  #paintHome(): void {
    const world = createAirport(this.#origin);
    this.#home = new Outlook(world, this.plan, this.#stage.pixelRatio, this.#stage.brand.primary);
    repaint(this.#cool, this.plan, (context) => paintCabin(context, this.plan, world.light));
    this.#lens = undefined;
    this.#drops = [];
    if (!isWet(this.#origin.sky)) return;
    const picture = this.#home.flatten();
    const lens = { picture, width: picture.width, height: picture.height };
    this.#lens = lens;
    this.#drops = this.plan.panes.map(({ width, height }, window) =>
      bakeSprite(
        width,
        height,
        this.#stage.pixelRatio,
        (context) => {
          context.translate(width / 2, 0);
          context.scale(height / WORLD_HIGH, height / WORLD_HIGH);
          for (const drop of restingDrops(window + 1)) paintDrop(context, drop, lens);
        },
        'processor',
      ),
    );
  }

  #paintAway(): void {
    const world = worlds[this.#destination];
    this.#away = new Outlook(world, this.plan, this.#stage.pixelRatio, this.#stage.brand.primary);
    repaint(this.#lit, this.plan, (context) => paintCabin(context, this.plan, world.light));
  }
}

function repaint({ context }: Layer, { width, height }: CabinPlan, paint: (context: Context) => void): void {
  context.clearRect(0, 0, width, height);
  paint(context);
}

/** The trail that a running drop leaves on the glass. */
function trail(context: Context, x: number, y: number): void {
  const gradient = context.createLinearGradient(0, y - 64, 0, y);
  gradient.addColorStop(0, 'rgb(232 242 248 / 0)');
  gradient.addColorStop(1, 'rgb(232 242 248 / 0.42)');
  context.fillStyle = gradient;
  context.fillRect(x - 1.1, y - 64, 2.2, 62);
}
