import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { Autopilot, type Control } from './autopilot.ts';
import { Caption } from './caption.ts';
import { copy } from './copy.ts';
import { Grip } from './grip.ts';
import { INTRO, ignite, sweep } from './intro.ts';
import { toPaints } from './paints.ts';
import { Panel } from './panel.ts';
import { type Backdrop, openStudio } from './picture.ts';
import { type Deed, Shoot } from './shoot.ts';
import { Showroom } from './showroom.ts';
import { SpotLabels } from './spot-labels.ts';
import { Viewfinder } from './viewfinder.ts';
import { facing, hero, type Spot, shots } from './views.ts';
import { type Rim, rims } from './wheel.ts';

/** Degrees of a key press. */
const NUDGE = 15;
const letters: Readonly<Record<string, 'paint' | 'view' | 'lamps' | 'rim'>> = { p: 'paint', v: 'view', l: 'lamps', r: 'rim' };

/** The shoot: the visitor turns, paints and lights the car, then takes the picture that becomes the end card. */
export class StudioScene implements Scene {
  readonly #stage: Stage;
  readonly #room: Showroom;
  readonly #picture: Backdrop;
  readonly #paints;
  readonly #panel: Panel;
  readonly #caption: Caption;
  readonly #spots: SpotLabels;
  readonly #finder = new Viewfinder();
  readonly #grip: Grip;
  readonly #pilot: Autopilot;
  #shoot = new Shoot();
  /** Seconds of the show; it waits for the car. */
  #clock = 0;
  #isFlying = false;
  #isOpen = false;
  #isHurried = false;
  #isComposed = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#paints = toPaints(stage.brand.primary);
    this.#room = new Showroom(stage);
    this.#picture = openStudio(stage);
    this.#grip = new Grip(stage, this.#room.turning, (degrees) => this.#orbited(degrees));
    this.#spots = new SpotLabels(stage.reduced, (spot) => this.#openSpot(spot));
    this.#panel = new Panel(this.#paints, {
      paint: (index) => this.#user('paint', () => this.#repaint(index)),
      rim: (rim) => this.#user('rim', () => this.#refit(rim)),
      lamps: () => this.#user('lamps', () => this.#switch()),
      view: () => this.#user('view', () => this.#nextView()),
      shoot: () => this.#takeShot(),
    });
    this.#caption = new Caption(stage.brand, { exit: () => stage.exit(), again: () => this.#again() });
    stage.root.append(this.#grip.element, this.#finder.element, this.#spots.element, this.#panel.element, this.#caption.element, this.#finder.flash);
    this.#pilot = new Autopilot(createHand(stage), this.#controls());
    this.#begin();
  }

  #begin(): void {
    this.#room.rig.send({ elevation: 0.06, zoom: 1, focusX: 0, focusY: 0.6, focusZ: 0, steer: 0, caption: 1 });
    this.#room.place('bare');
    this.#room.arrive();
    this.#show();
    this.#caption.write(undefined);
    if (this.#stage.reduced) this.#open();
  }

  /** Lights up, car in place, controls out: also what is left of the intro when the visitor comes early. */
  #open(): void {
    this.#clock = Math.max(this.#clock, INTRO.ends);
    this.#isOpen = true;
    this.#room.rig.send({ key: 1, panel: 1 });
    this.#room.place('open');
    this.#room.aim(hero);
    if (!this.#shoot.isLit) this.#switch();
  }

  frame(_t: number, dt: number): void {
    const room = this.#room;
    if (this.#picture.prepare()) this.#clock += dt;
    this.#light();
    room.step(this.#isHurried ? dt * 3 : dt);
    this.#spots.step(dt);
    const look = room.look(this.#shoot, this.#paints);
    this.#picture.draw(look);
    this.#lay(dt);
    this.#grip.describe();
    this.#spots.put((spot) => {
      const { side, square } = facing(room.turning.angle);
      const [x, y, z] = spot.at;
      const seen = this.#shoot.isTaken ? 0 : clamp((square - 0.3) * 5) * clamp(room.rig.at('panel') * 2 - 1);
      return { ...this.#picture.place(look, [x, y, z * side]), seen };
    }, this.#stage.width);
    if (this.#isAsleep) this.#stage.sleep();
  }

  get #isAsleep(): boolean {
    const isBusy = this.#isFlying || this.#clock < INTRO.ends || this.#spots.isCounting || this.#finder.isFlashing || this.#grip.isHeld;
    return !isBusy && this.#picture.isReady && this.#room.isStill && (!this.#shoot.isTaken || this.#isComposed);
  }

  /** Lights and cues of the intro. */
  #light(): void {
    const { rig } = this.#room;
    const t = this.#stage.reduced ? INTRO.ends : this.#clock;
    this.#room.bar = ignite(t);
    this.#room.sweep = sweep(t);
    if (this.#isOpen || this.#stage.reduced) return;
    if (t >= INTRO.key) rig.send({ key: 1 });
    if (t >= INTRO.turn && this.#room.turning.goal === 0) this.#room.aim(hero);
    if (t >= INTRO.lamps && !this.#shoot.isLit) this.#switch();
    if (t >= INTRO.panel) this.#open();
  }

  /** Puts the words and the controls where the moment wants them. */
  #lay(dt: number): void {
    const { rig } = this.#room;
    const isTurned = this.#shoot.isTaken && rig.at('caption') < 0.05 && !this.#isComposed;
    if (isTurned) {
      this.#caption.write(this.#built());
      rig.send({ caption: 1 });
      if (this.#isHurried) rig.arrive();
    }
    this.#panel.slide(rig.at('panel'));
    this.#caption.fade(rig.at('caption'));
    this.#finder.step(dt, rig.at('frame'));
    if (!this.#shoot.isTaken || this.#isComposed || rig.at('frame') < 0.97 || rig.at('caption') < 0.97) return;
    this.#isComposed = true;
    this.#stage.milestone('complete');
  }

  resize(): void {
    this.#picture.resize();
    this.#room.refit();
    if (this.#stage.reduced || this.#room.isStill) this.#room.arrive();
    this.#caption.fit();
  }

  input({ action, key, phase }: Input): boolean {
    const letter = letters[key.toLowerCase()];
    const isTurn = action === 'left' || action === 'right';
    if (phase === 'up' || (!isTurn && !letter)) return action === 'ok' && this.#press(phase);
    if (isTurn) {
      this.#stage.wake();
      this.#grip.nudge(action === 'right' ? NUDGE : -NUDGE);
    } else if (letter === 'paint') this.#user('paint', () => this.#repaint((this.#shoot.paint + 1) % this.#paints.length));
    else if (letter === 'view') this.#user('view', () => this.#nextView());
    else if (letter === 'lamps') this.#user('lamps', () => this.#switch());
    else this.#user('rim', () => this.#refit(rims[(rims.indexOf(this.#shoot.rim) + 1) % rims.length] ?? 'talon'));
    return true;
  }

  /** OK of a remote control or Enter on the car. */
  #press(phase: Input['phase']): boolean {
    if (phase === 'down') this.#takeShot();
    return true;
  }

  autopilot(): void {
    this.#isFlying = true;
    this.#pilot.step(this.#clock);
  }

  takeOver(): void {
    this.#land();
    if (!this.#isOpen) this.#open();
  }

  rest(): void {
    this.#land();
    this.#isHurried = true;
    if (!this.#isOpen) this.#open();
    if (!this.#shoot.isTaken) this.#takeShot();
  }

  still(): void {
    this.#clock = 99;
    this.#isOpen = true;
    this.#room.turning.jump(hero.turn);
    this.#room.aim(hero);
    this.#room.rig.send({ key: 1, lamps: 1 });
    this.#room.place('bare');
    this.#room.arrive();
  }

  #land(): void {
    this.#isFlying = false;
    this.#pilot.stop();
  }

  /** What a visitor did with a control: done, counted and told. */
  #user(deed: Deed, act: () => string): void {
    this.#stage.wake();
    const value = act();
    this.#stage.interaction(deed, value);
    this.#count(deed);
  }

  #count(deed: Deed): void {
    const quarter = this.#shoot.mark(deed);
    if (quarter) this.#stage.milestone(quarter);
  }

  #orbited(degrees: number): void {
    this.#spots.open(-1);
    this.#stage.interaction('orbit', degrees);
    this.#count('turn');
  }

  #repaint(index: number): string {
    const paint = this.#paints[index];
    this.#shoot.repaint(index);
    this.#room.wipe();
    this.#show();
    this.#stage.say(paint?.name ?? '');
    return paint?.id ?? '';
  }

  #refit(rim: Rim): string {
    this.#shoot.rim = rim;
    this.#room.spin();
    this.#show();
    return rim;
  }

  #switch(): string {
    this.#shoot.isLit = !this.#shoot.isLit;
    this.#room.rig.send({ lamps: this.#shoot.isLit ? 1 : 0 });
    this.#show();
    return this.#shoot.isLit ? 'on' : 'off';
  }

  #nextView(): string {
    this.#shoot.view = (this.#shoot.view + 1) % shots.length;
    const shot = shots[this.#shoot.view] ?? hero;
    this.#spots.open(-1);
    this.#room.aim(shot);
    this.#show();
    this.#stage.say(shot.name);
    return shot.id;
  }

  #openSpot(spot: Spot): void {
    this.#user('view', () => spot.id);
    this.#room.stepBack();
    this.#stage.say(`${spot.name}: ${spot.value} ${spot.unit}`);
  }

  #show(): void {
    const { paint, rim, isLit, view } = this.#shoot;
    this.#panel.show({ paint, rim, lamps: isLit, view });
  }

  #built(): string {
    const { paint, rim } = this.#shoot;
    return `${this.#paints[paint]?.name ?? ''} · ${rim === 'talon' ? 'Talon' : 'Plume'} ${copy.rims.toLowerCase()}`;
  }

  /** The shutter: one flash, then the picture is the end card. */
  #takeShot(): void {
    if (this.#shoot.isTaken || !this.#isOpen) return;
    this.#stage.wake();
    const wasInside = this.#panel.element.contains(document.activeElement);
    for (const quarter of this.#shoot.finish()) this.#stage.milestone(quarter);
    if (!this.#stage.reduced) this.#finder.fire();
    this.#finder.write(this.#built());
    this.#spots.open(-1);
    this.#room.stepBack();
    this.#room.place('end');
    this.#room.rig.send({ panel: 0, frame: 1, caption: 0 });
    this.#stage.say(`${copy.shotTaken} ${copy.endLine}.`);
    if (wasInside) this.#caption.cta.focus({ preventScroll: true });
  }

  #again(): void {
    this.#stage.wake();
    this.#shoot = new Shoot();
    this.#isComposed = false;
    this.#isHurried = false;
    this.#room.rig.send({ frame: 0, lamps: 0 });
    this.#caption.write(undefined);
    this.#open();
    this.#show();
    this.#grip.element.focus({ preventScroll: true });
  }

  #controls() {
    const { width, height } = this.#stage;
    const nodes: Readonly<Record<Control, () => HTMLElement>> = {
      paint: () => this.#panel.swatch(2),
      'first paint': () => this.#panel.swatch(0),
      rim: () => this.#panel.rim('plume'),
      shutter: () => this.#panel.shutter,
    };
    const acts: Readonly<Record<Control, () => void>> = {
      paint: () => this.#repaint(2),
      'first paint': () => this.#repaint(0),
      rim: () => this.#refit('plume'),
      shutter: () => this.#takeShot(),
    };
    return {
      width,
      height,
      middle: (of: Control) => {
        const box = nodes[of]().getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      },
      press: (what: Control) => acts[what](),
      hold: () => this.#grip.hold(),
      drag: (share: number) => this.#grip.drag(share),
      release: () => this.#grip.release(0),
    };
  }
}
