import type { Input, Stage } from '#creative-sdk/creative.ts';
import type { DragHandlers, DragPoint } from '#creative-sdk/drag.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { copy, doingAt } from './copy.ts';
import { hourOfPlace, hoursBetween, hoursOfDrag, toClock, wrapHour } from './day.ts';
import type { Picture } from './picture.ts';
import { nearestPlace, type Place, places } from './places.ts';
import type { Trip } from './trip.ts';

const KEY_PAN_STAGES = 0.15;
/** A finger that scrolls the page moves at least this far before the browser takes it, px. */
const TAP_WITHIN_PX = 3;

/** Turns what a visitor does with pointer and keys into changes of the trip and into events. */
export class Visitor implements DragHandlers {
  readonly #stage: Stage;
  readonly #trip: Trip;
  readonly #picture: Picture;
  #dragged: 'none' | 'light' | 'time' | 'world' = 'none';
  #isPanning = false;
  #lastX = 0;
  #draggedHour = 0;
  #reportedHour = -1;
  #livedH = 0;

  constructor(stage: Stage, trip: Trip, picture: Picture) {
    this.#stage = stage;
    this.#trip = trip;
    this.#picture = picture;
  }

  start({ x, y }: DragPoint): void {
    this.#stage.wake();
    this.#lastX = x;
    this.#draggedHour = this.#trip.hour.value;
    this.#dragged = y < this.#picture.view.horizon + this.#stage.height * 0.05 ? 'time' : 'world';
  }

  /** The press that began just now is on the light. */
  holdLight(): void {
    this.#dragged = 'light';
  }

  move({ x, isDrag }: DragPoint): void {
    if (!isDrag || this.#dragged === 'none') return;
    const fraction = (x - this.#lastX) / this.#stage.width;
    this.#lastX = x;
    if (this.#dragged === 'world') this.#trip.panBy(-fraction);
    else this.#turn(hoursOfDrag(this.#trip.hour.value, fraction));
  }

  end(point: DragPoint): void {
    const dragged = this.#dragged;
    this.#dragged = 'none';
    if (!point.isDrag && dragged === 'light') this.keepHere();
    else if (!point.isDrag) this.#tap(point);
    else if (dragged === 'world') this.#letWorldGo(point.vx);
    else {
      if (!this.#stage.reduced) this.#trip.release(hoursOfDrag(this.#trip.hour.value, point.vx / this.#stage.width));
      this.#reportHour();
    }
  }

  key({ key, phase, action }: Input): boolean {
    if (key === 'Shift') this.#isPanning = phase === 'down';
    if (phase !== 'down') return false;
    const direction = action === 'right' || action === 'up' ? 1 : action === 'left' || action === 'down' ? -1 : 0;
    const place = places[Number(key) - 1];
    if (direction && this.#isPanning) this.#panByKey(direction);
    else if (direction) this.#step(direction);
    else if (place) this.#visit(place);
    else if (action === 'ok') this.keepHere();
    else return false;
    return true;
  }

  choose(place: Place): void {
    this.#stage.wake();
    this.#stage.interaction('place', place.id);
    this.#trip.visit(place);
    this.#tellKept();
  }

  keepHere(): void {
    this.#trip.visitHere();
    this.#stage.interaction('hour', this.#hour);
    this.#tellKept();
  }

  /** Reports milestones by the hours that the visitor has passed. */
  live(hours: number): void {
    this.#livedH += Math.abs(hours);
    if (this.#livedH > 0.4) this.#stage.milestone('first_quartile');
    if (this.#livedH > 3) this.#stage.milestone('midpoint');
  }

  get #hour(): number {
    return Math.round(wrapHour(this.#trip.hour.target) * 100) / 100;
  }

  #turn(hours: number): void {
    if (!this.#stage.reduced) this.#trip.turn(hours);
    else {
      this.#draggedHour += hours;
      const place = nearestPlace(this.#draggedHour);
      if (hoursBetween(this.#trip.hour.target, place.hour) === 0 && !this.#trip.isPoster) return;
      this.#trip.travelTo(this.#draggedHour + hoursBetween(this.#draggedHour, place.hour));
    }
    if (Math.round(this.#hour) !== this.#reportedHour) this.#reportHour();
  }

  #step(direction: 1 | -1): void {
    this.#trip.stepHour(direction);
    this.#reportHour();
  }

  #visit(place: Place): void {
    this.#trip.travelTo(this.#trip.hour.value + hoursBetween(this.#trip.hour.value, place.hour));
    this.#reportHour();
  }

  #reportHour(): void {
    this.#reportedHour = Math.round(this.#hour);
    this.#stage.interaction('hour', this.#hour);
  }

  #panByKey(direction: 1 | -1): void {
    this.#trip.panBy(direction * KEY_PAN_STAGES);
    this.#reportPan();
  }

  #letWorldGo(velocity: number): void {
    if (!this.#stage.reduced) this.#trip.panBy(clamp((-velocity * 0.2) / this.#stage.width, -0.5, 0.5));
    this.#reportPan();
  }

  #reportPan(): void {
    this.#stage.interaction('pan', Math.round((this.#trip.pan.target * this.#picture.view.across * 100) / this.#picture.view.lap));
  }

  /** A tap on the sky brings the sun there; one on the light keeps its hour. */
  #tap({ x, y, dx, dy }: DragPoint): void {
    if (Math.abs(dx) > TAP_WITHIN_PX || Math.abs(dy) > TAP_WITHIN_PX || y > this.#picture.view.horizon) return;
    const to = hourOfPlace(x / this.#stage.width);
    const from = this.#trip.hour.value;
    const place = nearestPlace(to);
    this.#trip.travelTo(from + hoursBetween(from, this.#stage.reduced ? place.hour : to));
    this.#reportHour();
  }

  #tellKept(): void {
    const { hour, place } = this.#trip;
    this.#stage.milestone('first_quartile');
    this.#stage.milestone('midpoint');
    this.#stage.milestone('third_quartile');
    this.#stage.say(copy.kept(toClock(hour.target), place?.name ?? doingAt(hour.target)));
  }
}
