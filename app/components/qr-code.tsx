import { type Ref, useEffect, useState } from 'react';
import type { QrPath } from './qr-path.ts';

interface QrCodeProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly text: string;
  readonly label: string;
  /** Until then it is empty. */
  readonly isWanted: boolean;
}

/** A QR code drawn in this browser, its encoder loaded once it is wanted. Always ink on white: scanners expect it. */
export function QrCode({ ref, text, label, isWanted }: QrCodeProps) {
  const [code, setCode] = useState<QrPath>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    // Without its encoder there is no code: the link itself stands beside it.
    const draw = async () => {
      const { toQrPath } = await import('./qr-path.ts');
      if (isCurrent) setCode(toQrPath(text));
    };
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text, isWanted]);
  return (
    <svg
      ref={ref}
      className="qr-code"
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code?.path ?? ''} fill="#14120e" />
    </svg>
  );
}
