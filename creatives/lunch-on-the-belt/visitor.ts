import type { Input, Stage } from '#creative-sdk/creative.ts';
import type { DragHandlers, DragPoint } from '#creative-sdk/drag.ts';
import { copy } from './copy.ts';
import type { Layout } from './layout.ts';
import { menu } from './menu.ts';
import type { Rack } from './rack.ts';
import type { Receipt } from './receipt.ts';
import type { Service } from './service.ts';

/** A drag of this length turns a page in the calm version, CSS pixels. */
const PAGE_AFTER_PX = 24;
/** A mouse lifts a plate up to this distance from its middle, plate radii. */
const REACH = 1.35;
/** So long the page has to open a strip, so that the belt goes on there. */
const PAGE_OPENS_IN_S = 1;

interface Room {
  readonly service: Service;
  readonly rack: Rack;
  readonly receipt: Receipt;
  layout(): Layout;
}

/** Turns what a visitor does into changes of the service and into events. */
export class Visitor implements DragHandlers {
  readonly #stage: Stage;
  readonly #room: Room;
  #lastX = 0;
  /** Where the deck under the finger runs. */
  #direction: 1 | -1 = 1;
  /** The bag is full, or the strip has no room for more: it opens by itself once the last dish is in. */
  #opensNext = false;
  /** Until then, seconds. */
  #opensIn = 0;
  #hovered: number | undefined;
  #focused: number | undefined;

  constructor(stage: Stage, room: Room) {
    this.#stage = stage;
    this.#room = room;
  }

