import { featureIds } from './copy.ts';
import type { FeatureId } from './film.ts';
import type { Look, Picture } from './picture.ts';
import { spotAt } from './track.ts';
import type { Point } from './van-shape.ts';
import type { View } from './view.ts';

/** Where the features of the van are in this picture, CSS pixels. */
export function placeSpots(picture: Picture, look: Look, { x, y, scale }: View): ReadonlyMap<FeatureId, Point> {
  const [pose, lens] = [picture.poseOf(look), picture.lensOf(look)];
  return new Map(
    featureIds.map((id) => {
      const [dx, dy] = spotAt(id, pose, lens);
      return [id, [x + dx * scale, y + dy * scale]];
    }),
  );
}
