import { describe, expect, it } from 'vitest';
import { BUNDLE_SIZE, inOrder, quote, toggle } from './bundle.ts';
import { COPY } from './copy.ts';
import { STEPS, stepAt } from './steps.ts';

describe('the bundle', () => {
  it('adds a step and takes it out', () => {
    expect(toggle([], 'serum')).toEqual(['serum']);
    expect(toggle(['serum', 'tone'], 'serum')).toEqual(['tone']);
  });

  it('takes no fourth step', () => {
    expect(toggle(['cleanse', 'tone', 'serum'], 'cream')).toEqual(['cleanse', 'tone', 'serum']);
  });

  it('is shown in the order of the routine', () => {
    expect(inOrder(STEPS, ['cream', 'cleanse', 'serum']).map((step) => step.id)).toEqual(['cleanse', 'serum', 'cream']);
  });

  it('costs 15 % less when it is complete, and not before', () => {
    expect(quote(inOrder(STEPS, ['cleanse', 'serum']))).toEqual({ full: 74, price: 74 });
    expect(quote(inOrder(STEPS, ['cleanse', 'serum', 'cream']))).toEqual({ full: 126, price: 107.1 });
  });

  it('is said to have saved when it is complete, and not before', () => {
    expect(COPY.goals[BUNDLE_SIZE - 1]).toBe('1 more for your mix, and 15% off');
    expect(COPY.goals[BUNDLE_SIZE]).toBe('Yours. Mixed, and 15% off');
  });

  it('says what its own three do for skin', () => {
    const ritual = inOrder(STEPS, ['spf', 'tone', 'serum']);
    expect(ritual.map(({ essence }) => COPY.label(essence))).toEqual(['Sage', 'Amber', 'Zinc']);
    expect(COPY.reward(ritual.map(({ feel }) => feel))).toBe('Skin feels calm, bright and shielded.');
  });

  it('goes on with the first step after the last', () => {
    expect(stepAt(-1).id).toBe('spf');
    expect(stepAt(7).id).toBe('serum');
  });
});