  start({ x, y }: DragPoint): void {
    this.wake();
    this.#lastX = x;
    this.#direction = this.#room.service.directionAt(y);
    if (this.#stage.reduced) return;
    this.#room.service.isHeld = true;
    this.#room.service.belt.velocity = 0;
  }

  move({ x, isDrag }: DragPoint): void {
    if (!isDrag) return;
    this.hover(undefined);
    if (this.#stage.reduced) return;
    const { service } = this.#room;
    const way = (this.#direction * (x - this.#lastX)) / this.#room.layout().plate;
    this.#lastX = x;
    service.belt.offset += way;
    service.shove(way * 2.4);
  }

  end({ x, y, dx, dy, vx, isDrag }: DragPoint): void {
    const { service } = this.#room;
    service.isHeld = false;
    if (!isDrag && Math.hypot(dx, dy) < 6) {
      this.add(this.#nearestTo(x, y).index);
    } else if (!this.#stage.reduced) {
      service.belt.flick((this.#direction * vx) / this.#room.layout().plate);
      this.#stage.interaction('flick', Math.round(vx));
    } else if (Math.abs(dx) > PAGE_AFTER_PX) this.page(dx < 0 ? 1 : -1);
  }

  key({ action, key, phase }: Input): boolean {
    if (phase !== 'down') return false;
    this.wake();
    const { service, rack } = this.#room;
    if (action === 'back') return key !== 'Escape' && this.remove();
    if (service.isOpen) return false;
    const direction = action === 'right' || action === 'down' ? 1 : action === 'left' || action === 'up' ? -1 : 0;
    const from = rack.focused ?? this.#focused;
    if (direction) {
      const next = from === undefined ? service.belt.nearest(service.middle) : (from + direction + menu.length) % menu.length;
      rack.focus(next);
      this.focus(next);
    } else if (action === 'ok' && from !== undefined) this.add(from);
    else return false;
    return true;
  }

  add(index: number): void {
    this.wake();
    const { service, receipt } = this.#room;
    const dish = menu[index];
    if (!dish || !service.add(index)) return;
    const { count, total } = service.bag;
    this.#stage.interaction('add', dish.id);
    this.#stage.milestone('first_quartile');
    if (count > 1) this.#stage.milestone('midpoint');
    this.#stage.say(copy.added(dish.name, count, total));
    if (service.isOpen) return receipt.focus();
    this.#opensNext = service.bag.isFull || this.#isSlim;
    this.#opensIn = this.#isSlim ? PAGE_OPENS_IN_S : 0;
    if (!this.#isSlim) return;
    service.bring(index);
    this.#stage.milestone('expand');
  }

  remove(): boolean {
    this.wake();
    const { service, receipt } = this.#room;
    const dish = service.bag.remove();
    if (!dish) return false;
    service.flights = [];
    this.#opensNext = false;
    this.#stage.interaction('remove', dish.id);
    this.#stage.say(copy.removed(dish.name, service.bag.count));
    if (!service.isOpen) return true;
    if (!service.bag.count) this.#goBack();
    else receipt.focus();
    return true;
  }

  /** The strip was opened by the page, or shut: there is room for the belt again, and what was chosen is in the bag. */
  resize(wasSlim: boolean): void {
    if (wasSlim === this.#isSlim) return;
    const { service } = this.#room;
    service.setOpen(false, true);
    this.#opensNext = service.bag.isFull && wasSlim;
    if (!wasSlim) this.#stage.milestone('collapse');
  }

  /** The bag is about to open. */
  get isWaiting(): boolean {
    return this.#opensNext;
  }

  /** Call with every step of time. */
  step(dt: number): void {
    this.#opensIn -= dt;
    if (!this.#opensNext || this.#opensIn > 0 || this.#room.service.flights.length) return;
    this.#opensNext = false;
    this.open();
  }

  /** To the open bag, which is the end card. */
  open(): void {
    this.wake();
    const { service, receipt } = this.#room;
    if (!service.bag.count) {
      this.#stage.say(copy.nothing);
      service.bump.velocity += 5;
      return;
    }
    const { total, minutes } = service.bag;
    this.#opensNext = false;
    service.setOpen(true);
    for (const name of ['first_quartile', 'midpoint', 'third_quartile'] as const) this.#stage.milestone(name);
    this.#stage.interaction('checkout', total);
    this.#stage.say(copy.ready(total, minutes));
    receipt.element.hidden = false;
    receipt.element.inert = false;
    receipt.focus();
  }

  order(): void {
    const { service } = this.#room;
    // It asks for a dish: the one in front answers.
    if (service.asksForDish) return this.add(service.belt.nearest(service.middle));
    this.wake();
    service.bump.velocity += 9;
    this.#stage.exit();
  }

  again(): void {
    this.#room.service.bag.clear();
    this.#goBack();
  }

  page(direction: 1 | -1): void {
    this.wake();
    this.#room.service.turnPage(direction);
    this.#stage.interaction('flick', direction);
  }

  /** The keyboard focus came to a dish, or left it. */
  focus(index: number | undefined): void {
    this.#focused = index;
    this.wake();
    if (index !== undefined) this.#room.service.bring(index);
    this.#lift();
  }

  hover(index: number | undefined): void {
    if (index === this.#hovered) return;
    this.#hovered = index;
    this.#room.rack.surface.classList.toggle('over', index !== undefined);
    this.wake();
    this.#lift();
  }

  /** The dish under a point of the belt's window. */
  dishAt(x: number, y: number): number | undefined {
    const { index, distance } = this.#nearestTo(x, y);
    return distance < (this.#room.layout().plate / 2) * REACH ? index : undefined;
  }

  /** A visitor's mouse came to the bag. */
  nudge(): void {
    this.wake();
    this.#room.service.bump.velocity += 4;
  }

  wake(): void {
    this.#room.service.isResting = false;
    this.#stage.wake();
  }

  get #isSlim(): boolean {
    return this.#room.layout().strip === 'slim';
  }

  /** A finger between two plates meant one of them. */
  #nearestTo(x: number, y: number): { index: number; distance: number } {
    const { service, layout } = this.#room;
    const { belt } = layout();
    const distances = menu.map((_, i) => {
      const place = service.placeOf(i);
      return Math.hypot(place.x - belt.x - x, place.y - belt.y - y);
    });
    const distance = Math.min(...distances);
    return { index: distances.indexOf(distance), distance };
  }

  #lift(): void {
    const { service } = this.#room;
    if (!service.isOpen) service.lift(this.#hovered ?? this.#focused);
  }

  #goBack(): void {
    const { service, rack } = this.#room;
    this.#hovered = undefined;
    this.#focused = undefined;
    service.setOpen(false);
    service.lift(undefined);
    rack.show(service, this.#room.layout());
    rack.focus(service.belt.nearest(service.middle));
    this.wake();
  }
}
