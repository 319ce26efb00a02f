import { describe, expect, it } from 'vitest';
import { spread } from './flap-board.ts';

describe('a line of the board', () => {
  it('has its second text at its right end', () => {
    expect(spread('MILAN', '12°', 12)).toBe('MILAN    12°');
    expect(spread('HOCHFIRN', '–4°', 12)).toBe('HOCHFIRN –4°');
    expect(spread('KAIMORI', '', 8)).toBe('KAIMORI ');
  });
  it('cuts a name that is too long, and never the second text', () => {
    expect(spread('PALMA DE MALLORCA', '28°', 15)).toBe('PALMA DE M. 28°');
    expect(spread('SAN FRANCISCO', '', 11)).toBe('SAN FRANCI.');
  });
});
