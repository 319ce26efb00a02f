import { describe, expect, it } from 'vitest';
import { Flight } from './flight.ts';

function fly(flight: Flight, seconds: number, toSeen: (t: number) => number): void {
  for (let t = 0; t < seconds; t += 1 / 30) flight.step(toSeen(t), 1 / 30);
}

describe('the flight', () => {
  it('lies level while the blinds rest, leans as they open, and is level again', () => {
    const flight = new Flight();
    fly(flight, 1, () => 0);
    expect(flight.roll).toBe(0);
    fly(flight, 0.4, (t) => t * 2);
    expect(flight.roll).toBeLessThan(-0.005);
    fly(flight, 4, () => 0.8);
    expect(flight.roll).toBeCloseTo(0, 3);
  });
  it('brings the gaze where the visitor looks, smoothly and no farther than the edge', () => {
    const flight = new Flight();
    flight.look(0.5, -7);
    expect(flight.gaze).toEqual([0, 0]);
    fly(flight, 0.1, () => 0);
    expect(flight.gaze[0]).toBeGreaterThan(0);
    expect(flight.gaze[0]).toBeLessThan(0.4);
    fly(flight, 3, () => 0);
    expect(flight.gaze[0]).toBeCloseTo(0.5, 2);
    expect(flight.gaze[1]).toBeCloseTo(-1, 2);
  });
  it('stands still where only what is shown changes', () => {
    const flight = new Flight();
    flight.look(1, 1);
    flight.step(1, 0);
    expect([flight.roll, ...flight.gaze]).toEqual([0, 0, 0]);
  });
});
