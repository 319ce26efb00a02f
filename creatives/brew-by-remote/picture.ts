import type { Pen } from '#creative-sdk/gradient.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import { Backdrop, drawThroughPane } from './backdrop.ts';
import { bakeBarista } from './barista.ts';
import { atBar, atCup, atWindow, between, type Camera, project, spot } from './camera.ts';
import { drawArt } from './figure.ts';
import { bakeFroth, drawServing, surfaceOf } from './glass.ts';
import { bakeGroup, groupBox } from './group-head.ts';
import { radiusAt, toView } from './lathe.ts';
import { bakeMachine, type Dress, drawInstruments, machineBox } from './machine.ts';
import { type Recipe, toRecipe } from './menu.ts';
import type { Pour } from './pour.ts';
import { drawCoffee, drawMilk } from './pouring.ts';
import { Programme } from './programme.ts';
import { bakePuff } from './puff.ts';
import { drawRail, railPlaces } from './rail.ts';
import { readable } from './readable.ts';
import { bakeRoom } from './room.ts';
import { Servings } from './servings.ts';
import { drawSlab } from './slab.ts';
import { drawSteam } from './steam.ts';
import { bakeTable } from './table.ts';

/** Everything the picture depends on. */
export interface Look {
  /** Seconds of the programme and of all small motion. */
  readonly t: number;
  /** Overlay up, camera back from window to bar: 0 … 1. */
  readonly overlay: number;
  readonly room: number;
  /** The rail's place, in drinks; fractions while it slides. */
  readonly place: number;
  /** 0 soft … 2 bold, fractions while the knob turns. */
  readonly strength: number;
  readonly recipe: Recipe;
  /** The brew, when one is on. */
  readonly pour?: Pour;
}

/** How the glasses are seen from the bar, radians. */
export const TILT = 0.27;
/** The finished cup lies here on the end card. */
const finish = { x: 560, y: 540, rim: 318 } as const;
/** … turned a little, radians, so that its ear points past the words. */
const FINISH_TURN = 0.45;

/** Units of the picture per unit of the arm. */
const ARM_SCALE = 3;

type Art = ReturnType<typeof bake>;

/** Paints one frame from a Look. */
export class Picture {
  readonly #accent: string;
  /** The brand's colour where it must stand out of the dark. */
  readonly #mark: string;
  readonly #art: Art;
  /** What the first frame does not need is baked one a frame, before it is asked for. */
  readonly #waiting: (() => unknown)[];

  constructor(px: number, dress: Dress) {
    this.#mark = readable(dress.primary);
    this.#accent = dress.accent;
    this.#art = bake(px, dress);
    const { room, machine, group, backdrop, table, barista } = this.#art;
    this.#waiting = [room, machine, group, backdrop, table, barista];
  }

  draw(pen: Pen, look: Look): void {
    const { pour } = look;
    const base = between(atWindow, atBar, look.room);
    const camera = pour ? between(base, atCup, pour.close) : base;
    const table = pour ? ramp(pour.crane, 0.3, 0.75) : 0;
    if (table < 1) this.#drawRoom(pen, look, camera);
    if (table > 0) {
      pen.globalAlpha = table;
      pen.drawImage(this.#art.table(), 0, 0, TV.width, TV.height);
      pen.globalAlpha = 1;
    }
    if (pour) this.#drawBrew(pen, look, { camera, pour });
    if (look.overlay > 0.001) this.#drawOverlay(pen, look);
    this.#waiting.shift()?.();
  }

  #drawRoom(pen: Pen, look: Look, camera: Camera): void {
    const art = this.#art;
    const blur = look.pour?.close ?? 0;
    if (blur < 1) {
      pen.save();
      enter(pen, camera);
      drawThroughPane(pen, art.programme, { t: look.t, lean: blur });
      if (look.room > 0) pen.drawImage(art.room(), 0, 0, TV.width, TV.height);
      pen.restore();
    }
    if (blur > 0) {
      pen.globalAlpha = blur;
      art.backdrop().draw(pen, { camera, programme: art.programme, room: art.room(), t: look.t, lean: blur });
      pen.globalAlpha = 1;
    }
    if (look.room > 0) this.#drawMachine(pen, look, camera);
  }

  #drawMachine(pen: Pen, look: Look, camera: Camera): void {
    const art = this.#art;
    pen.save();
    if (look.pour) pen.translate(0, -look.pour.crane * 900);
    enter(pen, camera);
    pen.drawImage(art.machine(), machineBox.x, machineBox.y, machineBox.width, machineBox.height);
    drawInstruments(pen, look.pour?.pressure ?? 0, look.strength, this.#mark);
    pen.drawImage(art.group(), groupBox.x, groupBox.y, groupBox.width, groupBox.height);
    drawRail(pen);
    this.#drawGlasses(pen, look);
    pen.restore();
  }

