import { useEffect, useState } from 'react';
import { type AccessLine, listBrandAccess, summarizeLooks } from '#app/components/access/access.ts';
import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { lookAtAd } from '#app/components/take-away/trial.ts';
import type { Demo, FrameDemo } from '#catalogue/demo.ts';

/** A brand that is being typed is not looked at letter by letter. */
const QUIET_MS = 1500;

/** What the visitor's brand does to the ad. `none`: there is no brand. */
export type BrandAccess = { readonly state: 'none' | 'trying' | 'failed' } | { readonly state: 'done'; readonly lines: readonly AccessLine[] };

const none: BrandAccess = { state: 'none' };

async function look(demo: FrameDemo, kit: BrandKit): Promise<BrandAccess> {
  const looks = await lookAtAd(demo, kit);
  return looks?.length ? { state: 'done', lines: listBrandAccess(summarizeLooks(looks)) } : { state: 'failed' };
}

/** Once the brand has been left alone for a moment, the ad is looked at with it, out of sight. */
export function useBrandAccess(demo: Demo): BrandAccess {
  const { kit } = useBrand();
  const [access, setAccess] = useState(none);
  useEffect(() => {
    setAccess(none);
    if (!demo.isIframe || isEmptyKit(kit)) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      setAccess({ state: 'trying' });
      void look(demo, kit).then((answer) => isWanted && setAccess(answer));
    }, QUIET_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [demo, kit]);
  return access;
}
