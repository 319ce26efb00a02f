import { expect, it } from 'vitest';
import { mixFlavours } from './flavours.ts';
import { SLOTS } from './wheel-physics.ts';

const flavours = mixFlavours({ name: 'Acme', headline: '', cta: '', landing: '', primary: '#d43f2b', accent: '#431a0d' });

it('prints on each jelly what its ticket gives', () => {
  expect(flavours).toHaveLength(SLOTS);
  const close = (words: string) => words.toUpperCase().replaceAll(' ', '');
  for (const { reward, print, below } of flavours) {
    expect(close(reward)).toContain(close(print + below));
    expect(flavours.filter((other) => other.print === print).every((other) => other.reward === reward)).toBe(true);
  }
});
