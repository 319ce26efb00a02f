/** Linear light, not display values. */
export type Light = readonly [r: number, g: number, b: number];
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** One of the three pictures that every view is baked in. */
export interface Hour {
  readonly id: 'day' | 'dusk' | 'night';
  /** Towards the sun, at night the moon; length 1. */
  readonly sun: Light;
  readonly sunAzimuth: number;
  readonly sunLight: Light;
  /** The sky's own light on what looks up, and the ground's on what looks down. */
  readonly above: Light;
  readonly below: Light;
  /** What walls and floors give back where the sky is hidden. */
  readonly bounce: Light;
  readonly zenith: Light;
  readonly middle: Light;
  readonly horizon: Light;
  /** Around the sun. */
  readonly glow: Light;
  readonly disc: number;
  readonly sea: Light;
  readonly haze: Light;
  readonly rock: Light;
  readonly cloud: Light;
  /** How far the lamps are turned up. */
  readonly lamps: number;
  readonly exposure: number;
}

/** Degrees. */
function direction(azimuth: number, elevation: number): { sun: Light; sunAzimuth: number } {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return { sun: [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)], sunAzimuth: a };
}

export const DAY: Hour = {
  id: 'day',
  ...direction(-42, 36),
  sunLight: [2.25, 1.95, 1.55],
  above: [0.34, 0.47, 0.68],
  below: [0.42, 0.37, 0.3],
  bounce: [1.12, 0.96, 0.76],
  zenith: [0.075, 0.2, 0.5],
  middle: [0.2, 0.42, 0.78],
  horizon: [0.68, 0.84, 0.98],
  glow: [0.5, 0.45, 0.35],
  disc: 0,
  sea: [0.012, 0.13, 0.22],
  haze: [0.6, 0.76, 0.92],
  rock: [0.3, 0.27, 0.2],
  cloud: [1.15, 1.15, 1.15],
  lamps: 0.12,
  exposure: 0.68,
};

export const DUSK: Hour = {
  id: 'dusk',
  ...direction(-7, 5.6),
  sunLight: [3, 1.12, 0.34],
  above: [0.085, 0.115, 0.25],
  below: [0.17, 0.09, 0.075],
  bounce: [0.17, 0.09, 0.06],
  zenith: [0.045, 0.115, 0.24],
  middle: [0.36, 0.27, 0.25],
  horizon: [1.3, 0.5, 0.13],
  glow: [2.3, 0.8, 0.16],
  disc: 26,
  sea: [0.02, 0.03, 0.075],
  haze: [0.6, 0.32, 0.2],
  rock: [0.075, 0.05, 0.06],
  cloud: [1.7, 0.62, 0.3],
  lamps: 0.85,
  exposure: 0.86,
};

export const NIGHT: Hour = {
  id: 'night',
  ...direction(11, 15),
  sunLight: [0.05, 0.075, 0.13],
  above: [0.02, 0.033, 0.075],
  below: [0.012, 0.014, 0.024],
  bounce: [0.006, 0.007, 0.012],
  zenith: [0.0025, 0.006, 0.02],
  middle: [0.007, 0.018, 0.052],
  horizon: [0.036, 0.066, 0.14],
  glow: [0.05, 0.075, 0.13],
  disc: 5,
  sea: [0.003, 0.009, 0.024],
  haze: [0.022, 0.038, 0.085],
  rock: [0.006, 0.008, 0.017],
  cloud: [0.03, 0.045, 0.085],
  lamps: 1,
  exposure: 1.25,
};

export const HOURS = [DAY, DUSK, NIGHT] as const;
