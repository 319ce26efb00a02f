import { useEffect, useMemo, useState } from 'react';
import { toBrandHash } from './brand-hash.ts';
import type { BrandKit } from './brand-kit.ts';

/** The end of a link that carries this brand (brand-hash.ts): '' until it is packed, and where what packs it cannot be fetched. */
export function useBrandHash(kit: BrandKit): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isWanted = true;
    void toBrandHash(kit)
      .catch(() => '')
      .then((packed) => isWanted && setHash(packed));
    return () => {
      isWanted = false;
    };
  }, [kit]);
  return hash;
}

/** Without the logo, which is too much for a code that a phone reads. */
export function useCodeHash(kit: BrandKit): string {
  const small = useMemo(() => {
    const { logo: _, ...rest } = kit;
    return rest;
  }, [kit]);
  return useBrandHash(small);
}
