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

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the picture of a data URL may be decoded, read from its first bytes: 300 of them can stand for 9,000 x 9,000 pixels. What is not plainly a PNG, JPEG
 * or WebP may not, whatever the URL says: browsers go by the bytes.
 */
function isSmallPicture(dataUrl: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
    const size = readSize(new DataView(bytes.buffer));
    return size !== undefined && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= LARGEST_SIDE;
  } catch {
    return false;
  }
}

/** Throws where the bytes end too early. */
function readSize(view: DataView): Size | undefined {
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return readJpeg(view);
  if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return readWebp(view);
  return undefined;
}

/** From segment to segment up to the frame's head (SOF: C0 to CF without C4, C8, CC). */
function readJpeg(view: DataView): Size | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** Extended (a canvas of 24-bit sides), lossless (14 bits each) or plain. */
function readWebp(view: DataView): Size | undefined {
  const kind = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (kind === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return kind === 0x56503820 ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : undefined;
}
