import { useEffect, useState } from 'react';

/** Quiet zone that scanners expect (ISO/IEC 18004), modules. */
const QUIET = 4;

/** Longest text that still makes a code a phone reads from a screen, bytes. */
export const QR_BYTES = 1200;

/** A QR code drawn in this browser. Always ink on white: scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ readonly path: string; readonly size: number }>();
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
      const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
      if (isWanted) setCode({ path, size });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code?.path ?? ''} fill="#14120e" />
    </svg>
  );
}
