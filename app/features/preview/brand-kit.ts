import { type Brand, toBrand } from '#protocol/brand.ts';
import { isSmallPicture } from './picture-size.ts';

/** What a visitor puts into the ads: any part of a brand but where it leads, which stays the demo's own. */
export type BrandKit = Partial<Omit<Brand, 'landing'>>;

export const kitFields = ['name', 'headline', 'cta', 'primary', 'accent', 'logo'] as const satisfies readonly (keyof BrandKit)[];

const NOTHING: Brand = { name: '', headline: '', cta: '', landing: '', primary: '', accent: '' };

/** Any value in, a clean kit out: what is wrong is left out. */
export function toBrandKit(value: unknown): BrandKit {
  const { logo, ...clean } = toBrand(value, NOTHING);
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
