import { readPictureSize } from '#app/components/picture-size.ts';
import { type Brand, noBrand, toBrand } from '#protocol/brand.ts';

/** Where a visitor's brand is kept, in local storage. */
export const BRAND_KEY = 'surge.brand';

/** What a visitor puts into the ads: any part of a brand but the landing address, which stays the demo's own. */
export type BrandKit = Partial<Omit<Brand, 'landing'>>;

export const kitFields = ['name', 'headline', 'cta', 'primary', 'accent', 'logo'] as const satisfies readonly (keyof BrandKit)[];

/** Turns any value into a valid kit: wrong parts are left out. */
export function toBrandKit(value: unknown): BrandKit {
  const { logo, ...clean } = toBrand(value, noBrand);
  const kit: BrandKit = logo && isSmallPicture(logo) ? { ...clean, logo } : clean;
  return Object.fromEntries(kitFields.filter((field) => kit[field]).map((field) => [field, kit[field]]));
}

export function isEmptyKit(kit: BrandKit): boolean {
  return Object.keys(kit).length === 0;
}

export interface BrandState {
  readonly kit: BrandKit;
  /** `link`: the sender of a share link made it; it lasts for this visit until the visitor changes it. */
  readonly from: 'visitor' | 'link';
  /** False when this device refused to keep it: it lasts until the page closes. */
  readonly isKept: boolean;
}

/** A logo is drawn 24 px high; a picture larger than a screen could fill the memory, with 4 bytes per pixel. */
const LARGEST_SIDE = 2048;

/**
 * Whether the picture of a data URL may be decoded, read from its first bytes: 300 of them can stand for 9,000 x 9,000 pixels. What is not plainly a PNG, JPEG
 * or WebP may not, whatever the URL says: browsers go by the bytes.
 */
function isSmallPicture(dataUrl: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
    const size = readPictureSize(new DataView(bytes.buffer));
    return size !== undefined && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= LARGEST_SIDE;
  } catch {
    return false;
  }
}
