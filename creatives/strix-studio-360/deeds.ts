import type { Stage } from '#creative-sdk/creative.ts';
import { copy } from './copy.ts';
import type { Paint } from './paints.ts';
import { type Panel, rimNames } from './panel.ts';
import { type Deed, Shoot } from './shoot.ts';
import type { Showroom } from './showroom.ts';
import { hero, shots } from './views.ts';
import { type Rim, rims } from './wheel.ts';

interface Tools {
  readonly stage: Stage;
  readonly room: Showroom;
  readonly panel: Panel;
  readonly paints: readonly Paint[];
}

/** The actions of the visitor on the car. Each returns the value that is reported of it. */
export class Deeds {
  shoot = new Shoot();
  readonly #tools: Tools;
  #booked = '';

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  startOver(): void {
    this.shoot = new Shoot();
  }

  /** Runs an action of the visitor, reports it and counts it. */
  user(deed: Deed, act: () => string): void {
    const { stage } = this.#tools;
    stage.wake();
    stage.interaction(deed, act());
    this.count(deed);
  }

  count(deed: Deed): void {
    const quarter = this.shoot.mark(deed);
    if (quarter) this.#tools.stage.milestone(quarter);
  }

  repaint(index: number): string {
    const { paints, room, stage } = this.#tools;
    this.shoot.repaint(index);
    room.wipe();
    this.show();
    stage.say(paints[index]?.name ?? '');
    return paints[index]?.id ?? '';
  }

  nextPaint(): string {
    return this.repaint((this.shoot.paint + 1) % this.#tools.paints.length);
  }

  refit(rim: Rim): string {
    this.shoot.rim = rim;
    this.#tools.room.spin();
    this.show();
    this.#tools.stage.say(`${rimNames[rim]} ${copy.rims.toLowerCase()}`);
    return rim;
  }

  nextRim(): string {
    return this.refit(rims[(rims.indexOf(this.shoot.rim) + 1) % rims.length] ?? 'talon');
  }

  switchLamps(): string {
    this.shoot.isLit = !this.shoot.isLit;
    this.#tools.room.rig.send({ lamps: this.shoot.isLit ? 1 : 0 });
    this.show();
    return this.shoot.isLit ? 'on' : 'off';
  }

  nextView(): string {
    const { room, stage } = this.#tools;
    this.shoot.view = (this.shoot.view + 1) % shots.length;
    const shot = shots[this.shoot.view] ?? hero;
    room.aim(shot);
    stage.say(shot.name);
    return shot.id;
  }

  /** Brings the controls up to date. */
  show(): void {
    this.#tools.panel.show(this.shoot);
  }

  /** '': the time was given back. */
  choose(slot: string): void {
    const { stage } = this.#tools;
    stage.wake();
    stage.interaction('time', slot);
  }

  /** Pressed again it is the same booking. */
  book(slot: string): void {
    if (slot === this.#booked) return;
    this.#booked = slot;
    const { stage } = this.#tools;
    stage.lead('test drive', slot);
    stage.say(`${slot} ${copy.held}`);
  }

  /** What the print's edge says: the car, the shutter, and a number that no other visitor is likely to have. */
  get print(): string {
    const { paint, rim } = this.shoot;
    const { paints, stage } = this.#tools;
    const number = String(stage.config.seed % 10_000).padStart(4, '0');
    return [paints[paint]?.name, `${rimNames[rim]} ${copy.rims.toLowerCase()}`, copy.exposure, `${copy.number} ${number}`].join(' · ');
  }
}
