import { expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';
import { inkOn } from './ink-on.ts';

it('the ink has 4.5:1 on any colour', () => {
  const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
  const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  expect(colours.filter((colour) => contrast(colour, inkOn(colour)) < 4.5)).toEqual([]);
  expect([inkOn('#ffffff'), inkOn('#112233')]).toEqual(['#000000', '#ffffff']);
});
