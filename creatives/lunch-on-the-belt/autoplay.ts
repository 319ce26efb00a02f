import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, easeOut, mix, Spring } from '#creative-sdk/motion.ts';
import type { Sticks } from './chopsticks.ts';
import type { Layout } from './layout.ts';
import { menu, RAMEN } from './menu.ts';
import { LIFTED } from './plating.ts';
import type { Service } from './service.ts';

const JOLT_AT_S = 0.12;
const STICKS = { come: 0.2, there: 0.78, pinch: 0.98, let: 2.02, gone: 2.55 } as const;
const BAG = { comes: 9.1, taps: 9.75 } as const;
/** How the hand picks a dish: drags the belt, lets it run to the dish, taps. A slim strip goes on to the next one. Seconds. */
const picks = [
  { dish: 'nigiri', slim: 'bao', comes: 2.45, drags: 2.85, lets: 3.3, points: 4.55, taps: 5.05 },
  { dish: 'taco', slim: 'taco', comes: 5.75, drags: 6.05, lets: 6.5, points: 7.7, taps: 8.2 },
] as const;
/** How far the hand drags, plate diameters. */
const DRAG = 1.2;
const indexOf = (id: string) => menu.findIndex((dish) => dish.id === id);
const ramen = menu.indexOf(RAMEN);

/**
 * Plays the ad: chopsticks lift the ramen, a hand drags the belt to two more dishes. In a film they go into the bag, which then opens; the invitation
 * orders nothing.
 */
export class Autoplay {
  readonly #stage: Stage;
  readonly #service: Service;
  readonly #hand;
  readonly #done = new Set<string>();
  readonly #x = new Spring(0, 130, 1);
  readonly #y = new Spring(0, 130, 1);
  #dragged = 0;
  sticks: Sticks | undefined;

  constructor(stage: Stage, service: Service) {
    this.#stage = stage;
    this.#service = service;
    this.#hand = createHand(stage);
  }

  play(t: number, dt: number, layout: Layout): void {
    this.#once('jolt', t >= JOLT_AT_S && !layout.strip, () => this.#service.belt.flick(1.4));
    this.#useSticks(t, layout);
    this.#useHand(t, dt, layout);
    for (const [name, second] of [
      ['first_quartile', 2.8],
      ['midpoint', 5.2],
      ['third_quartile', 8.4],
    ] as const)
      if (t >= second) this.#stage.milestone(name);
  }

  /** The visitor takes over, or the ad comes to rest. */
  stop(): void {
    this.sticks = undefined;
    this.#hand.hide();
    this.#service.isHeld = false;
  }

  #once(name: string, isTime: boolean, act: () => void): void {
    if (!isTime || this.#done.has(name)) return;
    this.#done.add(name);
    act();
  }

  #useSticks(t: number, { plate, decks }: Layout): void {
    const service = this.#service;
    this.#once('lift', t >= STICKS.pinch, () => service.lift(ramen));
    this.#once('let', t >= STICKS.let, () => {
      this.#add(ramen);
      service.lift(undefined);
    });
    const isAway = t < STICKS.come || t > STICKS.gone;
    if (isAway) {
      this.sticks = undefined;
      return;
    }
    const { x, y } = service.placeOf(ramen);
    const away = t < 1.5 ? 1 - easeOut((t - STICKS.come) / (STICKS.there - STICKS.come)) : easeInOut((t - STICKS.let) / (STICKS.gone - STICKS.let));
    const grip = t < 1.5 ? easeInOut((t - STICKS.there) / (STICKS.pinch - STICKS.there)) : 1 - easeOut((t - STICKS.let) / 0.2);
    const lift = service.lifts[ramen]?.value ?? 0;
    this.sticks = {
      x: x + plate * (0.04 + away * 2.4),
      y: y - plate * (0.08 + away * 1.5 + lift * 0.26),
      long: plate * 2.6,
      turn: decks > 1 ? -0.8 : -0.3,
      gape: mix(0.1, 0.028, grip),
      high: mix(9, 4, grip) + lift * 4,
      pull: Math.min(1, lift) * grip * 0.9,
      scale: (plate * LIFTED) / 200,
    };
  }

  #add(index: number): void {
    if (!this.#stage.invites) this.#service.add(index);
  }

  #useHand(t: number, dt: number, layout: Layout): void {
    const pick = picks.findLast((one) => t >= one.comes);
    if (!pick || t > (this.#stage.invites ? BAG.comes : BAG.taps + 0.5)) return this.#hand.hide();
    const { belt, bag, plate } = layout;
    const middle = { x: belt.x + belt.width * 0.4, y: belt.y + belt.height * 0.52 };
    this.#once('enter', true, () => {
      this.#x.jump(middle.x + plate);
      this.#y.jump(this.#stage.height + 30);
    });
    const place = this.#service.placeOf(indexOf(pick.dish));
    const target =
      t >= BAG.comes ? { x: bag.x + 4, y: bag.y + 6 } : t >= pick.points ? { x: place.x + plate * 0.3, y: place.y + plate * 0.02 } : middle;
    this.#x.target = target.x + (t < pick.points && t > pick.drags ? DRAG * plate * easeInOut((t - pick.drags) / (pick.lets - pick.drags)) : 0);
    this.#y.target = target.y;
    // In a slim strip a hand would hide the dish.
    const isSlim = layout.strip === 'slim';
    if (!isSlim) this.#hand.move(this.#x.step(dt), this.#y.step(dt));
    const isTapping = Math.abs(t - pick.taps) < 0.11 || Math.abs(t - BAG.taps) < 0.11;
    if (!isSlim) this.#hand.press(isTapping || (t > pick.drags && t < pick.lets));
    this.#pick(t, pick, isSlim);
    this.#once('open', t >= BAG.taps && !this.#stage.invites, () => this.#service.setOpen(true));
  }

  #pick(t: number, { dish, slim, drags, lets, points, taps }: (typeof picks)[number], isSlim: boolean): void {
    const service = this.#service;
    const index = indexOf(isSlim ? slim : dish);
    this.#once(`grab ${dish}`, t >= drags && !isSlim, () => {
      service.isHeld = true;
      this.#dragged = 0;
    });
    if (t >= drags && t <= lets && !isSlim) {
      const way = DRAG * easeInOut(clamp((t - drags) / (lets - drags)));
      service.belt.offset += way - this.#dragged;
      service.shove((way - this.#dragged) * 1.6);
      this.#dragged = way;
    }
    this.#once(`let ${dish}`, t >= (isSlim ? drags : lets), () => {
      service.isHeld = false;
      const { belt, middle } = service;
      belt.flickTo(index, isSlim ? middle : middle - 0.5 + (belt.at(index, middle) > middle ? belt.length : 0));
    });
    this.#once(`lift ${dish}`, t >= points + 0.12, () => service.lift(index));
    this.#once(`add ${dish}`, t >= taps, () => {
      this.#add(index);
      service.lift(undefined);
    });
  }
}
