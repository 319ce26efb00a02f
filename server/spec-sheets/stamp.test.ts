import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { SAMPLE_ORIGIN, stampSheet } from './stamp.ts';

const sheet = readFileSync('creatives/drop-the-beat/spec.pdf');
const stamped = stampSheet(sheet, 'https://ads.agency.test', '/play/4').toString('latin1');
const added = stamped.slice(sheet.length);

it('the sheet stays, and what changes follows it', () => {
  expect(stamped.startsWith(sheet.toString('latin1'))).toBe(true);
  expect(added.length).toBeLessThan(4000);
  const [start = ''] = /(?<=startxref\n)\d+/.exec(added) ?? [];
  expect(stamped.slice(Number(start))).toMatch(/^\d+ 0 obj\n<<\/Type \/XRef\n/);
});

it('every link to the site leads to the one that serves it', () => {
  const linksOf = (text: string) => text.match(/(?<=\/URI \()[^)]+/g) ?? [];
  expect(linksOf(sheet.toString('latin1'))).toContain(`${SAMPLE_ORIGIN}/play/4`);
  expect(linksOf(added)).toEqual(linksOf(sheet.toString('latin1')).map((link) => link.replace(SAMPLE_ORIGIN, 'https://ads.agency.test')));
});

it('its code is that of the address where the ad plays', () => {
  const [, side = '', length = ''] = /\/Subtype \/Image\n\/Width (\d+)\n[\s\S]*?\/Length (\d+)/.exec(added) ?? [];
  const at = added.indexOf('stream\n', added.indexOf('/Subtype /Image')) + 'stream\n'.length;
  const pixels = inflateSync(Buffer.from(added.slice(at, at + Number(length)), 'latin1'));
  const modules = Number(side) / 8;
  // Eight rows of pixels for one of modules, and a byte for each module: 0 is black.
  const drawn = Array.from({ length: modules }, (_, y) => Array.from({ length: modules }, (__, x) => pixels[y * 8 * modules + x] === 0));
  expect(drawn).toEqual(encode('https://ads.agency.test/play/4', { ecc: 'L', boostEcc: true, border: 4 }).data);
});

it('what is no spec sheet is refused', () => {
  expect(() => stampSheet(Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n'), 'https://ads.agency.test', '/play/4')).toThrow('Not a spec sheet');
});
