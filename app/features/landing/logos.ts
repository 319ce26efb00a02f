/** Invented brands, marked as samples where they are shown. `glyph`: 40 x 48 units; `weight` and `spacing` set the name. */
export interface Brand {
  readonly name: string;
  readonly colour: string;
  readonly glyph: string;
  readonly isOutline?: true;
  readonly weight: number;
  readonly spacing: number;
}

export const clients: readonly Brand[] = [
  {
    name: 'Aerolune',
    colour: '#2457c5',
    glyph: 'M20 8a16 16 0 0 1 16.9 10.6Q21 16 5 29.5A16 16 0 0 1 20 8zM6.2 32.5Q20 21 37 22a16 16 0 0 1-30.8 10.5z',
    weight: 560,
    spacing: -0.03,
  },
  {
    name: 'oatavia',
    colour: '#b9701b',
    glyph: 'M4 22H36Q36 40 20 40T4 22ZM13 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM24 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    weight: 640,
    spacing: -0.03,
  },
  { name: 'THRUMM', colour: '#7b3fd1', glyph: 'M4 20v8M11 12v24M18 5v38M25 14v20M32 9v30M39 20v8', isOutline: true, weight: 700, spacing: 0.06 },
  { name: 'Nuvane', colour: '#0e8a63', glyph: 'M1 42V6h6l26 24V6h6v36h-6L7 18v24z', weight: 600, spacing: -0.03 },
  { name: 'casa velluna', colour: '#a8593a', glyph: 'M4 40V22A16 16 0 0 1 36 22V40H27V24A7 7 0 0 0 13 24V40Z', weight: 400, spacing: -0.03 },
  { name: 'Zestruck', colour: '#d9381e', glyph: 'M23 3L6 27H18L15 45L35 19H22Z', weight: 700, spacing: -0.03 },
  {
    name: 'Fjellys',
    colour: '#2d6f8e',
    glyph: 'M3 40L16 14L23 27L29 17L39 40ZM30 4.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
    weight: 480,
    spacing: -0.03,
  },
  { name: 'BREWMONT', colour: '#7a4a22', glyph: 'M5 12H31V15H34a5.5 5.5 0 0 1-3.5 11.5A13 13 0 0 1 5 26ZM5 42h26v3H5z', weight: 600, spacing: 0.04 },
];

export const publishers: readonly Brand[] = [
  {
    name: 'The Meridian',
    colour: '#c9a227',
    glyph: 'M20 4V44M4 24H36M36 24a16 16 0 1 1-32 0 16 16 0 0 1 32 0z',
    isOutline: true,
    weight: 700,
    spacing: -0.045,
  },
  { name: 'Kota Harian', colour: '#e2574c', glyph: 'M4 6h34v36H4zM11 13.5v3h20v-3zM11 22.5v3h20v-3zM11 31.5v3h11v-3z', weight: 500, spacing: -0.03 },
  { name: 'NORDDAG', colour: '#5b8def', glyph: 'M4 6H36V42L20 32L4 42Z', weight: 720, spacing: 0.02 },
  { name: 'Reelhouse', colour: '#d65db1', glyph: 'M20 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM15 15v18l15-9z', weight: 600, spacing: -0.03 },
  {
    name: 'Lantern Weekly',
    colour: '#f0a742',
    glyph: 'M12 12V4h16v8l4 26H8l4-26zm4-4v4h8V8zm4 13a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    weight: 420,
    spacing: -0.03,
  },
  { name: 'KICKER NINE', colour: '#4cb85c', glyph: 'M6 42L22 6H36L20 42Z', weight: 700, spacing: 0.01 },
  {
    name: 'pasar.daily',
    colour: '#35b5a8',
    glyph: 'M4 18L10 6H32L38 18Q38 24 32 24T26 18Q26 24 21 24T15 18Q15 24 10 24T4 18ZM8 28H34V42H8Z',
    weight: 560,
    spacing: -0.03,
  },
  {
    name: 'Strand Radio',
    colour: '#6fb1d6',
    glyph: 'M20 44V22M9 29A15 15 0 0 1 9 7M31 7A15 15 0 0 1 31 29M20 13a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    isOutline: true,
    weight: 500,
    spacing: -0.03,
  },
];
