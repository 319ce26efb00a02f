import { create } from '#creative-sdk/element.ts';
import { easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import type { CabinPlan } from './cabin-plan.ts';
import type { WorldId } from './weather.ts';

/** What the rabbit puts on for the weather of the place. */
const outfits: Readonly<Record<WorldId, string>> = {
  lagoon:
    '<path fill="#1d2730" d="M15 88h34l-2 9q-6 6-12 0l-2-5h-2l-2 5q-6 6-12 0z"/><path fill="#fff" opacity=".5" d="M19 91h5l-3 5zM37 91h5l-3 5z"/>',
  alps: '<path fill="#d8402f" d="M13 84Q13 62 32 62T51 84z"/><path fill="#fff" d="M10 82q22-8 44 0v6q-22-8-44 0z"/><circle cx="32" cy="60" r="7" fill="#fff"/>',
  medina:
    '<path fill="#b5283a" d="M19 81l3-19q10-4 20 0l3 19q-13-6-26 0z"/><path stroke="#f3c14e" stroke-width="2" fill="none" d="M32 61q12 0 16 14v6"/>',
  'neon-bay':
    '<path stroke="#6b4a2c" stroke-width="2" d="M54 112L50 40"/><path fill="#e4473a" d="M12 56Q20 30 48 30T90 50L71 47 51 49 31 52z"/><path stroke="#ffc9a0" fill="none" d="M31 52Q36 36 48 30M51 49L48 30M71 47Q62 34 48 30"/>',
};

const PICTURE = `<defs><radialGradient id="hair" cx=".78" cy=".2" r=".95"><stop stop-color="#b87a45"/><stop offset=".4" stop-color="#6a3d22"/><stop offset="1" stop-color="#2d1812"/></radialGradient><radialGradient id="plush" cx=".7" cy=".2" r=".9"><stop stop-color="#fffaf0"/><stop offset=".6" stop-color="#e6d3bd"/><stop offset="1" stop-color="#a98c76"/></radialGradient><linearGradient id="coat" x2="1"><stop stop-color="#123a4a"/><stop offset=".8" stop-color="#1f6476"/><stop offset="1" stop-color="#7fc0c4"/></linearGradient></defs>
<path fill="#f0b48c" d="M136 72q-2-13-4-13t-1 10q-1-14-3.500-14t-1 14q-2-13-4.500-12t1 14q-2-8-4-7t1 10l3 12 11 3q6-6 3-17z"/>
<path fill="url(#coat)" d="M96 108l20-24 17 5-19 45H88z"/>
<path fill="url(#plush)" d="M8 140q-2-26 24-28 26 2 24 28z"/>
<g class="ears"><path fill="url(#plush)" d="M20 84C8 62 6 36 16 34s14 26 13 48zM44 84c12-22 14-48 4-50S34 60 35 82z"/><path fill="#e8a79a" d="M20 76c-6-14-8-32-4-33s7 18 7 33zM44 76c6-14 8-32 4-33s-7 18-7 33z"/></g>
<ellipse cx="32" cy="94" rx="21" ry="19" fill="url(#plush)"/><path class="asleep" stroke="#3b2a26" stroke-width="2" fill="none" stroke-linecap="round" d="M19 93q4 4 8 0M37 93q4 4 8 0"/><path class="awake" fill="#3b2a26" d="M20 92a3 3 0 1 1 6 0 3 3 0 1 1-6 0M38 92a3 3 0 1 1 6 0 3 3 0 1 1-6 0"/><path fill="#c9746a" d="M29 99h6l-3 3.500z"/><path stroke="#3b2a26" stroke-width="1.500" fill="none" stroke-linecap="round" d="M26 104q3 3 6-.5 3 3.500 6 .5"/><g class="outfit"></g>
<path fill="url(#coat)" d="M44 140q2-34 38-36 36 2 36 36z"/><path fill="#eeb088" d="M104 74q9-1 9 7 0 9-9 10z"/>
<circle cx="61" cy="42" r="12" fill="url(#hair)"/><circle cx="103" cy="42" r="12" fill="url(#hair)"/><path fill="#f0b48c" d="M74 98h18v12H74z"/><ellipse cx="82" cy="72" rx="31" ry="33" fill="url(#hair)"/><path stroke="#ffb84d" stroke-width="4" d="M65 50l7-4M99 50l-7-4" stroke-linecap="round"/><path stroke="#2d1812" opacity=".5" fill="none" d="M82 40q-3 30 0 60M62 56q-6 20 4 38M100 56q8 18-2 38"/>`;

/** A child at the window, and her rabbit, which looks at us: asleep in the rain, and dressed for the place as soon as the place is seen. */
export class Passengers {
  readonly element = create('div', 'passengers');
  readonly #ears: SVGElement | null;
  readonly #outfit: SVGElement | null;
  #dressedFor: WorldId | undefined;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
    this.element.innerHTML = `<svg viewBox="0 20 150 120">${PICTURE}</svg>`;
    this.#ears = this.element.querySelector('.ears');
    this.#outfit = this.element.querySelector('.outfit');
  }

  fit({ panes, panel, height, isWide }: CabinPlan): void {
    const [first, middle] = panes;
    const wide = middle.height * 0.5;
    const { style } = this.element;
    style.width = `${wide}px`;
    style.left = `${Math.max(2, (first.x + first.width + middle.x) / 2 - wide * 0.52)}px`;
    style.top = `${(isWide ? height : Math.min(height, panel.y)) - wide * 0.79}px`;
  }

  show(place: WorldId, seen: number): void {
    if (!this.#ears || !this.#outfit) return;
    if (this.#dressedFor !== place) this.#outfit.innerHTML = outfits[place];
    this.#dressedFor = place;
    const { ears, outfit, isAwake, light } = toMood(seen);
    this.#ears.style.transform = `scaleY(${ears.toFixed(3)})`;
    this.#outfit.style.transform = `scale(${outfit.toFixed(3)})`;
    this.element.classList.toggle('is-awake', isAwake);
    this.element.style.filter = light < 0.99 ? `brightness(${light.toFixed(2)})` : '';
  }
}

/** The rabbit's mood, by how much of the place is seen, 0 … 1: its ears rise, it wakes, then it dresses. */
export function toMood(seen: number): { ears: number; outfit: number; isAwake: boolean; light: number } {
  const up = ramp(seen, 0.15, 0.5);
  return { ears: mix(0.4, 1, easeOutBack(up)), outfit: easeOutBack((seen - 0.5) / 0.12), isAwake: up > 0.5, light: mix(0.62, 1, seen) };
}
