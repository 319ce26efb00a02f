import { describe, expect, test } from 'vitest';
import { fifteenDemos, fifteenRecords } from '#tests/fixtures/fifteen-demos.ts';
import { findUnit, listUnits, type UnitRecord } from './demo.ts';
import { findDemo, listDemosOfType, toDemo, toPreviewPath } from './demos.ts';
import { parseFilter } from './filter.ts';
import { formats, toFormatSlug } from './formats.ts';
import { narrow } from './narrow.ts';
import { createTextSearch } from './text-search.ts';

test('a format becomes a URL segment: lower case, spaces to hyphens', () => {
  expect(formats.map(({ name }) => toFormatSlug(name))).toEqual([
    'gamification',
    'interactive',
    '3d-roll-and-3d-xplore',
    'sticky-and-scrolling',
    'horizon',
    '4d-card-and-swiper',
    'ctv',
  ]);
});

test('a list holds the demos one of whose formats matches', () => {
  const counts = formats.map(({ name }) => listDemosOfType(toFormatSlug(name), fifteenDemos).length);
  expect(counts).toEqual([5, 7, 3, 2, 2, 2, 2]);
});

test('only active demos are listed and found', () => {
  const sleeping = fifteenDemos.map((demo) => ({ ...demo, active: demo.id !== 12 }));
  expect(listDemosOfType('horizon', sleeping).map((demo) => demo.id)).toEqual([5]);
  expect(findDemo('horizon', '12', sleeping)).toBeUndefined();
  expect(findDemo('horizon', '12', fifteenDemos)?.name).toBe('Golden Hour');
});

test.each(['__proto__', 'constructor', 'Gamification', 'GAMIFICATION', '', ' ', '<b>', '3d roll and 3d xplore', 'toString'])(
  'no demo is of the type %j',
  (type) => {
    expect(listDemosOfType(type, fifteenDemos)).toEqual([]);
  },
);

test.each(['0', '-1', '1e1', '01', '1.0', '../1', '%00', '１', '', '1234567'])('the id %j finds nothing', (id) => {
  expect(findDemo('gamification', id, fifteenDemos)).toBeUndefined();
});

describe('units', () => {
  const units: Readonly<Record<string, UnitRecord>> = {
    '../creatives/lunch-on-the-belt/units/320x50/unit.ts': { size: '320x50', device: ['mobile'] },
    '../creatives/lunch-on-the-belt/units/swipe/unit.ts': { size: '300x250', device: ['desktop'], type: 'Card swiper', placement: 'sticky' },
    '../creatives/lunch/units/300x250/unit.ts': { size: '300x250', device: ['desktop'] },
  };
  const demo = toDemo('lunch-on-the-belt', { ...fifteenRecords['lunch-on-the-belt'], placement: 'interscroller' }, units);

  test('a demo has those of its own folder, each with its own files and all else from the demo', () => {
    expect(listUnits(demo).map(({ unit, size, type, creativeUrl }) => [unit, size, type, creativeUrl])).toEqual([
      [undefined, '728x90', 'Belt', '/creatives/lunch-on-the-belt/index.html'],
      ['320x50', '320x50', 'Belt', '/creatives/lunch-on-the-belt/units/320x50/index.html'],
      ['swipe', '300x250', 'Card swiper', '/creatives/lunch-on-the-belt/units/swipe/index.html'],
    ]);
    expect(demo.units[0]).toMatchObject({
      id: demo.id,
      name: demo.name,
      thumbnail: demo.thumbnail,
      slug: 'lunch-on-the-belt/units/320x50',
      units: [],
    });
  });

  test('a unit stands where it says itself, not where its demo does', () => {
    expect(listUnits(demo).map(({ placement }) => placement)).toEqual(['interscroller', undefined, 'sticky']);
  });

  test.each([undefined, '', '728x90', 'swip', 'constructor'])('the name %j finds the demo itself', (name) => expect(findUnit(demo, name)).toBe(demo));

  test('a unit is found by its name, and its page by its address', () => {
    expect(findUnit(demo, 'swipe')).toBe(demo.units[1]);
    expect(listUnits(demo).map((unit) => toPreviewPath(unit))).toEqual([
      toPreviewPath(demo),
      `${toPreviewPath(demo)}?unit=320x50`,
      `${toPreviewPath(demo)}?unit=swipe`,
    ]);
  });

  test('a list is narrowed by sizes, devices, types and words of units too, and counts each demo once', () => {
    const all = [demo, ...fifteenDemos.slice(0, 3)];
    const search = createTextSearch((text) => text);
    const find = (query: string) => {
      const filter = parseFilter(new URLSearchParams(query));
      return narrow(all, filter, filter.q ? search(all, filter.q) : undefined);
    };
    for (const query of [
      'size=300x250',
      'size=320x50&size=300x250',
      'type=card-swiper',
      'size=320x50&device=mobile',
      'q=320x50',
      'q=MREC',
      'q=MRAID+lunch',
    ])
      expect(find(query).list(), query).toEqual([demo]);
    expect(find('').count('size').get('300x250')).toBe(1);
    const { total, excludedBy } = find('size=320x50');
    expect(total + excludedBy.size).toBe(all.length);
  });
});
