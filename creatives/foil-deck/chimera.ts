import { type CreatureId, creatureIds, creatures } from './creatures.ts';
import { drawDragonBody, drawDragonHead, drawDragonWings } from './dragon.ts';
import { drawFoxHead } from './fox.ts';
import type { Graver } from './graver.ts';
import { drawNautilus, drawNautilusShell } from './nautilus.ts';
import { drawOwlHead, drawOwlWings } from './owl.ts';
import { drawTitanBody } from './titan.ts';

/** A piece of a creature, the place in its own portrait that it hangs by, and how large it grows. */
type Part = readonly [draw: (g: Graver) => void, x?: number, y?: number, size?: number];
type Parts = Readonly<Partial<Record<CreatureId, Part>>>;

const heads: Parts = { fox: [drawFoxHead, 0, -30, 0.74], owl: [drawOwlHead, 0, -46, 1.06], dragon: [drawDragonHead, -52, -58, 1.3] };
const backs: Parts = { owl: [drawOwlWings, 0, -20, 1.24], dragon: [drawDragonWings, 0, 0, 1.2], tide: [drawNautilusShell, 12, -26, 1.1] };
const bodies: Parts = { dragon: [drawDragonBody], tide: [drawNautilus, 0, 0, 0.84], titan: [drawTitanBody] };
/** Where a body carries its head, and its back. */
const joints: Readonly<Partial<Record<CreatureId, readonly [neckX: number, neckY: number, backX: number, backY: number]>>> = {
  dragon: [-26, -62, 4, -44],
  tide: [-42, 8, 8, -56],
  titan: [0, -64, 0, -50],
};

/** All of it is smaller than a portrait, as wings need room. */
const SIZE = 0.84;
/** Down to the same ground. */
const DROP = 17;

/** One creature of three: in the order of the set the first lends its head, the second its back, the third its body, each in its own inks. */
export function drawChimera(g: Graver, hand: readonly CreatureId[]): void {
  const [head, back, body = 'titan'] = creatureIds.filter((id) => hand.includes(id));
  const [neckX, neckY, backX, backY] = joints[body] ?? [];
  g.c.translate(0, DROP);
  g.c.scale(SIZE, SIZE);
  const put = (parts: Parts, id: CreatureId = body, atX = 0, atY = 0) => {
    const [draw, x = 0, y = 0, size = 1] = parts[id] ?? [];
    g.c.save();
    g.c.translate(atX, atY);
    g.c.scale(size, size);
    g.c.translate(-x, -y);
    draw?.(g.in(creatures[id].inks));
    g.c.restore();
  };
  put(backs, back, backX, backY);
  put(bodies);
  put(heads, head, neckX, neckY);
}
