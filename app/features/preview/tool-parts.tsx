import { Suspense, useState } from 'react';
import type { Demo } from '#catalogue/demo.ts';
import { lazyPart } from './use-seen.ts';

const QrPanel = lazyPart(async () => (await import('./qr-panel.tsx')).QrPanel);
const ExportPanel = lazyPart(async () => (await import('./export-panel.tsx')).ExportPanel);
const PricePart = lazyPart(async () => (await import('./price-part.tsx')).PricePart);

interface ToolPartsProps {
  /** On the stage. */
  readonly unit: Demo;
  readonly isShown: boolean;
}

/** The tools that need script for all they do: they are fetched when the tools are first shown, and stay, with what was entered. */
export function ToolParts({ unit, isShown }: ToolPartsProps) {
  const [wasShown, setShown] = useState(false);
  if (!wasShown && isShown) setShown(true);
  return (
    <Suspense>
      {wasShown && (
        <>
          <QrPanel demo={unit} />
          <ExportPanel demo={unit} />
          <PricePart demo={unit} />
        </>
      )}
    </Suspense>
  );
}
