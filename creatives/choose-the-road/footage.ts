import type { Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { Clip } from './clip.ts';
import type { clips } from './clips.ts';
import { brand } from './copy.ts';
import { clipAhead, clipAt, cuts } from './cuts.ts';
import type { Film } from './film.ts';
import { FILM, type View } from './view.ts';

/** The recorded picture that lies under the canvas, and its second of film. */
export interface Shown {
  readonly frame: HTMLVideoElement;
  readonly position: number;
}

let last: Footage | undefined;

/**
 * The film as it was recorded, where it may play: on the browser's own clock, in the version that moves, with the name and the colour that the van in
 * the footage wears. Files that go alone have none (footage-alone.ts).
 */
export function openFootage({ root, config, reduced, brand: { name, accent } }: Stage): Footage | undefined {
  last?.close();
  last = undefined;
  const isRecorded = name === brand.name && accent === brand.accent;
  if (config.clock === 'real' && config.mode !== 'still' && !reduced && isRecorded) last = new Footage(root);
  return last;
}

/**
 * Keeps the clips in step with the film's clock. What a clip cannot show at a moment is drawn instead. The clips lie under the canvas, which is clear
 * where they show: for the browser's compositor a video costs a tenth of drawing it into a canvas.
 */
export class Footage {
  shown: Shown | undefined;
  readonly #sheet = document.createElement('div');
  readonly #clips = new Map<keyof typeof clips, Clip>();
  #running: Clip | undefined;
  #position = 0;
  #at = 0;

  constructor(root: HTMLElement) {
    this.#sheet.className = 'footage';
    root.append(this.#sheet);
  }

  /** Once for each drawn picture: places the clip of this moment where the film is. */
  show({ x, y, scale }: View): void {
    const { style } = this.#sheet;
    const frame = this.shown?.frame;
    for (const { element } of this.#clips.values()) element.style.visibility = element === frame ? 'visible' : 'hidden';
    style.transform = `translate(${x}px,${y}px) scale(${scale})`;
  }

  /** Once a frame, after the film's step; `dt`: 0 when the clock has not run. */
  follow(film: Film, dt: number): void {
    const now = Number(document.timeline.currentTime ?? 0);
    const pace = clamp(((film.position - this.#position) / Math.max(1, now - this.#at)) * 1000);
    this.#position = film.position;
    this.#at = now;
    // The first frame waits for no video.
    if (dt === 0) return;
    const id = clipAt(film);
    const clip = id && this.#open(id);
    const ahead = clipAhead(film);
    if (ahead) this.#open(ahead);
    if (clip !== this.#running) this.#running?.stand();
    this.#running = clip;
    const from = id ? cuts[id].from : 0;
    const at = clip?.follow(film.position - from, pace);
    this.shown = clip && at !== undefined ? { frame: clip.element, position: from + at } : undefined;
  }

  close(): void {
    for (const clip of this.#clips.values()) clip.close();
  }

  #open(id: keyof typeof clips): Clip {
    const known = this.#clips.get(id);
    if (known) return known;
    const clip = new Clip(id);
    clip.element.width = FILM.width;
    clip.element.height = FILM.height;
    this.#sheet.append(clip.element);
    this.#clips.set(id, clip);
    return clip;
  }
}
