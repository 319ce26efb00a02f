import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { featureIds } from './copy.ts';
import { CUT, type FeatureId } from './film.ts';
import type { Look } from './picture.ts';
import { cutBefore, roofOver, spotAt } from './track.ts';
import type { View } from './view.ts';

/** A spot stays this far within the picture, CSS pixels. */
const EDGE = 16;
/** After a cut the spots come one after the other, seconds. */
const LIT_S: Readonly<Record<FeatureId, number>> = { solar: -0.1, kitchen: 0, range: 0.1 };

/**
 * Where a spot is, CSS pixels, and its share of its size: none right after a cut, and none while its part is out of the picture. Its name stands above
 * it by `rise`: over the roof, so that it hides nobody.
 */
export type Spot = readonly [x: number, y: number, share: number, rise: number];

/** Where the features of the van are in this picture. */
export function placeSpots({ road, position }: Look, { x, y, scale, width }: View): ReadonlyMap<FeatureId, Spot> {
  const t = position - CUT.road;
  return new Map(
    featureIds.map((id) => {
      const [dx, dy] = spotAt(id, road ?? 'coast', t);
      const left = x + dx * scale;
      const inside = clamp(left, EDGE, width - EDGE);
      const near = clamp(2 - Math.abs(left - inside) / EDGE);
      return [id, [inside, y + dy * scale, near * easeOut((t - cutBefore(t) - LIT_S[id]) / 0.3), (dy - roofOver(id, road ?? 'coast', t)) * scale]];
    }),
  );
}
