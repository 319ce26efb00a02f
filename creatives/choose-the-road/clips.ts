import coastAv1 from './coast-av1.mp4';
import coastH264 from './coast-h264.mp4';
import desertAv1 from './desert-av1.mp4';
import desertH264 from './desert-h264.mp4';
import type { RoadId } from './film.ts';
import forestAv1 from './forest-av1.mp4';
import forestH264 from './forest-h264.mp4';
import forkAv1 from './fork-av1.mp4';
import forkH264 from './fork-h264.mp4';

/** Where the clips lie, AV1 first: what is imported goes along when the ad is taken away. */
export const clips: Readonly<Record<'fork' | RoadId, readonly [av1: string, h264: string]>> = {
  coast: [coastAv1, coastH264],
  desert: [desertAv1, desertH264],
  forest: [forestAv1, forestH264],
  fork: [forkAv1, forkH264],
};
