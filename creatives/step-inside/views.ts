import type { Light } from './hours.ts';

/** A place to stand. */
export interface View {
  readonly id: 'pool' | 'suite';
  readonly label: string;
  readonly eye: Light;
  /** Azimuth of the panorama's middle, radians; 0 is out to sea. */
  readonly facing: number;
  /** Where its mark hangs for those who stand elsewhere. */
  readonly mark: Light;
}

export const FIRST: View = { id: 'pool', label: 'Pool', eye: [0, 1.45, 0], facing: 0, mark: [-3, 1, 5] };
export const VIEWS: readonly View[] = [FIRST, { id: 'suite', label: 'Suite', eye: [-6.95, 1.42, -1.95], facing: -0.7, mark: [-6.4, 1.5, 1.2] }];

/** The doors open into the suite: the bed, the arches and the sea behind them stand in one picture. */
export const OPENING = { view: 1, yaw: 0.17 } as const;
