import { CUT, type Film, type RoadId } from './film.ts';

/** The clips that tools/record-footage.ts makes, seconds of film. `film` is what plays when nobody steers: the one for video players. */
export const cuts = {
  fork: { from: 0, to: CUT.road },
  coast: { from: CUT.road, to: CUT.camp },
  forest: { from: CUT.road, to: CUT.camp },
  desert: { from: CUT.road, to: CUT.camp },
  film: { from: 0, to: CUT.end },
} as const satisfies Record<string, { readonly from: number; readonly to: number }>;
export type ClipId = keyof typeof cuts;

export const FRAMES_PER_SECOND = 30;
/** The pixels of a clip. */
export const CLIP = { width: 1280, height: 720 } as const;
/** The clip of a road is fetched this long before it is needed, seconds. */
const NEAR_S = 1.5;

type Moment = Pick<Film, 'chapter' | 'position' | 'road'>;

/** The clip that shows this moment; the camp is always drawn. */
export function clipAt({ chapter, road }: Moment): 'fork' | RoadId | undefined {
  if (chapter === 'fork') return 'fork';
  return chapter === 'road' ? road : undefined;
}

/** The clip that comes next, once it is near. */
export function clipAhead({ chapter, position }: Moment): RoadId | undefined {
  return chapter === 'fork' && position > CUT.road - NEAR_S ? 'coast' : undefined;
}
