import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import type { Context } from '#protocol/context.ts';
import { handCue, isLast, LIFTED, LIFTS_AT, raisedBy, taps } from './autoplay.ts';
import { Blinds, liftOf, restOf } from './blinds.ts';
import { barY, type planCabin } from './cabin-plan.ts';
import { copy } from './copy.ts';
import { Flight } from './flight.ts';
import { boardAt } from './gate.ts';
import { type BlindHandlers, BlindInput } from './input.ts';
import { View } from './view.ts';
import { type Destination, type Destinations, type Origin, pickOrigin, Situation } from './weather.ts';
import type { Words } from './words.ts';

const KEY_STEP = 0.1;
/** The calm version, and the still, show both weathers side by side. */
const HALF = 0.5;
const STILL = 0.6;
/** Seconds from the open windows to the end card, and seconds that it takes to come. */
const LOOK_S = 0.3;
const PASS_S = 0.35;
/** The fare changes when the blind is up by a third. */
const FARE_FROM = 0.28;

/** The scene: the weather here, the weather at the destination, and the blinds between them. */
export class AnywhereWeather implements Scene, BlindHandlers {
  readonly #stage: Stage;
  readonly #blinds = new Blinds();
  readonly #flight = new Flight();
  readonly #view: View;
  readonly #words: Words;
  readonly #input: BlindInput;
  readonly #hand;
  readonly #situation: Situation;
  #origin: Origin;
  #destinations: Destinations;
  /** The number of the chosen destination. */
  #chosen = 0;
  /** The one that was chosen while the blinds are not closed yet. */
  #next: number | undefined;
  #isAutoplay = false;
  #autoplayAt = 0;
  #isFareShown = false;
  /** By a person, or by a film for one. An ad that has only invited ends on an offer, which is nobody's yet. */
  #isPlayed: boolean;
  /** Seconds since the windows stood open, or undefined. */
  #openFor: number | undefined;
  #encoreFrom: number | undefined;

