import { expect, it } from 'vitest';
import { toInitials } from './monogram.tsx';

it.each([
  ['Maren Holt', 'MH'],
  ['Noor El Amrani', 'NA'],
  ['théo lambert', 'TL'],
  ['  Cher ', 'C'],
  ['(Ana) “Bo” Ek', 'AE'],
  ['𝒜da 7even', '𝒜7'],
  ['🙂 Ada', 'A'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
