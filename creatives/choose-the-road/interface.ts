import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { captionAt, copy, featureIds } from './copy.ts';
import { create, createButton, show, shrink } from './element.ts';
import { EndCard } from './end-card.ts';
import { type Chapter, CUT, type FeatureId, type Film, GATHER_S, type RoadId, roadIds } from './film.ts';
import { shownAt } from './insert.ts';
import { createMark } from './mark.ts';
import { readable } from './readable.ts';
import type { Spot } from './spots.ts';
import { stripsOf, type View } from './view.ts';

/** Where the signpost stands at the fork, film units: between the picture's edge and the van, its boards this wide, their foot at this height. */
const SIGN = { from: 44, to: 396, board: 160, foot: 448 } as const;

/** What the visitor can do. */
export interface Deeds {
  choose(road: RoadId): void;
  open(id: FeatureId): void;
  close(): void;
  camp(): void;
  play(): void;
  sound(): void;
  again(): void;
  leave(): void;
}

/** The captions name each of them at this second. */
const CUE_S: Readonly<Record<FeatureId, number>> = { solar: 2, kitchen: 5, range: 8 };

/** All that is text or control, above the film. */
export class Interface {
  readonly choices: readonly HTMLButtonElement[];
  readonly spots: ReadonlyMap<FeatureId, HTMLButtonElement>;
  readonly chips: readonly HTMLButtonElement[];
  readonly close: HTMLButtonElement;
  readonly play: HTMLButtonElement;
  readonly sound: HTMLButtonElement;
  readonly end: EndCard;
  readonly #stage: Stage;
  readonly #name = create('p', 'name ck-copy');
  readonly #headline = create('h1', 'headline ck-copy');
  readonly #hint = create('p', 'hint ck-copy', copy.hint);
  /** At the fork: a signpost whose boards are the choices; on a phone upright three pictures. */
  readonly #sign: HTMLElement;
  readonly #caption = create('p', 'caption ck-copy');
  readonly #line = create('i', '');
  readonly #chips = create('div', 'chips');
  readonly #bar: HTMLElement;
  readonly #card: HTMLElement;
  readonly #title = create('h2', '');
  readonly #figure = create('b', '');
  readonly #note = create('p', '');

