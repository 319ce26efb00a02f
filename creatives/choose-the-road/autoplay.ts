import type { Hand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';

/** The drawn hand presses a control of the interface at second `at`. */
export interface Cue {
  readonly at: number;
  readonly on: () => HTMLElement | undefined;
  readonly press: () => void;
}

/** Seconds: the hand starts to move this long before a press, stays down, and stays on the control. */
const TRAVEL_S = 0.85;
const DOWN_S = 0.16;
const LINGER_S = 0.25;
/** From the first picture on it is beside what it will press first, CSS pixels, and moves onto it at this second. */
const BESIDE = [36, 6] as const;
const FIRST_S = 0.4;

/** Leads the drawn hand from control to control and presses each once. */
export class Autoplay {
  readonly #cues: readonly Cue[];
  readonly #hand: Hand;
  readonly #layControls: () => void;
  #next = 0;
  #from: readonly [number, number] | undefined;

  /** `layControls` moves the controls to their places at this moment: many steps may have passed since they were drawn. */
  constructor(hand: Hand, layControls: () => void, cues: readonly Cue[]) {
    this.#hand = hand;
    this.#layControls = layControls;
    this.#cues = cues;
  }

  play(t: number): void {
    const cue = this.#cues[this.#next];
    const last = this.#cues[this.#next - 1];
    if (cue && t >= cue.at) {
      this.#from = this.#middleOf(cue) ?? this.#from;
      cue.on()?.classList.remove('lit');
      cue.press();
      this.#next++;
      return;
    }
    this.#hand.press((last !== undefined && t - last.at < DOWN_S) || (cue !== undefined && cue.at - t < 0.08));
    const start = last && cue ? cue.at - TRAVEL_S : FIRST_S;
    const to = cue && (!last || t > start) ? this.#middleOf(cue) : undefined;
    if (!cue || !to) {
      if (!last || t - last.at > LINGER_S) this.#away();
      return;
    }
    const [dx, dy] = last ? [110, 170] : BESIDE;
    const from = this.#from ?? [to[0] + dx, to[1] + dy];
    const share = easeInOut(clamp((t - start) / (TRAVEL_S - 0.15)));
    cue.on()?.classList.toggle('lit', share === 1);
    this.#hand.move(mix(from[0], to[0], share), mix(from[1], to[1], share));
  }

  stop(): void {
    this.#cues[this.#next]?.on()?.classList.remove('lit');
    this.#hand.hide();
  }

  #middleOf({ on }: Cue): readonly [number, number] | undefined {
    this.#layControls();
    const element = on();
    if (!element || element.hidden) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Its word stays readable above the finger.
    return [left + width * 0.6, top + height * 0.8];
  }

  #away(): void {
    this.#hand.hide();
    this.#from = undefined;
  }
}
