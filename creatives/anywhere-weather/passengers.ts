import { mixColour } from '#creative-sdk/colour.ts';
import { create } from '#creative-sdk/element.ts';
import { easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import type { CabinPlan } from './cabin-plan.ts';
import type { WorldId } from './weather.ts';
import { worlds } from './worlds.ts';

/** What falls on them through the windows before the place does. */
const DULL = '#7d909c';

/** What the rabbit puts on for the weather of the place. */
const outfits: Readonly<Record<WorldId, string>> = {
  lagoon:
    '<path fill="#1d2730" d="M15 88h34l-2 9q-6 6-12 0l-2-5h-2l-2 5q-6 6-12 0z"/><path fill="#fff" opacity=".5" d="M19 91h5l-3 5zM37 91h5l-3 5z"/>',
  alps: '<path fill="#d8402f" d="M13 84Q13 62 32 62T51 84z"/><path fill="#fff" d="M10 82q22-8 44 0v6q-22-8-44 0z"/><circle cx="32" cy="60" r="7" fill="#fff"/>',
  medina:
    '<path fill="#dcb673" d="M16 81Q16 61 32 61T48 81z"/><path fill="#c2503a" d="M16 81l1-7q15-4 30 0l1 7z"/><path fill="#f2d699" d="M1 82q31-9 62 0-31 11-62 0z"/>',
  'neon-bay':
    '<path stroke="#6b4a2c" stroke-width="2" d="M54 112L50 40"/><path fill="#e4473a" d="M12 56Q20 30 48 30T90 50L71 47 51 49 31 52z"/><path stroke="#ffc9a0" fill="none" d="M31 52Q36 36 48 30M51 49L48 30M71 47Q62 34 48 30"/>',
};

const PICTURE = `<defs><radialGradient id="h" cx=".82" cy=".12" r="1"><stop stop-color="#96592f"/><stop offset=".4" stop-color="#56301d"/><stop offset="1" stop-color="#1d0e0b"/></radialGradient><radialGradient id="p" cx=".7" cy=".2" r=".9"><stop stop-color="#fffaf0"/><stop offset=".6" stop-color="#e0cdb8"/><stop offset="1" stop-color="#937868"/></radialGradient><linearGradient id="c" x2="1" y2=".3"><stop stop-color="#0b2732"/><stop offset="1" stop-color="#1f6476"/></linearGradient><linearGradient id="s" x1="1" x2="0" y2="1"><stop stop-color="#ffd2ae"/><stop offset="1" stop-color="#b96a4e"/></linearGradient><radialGradient id="r" cx=".86" cy=".1" r=".85"><stop stop-color="currentColor"/><stop offset=".32" stop-color="currentColor" stop-opacity=".5"/><stop offset=".75" stop-color="currentColor" stop-opacity="0"/></radialGradient><radialGradient id="d"><stop stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient><path id="f" d="M136 72q-2-13-4-13t-1 10q-1-14-3.500-14t-1 14q-2-13-4.500-12t1 14q-2-8-4-7t1 10l3 12 11 3q6-6 3-17z"/><g id="b"><path d="M96 108l20-24 17 5-19 45H88z"/><path d="M44 140q2-34 38-36 36 2 36 36z"/></g><g id="a"><circle cx="61" cy="42" r="12"/><circle cx="103" cy="42" r="12"/><ellipse cx="82" cy="72" rx="31" ry="33"/></g></defs>
<ellipse cx="68" cy="134" rx="74" ry="34" fill="url(#d)"/>
<use href="#f" fill="url(#s)"/><use href="#f" fill="url(#r)" opacity=".75"/><path stroke="#a95f48" fill="none" d="M131 69v7M128 69v7M124 71l1 6"/>
<path fill="url(#p)" d="M8 140q-2-26 24-28 26 2 24 28z"/>
<g class="ears"><path fill="url(#p)" d="M20 84C8 62 6 36 16 34s14 26 13 48zM44 84c12-22 14-48 4-50S34 60 35 82z"/><path fill="#e8a79a" d="M20 76c-6-14-8-32-4-33s7 18 7 33zM44 76c6-14 8-32 4-33s-7 18-7 33z"/></g>
<ellipse cx="32" cy="94" rx="21" ry="19" fill="url(#p)"/><path class="asleep" stroke="#3b2a26" stroke-width="2" fill="none" stroke-linecap="round" d="M19 93q4 4 8 0M37 93q4 4 8 0"/><path class="awake" fill="#3b2a26" d="M20 92a3 3 0 1 1 6 0 3 3 0 1 1-6 0M38 92a3 3 0 1 1 6 0 3 3 0 1 1-6 0"/><path fill="#c9746a" d="M29 99h6l-3 3.500z"/><path stroke="#3b2a26" stroke-width="1.500" fill="none" stroke-linecap="round" d="M26 104q3 3 6-.5 3 3.500 6 .5"/><g class="outfit"></g>
<use href="#b" fill="url(#c)"/><use href="#b" fill="url(#r)" opacity=".7"/><path fill="url(#s)" d="M104 74q9-1 9 7 0 9-9 10zM74 98h18v12H74z"/>
<use href="#a" fill="url(#h)"/><use href="#a" fill="url(#r)" opacity=".85"/><path stroke="#1d0e0b" opacity=".45" fill="none" d="M82 40q-3 30 0 60M76 41q-13 24-7 57M89 41q13 24 7 57M68 44Q52 68 62 94M97 44q15 24 5 50M55 37q8 1 11 10M98 47q1-8 10-11"/><path stroke="currentColor" opacity=".55" fill="none" d="M86 41q18 22 14 52M92 42q17 18 15 42M84 40q10 20 8 40"/><path stroke="#ffb84d" stroke-width="4" d="M65 50l7-4M99 50l-7-4" stroke-linecap="round"/><path stroke="currentColor" stroke-width="1.800" stroke-linecap="round" fill="none" d="M95 42.500A31 33 0 0 1 113 74M101 30.300A12 12 0 0 1 115 43M59 30.300A12 12 0 0 1 72 38M132.500 59q3 4 4 14 2 9-3 15M116 124q-4-11-10-15"/>`;

/** A child at the window, in its light, and her rabbit, which looks at us: asleep in the rain, and dressed for the place as soon as the place is seen. */
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
    this.element.style.color = mixColour(DULL, worlds[place].light.spill, seen);
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
