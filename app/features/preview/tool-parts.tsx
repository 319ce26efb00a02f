import type { Demo } from '#catalogue/demo.ts';
import { ExportPanel } from './export-panel.tsx';
import { PricePart } from './price-part.tsx';
import { QrPanel } from './qr-panel.tsx';

interface ToolPartsProps {
  readonly demo: Demo;
  readonly unit: Demo;
}

/** The tools that need script for all they do: they are fetched when the tools are first shown. */
export function ToolParts({ demo, unit }: ToolPartsProps) {
  return (
    <>
      <QrPanel demo={unit} />
      <ExportPanel demo={unit} />
      <PricePart demo={demo} />
    </>
  );
}
