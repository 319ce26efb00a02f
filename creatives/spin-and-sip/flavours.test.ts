import { expect, it } from 'vitest';
import { mixFlavours } from './flavours.ts';
import { SLOTS } from './wheel-physics.ts';

const flavours = mixFlavours({ name: 'Acme', headline: '', cta: '', landing: '', primary: '#d43f2b', accent: '#431a0d' });

it('prints on each jelly what its ticket gives', () => {
  expect(flavours).toHaveLength(SLOTS);
  for (const { reward, word, sign } of flavours) {
    expect(reward.toUpperCase()).toContain(word);
    expect(flavours.filter((other) => other.sign === sign).every((other) => other.reward === reward)).toBe(true);
  }
});
