import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { SizeName } from '#catalogue/sizes.ts';
import { fifteenRecords } from '../../../tests/fixtures/fifteen-demos.ts';
import { listZip, packFiles } from './pack.ts';
import { listKinds, toFileName, toPackName } from './take-away.ts';

it.each([
  ['a page on a phone', 'spin-and-sip', ['html5', 'mraid', 'backup', 'clip', 'spec', 'tracking']],
  ['a film', 'choose-the-road', ['simid', 'vast', 'backup', 'clip', 'spec', 'tracking']],
  ['a television', 'brew-by-remote', ['simid', 'vast', 'backup', 'pause', 'menu', 'clip', 'spec', 'tracking']],
] as const)('%s gives the files that it is delivered as', (_, slug, kinds) => {
  expect(listKinds(fifteenRecords[slug])).toEqual(kinds);
});

it('files of one demo have names of their own', () => {
  expect(listKinds(fifteenRecords['spin-and-sip']).map((kind) => toFileName({ slug: 'spin-and-sip', size: '320x480' }, kind))).toEqual([
    'spin-and-sip-html5.zip',
    'spin-and-sip-mraid.html',
    'spin-and-sip-backup.jpg',
    'spin-and-sip-clip.mp4',
    'spin-and-sip-spec.csv',
    'spin-and-sip-tracking.csv',
  ]);
});

it('files of a further unit carry its name, and its size where the name is not the size', () => {
  const name = (unit: string, size: SizeName) => toFileName({ slug: `spin-and-sip/units/${unit}`, unit, size }, 'mraid');
  expect(name('300x250', '300x250')).toBe('spin-and-sip-300x250-mraid.html');
  expect(name('scratch', '320x480')).toBe('spin-and-sip-scratch-320x480-mraid.html');
  expect(name('scratch', 'full screen')).toBe('spin-and-sip-scratch-full-screen-mraid.html');
});

it('several files become one zip, the same each time, and come out as they were', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = [
    ['a.jpg', bytes('picture')],
    ['b.html', bytes('page '.repeat(100))],
  ] as const;
  const zip = await packFiles(files);
  expect(unzipSync(zip)).toEqual(Object.fromEntries(files));
  expect(await packFiles(files)).toEqual(zip);
  expect(await listZip(zip)).toEqual([
    { name: 'a.jpg', bytes: 7 },
    { name: 'b.html', bytes: 500 },
  ]);
});

it.each([
  ['Acme Coffee', 'acme-coffee_spin-and-sip_320x480.zip'],
  ['Café Übermut!', 'cafe-ubermut_spin-and-sip_320x480.zip'],
  ['Кофе', 'bobatide_spin-and-sip_320x480.zip'],
  [undefined, 'bobatide_spin-and-sip_320x480.zip'],
])('a pack for %s is named %s', (name, file) => {
  const demo = { slug: 'spin-and-sip', size: '320x480', brand: 'Bobatide' } as const;
  expect(toPackName(demo, { ...(name && { name }) })).toBe(file);
});
