import type { Stage } from '#creative-sdk/creative.ts';
import type { Camera } from './camera.ts';
import type { LiveStudio } from './live-studio.ts';
import type { Look } from './look.ts';
import { toPaints } from './paints.ts';

/** A picture of the turntable: everything lit, seen by the camera of the sheet. */
export interface Pose {
  readonly camera: Camera;
  /** Degrees. */
  readonly turn: number;
  readonly look: Partial<Look>;
}

/** While recording on a forced graphics tier, tools/strix-turntable.ts may ask for single pictures. Nothing else on the page is shown then. */
export function offerPose(stage: Stage, studio: LiveStudio): void {
  if (stage.config.mode !== 'record' || stage.config.tier !== 'A') return;
  const [paint] = toPaints(stage.brand.primary);
  if (!paint) return;
  Reflect.set(globalThis, 'strixPose', ({ camera, turn, look }: Pose) => {
    for (const node of document.querySelectorAll<HTMLElement>('body > :not(main), main > *'))
      node.style.display = node === studio.element ? 'block' : 'none';
    const plain = {
      isTurning: false,
      steer: 0,
      roll: 0,
      rim: 'talon',
      before: paint,
      wipe: 1,
      key: 1,
      bar: 1,
      lamps: 0,
      sweep: 1,
      // Neutral: the pictures serve every paint.
      glow: '#9a9a9a',
    } as const;
    studio.draw({ ...plain, paint, camera, yaw: (turn * Math.PI) / 180, ...look }, false);
  });
}
