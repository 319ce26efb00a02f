import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { AUTOPLAY, autoplayHour, handCue } from './autoplay.ts';
import { Controls } from './controls.ts';
import { GOLDEN_H, heldLight, sunAt } from './day.ts';
import { SETS_OUT_S } from './fleet.ts';
import { Picture } from './picture.ts';
import { places } from './places.ts';
import { bakeStamp, createSheet } from './sheet.ts';
import { Trip } from './trip.ts';
import { SMALL } from './view.ts';
import { Visitor } from './visitor.ts';
import { Words } from './words.ts';

const goldenPlace = places.find((place) => place.hour === GOLDEN_H);
const GRAIN_PX = 128;
/** When a place comes near, this point stays where it is: right of its pin and below the horizon, units of the world. */
const HOLDS = { x: 24, y: 19 } as const;

/** The scene: one day, from input to frame. */
export class GoldenHour implements Scene {
  readonly #stage: Stage;
  readonly #trip: Trip;
  readonly #picture: Picture;
  readonly #controls: Controls;
  readonly #words: Words;
  readonly #visitor: Visitor;
  readonly #hand;
  #isAutoplay = false;
  /** The stage's second at which the visitor asked to see the day again. */
  #encoreFrom: number | undefined;
  /** Seconds since the boats set out. */
  #time = SETS_OUT_S;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#trip = new Trip(stage.reduced);
    const layer = createSheet(stage);
    this.#picture = new Picture(stage, layer);
    this.#visitor = new Visitor(stage, this.#trip, this.#picture);
    this.#controls = new Controls(stage, (place) => this.#visitor.choose(place));
    this.#words = new Words(stage);
    stage.root.append(
      makeGrain(),
      this.#controls.surface,
      ...this.#words.lines,
      this.#controls.light,
      ...this.#controls.pins,
      this.#words.cta,
      this.#words.again,
    );
    this.#words.fit();
    // In its place before the first paint: from the corner it would be a layout shift.
    this.#showControls();
    const drag = onDrag(this.#controls.surface, this.#visitor);
    // A drag may begin on a name tag, which moves under the hand; by touch it would stay there.
    for (const tag of this.#controls.pins) {
      tag.addEventListener('pointerdown', ({ pointerId }) => tag.releasePointerCapture(pointerId));
      tag.addEventListener('pointerleave', (event) => event.buttons && drag(event));
    }
    // The light moves under the hand that drags it: the surface, which does not, follows the hand.
    this.#controls.light.addEventListener('pointerdown', (event) => {
      drag(event);
      this.#visitor.holdLight();
    });
    this.#listen();
    this.#hand = createHand(stage);
  }

  update(t: number, dt: number): void {
    if (this.#encoreFrom !== undefined) this.autoplay(t - this.#encoreFrom);
    const trip = this.#trip;
    const before = trip.hour.value;
    trip.step(dt);
    if (!this.#isAutoplay) this.#visitor.live(trip.hour.value - before);
    if (!this.#stage.reduced) this.#time = SETS_OUT_S + t;
    if (trip.isComposed) this.#stage.milestone('complete');
    if (this.#stage.reduced && trip.isStill) this.#stage.sleep();
  }

  render(): void {
    const trip = this.#trip;
    const { nearness, place, poster } = trip;
    const { view } = this.#picture;
    const pin = place && this.#controls.pinOf(place, trip, this.#picture);
    this.#stage.root.style.setProperty('--far', (1 - nearness).toFixed(3));
    this.#picture.draw({
      hour: trip.hour.value,
      pan: trip.pan.value * view.across,
      poster,
      open: trip.open,
      closeness: place ? 1 : 0.35,
      time: this.#time,
      raise: this.#greeting,
      chosen: place?.id,
      nearness,
      around: [(pin?.x ?? 0) + HOLDS.x * view.scale, view.horizon + HOLDS.y * view.scale],
    });
    this.#words.show(trip);
    this.#showControls();
  }

  #showControls(): void {
    const { hour, poster } = this.#trip;
    this.#controls.show(this.#trip, this.#picture, this.#picture.placeOf(heldLight(hour.value), poster));
  }

  /** How far arms are up: in the first seconds, near a place, and on the poster. */
  get #greeting(): number {
    if (this.#stage.reduced) return 1;
    const t = this.#time - SETS_OUT_S;
    const { nearness, poster } = this.#trip;
    return Math.max(nearness, poster, ramp(t, 0.1, 0.4) * (1 - ramp(t, 2.4, 2.9)));
  }

  resize(): void {
    this.#picture.fit();
    this.#words.fit();
    this.#stage.wake();
  }

  input(input: Input): boolean {
    if (this.#encoreFrom !== undefined && input.phase === 'down') this.takeOver();
    return this.#visitor.key(input);
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    const trip = this.#trip;
    if (!trip.isPoster) trip.hour.jump(autoplayHour(t));
    for (const [milestone, second] of [
      ['first_quartile', 3.4],
      ['midpoint', 6.8],
      ['third_quartile', 10.2],
    ] as const)
      if (t >= second) this.#stage.milestone(milestone);
    this.#guide(t);
    if (t >= AUTOPLAY.taps && !trip.isPoster && !this.#isInvitation && goldenPlace) trip.visit(goldenPlace);
  }

  takeOver(): void {
    this.#endAutoplay();
    if (!this.#trip.isPoster) this.#trip.hour.jump(this.#trip.hour.value);
  }

  /** After autoplay the ad rests where it began; after a visitor has played, on the poster of their hour. */
  rest(isInvitation: boolean): void {
    this.#endAutoplay();
    if (isInvitation) this.#trip.comeBack();
    else if (!this.#trip.isPoster) this.#trip.keepHere(0.5);
  }

  /** True where autoplay was not asked for: this is no film, and the visitor has not asked to see the day again. */
  get #isInvitation(): boolean {
    return this.#stage.invites && this.#encoreFrom === undefined;
  }

  #listen(): void {
    this.#stage.root.addEventListener('pointerdown', () => this.#encoreFrom !== undefined && this.takeOver(), { capture: true });
    this.#words.cta.addEventListener('click', () => {
      this.#stage.interaction('plan');
      this.#stage.exit();
    });
    this.#words.again.addEventListener('click', () => this.#liveAgain());
  }

  /** The drawn hand drags the sun down, and comes back to choose the bar. */
  #guide(t: number): void {
    const cue = handCue(t);
    if (!cue || !goldenPlace || (cue.on === 'place' && this.#isInvitation)) return this.#hand.hide();
    const pin = this.#controls.pinOf(goldenPlace, this.#trip, this.#picture);
    const orb = this.#picture.orbOf(sunAt(this.#trip.hour.value), 0);
    const [x, y] = cue.on === 'light' ? [orb.x, Math.min(orb.y, this.#picture.view.horizon + 4)] : [pin.x + 30, pin.y - 26];
    const { width, height } = this.#stage;
    // From below; on a small stage, where the call to action is there, from the side.
    const [dx, dy] = width < SMALL ? [width - x + 20, 0] : [70, height - y + 10];
    this.#hand.move(x + (1 - cue.approach) * dx, y + (1 - cue.approach) * dy);
    this.#hand.press(cue.isDown);
  }

  #endAutoplay(): void {
    this.#isAutoplay = false;
    this.#encoreFrom = undefined;
    this.#hand.hide();
  }

  /** Plays the day from the golden hour again; the calm version only goes back to that hour. */
  #liveAgain(): void {
    this.#trip.reset();
    if (!this.#stage.reduced) this.#encoreFrom = this.#stage.time;
    this.#controls.light.focus({ preventScroll: true });
    this.#stage.wake();
  }
}

/** Paper grain over the picture, made once and composited by the browser. */
function makeGrain(): HTMLElement {
  const random = createRandom(3);
  const tile = bakeStamp(GRAIN_PX, GRAIN_PX, 1, (context) => {
    const pixels = context.createImageData(GRAIN_PX, GRAIN_PX);
    // Black or white of up to 2.6 % opacity. A pixel is one word, the alpha its highest byte: a fifth of the time of four bytes.
    const words = new Uint32Array(pixels.data.buffer);
    for (let i = 0; i < words.length; i++) {
      const colour = random() < 0.5 ? 0 : 0xffffff;
      words[i] = Math.round(random() * 0.026 * 255) * 2 ** 24 + colour;
    }
    context.putImageData(pixels, 0, 0);
  });
  const grain = document.createElement('div');
  grain.className = 'grain';
  grain.style.backgroundImage = `url(${tile.toDataURL()})`;
  return grain;
}
