import { mix } from '#creative-sdk/motion.ts';
import type { Debris } from './debris.ts';
import { FEES } from './fees.ts';
import type { Layout } from './layout.ts';
import { poseOf, type Tablet } from './tablets.ts';

interface Scenery {
  readonly layout: Layout;
  readonly debris: Debris;
  tablets: Tablet[];
}

/** The next fees, placed away from the hit: lane, seconds of their fall, sway. */
const NEXT = [
  [-1.6, 1.25, -0.9],
  [4.9, 1.6, 0.8],
] as const;
const COINS = 11;

/** The hero picture: the giant in pieces, the blade's light still in it, coins on their way to the card. */
export function composeStill(scenery: Scenery, hook: Tablet): void {
  const { layout, debris } = scenery;
  const { height, card, vault } = layout;
  const cut = { at: { x: 4, y: 2 }, dx: 0.9, dy: -0.436 };
  const pose = { ...poseOf(hook, layout, 1), x: vault.x, y: height * 0.37 };
  const spread = layout.small;
  scenery.tablets = NEXT.flatMap(([lane, age, sway], i) => {
    const fee = FEES[i];
    return fee ? [{ fee, lane, age, sway, entry: undefined, plate: { key: fee.id, ...spread, isGiant: false } }] : [];
  });
  debris.smash({ plate: hook.plate, pose, cut, isPaid: true, scale: 1 });
  debris.coins = [];
  const { flashes } = debris;
  for (let i = 0; i < 8; i++) debris.step(1 / 30, card);
  debris.flashes = flashes.map((flash) => ({ ...flash, age: 0.05 }));
  for (let i = 0; i < COINS; i++) {
    const t = i / (COINS - 1);
    const swing = Math.sin(i * 2.4) * (1 - t) ** 0.7;
    const at = { x: card.x + swing * 150 + (1 - t) * 18, y: mix(pose.y - 40, card.y - 14, t ** 1.15) + Math.cos(i * 1.7) * 14 * (1 - t) };
    debris.coins.push({
      ...at,
      from: at,
      vx: 0,
      vy: 0,
      wait: 0,
      travel: 1,
      size: mix(17, 9, t) * (i % 3 === 1 ? 1.3 : 0.9),
      phase: i * 0.62,
      age: 0.4,
    });
  }
}