  #drawGlasses(pen: Pen, { pour, place, recipe: chosen, t }: Look): void {
    const { servings, wisps } = this.#art;
    // When the brew begins the rail carries the samples off and brings an empty glass.
    const shift = pour ? -1500 * ramp(pour.close, 0, 0.8) : 0;
    for (const { index, x, alpha } of railPlaces(place, shift)) {
      if (x < -200) continue;
      const recipe = toRecipe(index, chosen.strength);
      pen.save();
      pen.globalAlpha = alpha;
      pen.translate(x, spot.y);
      servings.draw(pen, recipe, { tilt: TILT, scale: 1 });
      pen.restore();
      const { height, rim } = recipe.drink.glass;
      if (alpha === 1 && !pour) drawSteam(pen, wisps, { x, y: spot.y - height, spread: rim * 1.5, rise: 150, amount: 0.55, t: t + index });
    }
  }

  #drawBrew(pen: Pen, look: Look, { camera, pour }: { camera: Camera; pour: Pour }): void {
    const { glass } = look.recipe.drink;
    const at = project(camera, spot.x + 1500 * (1 - ramp(pour.close, 0.1, 1)), spot.y);
    const tilt = mix(TILT + 0.13 * ramp(pour.fill, 0, 0.3), Math.PI / 2, pour.crane);
    const view = toView(tilt);
    const scale = mix(camera.zoom, finish.rim / glass.rim, pour.crane);
    const turn = FINISH_TURN * pour.crane;
    const { art } = pour;
    pen.save();
    // The crane keeps the rim, not the foot, in the middle of the picture.
    pen.translate(mix(at.x, finish.x, pour.crane), mix(at.y, finish.y, pour.crane));
    pen.scale(scale, scale);
    const surface = surfaceOf(glass, pour.fill, view);
    pen.save();
    pen.rotate(turn);
    const content = { fill: pour.fill, blend: art.poured, art, turn };
    if (art.finish === 1 && pour.crane === 1) this.#art.servings.draw(pen, look.recipe, { tilt, scale, content });
    else drawServing(pen, { recipe: look.recipe, view, accent: this.#accent, froth: this.#art.froth, content, draw: drawArt });
    pen.restore();
    drawCoffee(pen, { look, pour, surface, view });
    drawSteam(pen, this.#art.wisps, {
      x: 0,
      y: surface.y,
      spread: radiusAt(glass, 1) * 1.7,
      rise: mix(150, 90, pour.crane),
      amount: mix(0.9, 0.4, pour.crane) * ramp(pour.fill, 0.1, 0.3),
      t: look.t,
    });
    drawMilk(pen, pour, { r: surface.r, t: look.t, barista: this.#art.barista() });
    pen.restore();
  }

  #drawOverlay(pen: Pen, look: Look): void {
    const drop = (1 - look.overlay) * 420;
    pen.save();
    pen.translate(0, drop);
    drawSlab(pen);
    pen.translate(330, 990);
    pen.scale(1.72, 1.72);
    const hero = toRecipe(1, 1);
    this.#art.servings.draw(pen, hero, { tilt: TILT + 0.05, scale: 1.72 });
    drawSteam(pen, this.#art.wisps, { x: 0, y: -hero.drink.glass.height, spread: 150, rise: 190, amount: 0.95, t: look.t });
    pen.restore();
  }
}

/** Moves the pen into the room. */
function enter(pen: Pen, camera: Camera): void {
  pen.translate(TV.width / 2, TV.height / 2);
  pen.scale(camera.zoom, camera.zoom);
  pen.translate(-camera.x, -camera.y);
}

/** Makes it when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function bake(px: number, dress: Dress) {
  const froth = bakeFroth(px * 1.4);
  return {
    froth,
    servings: new Servings(px, dress.accent, froth),
    programme: new Programme(px),
    backdrop: once(() => new Backdrop(px)),
    room: once(() => bakeRoom(px)),
    machine: once(() => bakeMachine(px * 2, dress)),
    group: once(() => bakeGroup(px * 2.5)),
    barista: once(() => bakeBarista(px * ARM_SCALE)),
    table: once(() => bakeTable(px)),
    wisps: [5, 6, 7].map((seed) => bakePuff(px, seed * 11, ['255 240 220', '236 190 150'])),
  };
}
