import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsvLine } from './csv.ts';

/** A reader of RFC 4180, which knows nothing of the writer. */
function readLines(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error('No CSV');
    lines.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\';ab |') }));

describe('a line of an export', () => {
  it('reads as it was written, and no cell of it is calculated', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readLines(rows.map(toCsvLine).join(''));
        expect(read.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(read).toEqual(rows.map((row) => row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))));
      }),
      { numRuns: 500 },
    );
  });
});
