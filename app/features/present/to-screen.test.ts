import { expect, it } from 'vitest';
import { demosParameter, findByKey, listByKeys } from '#app/components/kept/demo-keys.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { toScreen } from './to-screen.ts';

it.each([
  [{ size: 'CTV', device: ['desktop'] }, 'television'],
  [{ size: '970x250', device: ['desktop', 'mobile'] }, 'laptop'],
  [{ size: '300x600', device: ['mobile', 'desktop'] }, 'phone'],
  [{ size: 'full screen', device: ['desktop', 'mobile'] }, 'phone'],
] as const)('%j is shown on a %s', (demo, screen) => {
  expect(toScreen(demo)).toBe(screen);
});

it('finds every demo by its key, each once and in the order given', () => {
  const [first, second] = activeDemos;
  expect(findByKey(String(first?.id))).toBe(first);
  expect(findByKey('999')).toBeUndefined();
  expect(listByKeys(`${second?.id}, ${first?.id},999,${second?.id}`)).toEqual([second, first]);
  expect(demosParameter.parse([`${second?.id},x,${first?.id}`])).toEqual([`${second?.id},${first?.id}`]);
  expect(demosParameter.parse(['x'])).toEqual([]);
  expect(demosParameter.parse([])).toEqual([]);
});
