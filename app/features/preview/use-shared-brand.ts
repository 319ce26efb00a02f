import { useEffect } from 'react';
import { applySharedBrand } from '#app/components/brand/brand-store.ts';
import { unpackBrand } from '#app/components/brand/share-link.ts';

/** The brand that a share link carries, for this visit. */
export function useSharedBrand(): void {
  useEffect(() => {
    void unpackBrand(location.hash).then(applySharedBrand);
  }, []);
}
