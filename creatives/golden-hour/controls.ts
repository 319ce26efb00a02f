import type { Stage } from '#creative-sdk/creative.ts';
import { copy, doingAt } from './copy.ts';
import { isDay, moonAt, sunAt, toClock, wrapHour } from './day.ts';
import { landmarks } from './landmarks.ts';
import type { Picture } from './picture.ts';
import { glowOf, type Place, places } from './places.ts';
import { placeX, SHORE } from './shore.ts';
import type { Orb } from './shot.ts';
import type { Trip } from './trip.ts';
import { project, shapeOf, travelled, type View } from './view.ts';

/** The light's way: so many dots before and after it, so many hours apart. */
const DOTS = 12;
const DOT_H = 0.36;

/** The light as a slider, and a name tag over each place that glows. */
export class Controls {
  readonly light = document.createElement('div');
  readonly surface = document.createElement('div');
  readonly #stage: Stage;
  readonly #pins: { readonly place: Place; readonly element: HTMLButtonElement }[];
  #clock = '';

  constructor(stage: Stage, onPlace: (place: Place) => void) {
    this.#stage = stage;
    this.surface.className = 'surface';
    this.light.className = 'light ck-copy';
    this.light.tabIndex = 0;
    for (const [name, value] of Object.entries({
      role: 'slider',
      'aria-label': copy.slider,
      'aria-valuemin': '0',
      'aria-valuemax': '24',
      'aria-description': copy.hint,
    }))
      this.light.setAttribute(name, value);
    this.#pins = places.map((place) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = 'pin ck-copy';
      element.textContent = place.name;
      element.hidden = true;
      element.setAttribute('aria-label', copy.choose(place.name, toClock(place.hour)));
      element.addEventListener('click', () => onPlace(place));
      return { place, element };
    });
  }

  get pins(): readonly HTMLElement[] {
    return this.#pins.map((pin) => pin.element);
  }

  show(trip: Trip, picture: Picture, orb: Orb): void {
    const hour = trip.hour.value;
    const y = Math.min(orb.y, picture.view.horizon);
    this.light.style.transform = `translate(${orb.x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    this.light.style.setProperty('--r', `${orb.radius + 10}px`);
    this.light.style.opacity = (1 - trip.poster).toFixed(2);
    // A piece of the light's arc as dots, which it passes through.
    const lightAt = isDay(hour) ? sunAt : moonAt;
    const dots = Array.from({ length: 2 * DOTS + 1 }, (_, i) => {
      const dot = picture.orbOf(lightAt((Math.round(hour / DOT_H) + i - DOTS) * DOT_H), trip.poster);
      const isFree = dot.y < picture.view.horizon - 2 && Math.hypot(dot.x - orb.x, dot.y - orb.y) > orb.radius * 1.25;
      return isFree ? `M${(dot.x - orb.x).toFixed(1)} ${(dot.y - y).toFixed(1)}h0` : '';
    });
    this.light.innerHTML = `<svg><path d="${dots.join('')}"/></svg>`;
    const clock = toClock(hour);
    if (clock !== this.#clock) {
      this.#clock = clock;
      this.light.setAttribute('aria-valuenow', wrapHour(hour).toFixed(1));
      this.light.setAttribute('aria-valuetext', `${clock}, ${doingAt(hour)}`);
    }
    for (const pin of this.#pins) this.#showPin(pin, trip, picture);
  }

  /** Where the name tag of a place stands, CSS pixels, and how opaque it is. */
  pinOf(place: Place, trip: Trip, { view }: Picture): { x: number; y: number; clear: number } {
    const camera = travelled(view, trip.hour.value) + trip.pan.value * view.across;
    const [tx, ty] = landmarks[place.id].top;
    const scale = view.scale * SHORE.size;
    const x = project(view, placeX(view, place), camera, 1) + tx * scale;
    return {
      x,
      y: view.horizon + SHORE.low * view.scale + ty * scale - liftOf(view),
      clear: Math.min(1, glowOf(place, trip.hour.value) * 2.4) * (1 - Math.min(1, trip.poster * 3)),
    };
  }

  #showPin({ place, element }: { place: Place; element: HTMLButtonElement }, trip: Trip, picture: Picture): void {
    const { x, y, clear } = this.pinOf(place, trip, picture);
    const isOff = clear < 0.05 || x < 10 || x > this.#stage.width - 20;
    element.hidden = isOff;
    if (isOff) return;
    element.style.setProperty('--stalk', `${12 + liftOf(picture.view)}px`);
    element.style.opacity = clear.toFixed(2);
    element.style.transform = `translate(${(x - 14).toFixed(1)}px, ${(y - 42).toFixed(1)}px)`;
  }
}

/** On a tall stage, whose sun is large, the name tags stand higher than what points at its sides, CSS pixels. */
function liftOf(view: View): number {
  return shapeOf(view) === 'tall' ? 44 : 0;
}
