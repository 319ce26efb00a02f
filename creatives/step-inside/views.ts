import type { Light } from './hours.ts';

/** A place to stand. */
export interface View {
  readonly id: 'pool' | 'suite' | 'table' | 'spa';
  readonly label: string;
  readonly eye: Light;
  /** Azimuth of the panorama's middle, radians; 0 is out to sea. */
  readonly facing: number;
  /** Where its mark hangs for those who stand elsewhere. */
  readonly mark: Light;
}

export const FIRST: View = { id: 'pool', label: 'Pool', eye: [-0.9, 1.55, -2.7], facing: 0, mark: [-1.6, 0.5, 4.4] };
export const VIEWS: readonly View[] = [
  FIRST,
  { id: 'suite', label: 'Suite', eye: [-10.6, 1.5, -2.6], facing: 0.35, mark: [-7.4, 1.7, 1.6] },
  { id: 'table', label: 'Table', eye: [4.75, 1.5, -0.6], facing: 0.5, mark: [6.7, 1.35, 3.2] },
  { id: 'spa', label: 'Spa', eye: [10.9, 1.6, 2.4], facing: -0.35, mark: [11.1, 0.9, 5.9] },
];
