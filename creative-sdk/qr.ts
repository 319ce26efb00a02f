import { encode } from 'uqr';

/** Quiet zone around the code that scanners expect (ISO/IEC 18004), in modules. */
export const QR_QUIET_MODULES = 4;

/** A QR code as rows of modules, true where dark, without its quiet zone. Level M survives glare and the moiré of a filmed television. */
export function createQr(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', boostEcc: true, border: 0 }).data;
}

/** The dark modules as one SVG path, one unit per module, in a box of `size` units that includes the quiet zone. */
export function createQrPath(text: string): { readonly path: string; readonly size: number } {
  const rows = createQr(text);
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from + QR_QUIET_MODULES} ${y + QR_QUIET_MODULES}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  });
  return { path, size: rows.length + 2 * QR_QUIET_MODULES };
}
