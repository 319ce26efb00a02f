import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('a table is written a line a row, as RFC 4180 asks', () => {
  expect(
    toCsv(
      ['Month', 'Sent'],
      [
        ['November 2026', 263_000],
        ['a, "b"', -1.5],
        ['two\nlines', 0],
      ],
    ),
  ).toBe('Month,Sent\r\nNovember 2026,263000\r\n"a, ""b""",-1.5\r\n"two\nlines",0\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2', "'-2"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['=a,b', `"'=a,b"`],
  ['a=b', 'a=b'],
])('the text %j is no formula: %j', (text, cell) => expect(toCsv([text], [])).toBe(`${cell}\r\n`));
