import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { useDeviceStore } from '#app/use-device-store.ts';
import { BRAND_KEY, type BrandKit, type BrandState, isEmptyKit, toBrandKit } from './brand-kit.ts';

const brand = createDeviceStore<Omit<BrandState, 'isKept'>>({
  key: BRAND_KEY,
  parse: (text) => ({ kit: toBrandKit(parseJson(text)), from: 'visitor' }),
  format: ({ kit }) => (isEmptyKit(kit) ? null : JSON.stringify(kit)),
  lastWriteWins: true,
});

/** The visitor's brand, the same in every preview and tab, kept on this device alone. */
export function useBrand(): BrandState {
  return { ...useDeviceStore(brand), isKept: brand.isKept() };
}

export function changeBrand(change: BrandKit): void {
  brand.set({ kit: toBrandKit({ ...brand.get().kit, ...change }), from: 'visitor' });
}

export function resetBrand(): void {
  brand.set({ kit: {}, from: 'visitor' });
}

/** The brand of a share link is shown, not kept. */
export function applySharedBrand(kit: BrandKit): void {
  if (!isEmptyKit(kit)) showBrand(kit);
}

/** Shows this brand and no other, the sample's where it is empty, and keeps none. */
export function showBrand(kit: BrandKit): void {
  brand.show({ kit, from: 'link' });
}
