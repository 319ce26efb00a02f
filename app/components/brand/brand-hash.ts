import { type BrandKit, isEmptyKit } from './brand-kit.ts';

/** The brand as the end of a link, its logo small, or left out where no size of it is small enough; '' for no brand. What packs it is fetched by who has one. */
export async function toBrandHash(kit: BrandKit): Promise<string> {
  if (isEmptyKit(kit)) return '';
  const [{ packBrand }, { toLinkKit }] = await Promise.all([import('./packed-brand.ts'), import('./read-logo.ts')]);
  return packBrand(await toLinkKit(kit));
}
