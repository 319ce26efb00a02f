import { createRandom } from '#creative-sdk/random.ts';
import type { Point } from './island.ts';

export interface Frond {
  /** Radians; 0 hangs to the right. */
  readonly turn: number;
  readonly length: number;
  readonly isMirrored: boolean;
}

/** A frond that leaves the crown at 0 0 to the right, 100 units long, with leaflets hanging from its rib. */
export function combFrond(leaflets: number): Point[][] {
  const rib = (t: number): Point => [100 * t, -26 * Math.sin(Math.PI * t * 0.78) + 34 * t * t * t];
  const blades: Point[][] = [];
  for (let i = 0; i < leaflets; i++) {
    const t = 0.08 + (i / leaflets) * 0.9;
    const [x, y] = rib(t);
    const [nx, ny] = rib(Math.min(1, t + 0.085));
    const long = 30 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.16)) + 4;
    blades.push([
      [x, y - 0.8],
      [nx, ny - 0.8],
      [x + long * 0.62, y + long * (0.62 + 0.14 * (i % 2))],
    ]);
    blades.push([
      [x, y + 0.8],
      [nx, ny + 0.8],
      [x + long * 0.92, y - long * (0.12 - 0.1 * (i % 2)) + 5 * t],
    ]);
  }
  return blades;
}

export function growFronds(seed: number, count: number): Frond[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2;
    const k = Math.floor(i / 2) / Math.max(1, Math.floor((count - 1) / 2));
    return {
      turn: (-0.95 + k * 1.75 + (random() - 0.5) * 0.2) * (side ? -1 : 1),
      length: 0.82 + random() * 0.3 - Math.abs(k - 0.5) * 0.12,
      isMirrored: side === 1,
    };
  });
}

/** A bent trunk from 0 0 up to `lean`, −`high`. */
export function growTrunk(high: number, lean: number): string {
  const w = high * 0.034 + 0.5;
  const bendX = lean * 0.18;
  return `M${-w} 0Q${bendX - w * 0.4} ${-high * 0.6} ${lean - w * 0.45} ${-high}H${lean + w * 0.45}Q${bendX + w * 1.2} ${-high * 0.55} ${w} 0Z`;
}
