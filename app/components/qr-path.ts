import { encode } from 'uqr';

/** Quiet zone that scanners expect (ISO/IEC 18004), modules. */
const QUIET = 4;

export interface QrPath {
  /** The dark modules, each of one unit. */
  readonly path: string;
  /** Of one side, units. */
  readonly size: number;
}

/** A QR code of this text. Its encoder comes with this file: whoever draws a code fetches it then. */
export function toQrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  return { path: data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''), size };
}
