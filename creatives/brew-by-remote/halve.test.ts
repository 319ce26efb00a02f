import { describe, expect, it } from 'vitest';
import { halve } from './halve.ts';

describe('halve', () => {
  it('breaks a long name near its middle', () => {
    expect(halve('Wonderful Mountain Espresso Machinery Co')).toEqual(['Wonderful Mountain', 'Espresso Machinery Co']);
  });

  it('leaves one word alone', () => {
    expect(halve('Brewmont')).toEqual(['Brewmont']);
  });
});
