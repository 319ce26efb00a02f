import { expect, test } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { findDemo, listDemosOfType } from './demos.ts';
import { formats, toFormatSlug } from './formats.ts';

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
