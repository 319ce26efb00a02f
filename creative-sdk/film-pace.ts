const FRAME_S = 1 / 30;

/** Draws the picture 30 times a second, as film does, and the interface above it in every frame of the display. */
export class FilmPace {
  readonly #update: () => void;
  readonly #paint: () => void;
  #due = FRAME_S;

  /** `update`: the interface; `paint`: the picture. */
  constructor(update: () => void, paint: () => void) {
    this.#update = update;
    this.#paint = paint;
  }

  /** In Scene.update: when no time has passed, what is shown has changed, and is painted at once. */
  step(dt: number): void {
    this.#due = dt === 0 ? FRAME_S : this.#due + dt;
  }

  /** In Scene.render. */
  render(): void {
    this.#update();
    if (this.#due < FRAME_S - 0.004) return;
    this.#due %= FRAME_S;
    this.#paint();
  }
}
