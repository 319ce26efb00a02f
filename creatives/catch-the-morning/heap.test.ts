import { describe, expect, it } from 'vitest';
import { HEAP_SIZE, Heap, SEATS } from './heap.ts';

const piece = (pose: number) => ({ kind: 'almond', pose, lean: 0 }) as const;

describe('Heap', () => {
  it('has a seat of its own for each of its pieces, all inside the bowl', () => {
    expect(SEATS).toHaveLength(HEAP_SIZE);
    expect(new Set(SEATS.map(({ x, near, up }) => `${x.toFixed(3)} ${near.toFixed(3)} ${up}`)).size).toBe(HEAP_SIZE);
    for (const { x, near } of SEATS) expect(Math.hypot(x, near)).toBeLessThan(0.8);
  });

  it('counts everything and shows the last ones', () => {
    const heap = new Heap();
    for (let i = 0; i < 40; i++) heap.add(piece(i), 0, 0);
    expect(heap.caught).toHaveLength(40);
    expect(heap.resting).toHaveLength(HEAP_SIZE);
    expect(heap.resting.some(({ pose }) => pose === 39)).toBe(true);
  });

  it('lies from the farthest to the nearest', () => {
    const heap = new Heap();
    for (let i = 0; i < HEAP_SIZE; i++) heap.add(piece(i), 0, 0);
    const order = heap.resting.map(({ seat }) => seat.near + seat.up * 0.9);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('settles and empties', () => {
    const heap = new Heap();
    heap.add(piece(0), 0, -1);
    for (let i = 0; i < 20; i++) heap.step(1 / 30);
    expect(heap.resting[0]?.settled).toBe(1);
    heap.clear();
    expect(heap.resting).toEqual([]);
  });
});
