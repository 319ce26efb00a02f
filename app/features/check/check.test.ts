import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createGif, createPng } from '#tests/fixtures/check/bytes.ts';
import { checkFiles } from '#tests/fixtures/check-files.ts';
import { judgeFiles, judgePicture } from './judge-files.ts';
import { findPicture } from './picture.ts';
import { getRule, rules } from './rules.ts';
import { findSize, listPages, toGuestFiles } from './subject.ts';
import { isPlainPath, isZip, MOST_FILES, unpackZip } from './unpack.ts';

describe('example files', () => {
  test('are fifty at least, each with a name of its own', () => {
    expect(checkFiles.length).toBeGreaterThanOrEqual(50);
    expect(new Set(checkFiles.map(({ name }) => name)).size).toBe(checkFiles.length);
  });

  test.each(checkFiles.filter(({ name }) => /\.zip$|\.png$|\.gif$|\.jpg$/.test(name)))(
    '$name: what its bytes say is as listed',
    ({ name, make, expected }) => {
      const bytes = make().slice();
      const base = { name, weight: bytes.length };
      const picture = findPicture(bytes);
      const verdicts = () => {
        if (picture) return judgePicture({ ...base, kind: 'picture', bytes, picture });
        const zip = unpackZip(bytes);
        const pages = listPages(zip.files);
        const page = zip.files.find((file) => file.name === pages[0]);
        return judgeFiles({ ...base, kind: 'page', zip, files: zip.files, pages }, page?.name, new TextDecoder().decode(page?.bytes));
      };
      const found = verdicts();
      const wanted = Object.entries(expected).filter(([rule]) => found.some((one) => one.rule === rule));
      expect(wanted.length).toBeGreaterThanOrEqual(name.endsWith('.zip') ? 0 : 1);
      for (const [rule, state] of wanted)
        expect(
          found.find((one) => one.rule === rule),
          rule,
        ).toMatchObject({ state });
    },
  );

  test('break every rule about bytes at least once', () => {
    const broken = new Set(
      checkFiles.flatMap(({ expected }) => Object.entries(expected).filter(([, state]) => state === 'broken')).map(([rule]) => rule),
    );
    for (const rule of ['zip-bounds', 'zip-paths', 'zip-nested', 'zip-weight', 'zip-files', 'file-kinds', 'one-page', 'size-named', 'click-tag']) {
      expect(broken, rule).toContain(rule);
    }
  });
});

describe('a zip', () => {
  const text = (word: string) => new TextEncoder().encode(word);

  test('is unpacked with what each file weighs in it', () => {
    const zip = zipSync({ 'a.txt': text('a'.repeat(1000)), 'folder/': new Uint8Array(), 'folder/b.txt': [text('b'), { level: 0 }] });
    expect(isZip(zip)).toBe(true);
    const { files, obstacles, entries } = unpackZip(zip);
    expect(obstacles).toEqual([]);
    expect(entries).toBe(3);
    expect(files.map(({ name }) => name)).toEqual(['a.txt', 'folder/b.txt']);
    expect(files[0]?.bytes).toHaveLength(1000);
    expect(files[0]?.packed).toBeLessThan(50);
  });

  test('of a hundred megabytes of nothing is stopped at the bound, and keeps what came before', () => {
    const zip = zipSync({ 'index.html': text('<p>'), 'zeros.bin': new Uint8Array(100 * 1024 * 1024) });
    const { files, obstacles } = unpackZip(zip);
    expect(files.map(({ name }) => name)).toEqual(['index.html']);
    expect(obstacles).toEqual([{ what: 'bytes', name: 'zeros.bin' }]);
  });

  test('that takes longer than ten seconds is stopped', () => {
    let now = 0;
    const { obstacles } = unpackZip(zipSync({ 'a.txt': text('a') }), () => {
      now += 11_000;
      return now;
    });
    expect(obstacles).toEqual([{ what: 'time', name: 'a.txt' }]);
  });

  test('of very many files keeps two thousand', () => {
    const zip = zipSync(Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`f${at}`, new Uint8Array(1)])));
    const { files, obstacles, entries } = unpackZip(zip);
    expect(files).toHaveLength(MOST_FILES);
    expect(entries).toBe(2500);
    expect(obstacles).toEqual([{ what: 'entries', name: '' }]);
  });

  test('of any bytes ends without an error', () => {
    const zip = zipSync({ 'a.txt': text('a'.repeat(100)), 'b.txt': text('b') });
    for (let at = 0; at < zip.length; at++) {
      const torn = zip.slice();
      torn[at] = 0xff;
      expect(() => unpackZip(torn)).not.toThrow();
    }
  });
});

test('of a zip without a file nothing is met, and of one without a page nothing that a page says', () => {
  const judge = (files: Record<string, Uint8Array>) => {
    const bytes = zipSync(files);
    const zip = unpackZip(bytes);
    return judgeFiles({ kind: 'page', name: 'a.zip', weight: bytes.length, zip, files: zip.files, pages: [] }, undefined, '');
  };
  const listMet = (files: Record<string, Uint8Array>) => judge(files).filter(({ state }) => state === 'met').length;
  expect(listMet({})).toBe(0);
  expect(listMet({ 'a.png': createPng(300, 250) })).toBeGreaterThan(0);
  for (const rule of ['size-named', 'click-tag']) expect(judge({}).find((one) => one.rule === rule)).toEqual({ rule, state: 'unmeasured' });
  expect(judge({}).find(({ rule }) => rule === 'one-page')).toMatchObject({ state: 'broken' });
});

test.each(['../a', 'a/../b', '/a', '\\a', 'a\\b', 'c:a', 'a//b', 'a\nb', '', 'a'.repeat(300)])('%j is no name inside a zip', (name) => {
  expect(isPlainPath(name)).toBe(false);
});

test('a picture says its size and how long it moves', () => {
  expect(findPicture(createPng(300, 250))).toMatchObject({ type: 'image/png', width: 300, height: 250, frames: 1 });
  expect(findPicture(createGif(728, 90, 4, 500, 2))).toMatchObject({
    type: 'image/gif',
    width: 728,
    height: 90,
    frames: 4,
    roundMs: 2000,
    rounds: 3,
  });
  expect(findPicture(new TextEncoder().encode('<svg xmlns="x" viewBox="0 0 300 250"/>'))).toMatchObject({ width: 300, height: 250 });
  expect(findPicture(new TextEncoder().encode('nothing'))).toBeUndefined();
});

test('a page’s size is what it says, else what its name says', () => {
  expect(findSize('<meta name="ad.size" content="width=300,height=600">', 'a_728x90.html')).toEqual({ width: 300, height: 600 });
  expect(findSize('', 'index.html', 'coffee_728x90.zip')).toEqual({ width: 728, height: 90 });
  expect(findSize('', 'index.html', 'coffee.zip')).toBeUndefined();
});

test('files are named from the folder of their page', () => {
  const file = { bytes: new Uint8Array(), packed: 0 };
  const files = toGuestFiles(
    [
      { ...file, name: 'ad/img/a.png' },
      { ...file, name: 'shared.css' },
    ],
    'ad/index.html',
  );
  expect(Object.keys(files)).toEqual(['img/a.png', 'shared.css']);
});

test('every rule says who asks for it, and a figure has its unit', () => {
  for (const id of Object.keys(rules)) {
    const rule = Object.entries(rules).find(([name]) => name === id)?.[1];
    expect(rule?.source).not.toBe('');
  }
  expect(getRule('zip-weight')).toMatchObject({ limit: 150_000, unit: 'B' });
});
