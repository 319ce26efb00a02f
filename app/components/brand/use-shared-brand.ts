import { useEffect } from 'react';
import { applySharedBrand } from '#app/components/brand/brand-store.ts';
import { BRAND_MARK } from '#app/components/brand/share-link.ts';

/** The brand that was read last, by its text in the address: what a visitor changes of it is not undone by coming back. */
let last: { readonly hash: string; readonly shown: Promise<void> } | undefined;

/** Shows the brand that a share link carries, if the address is one, for this visit. */
export async function showSharedBrand(): Promise<void> {
  const { hash } = location;
  if (!hash.startsWith(BRAND_MARK)) return;
  if (last?.hash !== hash) {
    const shown = import('#app/components/brand/packed-brand.ts').then(async ({ unpackBrand }) => applySharedBrand(await unpackBrand(hash)));
    last = { hash, shown };
  }
  return last.shown;
}

export function useSharedBrand(): void {
  useEffect(() => void showSharedBrand(), []);
}
