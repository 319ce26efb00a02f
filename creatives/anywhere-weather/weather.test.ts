import { describe, expect, it } from 'vitest';
import { nextOrigin, origins, pickOrigin, Situation, toDegrees, worldIds } from './weather.ts';

const [milan] = origins;
const offer = { id: 'lagoon', to: 'Palma', tempC: 24.6, price: 88.2, currency: 'GBP', departs: 'Sun 06:00' };

describe('the data that the ad carries', () => {
  it('has a city for every chance', () => {
    for (const chance of [0, 0.3, 0.74, 0.999, 1]) expect(origins).toContain(pickOrigin(chance));
    expect(pickOrigin(0)).toBe(milan);
  });
  it('goes round all cities', () => {
    expect(new Set(origins.map(nextOrigin)).size).toBe(origins.length);
    for (const origin of origins) expect(nextOrigin(origin)).not.toBe(origin);
  });
  it('asks three digits at most, and 129 from Milan to Solmara', () => {
    expect(new Situation(milan).destinations[0]).toMatchObject({ name: 'Solmara', price: '€129' });
    for (const origin of origins)
      for (const { fare } of new Situation(origin).destinations) {
        expect(fare).toBeGreaterThan(0);
        expect(fare).toBeLessThan(1000);
      }
  });
});

describe('the situation', () => {
  const from = (context: object) => new Situation(milan, context).origin;
  const to = (context: object) => new Situation(milan, context).destinations;

  it('is what the context says, and what that leaves open is as in the table', () => {
    const oslo = { city: 'Oslo', tempC: -3.4, sky: 'snow', hour: 22.5 };
    expect(from(oslo)).toEqual({ city: 'Oslo', warmth: -3, sky: 'snow', hour: 22.5, extra: 0 });
    expect(from({ hour: 7 })).toEqual({ ...milan, hour: 7 });
    expect(from({})).toEqual(milan);
  });
  it('replaces the destination that an offer names, and never understates its price', () => {
    const [first, ...others] = to({ feed: [offer] });
    expect(first).toEqual({ id: 'lagoon', name: 'Palma', warmth: 25, fare: 89, sign: '£', price: '£89', departs: 'Sun 06:00' });
    expect(others).toEqual(to({}).slice(1));
  });
  it('leaves the ad its own fares where the feed is empty, or of other places', () => {
    for (const feed of [undefined, [], [{ ...offer, id: 'moon' }]]) expect(to({ feed })).toEqual(to({}));
  });
  it('changes with what it learns, and keeps offers and hour in another city', () => {
    const situation = new Situation(milan, { city: 'Oslo' });
    situation.learn({ city: 'Rome', hour: 7, feed: [offer] });
    expect(situation.origin.city).toBe('Rome');
    situation.moveOn();
    expect(situation.origin).toMatchObject({ city: 'Glasgow', hour: 7 });
    expect(situation.destinations[0]?.name).toBe('Palma');
  });
  it('tells the time: the hour that it learned, and what the ad has played since', () => {
    const situation = new Situation(milan);
    expect(situation.clockAt(5)).toBe(16 * 3600 + 5);
    situation.learn({ hour: 7.5 }, 40);
    expect(situation.clockAt(40)).toBe(7.5 * 3600);
    expect(situation.clockAt(43)).toBe(7.5 * 3600 + 3);
  });
  it('knows every world, every currency and the cold', () => {
    expect(to({}).map(({ id }) => id)).toEqual(worldIds);
    expect(to({ feed: [{ ...offer, price: 15_000, currency: 'JPY' }] })[0]).toMatchObject({ sign: '¥', price: '¥15,000' });
    expect(to({ feed: [{ ...offer, currency: 'CHF' }] })[0]?.sign).toBe('CHF');
    expect(toDegrees(-4)).toBe('–4°');
  });
});
