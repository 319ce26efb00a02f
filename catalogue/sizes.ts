/** Sizes a demo may have (spec §3). Pixel sizes are CSS pixels; the others fill what the device offers. */
export const sizes = {
  '970x250': { width: 970, height: 250 },
  '320x480': { width: 320, height: 480 },
  '300x600': { width: 300, height: 600 },
  '300x250': { width: 300, height: 250 },
  'full screen': { width: 375, height: 667 },
  CTV: { width: 1920, height: 1080 },
  '728x90': { width: 728, height: 90 },
  '320x100': { width: 320, height: 100 },
  '320x50': { width: 320, height: 50 },
  video: { width: 640, height: 360 },
} as const;

export type SizeName = keyof typeof sizes;

/** The sizes that are words and not figures: they are translated. */
export const sizeWords = ['full screen', 'CTV', 'video'] as const satisfies readonly SizeName[];

/** Slots of the simulated publisher pages, width x height in CSS pixels (spec §9). */
export const slots = {
  desktop: ['970x250', '300x250', '300x600', '728x90'],
  mobile: ['300x250', '300x600', '320x100', '320x50', '320x480'],
} as const;

export type SlotName = (typeof slots)['desktop'][number] | (typeof slots)['mobile'][number];
