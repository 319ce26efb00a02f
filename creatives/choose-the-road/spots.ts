import { clamp } from '#creative-sdk/motion.ts';
import { featureIds } from './copy.ts';
import { CUT, type FeatureId } from './film.ts';
import type { Look } from './picture.ts';
import { spotAt } from './track.ts';
import type { Point } from './van-shape.ts';
import type { View } from './view.ts';

/** A spot stays this far within the picture, CSS pixels. */
const EDGE = 22;

/** Where the features of the van are in this picture, CSS pixels. */
export function placeSpots({ road, position }: Look, { x, y, scale, width }: View): ReadonlyMap<FeatureId, Point> {
  return new Map(
    featureIds.map((id) => {
      const [dx, dy] = spotAt(id, road ?? 'coast', position - CUT.road);
      return [id, [clamp(x + dx * scale, EDGE, width - EDGE), y + dy * scale]];
    }),
  );
}
