import type { BrandKit } from '#app/components/brand/brand-kit.ts';
import { downloadFile } from '#app/components/download-file.ts';
import { createPack } from '#app/components/take-away/brand-pack.ts';
import { keptDelivery } from '#app/components/take-away/delivery-store.ts';
import { type ExportTarget, exportCreative } from '#app/components/take-away/export-creative.ts';
import { toFileName } from '#app/components/take-away/take-away.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { FrameDemo } from '#catalogue/demo.ts';

export type SavedAs = ExportTarget | 'vast' | 'pack';

/** Makes a file of the ad, with the visitor's brand and trafficked as their form says, and hands it to the browser. Rejects when it cannot be fetched. */
export async function saveExport(demo: FrameDemo, as: SavedAs, brand: BrandKit, origin: string, text: Text): Promise<void> {
  const delivery = keptDelivery.get();
  if (as === 'pack') downloadFile(await createPack(demo, { brand, delivery, origin, text }));
  else if (as === 'vast') downloadFile(new File([createVast(demo, origin, brand, delivery)], toFileName(demo, 'vast')));
  else downloadFile(await exportCreative(demo, as, brand, delivery));
}
