type Key = 'left' | 'right' | 'down';

/** The script of autoplay: by the keys of the remote from lamp to lamp, back to the linen one, where it stays, and to warmer light. */
const script: readonly (readonly [at: number, key: Key])[] = [
  [2.6, 'right'],
  [4.1, 'right'],
  [5.6, 'right'],
  [7.1, 'right'],
  [8.6, 'left'],
  [9, 'left'],
  [9.4, 'left'],
  [10.4, 'down'],
];

/** Presses each key of the script once. */
export class Tour {
  readonly #press: (key: Key) => void;
  #next = 0;

  constructor(press: (key: Key) => void) {
    this.#press = press;
  }

  play(t: number): void {
    for (let cue = script[this.#next]; cue && cue[0] <= t; cue = script[++this.#next]) this.#press(cue[1]);
  }
}
