import { useEffect } from 'react';
import { borrowBrand } from './brand-store.ts';
import { unpackBrand } from './share-link.ts';

/** The brand that a share link carries, for this visit. */
export function useBorrowedBrand(): void {
  useEffect(() => {
    void unpackBrand(location.hash).then(borrowBrand);
  }, []);
}
