import { expect, test } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { listNavigation } from './navigation.ts';

test('the menu lists all formats first, then each format in display order with its count', () => {
  expect(listNavigation(fifteenDemos).map(({ path, count }) => [path, count])).toEqual([
    ['/formats', 15],
    ['/experience/gamification', 5],
    ['/experience/interactive', 7],
    ['/experience/3d-roll-and-3d-xplore', 3],
    ['/experience/sticky-and-scrolling', 2],
    ['/experience/horizon', 2],
    ['/experience/4d-card-and-swiper', 2],
    ['/experience/ctv', 2],
  ]);
});

test('a format without an active demo is not listed', () => {
  const demos = fifteenDemos.map((demo) => ({ ...demo, active: demo.id === 12 }));
  expect(listNavigation(demos).map(({ label, count }) => [label, count])).toEqual([
    ['All formats', 1],
    ['Interactive', 1],
    ['Horizon', 1],
  ]);
  expect(listNavigation([])).toHaveLength(1);
});
