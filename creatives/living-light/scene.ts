import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { FilmPace } from '#creative-sdk/film-pace.ts';
import { Screen } from '#creative-sdk/screen.ts';
import { copy } from './copy.ts';
import { Evening } from './evening.ts';
import { LUND, lamps } from './lamps.ts';
import { Nap } from './nap.ts';
import { createPanels, type Panels } from './panels.ts';
import { Picture } from './picture.ts';
import { Presenter } from './presenter.ts';
import { Tour } from './tour.ts';
import { tintAt } from './warmth.ts';

/** Device pixels per unit, at most: light is soft; the words above it are as sharp as the screen. */
const FINEST = 0.8;
/** The thumbnail: how far the night has come. */
const STILL_DUSK = 0.35;

/** Glue between the stage, the evening, the picture and the interface. */
export class LivingLight implements Scene {
  readonly #stage: Stage;
  readonly #screen: Screen;
  readonly #evening: Evening;
  readonly #panels: Panels;
  readonly #presenter: Presenter;
  readonly #nap = new Nap();
  readonly #pace = new FilmPace(
    () => this.#presenter.update(),
    () => this.#paint(),
  );
  readonly #tour = new Tour((key) => this.#steer(key));
  #picture: Picture;
  #isAutoplay = false;
  #isStill = false;
  #t = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#isStill = stage.config.mode === 'still';
    this.#screen = new Screen(stage, FINEST);
    this.#picture = this.#bake();
    this.#evening = new Evening(
      {
        interaction: (name, value) => stage.interaction(name, value),
        detail: (name, value) => stage.detail(name, value),
        milestone: (name) => stage.milestone(name),
        changed: () => this.#changed(),
      },
      stage.reduced,
    );
    const evening = this.#evening;
    evening.isTour = stage.invites && !stage.reduced;
    this.#panels = createPanels(stage, {
      press: (lamp) => this.#press(lamp),
      warm: (by) => this.#act(() => evening.warm(by)),
      resume: () => this.#act(() => evening.resume()),
      again: () => this.#act(() => evening.restart()),
      // A press that was meant for a lamp, just before the card came, leads nowhere.
      leave: () => evening.card.value > 0.99 && stage.exit(),
    });
    this.#presenter = new Presenter(this.#panels, evening);
    this.#presenter.describe();
    this.#screen.cover(this.#panels.ui);
  }

  update(t: number, dt: number): void {
    this.#t = this.#stage.reduced || this.#isStill ? 0 : t;
    if (!this.#isStill) this.#evening.step(dt);
    if (this.#stage.reduced || this.#isStill) this.#nap.pose(this.#evening);
    else this.#nap.step(dt, this.#evening);
    this.#presenter.step(dt);
    this.#pace.step(dt);
    // Nothing moves while its card is on its way.
    if (this.#stage.reduced && !this.#evening.isDwelling) this.#stage.sleep();
  }

  render(): void {
    this.#pace.render();
  }

  resize(): void {
    if (this.#screen.resize()) this.#picture = this.#bake();
    this.#screen.cover(this.#panels.ui);
  }

  input({ action, phase }: Input): boolean {
    const { isFilm } = this.#evening;
    // While the film runs, Back is the page's.
    if (!action || phase === 'up' || (action === 'back' && isFilm)) return false;
    this.#stage.wake();
    if (action === 'playpause' || action === 'back') this.#evening.resume();
    else if (action === 'ok') this.#pressOk();
    else if (isFilm) return false;
    else this.#steer(action);
    return true;
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    this.#tour.play(t);
  }

  takeOver(): void {
    this.#isAutoplay = false;
    this.#evening.handOver();
  }

  rest(isInvitation: boolean): void {
    this.#isAutoplay = true;
    this.#evening.isTour = isInvitation;
    this.#evening.conclude();
    this.#isAutoplay = false;
  }

  still(): void {
    this.#evening.pose(LUND, STILL_DUSK);
  }

  #act(what: () => void): void {
    this.#stage.wake();
    this.#evening.handOver();
    what();
  }

  /** Another lamp is chosen; the chosen one goes off and on. */
  #press(lamp: number): void {
    this.#presenter.action = undefined;
    this.#act(() => (lamp === this.#evening.index ? this.#evening.toggle() : this.#evening.choose(lamp, true)));
  }

  /** In the legend, for a moment: in the calm version nothing comes and goes. */
  #lightKey(key: string): void {
    if (!this.#stage.reduced) this.#presenter.light(key);
  }

  #pressOk(): void {
    this.#lightKey('ok');
    this.#presenter.target?.click();
  }

  #bake(): Picture {
    return new Picture(this.#screen.px, this.#stage.brand.accent);
  }

  #paint(): void {
    const { room, filmS, dusk, powers, warmth } = this.#evening;
    const pen = this.#screen.begin();
    if (this.#isStill) this.#frameHero(pen);
    this.#picture.draw(pen, {
      room: room.value,
      filmS,
      dusk,
      powers: powers.map((power) => power.value),
      tint: tintAt(warmth.value),
      awake: this.#nap.awake.value,
      eyes: this.#nap.eyes,
      gaze: this.#nap.gaze.value,
      t: this.#t,
    });
    // The light of the other lamps is computed while the film is paused, one lamp in a frame.
    if (!this.#stage.reduced && !this.#isStill && this.#t > 0.05) this.#picture.prepare();
  }

  /** Without words the camera moves closer to the lamp. */
  #frameHero(pen: CanvasRenderingContext2D): void {
    pen.translate(960, 560);
    pen.scale(1.2, 1.2);
    pen.translate(-1095, -560);
  }

  #changed(): void {
    this.#presenter.describe();
    if (this.#isAutoplay) return;
    const { lamp, isOn, kelvin, isFilm } = this.#evening;
    this.#stage.say(
      isFilm ? `${copy.film}, ${copy.playing}` : `${lamp.name}, ${isOn ? copy.on : copy.off}, ${kelvin} kelvin, ${copy.currency}${lamp.price}`,
    );
    this.#focus();
  }

  /** Moves the keyboard focus along, but never takes it away from the page. */
  #focus(): void {
    const focused = document.activeElement;
    if (!document.hasFocus() || !(focused instanceof HTMLElement) || !this.#panels.ui.contains(focused)) return;
    const { isFilm, hasCard } = this.#evening;
    if (focused.classList.contains('step') && !isFilm && !hasCard) return;
    this.#presenter.update();
    this.#presenter.target?.focus({ preventScroll: true });
  }

  /** The actions come before the first lamp, on its left; on the card they are below every lamp. */
  #steer(action: 'left' | 'right' | 'up' | 'down'): void {
    const presenter = this.#presenter;
    this.#lightKey(action);
    const by = action === 'left' ? -1 : action === 'right' ? 1 : 0;
    if (presenter.action !== undefined) {
      const next = presenter.action + by;
      const isLeft = action === 'up' || (action === 'down' && !this.#evening.hasCard) || next >= presenter.actions.length;
      presenter.action = isLeft ? undefined : Math.max(0, next);
      this.#focus();
    } else if (action === 'down' && this.#evening.hasCard) {
      presenter.action = 0;
      this.#focus();
    } else if (by === 0) this.#evening.warm(action === 'up' ? 1 : -1);
    else if (this.#evening.index + by < 0) {
      presenter.action = 0;
      this.#focus();
    } else this.#evening.choose(Math.min(lamps.length - 1, this.#evening.index + by));
  }
}
