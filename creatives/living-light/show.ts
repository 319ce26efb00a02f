import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { copy } from './copy.ts';
import { Evening } from './evening.ts';
import { LUND, lamps } from './lamps.ts';
import { createPanels, type Panels } from './panels.ts';
import { Picture } from './picture.ts';
import { Presenter } from './presenter.ts';
import { Screen } from './screen.ts';
import { cutTrailer } from './tour.ts';
import { tintAt } from './warmth.ts';

/** The thumbnail: how far the night has come. */
const STILL_DUSK = 0.35;
/** Light and snow change at film speed; the interface at the display's. */
const FRAME_S = 1 / 30;

/** Glue between the stage, the evening, the picture and the interface. */
export class Show implements Scene {
  readonly #stage: Stage;
  readonly #screen: Screen;
  readonly #evening: Evening;
  readonly #panels: Panels;
  readonly #presenter: Presenter;
  readonly #hand;
  readonly #trailer;
  #picture: Picture;
  #bakedAt = 0;
  #isTrailer = false;
  #isStill = false;
  #due = FRAME_S;
  #t = 0;
  #isQueued = false;
  #mustPaint = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#isStill = stage.config.mode === 'still';
    this.#screen = new Screen(stage);
    this.#picture = this.#bake();
    this.#evening = new Evening(
      {
        interaction: (name, value) => this.#isTrailer || stage.interaction(name, value),
        milestone: (name) => stage.milestone(name),
        changed: () => this.#changed(),
      },
      stage.reduced,
    );
    const evening = this.#evening;
    this.#panels = createPanels(stage, {
      press: (lamp) => this.#press(lamp),
      warm: (by) => this.#act(() => evening.warm(by)),
      resume: () => this.#act(() => evening.resume()),
      again: () => this.#act(() => evening.restart()),
      leave: () => stage.exit(),
    });
    this.#presenter = new Presenter(this.#panels, evening);
    this.#hand = createHand(stage);
    this.#trailer = cutTrailer(evening, this.#hand);
    this.#presenter.describe();
    this.#layOut();
  }

  frame(t: number, dt: number): void {
    this.#t = this.#stage.reduced || this.#isStill ? 0 : t;
    if (!this.#isStill) this.#evening.step(dt);
    this.#due += dt;
    this.#present(dt === 0);
    if (this.#stage.reduced) this.#stage.sleep();
  }

  resize(): void {
    this.#screen.resize();
    // The quality ladder asks for less: the finer bitmaps still serve. Only a larger picture is baked again.
    if (this.#screen.px > this.#bakedAt * 1.15) this.#picture = this.#bake();
    this.#layOut();
  }

  input({ action, phase, repeat }: Input): boolean {
    if (!action || phase === 'up' || action === 'back') return false;
    this.#stage.wake();
    if (action === 'playpause') this.#evening.resume();
    else if (action === 'ok') repeat || this.#presenter.target?.click();
    else if (this.#evening.isFilm) return false;
    else this.#steer(action);
    return true;
  }

  autopilot(t: number): void {
    this.#isTrailer = true;
    this.#trailer.play(t, (x, y) => this.#screen.toPage(x, y));
  }

  takeOver(): void {
    this.#isTrailer = false;
    this.#hand.hide();
  }

  rest(): void {
    this.#isTrailer = true;
    this.#hand.hide();
    this.#evening.conclude();
    this.#isTrailer = false;
  }

  still(): void {
    this.#evening.pose(LUND, STILL_DUSK);
  }

  #act(what: () => void): void {
    this.#stage.wake();
    what();
  }

  /** Another lamp is chosen; the chosen one goes off and on. */
  #press(lamp: number): void {
    this.#presenter.action = undefined;
    this.#act(() => (lamp === this.#evening.index ? this.#evening.toggle() : this.#evening.choose(lamp)));
  }

  #bake(): Picture {
    this.#bakedAt = this.#screen.px;
    return new Picture(this.#screen.px, this.#stage.brand.accent);
  }

  /** Draws once after all steps of this turn: a host that seeks steps many times and looks once. */
  #present(mustPaint: boolean): void {
    this.#mustPaint ||= mustPaint || this.#due >= FRAME_S - 0.004;
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#presenter.update();
      if (this.#mustPaint) this.#paint();
    });
  }

  #paint(): void {
    this.#mustPaint = false;
    this.#due %= FRAME_S;
    const { room, filmS, dusk, powers, warmth } = this.#evening;
    const pen = this.#screen.begin();
    if (this.#isStill) this.#frameHero(pen);
    this.#picture.draw(pen, {
      room: room.value,
      filmS,
      dusk,
      powers: powers.map((power) => power.value),
      tint: tintAt(warmth.value),
      t: this.#t,
    });
    // The other lamps' light is made while the film still stands, one a frame.
    if (!this.#stage.reduced && !this.#isStill && this.#t > 0.05) this.#picture.prepare();
  }

  /** Without words the picture moves closer to its lamp. */
  #frameHero(pen: CanvasRenderingContext2D): void {
    pen.translate(960, 560);
    pen.scale(1.2, 1.2);
    pen.translate(-1095, -560);
  }

  #layOut(): void {
    const { scale, x, y } = this.#screen.fit;
    this.#panels.ui.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #changed(): void {
    this.#presenter.describe();
    if (this.#isTrailer) return;
    const { lamp, isOn, kelvin, isFilm } = this.#evening;
    this.#stage.say(
      isFilm ? `${copy.film}, ${copy.playing}` : `${lamp.name}, ${isOn ? copy.on : copy.off}, ${kelvin} kelvin, ${copy.currency}${lamp.price}`,
    );
    this.#focus();
  }

  /** Moves the keyboard focus along, but never takes it from the page. */
  #focus(): void {
    const focused = document.activeElement;
    if (!document.hasFocus() || !(focused instanceof HTMLElement) || !this.#panels.ui.contains(focused)) return;
    const isControl = focused.classList.contains('step') && !this.#evening.isFilm;
    if (isControl) return;
    this.#presenter.update();
    this.#presenter.target?.focus({ preventScroll: true });
  }

  /** Left of the first lamp lie the actions. */
  #steer(action: 'left' | 'right' | 'up' | 'down'): void {
    const presenter = this.#presenter;
    const by = action === 'left' ? -1 : action === 'right' ? 1 : 0;
    if (presenter.action !== undefined) {
      const next = presenter.action + by;
      presenter.action = by === 0 || next >= presenter.actions.length ? undefined : Math.max(0, next);
      this.#focus();
    } else if (by === 0) this.#evening.warm(action === 'up' ? 1 : -1);
    else if (this.#evening.index + by < 0) {
      presenter.action = 0;
      this.#focus();
    } else this.#evening.choose(Math.min(lamps.length - 1, this.#evening.index + by));
  }
}