  constructor(stage: Stage, deeds: Deeds) {
    this.#stage = stage;
    const { brand, root } = stage;
    root.style.setProperty('--primary', brand.primary);
    root.style.setProperty('--on-primary', inkOn(brand.primary, '#1a1230'));
    root.style.setProperty('--tint', readable(brand.primary));
    root.style.setProperty('--accent', brand.accent);
    this.#name.append(...createMark(brand), create('span', '', brand.name));
    this.#headline.textContent = brand.headline;
    this.choices = roadIds.map((road, i) =>
      createButton(
        'choice ck-copy',
        () => deeds.choose(road),
        create('kbd', '', String(i + 1)),
        ` ${copy.roads[road]}`,
        create('small', '', copy.promise[road]),
      ),
    );
    this.#sign = create('div', 'sign ck-copy', ...this.choices);
    this.spots = new Map(featureIds.map((id) => [id, makeSpot(id, deeds)]));
    this.chips = [...roadIds.map((road) => makeChip(copy.roads[road], () => deeds.choose(road))), makeChip(copy.camp, deeds.camp)];
    this.chips.at(-1)?.setAttribute('aria-label', copy.campLabel);
    this.close = createButton('close', deeds.close, copy.close);
    this.#card = create('section', 'card ck-copy', this.#title, this.#figure, this.#note, this.close);
    this.play = createButton('play ck-copy', deeds.play);
    this.play.setAttribute('aria-label', copy.play);
    this.#chips.append(...this.chips);
    this.#bar = create('div', 'bar ck-copy', this.#chips, this.#caption);
    const progress = create('div', 'progress ck-copy', this.#line);
    this.end = new EndCard(stage, deeds);
    this.sound = makeSound(deeds);
    root.append(
      this.#name,
      this.#headline,
      this.#hint,
      this.#sign,
      ...this.spots.values(),
      this.#card,
      this.play,
      this.#bar,
      progress,
      this.end.element,
      this.sound,
    );
  }

  /** Call once it is on the stage. */
  fit(view: View): void {
    const { width, height, root } = this.#stage;
    const type = clamp(15.5 * view.scale, 11.5, 17);
    root.style.setProperty('--type', `${type.toFixed(2)}px`);
    root.style.setProperty('--u', `${view.scale.toFixed(4)}px`);
    root.classList.toggle('small', !view.isTall && width < 500);
    root.classList.toggle('tall', view.isTall);
    const size = view.isTall ? 46 : clamp(Math.min(56 * view.scale, width / 18), 20, 58);
    shrink(this.#headline, size, width * 0.84, size * 2.1);
    // The hint needs room between the headline and the choices.
    root.classList.toggle('wordy', this.#headline.offsetHeight > size * 1.4 || width < 500 || view.isTall || view.y < 0 || view.x < 0);
    root.style.setProperty('--strip', `${stripsOf(height).each}px`);
    // Where the sides are cropped, the headline stands below the name.
    root.style.setProperty('--drop', `${view.x < 0 && width >= 500 ? 28 * view.scale : 0}px`);
    shrink(this.#name, clamp(22 * view.scale, 13, 24), width - 150, 40);
    const [left, right] = [Math.max(6, view.x + SIGN.from * view.scale), view.x + SIGN.to * view.scale];
    const wide = Math.min(right - left, Math.max(110, SIGN.board * 2 * view.scale));
    const at = { x: (left + right - wide) / 2, y: view.y + SIGN.foot * view.scale, w: wide };
    for (const [name, value] of Object.entries(at)) this.#sign.style.setProperty(`--${name}`, `${value.toFixed(1)}px`);
    this.end.fit(view);
  }

  /** `seconds`: how long the card has been open. */
  show(film: Film, spots: ReadonlyMap<FeatureId, Spot>, open: FeatureId | undefined, seconds: number): void {
    const { chapter } = film;
    this.#showFork(film);
    show(this.#card, open !== undefined);
    if (open) {
      const [sum, unit] = copy.features[open].figure.split(' ');
      this.#figure.textContent = `${Math.round(Number(sum) * shownAt(seconds))} ${unit}`;
    }
    this.#showSpots(film, spots, open);
    this.#stage.root.classList.toggle('reading', open !== undefined);
    show(this.play, film.isHeld && !open && chapter !== 'end');
    show(this.#bar, chapter === 'road' || chapter === 'camp');
    // Where there are none, the caption stands at the left: the camp has its chairs at the right.
    show(this.#chips, chapter === 'road');
    for (const [i, road] of roadIds.entries()) this.chips[i]?.setAttribute('aria-pressed', String(road === film.road));
    const since = film.position - (chapter === 'road' ? CUT.road : CUT.camp);
    const caption = captionAt(chapter === 'road' ? (film.road ?? 'coast') : 'camp', since);
    if (this.#caption.textContent !== caption) this.#caption.textContent = caption;
    this.#line.style.transform = `scaleX(${film.share.toFixed(4)})`;
    this.#name.style.opacity = chapter === 'end' ? '0' : '1';
    this.end.show(film.road, chapter === 'end' ? clamp(film.ended / GATHER_S) : -1);
  }

  /** Where a road is chosen on a phone upright, or at last the camp, its picture is. */
  hang(at: number, paint: () => HTMLCanvasElement): void {
    for (const button of [this.choices[at], this.chips[at]]) if (!button?.querySelector('canvas')) button?.prepend(paint());
  }

  /** Fills the card. */
  describe(id: FeatureId, road: RoadId): void {
    const { name } = copy.features[id];
    this.#title.textContent = name;
    this.#note.textContent = copy.notes[road][id];
    this.#card.setAttribute('aria-label', name);
  }

  #showFork(film: Film): void {
    const isOn = film.chapter === 'fork';
    for (const element of [this.#headline, this.#hint, this.#sign]) show(element, isOn);
  }

  #showSpots(film: Film, spots: ReadonlyMap<FeatureId, Spot>, open: FeatureId | undefined): void {
    const t = this.#stage.reduced ? 9 : film.position - CUT.road;
    for (const [id, button] of this.spots) {
      const [x, y, share, rise] = spots.get(id) ?? [0, 0, 0, 0];
      show(button, film.chapter === 'road' && !open);
      // Not hidden after a cut: the keyboard would lose its place.
      button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${share.toFixed(3)})`;
      button.style.setProperty('--rise', `${rise.toFixed(1)}px`);
      button.classList.toggle('cue', t >= CUE_S[id] && t < CUE_S[id] + 2.4);
    }
  }

  /** Arrows go from road to road at the fork, from feature to feature on the way. */
  step(chapter: Chapter, by: 1 | -1): boolean {
    const ring = chapter === 'fork' ? this.choices : chapter === 'road' ? [...this.spots.values()].filter((spot) => !spot.hidden) : [];
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? ring.indexOf(focused) : -1;
    const next = ring[at < 0 ? (by > 0 ? 0 : ring.length - 1) : (at + by + ring.length) % ring.length];
    next?.focus({ preventScroll: true });
    return next !== undefined;
  }
}

function makeSpot(id: FeatureId, deeds: Deeds): HTMLButtonElement {
  const { name } = copy.features[id];
  const spot = createButton('spot ck-copy', () => deeds.open(id), create('i', 'dot'), create('span', 'tip', name));
  // Small screens have no room for the tip.
  spot.setAttribute('aria-label', name);
  return spot;
}

/** A loudspeaker beside the Ad tag; its waves are there when it sounds. */
function makeSound(deeds: Deeds): HTMLButtonElement {
  const button = createButton('sound ck-copy', deeds.sound);
  button.setAttribute('aria-label', copy.sound);
  button.setAttribute('aria-pressed', 'false');
  button.innerHTML =
    '<svg viewBox="0 0 28 24"><path d="M6 10h3l4-3.500v11L9 14H6z"/><path class="on" d="M16 9q2.5 3 0 6m2.5-8.500q5 5.5 0 11"/><path class="off" d="m16.5 9.5 5 5m0-5-5 5"/></svg>';
  return button;
}

function makeChip(label: string, onPress: () => void): HTMLButtonElement {
  return createButton('chip', onPress, label);
}
