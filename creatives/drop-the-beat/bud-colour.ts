import { toRgb } from '#creative-sdk/colour.ts';
import { CHANNELS, type Sculpture } from './bud-sculpt.ts';

/** The colours of a bud: lacquer, metal, and the lamps at its edge and from the ribbons. */
export interface Finish {
  readonly shell: string;
  readonly metal: string;
  readonly rim: string;
  readonly glow: string;
  /** How strong the lamp at its edge is. */
  readonly edge?: number;
  /** Whether the cap bears the mark. */
  readonly isMarked: boolean;
  /** Whether the studio's own white lamps are off. */
  readonly isDim?: boolean;
}

type Linear = readonly [number, number, number];

export function toLinear(hex: string): Linear {
  const [r, g, b] = toRgb(hex);
  return [(r / 255) ** 2.2, (g / 255) ** 2.2, (b / 255) ** 2.2];
}

/** Filmic shoulder with a little toe, linear light to a screen byte. */
const DEVELOPED = Uint8ClampedArray.from({ length: 1024 }, (_, i) => {
  const x = (i / 1023) * 4;
  return 255 * ((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
});
const LIGHT = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2 * 2);

/** Develops a sculpture into pixels, RGBA. */
export function develop({ width, height, data }: Sculpture, finish: Finish): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const lamps = [
    finish.isDim ? [0, 0, 0] : [1, 1, 1],
    toLinear(finish.shell),
    toLinear(finish.metal),
    toLinear(finish.rim).map((light) => light * (finish.edge ?? 1)),
    toLinear(finish.glow),
    finish.isMarked ? [1, 1, 1] : [0, 0, 0],
  ];
  for (let i = 0, p = 0; i < data.length; i += CHANNELS, p += 4) {
    const coverage = data[i + 6] ?? 0;
    if (!coverage) continue;
    for (let c = 0; c < 3; c++) {
      let light = 0;
      for (let k = 0; k < 6; k++) light += (LIGHT[data[i + k] ?? 0] ?? 0) * (lamps[k]?.[c] ?? 0);
      pixels[p + c] = DEVELOPED[Math.min(1023, (light * 256) | 0)] ?? 0;
    }
    pixels[p + 3] = coverage;
  }
  return pixels;
}
