import { describe, expect, it } from 'vitest';
import { GOLDEN_H } from './day.ts';
import { nearestPlace, nextStop, places } from './places.ts';
import { Trip } from './trip.ts';

const run = (trip: Trip, seconds: number) => {
  for (let t = 0; t < seconds; t += 1 / 30) trip.step(1 / 30);
};

describe('Trip', () => {
  it('begins and begins again at 19:04', () => {
    const trip = new Trip(false);
    expect(trip.hour.value).toBe(GOLDEN_H);
    trip.travelTo(7);
    trip.keepHere();
    run(trip, 3);
    trip.reset();
    expect(trip).toMatchObject({ isPoster: false, poster: 0 });
    expect(trip.hour.value).toBe(GOLDEN_H);
  });

  it('settles into the hour of a place that is near', () => {
    const trip = new Trip(false);
    trip.turn(14.2 - GOLDEN_H);
    trip.release(0);
    run(trip, 3);
    expect(trip.hour.value).toBeCloseTo(14, 2);
  });

  it('keeps any other hour as it is', () => {
    const trip = new Trip(false);
    trip.turn(12.6 - GOLDEN_H);
    trip.release(0);
    trip.visitHere();
    run(trip, 3);
    expect(trip.hour.value).toBeCloseTo(12.6, 2);
    expect(trip).toMatchObject({ isComposed: true, place: undefined });
  });

  it('shows a chosen place from near before its poster, and cuts to the poster where nothing moves', () => {
    const [place] = places;
    if (!place) throw new Error('There are places.');
    const trip = new Trip(false);
    trip.visit(place);
    expect(trip.nearness).toBe(0);
    run(trip, 0.9);
    expect(trip).toMatchObject({ nearness: 1, poster: 0, isComposed: false });
    run(trip, 3);
    expect(trip).toMatchObject({ nearness: 0, poster: 1, isComposed: true, place });
    const calm = new Trip(true);
    calm.visit(place);
    expect(calm).toMatchObject({ nearness: 0, isComposed: true });
  });

  it('composes the poster of a place and leaves it on the next drag', () => {
    const trip = new Trip(false);
    trip.keep(places.find((place) => place.id === 'tea'));
    expect(trip.isComposed).toBe(false);
    run(trip, 2);
    expect(trip.isComposed).toBe(true);
    trip.turn(0.5);
    run(trip, 2);
    expect(trip).toMatchObject({ isPoster: false, poster: 0 });
  });

  it('is at rest for good after it has composed', () => {
    const trip = new Trip(false);
    trip.keepHere(0.5);
    run(trip, 4);
    expect(trip.isStill).toBe(true);
  });

  it('steps from place to place in the calm version, without a moment between', () => {
    const trip = new Trip(true);
    trip.stepHour(1);
    expect(trip.hour.value).toBeCloseTo(23);
    trip.stepHour(1);
    expect(trip.hour.value).toBeCloseTo(31);
    trip.stepHour(-1);
    expect(trip.hour.value).toBeCloseTo(23);
    trip.keepHere();
    expect(trip.isComposed).toBe(true);
  });
});

describe('places', () => {
  it('are visited once each in a day of stops', () => {
    let hour = GOLDEN_H;
    const seen = places.map(() => {
      hour = nextStop(hour, 1);
      return nearestPlace(hour).id;
    });
    expect(new Set(seen).size).toBe(places.length);
    expect(hour).toBeCloseTo(GOLDEN_H + 24);
  });
});
