import { easeOutBack } from '#creative-sdk/motion.ts';
import type { CoinSprites } from './coin.ts';
import type { CardPlace } from './layout.ts';

/** The banked coins round the card: place and size in parts of the card's width, turn, and whether before it. */
const COINS = [
  { x: -0.47, y: -0.33, size: 0.062, turn: 0.5, isBefore: false },
  { x: 0.3, y: -0.43, size: 0.05, turn: 1.1, isBefore: false },
  { x: 0.53, y: -0.24, size: 0.085, turn: 0.25, isBefore: false },
  { x: -0.6, y: 0.02, size: 0.045, turn: 1.2, isBefore: false },
  { x: 0.58, y: 0.14, size: 0.055, turn: 2.2, isBefore: false },
  { x: -0.36, y: 0.37, size: 0.11, turn: 0.35, isBefore: true },
  { x: 0.39, y: 0.31, size: 0.078, turn: 2.75, isBefore: true },
  { x: -0.56, y: 0.26, size: 0.058, turn: 2.5, isBefore: true },
  { x: 0.14, y: 0.42, size: 0.05, turn: 0.9, isBefore: true },
] as const;

export function drawHoard(
  c: CanvasRenderingContext2D,
  sprites: CoinSprites,
  { x, y, w }: CardPlace,
  { shown, layer }: { shown: number; layer: 'behind' | 'before' },
): void {
  for (const [i, coin] of COINS.entries()) {
    if (coin.isBefore !== (layer === 'before')) continue;
    const pop = Math.max(0, (shown - 0.4 - i * 0.04) / 0.28);
    if (pop <= 0) continue;
    const out = easeOutBack(pop);
    const reach = 0.55 + 0.45 * out;
    sprites.draw(c, x + coin.x * w * reach, y + coin.y * w * reach, coin.size * w * out, coin.turn + (1 - Math.min(1, pop)) * 3);
  }
}
