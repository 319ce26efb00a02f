import { useEffect, useState } from 'react';
import { isEmptyKit } from './brand-kit.ts';
import { useBrand } from './brand-store.ts';
import { toLinkKit } from './read-logo.ts';
import { packBrand } from './share-link.ts';

/** The brand that the ad wears, as the end of a link; '' without one, or until it is packed. */
export function useBrandHash(): string {
  const { kit } = useBrand();
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isWanted = true;
    const pack = async () => (isEmptyKit(kit) ? '' : packBrand(await toLinkKit(kit)));
    // A brand that cannot be packed stays here.
    void pack().then(
      (packed) => isWanted && setHash(packed),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [kit]);
  return hash;
}
