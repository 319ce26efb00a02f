import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { Autoplay, type Control } from './autoplay.ts';
import { Caption } from './caption.ts';
import { copy } from './copy.ts';
import { Deeds } from './deeds.ts';
import { WIDE } from './framing.ts';
import { TurnInput } from './input.ts';
import { INTRO, ignite, sweep } from './intro.ts';
import type { Look } from './look.ts';
import { toPaints } from './paints.ts';
import { Panel } from './panel.ts';
import { type Backdrop, openStudio } from './picture.ts';
import { listenToRadioKeys } from './radio-keys.ts';
import { Showroom } from './showroom.ts';
import { Viewfinder } from './viewfinder.ts';
import { hero } from './views.ts';

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
  readonly #finder = new Viewfinder();
  readonly #turn: TurnInput;
  readonly #autoplay: Autoplay;
  readonly #deeds: Deeds;
  /** The picture that was taken. */
  #shot: Look | undefined;
  /** Seconds of the scene; they count only when the car can be shown. */
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
    this.#turn = new TurnInput(stage, this.#room.turning, {
      turn: (degrees) => this.#orbited(degrees),
      tap: () => this.#deeds.user('view', () => this.#deeds.nextView()),
    });
    this.#panel = new Panel(this.#paints, {
      paint: (index) => this.#deeds.user('paint', () => this.#deeds.repaint(index)),
      rim: (rim) => this.#deeds.user('rim', () => this.#deeds.refit(rim)),
      lamps: () => this.#deeds.user('lamps', () => this.#deeds.switchLamps()),
      shoot: () => this.#takeShot(),
    });
    this.#caption = new Caption(stage, { again: () => this.#again(), deeds: () => this.#deeds });
    this.#deeds = new Deeds({ stage, room: this.#room, panel: this.#panel, paints: this.#paints });
    stage.root.append(this.#turn.element, this.#finder.element, this.#panel.element, this.#caption.element, this.#finder.flash);
    for (const part of [this.#panel, this.#caption])
      listenToRadioKeys(part.element, (key) => this.input({ action: undefined, key, phase: 'down', repeat: false }));
    this.#finder.resize(stage.width, stage.height);
    this.#autoplay = new Autoplay(createHand(stage), this.#controls());
    this.#begin();
  }

  #begin(): void {
    // Some light from the first frame, so that it is a car at once.
    this.#room.rig.send({ key: 0.5, elevation: 0.06, steer: 0 });
    // Only a billboard's car stands where the controls will be.
    if (this.#stage.width < this.#stage.height * WIDE) this.#room.rig.send({ panel: 1 });
    this.#room.place('bare');
    this.#room.arrive();
    this.#deeds.show();
    this.#caption.write(false);
    if (this.#stage.reduced) this.#open();
  }

  /** Switches the lights on and puts car and controls in place; also ends an intro that the visitor has interrupted. */
  #open(): void {
    this.#clock = Math.max(this.#clock, INTRO.ends);
    this.#isOpen = true;
    this.#room.rig.send({ key: 1, panel: 1 });
    this.#room.place('open');
    this.#room.aim(hero);
    if (!this.#deeds.shoot.isLit) this.#deeds.switchLamps();
  }

  update(_t: number, dt: number): void {
    if (this.#picture.prepare()) this.#clock += dt;
    this.#light();
    this.#room.step(this.#isHurried ? dt * 3 : dt);
    this.#finder.step(dt);
    this.#lay();
    if (this.#isAsleep) this.#stage.sleep();
  }

  render(): void {
    this.#picture.draw(this.#look, this.#isComposed);
    this.#finder.show(this.#deeds.shoot.isTaken);
    this.#turn.describe();
  }

  /** A picture that was taken stays as it was; only its place on the stage changes. */
  get #look(): Look {
    const look = this.#room.look(this.#deeds.shoot, this.#paints);
    return this.#shot ? { ...this.#shot, camera: look.camera } : look;
  }

  get #isAsleep(): boolean {
    const isBusy = this.#isFlying || this.#clock < INTRO.ends || this.#finder.isFlashing || this.#turn.isHeld;
    return !isBusy && this.#picture.isReady && this.#room.isStill && (!this.#deeds.shoot.isTaken || this.#isComposed);
  }

  /** The lights and the events of the intro. */
  #light(): void {
    const { rig } = this.#room;
    const t = this.#stage.reduced ? INTRO.ends : this.#clock;
    this.#room.bar = ignite(t);
    this.#room.sweep = sweep(t);
    if (this.#isOpen || this.#stage.reduced) return;
    if (t >= INTRO.key) rig.send({ key: 1 });
    if (t >= INTRO.turn && this.#room.turning.goal === 0) {
      this.#room.aim(hero);
      this.#room.place('open');
    }
    if (t >= INTRO.lamps && !this.#deeds.shoot.isLit) this.#deeds.switchLamps();
    if (t >= INTRO.panel) this.#open();
  }

  /** Puts the words and the controls in their places of this moment. */
  #lay(): void {
    // Autoplay asks where a control is.
    this.#panel.slide(this.#room.rig.at('panel'));
    if (!this.#deeds.shoot.isTaken || this.#isComposed || this.#finder.isFlashing) return;
    this.#isComposed = true;
    this.#isHurried = false;
    if (document.activeElement === this.#turn.element) this.#caption.focus();
    this.#stage.milestone('complete');
  }

  resize(): void {
    this.#picture.resize();
    this.#finder.resize(this.#stage.width, this.#stage.height);
    this.#room.refit();
    if (this.#stage.reduced || this.#room.isStill) this.#room.arrive();
    this.#caption.fit();
  }

  input({ action, key, phase }: Input): boolean {
    if (this.#shot) return false;
    const letter = letters[key.toLowerCase()];
    const isTurn = action === 'left' || action === 'right';
    if (phase === 'up' || (!isTurn && !letter)) return action === 'ok' && this.#press(phase);
    if (isTurn) {
      this.#stage.wake();
      this.#turn.nudge(action === 'right' ? NUDGE : -NUDGE);
    } else if (letter === 'paint') this.#deeds.user('paint', () => this.#deeds.nextPaint());
    else if (letter === 'view') this.#deeds.user('view', () => this.#deeds.nextView());
    else if (letter === 'lamps') this.#deeds.user('lamps', () => this.#deeds.switchLamps());
    else this.#deeds.user('rim', () => this.#deeds.nextRim());
    return true;
  }

  /** OK of a remote control or Enter on the car. */
  #press(phase: Input['phase']): boolean {
    if (phase === 'down') this.#takeShot();
    return true;
  }

  autoplay(): void {
    this.#isFlying = true;
    this.#autoplay.step(this.#clock);
  }

  takeOver(): void {
    this.#land();
    if (!this.#isOpen) this.#open();
  }

  rest(): void {
    this.#land();
    this.#isHurried = true;
    if (!this.#isOpen) this.#open();
    // Only a visitor takes the picture; an ad that is filmed takes it itself.
    if (this.#deeds.shoot.isTaken || this.#stage.invites) return;
    this.#room.arrive();
    this.#takeShot();
  }

  still(): void {
    this.#clock = 99;
    this.#isOpen = true;
    this.#room.turning.jump(hero.turn);
    this.#room.aim(hero);
    this.#room.rig.send({ key: 1, lamps: 1, left: 0.08, right: 0.92, top: 0.08, floor: 0.88 });
    this.#room.arrive();
  }

  #land(): void {
    this.#isFlying = false;
    this.#autoplay.stop();
  }

  #orbited(degrees: number): void {
    this.#caption.hint.hidden = true;
    this.#stage.interaction('orbit', degrees);
    this.#deeds.count('turn');
  }

  /** The shutter: one flash, then the picture is the end card. */
  #takeShot(): void {
    if (this.#deeds.shoot.isTaken || !this.#isOpen) return;
    this.#stage.wake();
    const wasInside = this.#panel.element.contains(document.activeElement);
    for (const quarter of this.#deeds.shoot.finish()) this.#stage.milestone(quarter);
    if (!this.#stage.reduced && !this.#isHurried) this.#finder.fire();
    this.#turn.isHeld = false;
    this.#room.hold();
    this.#shot = this.#look;
    this.#turn.element.style.pointerEvents = 'none';
    this.#room.rig.send({ panel: 0 });
    // The flash hides the cut to the print.
    this.#room.rig.arrive();
    this.#caption.write(true);
    this.#finder.print.textContent = this.#deeds.print;
    this.#stage.say(`${copy.shotTaken} ${copy.endLine}.`);
    // Not yet to what the end card offers: a key that is still held would press it.
    if (wasInside) this.#turn.element.focus({ preventScroll: true });
  }

  #again(): void {
    this.#stage.wake();
    this.#deeds.startOver();
    this.#isComposed = false;
    this.#shot = undefined;
    this.#turn.element.style.pointerEvents = '';
    this.#room.rig.send({ lamps: 0 });
    this.#caption.write(false);
    this.#open();
    this.#deeds.show();
    this.#turn.element.focus({ preventScroll: true });
  }

  #controls() {
    const { width, height } = this.#stage;
    const acts: Readonly<Record<Control, () => void>> = {
      paint: () => this.#deeds.repaint(2),
      rim: () => this.#deeds.refit('plume'),
      shutter: () => this.#stage.invites || this.#takeShot(),
    };
    return {
      width,
      height,
      middle: (of: Control) => this.#panel.middle(of),
      press: (what: Control) => acts[what](),
      hold: () => this.#turn.hold(),
      drag: (share: number) => this.#turn.drag(share),
      release: () => this.#turn.release(0),
    };
  }
}
