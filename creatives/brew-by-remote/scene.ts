import type { Autoplay } from '#creative-sdk/autoplay.ts';
import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { FilmPace } from '#creative-sdk/film-pace.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { Screen } from '#creative-sdk/screen.ts';
import { type Note, Sounds } from '#creative-sdk/sound.ts';
import { copy } from './copy.ts';
import { Journey } from './journey.ts';
import { createPanels, type Panels } from './panels.ts';
import { Picture } from './picture.ts';
import { isControl, listenToPour } from './pour-pointer.ts';
import { Presenter } from './presenter.ts';
import { createInvitation, createTour } from './tour.ts';

/** The film starts at this second, where sun, steam and train look best. */
const FILM_FROM_S = 2.4;
/** The programme has this long before the overlay rises. */
const OVERLAY_AT_S = 0.9;
/** A television shows 1920 lines: device pixels per unit, at most. */
const FINEST = 1.25;
/** The thumbnail: so much of the last stroke is drawn through the rosetta. */
const STILL_FINISH = 0.4;

/** What runs into the glass is heard this often, seconds; the cup is put down with a clink. */
const RUSH_EVERY_S = 0.09;
const CLINK: readonly Note[] = [2093, 3322].map((hz) => ({ hz, seconds: 0.5, level: 0.35 }));

