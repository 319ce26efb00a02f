import type { Dish } from './menu.ts';

/** This many dishes fill the row of the open bag, if nothing else is said. */
export const BAG_HOLDS = 4;
/** From the kitchen's door to yours, minutes. */
const RIDE_MIN = 12;

function totalOf(dishes: readonly Dish[]): number {
  return dishes.reduce((sum, dish) => sum + dish.price, 0);
}

/** All dishes are cooked at the same time: the slowest one decides. */
function minutesOf(dishes: readonly Dish[]): number {
  return RIDE_MIN + Math.max(0, ...dishes.map((dish) => dish.cooksMin));
}

/** What was chosen, and what follows from it. */
export class Bag {
  holds = BAG_HOLDS;
  #dishes: readonly Dish[] = [];

  get dishes(): readonly Dish[] {
    return this.#dishes;
  }

  get count(): number {
    return this.#dishes.length;
  }

  get isFull(): boolean {
    return this.count >= this.holds;
  }

  get total(): number {
    return totalOf(this.#dishes);
  }

  get minutes(): number {
    return minutesOf(this.#dishes);
  }

  /** False when it does not fit any more. */
  add(dish: Dish): boolean {
    if (this.isFull) return false;
    this.#dishes = [...this.#dishes, dish];
    return true;
  }

  /** Takes out the dish at this place, by default the last one. */
  remove(index = this.count - 1): Dish | undefined {
    const dish = this.#dishes[index];
    this.#dishes = this.#dishes.filter((_, i) => i !== index);
    return dish;
  }

  clear(): void {
    this.#dishes = [];
  }
}
