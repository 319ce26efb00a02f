import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { type Piece, Sower, stepPiece, timeTo } from './fall.ts';

const range = { from: 68, to: 232 };
const rim = { x: 150, y: 476, r: 60 };
const sow = (seed = 1) => new Sower(createRandom(seed), range);

/** Until it is caught or far below; true when caught. */
function drop(piece: Piece, dt = 1 / 30): boolean {
  for (let t = 0; t < 6; t += dt) if (stepPiece(piece, dt, rim)) return true;
  return false;
}

describe('Sower', () => {
  it('stays where the bowl can catch it and is the same for the same seed', () => {
    const [one, two] = [sow(7), sow(7)];
    for (let i = 0; i < 200; i++) {
      const piece = one.next();
      expect(piece).toEqual(two.next());
      expect(piece.x).toBeGreaterThanOrEqual(range.from - 16);
      expect(piece.x).toBeLessThanOrEqual(range.to + 16);
    }
  });

  it('sends a golden oat again and again', () => {
    const sower = sow(3);
    const kinds = Array.from({ length: 60 }, () => sower.next().kind);
    expect(kinds.filter((kind) => kind === 'oat')).toHaveLength(6);
    expect(new Set(kinds).size).toBe(5);
  });

  it('sends flocks of a kind, narrow enough for the bowl, and single pieces in turn', () => {
    const sower = sow(5);
    for (let i = 0; i < 40; i++) {
      const pieces = sower.sow();
      expect(new Set(pieces.map(({ kind }) => kind)).size).toBe(1);
      const places = pieces.map(({ x }) => x);
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(rim.r);
      if (i % 2) expect(pieces).toHaveLength(1);
      else if (pieces[0]?.kind !== 'oat') expect(pieces.length).toBeGreaterThan(2);
    }
  });
});

describe('stepPiece', () => {
  it('catches what falls into the opening at any frame rate', () => {
    for (const dt of [1 / 120, 1 / 60, 1 / 30, 1 / 20]) {
      for (const x of [96, 120, 150, 190, 206]) expect(drop({ ...sow().at('almond', x, 0), vx: 0 }, dt)).toBe(true);
    }
  });

  it('lets pass what falls beside it', () => {
    for (const x of [40, 70, 235, 280]) {
      const piece = { ...sow().at('blueberry', x, 0), vx: 0 };
      expect(drop(piece)).toBe(false);
      expect(piece.isLost).toBe(true);
    }
  });

  it('bounces outwards off the rim’s edge', () => {
    const piece = { ...sow().at('banana', 218, 380), vx: 0 };
    expect(drop(piece, 1 / 60)).toBe(false);
    expect(piece.vx).toBeGreaterThan(0);
  });

  it('never catches what was lost', () => {
    expect(drop({ ...sow().at('oat', 150, 100), isLost: true })).toBe(false);
  });
});

describe('timeTo', () => {
  it('knows when a piece arrives', () => {
    const piece = { ...sow().at('almond', 20, -30), vx: 0 };
    const said = timeTo(piece, rim.y);
    let took = 0;
    for (; piece.y < rim.y; took += 1 / 240) stepPiece(piece, 1 / 240, rim);
    expect(took).toBeCloseTo(said, 1);
    expect(timeTo(piece, rim.y - 50)).toBe(0);
  });
});