/** Glue between the stage, the journey, the picture and the interface. */
export class BrewByRemote implements Scene {
  readonly #stage: Stage;
  readonly #screen: Screen;
  readonly #journey: Journey;
  readonly #panels: Panels;
  readonly #presenter: Presenter;
  readonly #autoplay: Autoplay;
  readonly #hand;
  readonly #sounds: Sounds;
  readonly #pace = new FilmPace(
    () => this.#presenter.update(),
    () => this.#paint(this.#filmAt),
  );
  #picture: Picture;
  #isAutoplay = false;
  #isInvited = false;
  #filmAt = FILM_FROM_S;
  #rushedAt = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#sounds = new Sounds(stage);
    this.#screen = new Screen(stage, FINEST);
    this.#picture = this.#bake();
    this.#journey = new Journey(
      {
        interaction: (name, value) => stage.interaction(name, value),
        detail: (name, value) => stage.detail(name, value),
        milestone: (name) => stage.milestone(name),
        changed: () => this.#changed(),
      },
      stage.reduced,
    );
    const act = (what: () => void) => () => {
      stage.wake();
      what();
    };
    const journey = this.#journey;
    this.#panels = createPanels(stage, {
      open: act(() => journey.go('counter')),
      choose: (drink) => act(() => journey.choose(drink))(),
      strengthen: (by) => act(() => journey.strengthen(by))(),
      brew: act(() => journey.go('brew')),
      pour: act(() => journey.press()),
      pick: (figure) => act(() => journey.pick(figure))(),
      back: act(() => journey.back()),
      again: act(() => journey.go('counter')),
      leave: () => stage.exit(),
    });
    this.#presenter = new Presenter(this.#panels, journey);
    this.#hand = createHand(stage);
    this.#autoplay = stage.invites ? createInvitation(this.#hand) : createTour(journey, this.#hand);
    this.#listen();
    stage.root.append(this.#sounds.button);
    this.#presenter.describe();
    this.#screen.cover(this.#panels.ui);
    if (stage.reduced) this.#invite();
  }

  update(t: number, dt: number): void {
    this.#journey.step(dt);
    this.#pour(t);
    if (!this.#isInvited && t >= OVERLAY_AT_S && this.#stage.config.mode !== 'still') this.#invite();
    this.#filmAt = this.#stage.reduced ? FILM_FROM_S : t + FILM_FROM_S;
    this.#pace.step(dt);
    if (this.#stage.reduced) this.#stage.sleep();
  }

  #pour(t: number): void {
    this.#sounds.keep();
    const { pour, art, level } = this.#journey;
    const strength = level === 'brew' ? Math.max(pour?.coffee ?? 0, art.flow) : 0;
    if (strength < 0.1 || t - this.#rushedAt < RUSH_EVERY_S) return;
    this.#rushedAt = t;
    // The fuller the glass, the higher it sounds.
    const hz = 900 + (pour?.fill ?? 0) * 1200;
    this.#sounds.play({ hz, to: hz * 1.3, seconds: 0.2, level: strength * 0.4, isAir: true });
  }

  mute(isMuted: boolean): void {
    this.#sounds.mute(isMuted);
  }

  render(): void {
    this.#pace.render();
  }

  resize(): void {
    if (this.#screen.resize()) this.#picture = this.#bake();
    this.#screen.cover(this.#panels.ui);
  }

  input({ action, phase, repeat }: Input): boolean {
    if (action === 'ok' && phase === 'up') this.#journey.release();
    if (!action || phase === 'up') return false;
    this.#sounds.unlock();
    this.#stage.wake();
    const { level } = this.#journey;
    if (action === 'back') return this.#journey.back();
    if (action !== 'ok' && action !== 'playpause') return this.#steer(action, repeat);
    if (action === 'ok') this.#press();
    else this.#journey.go(level === 'programme' ? 'overlay' : 'programme');
    return true;
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    this.#autoplay.play(t, (x, y) => this.#screen.toPage(x, y));
  }

  takeOver(): void {
    this.#isAutoplay = false;
    this.#hand.hide();
  }

  /** No visitor: shows the programme and its invitation again, unless the finished cup is shown. */
  rest(): void {
    this.#isAutoplay = false;
    this.#hand.hide();
    if (this.#journey.level === 'card') return;
    this.#presenter.isPoster = true;
    this.#presenter.cardFocus = 0;
    // Its invitation is up already: nothing has to move before it stands still.
    if (this.#journey.level === 'overlay') this.#stage.sleep();
    this.#journey.go('overlay', 0.5);
  }

  /** A press anywhere on the poster opens the counter; anywhere on the cup it pours. */
  #listen(): void {
    const { ui } = this.#panels;
    ui.addEventListener('pointerdown', ({ target }) => {
      if (this.#presenter.isPoster && !isControl(target)) this.#journey.go('counter');
    });
    listenToPour(ui, this.#journey, () => this.#stage.wake());
  }

  still(): void {
    this.#journey.pose(STILL_FINISH);
  }

  #bake(): Picture {
    const { primary, accent, name } = this.#stage.brand;
    return new Picture(this.#screen.px, { primary, accent, name: this.#stage.config.mode === 'still' ? '' : name });
  }

  #paint(t: number): void {
    const { overlay, room, rail, knob, served, pour } = this.#journey;
    const look = { t, overlay: overlay.value, room: room.value, place: rail.value, strength: knob.value, recipe: served };
    this.#picture.draw(this.#screen.begin(), pour ? { ...look, pour } : look);
  }

  #invite(): void {
    this.#isInvited = true;
    if (this.#journey.level === 'programme') this.#journey.go('overlay');
  }

  #changed(): void {
    this.#presenter.describe();
    const { level, recipe, served, isReady } = this.#journey;
    if (level !== 'overlay') this.#presenter.isPoster = false;
    if (level !== 'card') this.#presenter.cardFocus = 0;
    if (this.#isAutoplay) return;
    if (level === 'counter') this.#stage.say(`${recipe.drink.name}, ${copy.strengths[recipe.strength]}`);
    if (level === 'card') this.#sounds.play(...CLINK);
    if (isReady) this.#stage.say(this.#stage.reduced ? served.pattern.name : `${copy.hold}. ${copy.ways[1]}.`);
    if (level === 'card') this.#stage.say(`${served.pattern.name}. ${copy.scan}`);
    this.#focus();
  }

  /** Moves the keyboard focus along, but never takes it away from the page. */
  #focus(): void {
    if (!document.hasFocus() || !this.#isInvited) return;
    this.#presenter.update();
    this.#presenter.target?.focus({ preventScroll: true });
  }

  /** OK clicks the focused button, or the one with the focus ring. */
  #press(): void {
    const focused = document.activeElement;
    const isOwn = focused instanceof HTMLButtonElement && this.#panels.ui.contains(focused);
    if (this.#journey.level === 'brew' && focused !== this.#panels.back) this.#journey.press();
    else if (isOwn) focused.click();
    else if (this.#journey.level === 'programme') this.#journey.go('overlay');
    else this.#presenter.target?.click();
  }

  #steer(action: 'left' | 'right' | 'up' | 'down', isRepeat: boolean): boolean {
    const { level } = this.#journey;
    if (level === 'programme') return false;
    if (level === 'counter') {
      if (action === 'left' || action === 'right') this.#journey.move(action === 'left' ? -1 : 1);
      else this.#journey.strengthen(action === 'up' ? 1 : -1);
    } else if (level === 'brew') {
      if (action === 'left' || action === 'right') this.#journey.tilt(action === 'left' ? -1 : 1, isRepeat);
    } else if (level === 'card' || this.#presenter.isPoster) {
      this.#presenter.cardFocus = action === 'right' || action === 'down' ? 1 : 0;
      this.#focus();
    }
    return true;
  }
}
