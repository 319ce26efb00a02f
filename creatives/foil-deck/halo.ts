import { Spring } from '#creative-sdk/motion.ts';
import type { CreatureId } from './creatures.ts';
import { bakeMotif, emblems, MOTIF } from './motifs.ts';

/** Pieces of one card on the ring. */
const PIECES = 5;

/** What the drafted cards bring along: pieces of each gather on the ring, until they are drawn into the spell. */
export class Halo {
  readonly #springs = [new Spring(0, 60, 0.6), new Spring(0, 60, 0.6), new Spring(0, 60, 0.6)] as const;
  readonly #sprites = new Map<CreatureId, HTMLCanvasElement>();
  readonly #ratio;
  #spin = 0;
  #isTurning = false;

  constructor(ratio: number) {
    this.#ratio = ratio;
  }

  /** The pieces of the first `count` cards are out. */
  step(count: number, dt: number): void {
    this.#isTurning = count * dt > 0;
    if (this.#isTurning) this.#spin += dt * 0.22;
    for (const [k, spring] of this.#springs.entries()) {
      spring.target = k < count ? 1 : 0;
      if (dt) spring.step(dt);
      else spring.jump(spring.target);
    }
  }

  get key(): string {
    return [this.#spin, ...this.#springs.map(({ value }) => value)].join();
  }

  get isStill(): boolean {
    return !this.#isTurning && this.#springs.every(({ isStill }) => isStill);
  }

  /** Around the origin, on a ring of these radii that has turned by `turn`. */
  draw(c: CanvasRenderingContext2D, hand: readonly CreatureId[], [rx, ry, turn]: readonly [number, number, number]): void {
    hand.forEach((id, k) => {
      const out = this.#springs[k]?.value ?? 0;
      for (let i = 0; i < PIECES; i++) {
        const side = MOTIF * out * (0.6 + (i % 3) * 0.1);
        c.save();
        const angle = this.#spin + turn + ((i * 3 + k) / (PIECES * 3)) * Math.PI * 2;
        const far = 0.6 + 0.4 * out;
        c.translate(Math.cos(angle) * rx * far, Math.sin(angle) * ry * far);
        c.rotate(angle + 1.3 + i);
        if (out > 0.01) c.drawImage(this.#spriteOf(id), -side / 2, -side / 2, side, side);
        c.restore();
      }
    });
  }

  #spriteOf(id: CreatureId): HTMLCanvasElement {
    const known = this.#sprites.get(id);
    if (known) return known;
    const sprite = bakeMotif(emblems[id], this.#ratio);
    this.#sprites.set(id, sprite);
    return sprite;
  }
}
