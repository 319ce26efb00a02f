/** The light of a place, as the van sees it. Colours `#rrggbb`, `rgb` parts where they glow. */
export interface Light {
  /** Upper paint in the light and in the shade. */
  readonly cream: readonly [string, string];
  /** Lower paint. */
  readonly body: readonly [string, string];
  /** Reflected in paint and glass: zenith, horizon. */
  readonly sky: readonly [string, string];
  /** Along the edges that look into the light, `r g b`. */
  readonly rim: string;
  /** The ground's own shadow colour, `r g b`. */
  readonly shadow: string;
  /** How much the front faces the light, 0 … 1. */
  readonly front: number;
  /** Strength of lamps and windows, 0 … 1. */
  readonly lamps: number;
}

export const lights = {
  coast: {
    cream: ['#fff0d6', '#c99a92'],
    body: ['#2f8583', '#173a50'],
    sky: ['#4a3470', '#ffb877'],
    rim: '255 214 150',
    shadow: '22 12 38',
    front: 1,
    lamps: 0.75,
  },
  forest: {
    cream: ['#e9eef5', '#8c9bb5'],
    body: ['#2c7a80', '#15364b'],
    sky: ['#31486c', '#c9d3e2'],
    rim: '226 238 255',
    shadow: '24 36 60',
    front: 0.55,
    lamps: 1,
  },
  desert: {
    cream: ['#d9cbd8', '#6b5a80'],
    body: ['#22676f', '#112c44'],
    sky: ['#141a42', '#e07f63'],
    rim: '255 176 132',
    shadow: '12 8 26',
    front: 0.75,
    lamps: 1,
  },
} as const satisfies Record<string, Light>;
