import { useEffect } from 'react';
import { applySharedBrand } from '#app/components/brand/brand-store.ts';
import { BRAND_MARK } from '#app/components/brand/share-link.ts';

/** The brand that a share link carries, for this visit. */
export function useSharedBrand(): void {
  useEffect(() => {
    if (!location.hash.startsWith(BRAND_MARK)) return;
    void import('#app/components/brand/packed-brand.ts').then(({ unpackBrand }) => unpackBrand(location.hash)).then(applySharedBrand);
  }, []);
}
