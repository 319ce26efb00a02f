import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsvLine } from './csv.ts';

/** A reader for RFC 4180, independent of the writer. */
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

/** The cells in a spreadsheet that splits at semicolons: it understands quotes only at the beginning of a cell, and removes them. */
function splitAtSemicolons(text: string): string[] {
  return text.split(/[;\t\r\n]/).map((cell) => cell.replace(/^["\s]+/, ''));
}

const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell);

describe('a line of an export', () => {
  it('reads as written except for apostrophes, and no spreadsheet calculates a cell of it, at whatever character it splits', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const written = rows.map(toCsvLine).join('');
        const read = readLines(written);
        expect(read.flat().filter(isFormula)).toEqual([]);
        expect(splitAtSemicolons(written).filter(isFormula)).toEqual([]);
        expect(read.map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replaceAll("'", ''))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['=1', "'=1"],
    ['One\n- two', `"One\n'- two"`],
    ['+49 30 1', "'+49 30 1"],
    ['3;4 = 7', '3;4 = 7'],
    ['Plain, with a comma', '"Plain, with a comma"'],
  ])('writes the cell %j as %j', (cell, expected) => {
    expect(toCsvLine([cell])).toBe(`${expected}\r\n`);
  });
});
