import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import type { Demo, FrameDemo } from '#catalogue/demo.ts';
import { toNeutralStill } from './neutral-still.ts';

type Draw = (demo: FrameDemo, kit: BrandKit) => Promise<Blob | undefined>;

/** One after the other: each draws a running ad. Where one could not be drawn, no other is tried. */
export function createPainter(draw: Draw): Draw {
  let before: Promise<unknown> = Promise.resolve();
  let canDraw = true;
  return (demo, kit) => {
    const drawn = before.then(async () => {
      if (!canDraw) return undefined;
      const picture = await draw(demo, kit).catch(() => undefined);
      canDraw = picture !== undefined;
      return picture;
    });
    before = drawn;
    return drawn;
  };
}

let lastDrawn: Promise<unknown> = Promise.resolve();

const draw = createPainter(async (demo, kit) => (await import('#app/components/take-away/trial.ts')).drawBackup(demo, kit));

const paint: Draw = (demo, kit) => {
  const drawn = draw(demo, kit);
  lastDrawn = drawn;
  return drawn;
};

/** Until all is drawn that was asked for. */
export const untilDrawn = () => lastDrawn;

/** How soon before it is seen, so that who scrolls slowly never sees it being drawn. */
const AHEAD = '50%';

/**
 * The address of the demo's picture in the client's brand, drawn once `place` has come near and nothing plays, or at once. Until then, and where a browser
 * draws none, it is neutral: the sample's picture is seen only in a deck without a brand.
 */
export function useBrandedStill(
  demo: Demo,
  kit: BrandKit,
  isIdle: boolean,
  isAtOnce: boolean,
): { readonly place: RefObject<HTMLElement | null>; readonly still: string } {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || isAtOnce;
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    if (!place.current || isWanted || !isIdle || !demo.isIframe || isEmptyKit(kit)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted, isIdle, demo, kit]);
  useEffect(() => {
    setDrawn(undefined);
    if (!isWanted || !demo.isIframe || isEmptyKit(kit)) return;
    let isCurrent = true;
    let url: string | undefined;
    void paint(demo, kit).then((picture) => {
      if (!picture || !isCurrent) return;
      url = URL.createObjectURL(picture);
      setDrawn(url);
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [isWanted, demo, kit]);
  const still = useMemo(() => (demo.isIframe && !isEmptyKit(kit) ? toNeutralStill(demo, kit) : toSampleStill(demo)), [demo, kit]);
  return { place, still: drawn ?? still };
}

const toSampleStill = ({ creativeUrl, thumbnail }: Demo) => creativeUrl?.replace('index.html', 'backup.jpg') ?? thumbnail;