  constructor(stage: Stage, toPlan: typeof planCabin, createWords: (stage: Stage, onChoose: (chip: number) => void) => Words) {
    this.#stage = stage;
    this.#isPlayed = !stage.invites;
    this.#situation = new Situation(pickOrigin(stage.random()), stage.config.context);
    ({ origin: this.#origin, destinations: this.#destinations } = this.#situation);
    this.#view = new View(stage, toPlan, this.#origin, this.#destination.id);
    this.#input = new BlindInput(stage, this.#view.plan, this);
    this.#words = createWords(stage, (chip) => this.#choose(chip));
    stage.root.append(...this.#input.elements, ...this.#words.elements);
    this.#quote(false);
    this.#words.fit(this.#view.plan);
    if (stage.reduced) this.#blinds.jump(HALF);
    this.#listen();
    this.#hand = createHand(stage);
  }

  update(t: number, dt: number): void {
    if (this.#situation.isNew) this.#repaint();
    if (this.#encoreFrom !== undefined) this.autoplay(t - this.#encoreFrom);
    if (this.#stage.reduced) this.#blinds.jump(this.#blinds.raise);
    else this.#blinds.step(dt);
    this.#turnTo();
    if (!this.#stage.reduced) this.#flight.step(this.#blinds.seen, dt);
    this.#mark(this.#blinds.seen, dt);
    this.#words.step(dt, this.#stage.reduced);
    if (this.#isArrived) this.#stage.milestone('complete');
    if (this.#stage.reduced && (this.#isArrived || this.#blinds.raise < 1)) this.#stage.sleep();
  }

  render(): void {
    const arrived = (this.#openFor ?? 0) - LOOK_S;
    this.#words.show({
      origin: this.#origin,
      destination: this.#destination,
      destinations: this.#destinations,
      chosen: this.#next ?? this.#chosen,
      boarding: this.#boarding,
      isPlayed: this.#isPlayed,
      seen: this.#blinds.seen,
      arrived: arrived / PASS_S,
    });
    this.#input.show(Math.round(this.#blinds.raise * 100), this.#destination.name);
    const { roll, gaze } = this.#flight;
    this.#view.draw({ lifts: this.#blinds.lifts, time: this.#stage.reduced ? 0 : this.#stage.time, roll, gaze });
  }

  get #isArrived(): boolean {
    return (this.#openFor ?? 0) > LOOK_S;
  }

  resize(): void {
    this.#view.fit();
    this.#input.fit(this.#view.plan);
    this.#words.fit(this.#view.plan);
    this.#stage.wake();
  }

  tilt(x: number, y: number): void {
    this.#flight.look(x, y);
  }

  context(context: Context): void {
    this.#situation.learn(context, this.#stage.time);
  }

  get #destination(): Destination {
    return this.#destinations[this.#chosen] ?? this.#destinations[0];
  }

  get #boarding() {
    return boardAt(this.#destination.departs, this.#situation.clockAt(this.#stage.time));
  }

  /** Shows what is known now. Only the blinds stay as they are, but those of the poster, which would hide another weather here. */
  #repaint(): void {
    this.#situation.isNew = false;
    const { sky, hour } = this.#origin;
    ({ origin: this.#origin, destinations: this.#destinations } = this.#situation);
    this.#view.setOrigin(this.#origin);
    if (!this.#isPlayed && this.#isArrived && (sky !== this.#origin.sky || hour !== this.#origin.hour)) this.#blinds.jump(HALF);
    this.#quote(this.#isFareShown, true);
  }

  input({ action, key, phase }: Input): boolean {
    if (phase !== 'down') return false;
    const direction = action === 'up' || action === 'right' ? 1 : action === 'down' || action === 'left' ? -1 : 0;
    const chip = (direction ? this.#words.neighbour?.(action === 'down' || action === 'right' ? 1 : -1) : undefined) ?? Number(key) - 1;
    if (this.#destinations[chip]) this.#choose(chip);
    else if (direction) this.#raise(this.#blinds.raise + direction * KEY_STEP);
    else if (key === 'Home' || key === 'End') this.#raise(key === 'End' ? 1 : 0);
    else if (action === 'ok') this.tap();
    else return false;
    return true;
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    const before = this.#autoplayAt;
    this.#autoplayAt = t;
    const passes = (at: number) => before < at && t >= at;
    if (passes(LIFTS_AT)) this.#blinds.go(LIFTED);
    const raised = raisedBy(t);
    if (raised !== undefined) this.#blinds.hold(liftOf(raised, 1), 1);
    for (const { at, chip } of taps) if (passes(at)) this.#head(chip);
    this.#guide(t);
  }

  /** Windows that autoplay has opened close half-way, so that the visitor can pull the blinds up. */
  takeOver(): void {
    if (!this.#isPlayed && this.#next === undefined) this.#blinds.go(Math.min(this.#blinds.raise, HALF));
    this.#play();
  }

  /** With open windows on the visitor's destination; after autoplay, on the first. */
  rest(isInvitation: boolean): void {
    this.#endAutoplay();
    this.#arriveAt(isInvitation ? 0 : (this.#next ?? this.#chosen));
    this.#blinds.go(1, true);
  }

  still(): void {
    this.#blinds.jump(STILL);
    this.#words.step(0, true);
  }

  liftOf(window: number): number {
    return this.#blinds.lifts[window] ?? 0;
  }

  hold(lift: number, window: number): void {
    this.#play();
    this.#blinds.hold(lift, window);
  }

  release(speed: number): void {
    this.#raise(restOf(this.#blinds.raise, this.#stage.reduced ? 0 : speed));
  }

  tap(): void {
    if (this.#words.turnsOn && this.#blinds.isOpen) this.#choose((this.#chosen + 1) % this.#destinations.length);
    else this.#raise(this.#blinds.raise > HALF ? 0 : 1);
  }

  #listen(): void {
    const { cta, again, city } = this.#words;
    this.#stage.root.addEventListener('pointerdown', () => this.#endAutoplay(), { capture: true });
    if (!this.#stage.reduced) this.#flight.follow(this.#stage, () => this.#isAutoplay);
    cta.addEventListener('click', () => this.#stage.exit());
    city?.addEventListener('click', () => this.#changeCity());
    again?.addEventListener('click', () => this.#playAgain());
  }

  #play(): void {
    this.#endAutoplay();
    this.#isPlayed = true;
    this.#stage.wake();
  }

  #raise(raise: number): void {
    this.#play();
    this.#blinds.go(raise);
    this.#stage.interaction('blind', Math.round(this.#blinds.raise * 100));
  }

  #choose(chip: number): void {
    const destination = this.#destinations[chip];
    if (!destination) return;
    this.#play();
    this.#stage.interaction('destination', destination.id);
    this.#head(chip);
    this.#stage.say(copy.fare(destination.name, destination.price));
  }

  /** Closes the blinds on the old weather, then opens them on the new. */
  #head(chip: number): void {
    if (chip === this.#chosen || this.#stage.reduced || this.#blinds.seen < 0.03) this.#arriveAt(chip);
    else this.#next = chip;
    this.#openFor = undefined;
    this.#blinds.go(this.#next === undefined ? 1 : 0, this.#next !== undefined);
  }

  /** The blinds are closed: replaces what is behind them. */
  #turnTo(): void {
    if (this.#next === undefined || this.#blinds.seen > 0.015) return;
    this.#arriveAt(this.#next);
    this.#blinds.go(1);
  }

  #arriveAt(chip: number): void {
    this.#next = undefined;
    const isOther = chip !== this.#chosen;
    this.#chosen = chip;
    if (isOther) this.#view.setDestination(this.#destination.id);
    this.#quote(this.#isFareShown);
  }

  #quote(isShown: boolean, isCut = false): void {
    this.#isFareShown = isShown;
    this.#words.quote(this.#origin, this.#destination, isShown, isCut);
  }

  #changeCity(): void {
    this.#situation.moveOn();
    this.#stage.interaction('refresh', 'city');
    this.#repaint();
    this.#blinds.go(Math.min(this.#blinds.raise, HALF));
    this.#quote(true);
    this.#stage.say(copy.another(this.#origin.city));
    this.#stage.wake();
  }

  #playAgain(): void {
    this.#play();
    this.#stage.interaction('refresh', 'again');
    this.#arriveAt(0);
    this.#openFor = undefined;
    this.#quote(false);
    this.#blinds.go(this.#stage.reduced ? HALF : 0);
    this.#input.slider?.focus({ preventScroll: true });
    this.#autoplayAt = 0;
    if (!this.#stage.reduced) this.#encoreFrom = this.#stage.time + 0.6;
  }

  /** Reports milestones by how much of the destination is visible; shows the end card once only the destination is visible. */
  #mark(seen: number, dt: number): void {
    if (!this.#isFareShown && (seen > FARE_FROM || this.#stage.reduced)) this.#quote(true);
    if (seen > 0.3) this.#stage.milestone('first_quartile');
    if (seen > 0.6) this.#stage.milestone('midpoint');
    if (seen > 0.9) this.#stage.milestone('third_quartile');
    const isEnd = this.#blinds.isOpen && this.#next === undefined && (!this.#isAutoplay || isLast(this.#autoplayAt));
    const before = this.#openFor;
    this.#openFor = isEnd ? (before ?? 0) + (this.#stage.reduced ? LOOK_S + 3 * PASS_S : dt) : undefined;
    if (this.#isArrived && (before ?? 0) <= LOOK_S && this.#isPlayed && !this.#isAutoplay)
      this.#stage.say(`${copy.arrived(this.#destination.name, this.#destination.warmth, this.#destination.price)} ${this.#boarding.gate}`);
  }

  #guide(t: number): void {
    const cue = handCue(t);
    const pane = this.#view.plan.panes[1];
    if (!cue || !pane) return this.#hand.hide();
    const [x, y] = cue.on === 'blind' ? [pane.x + pane.width / 2, barY(pane, this.liftOf(1)) + 2] : this.#words.middle(cue.on);
    this.#hand.move(x + (1 - cue.near) * 60, y + (1 - cue.near) * (this.#stage.height - y + 16));
    this.#hand.press(cue.isDown);
  }

  #endAutoplay(): void {
    this.#isAutoplay = false;
    this.#encoreFrom = undefined;
    this.#hand.hide();
  }
}
