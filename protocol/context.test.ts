import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Context, toContext } from './context.ts';
import { parseHostMessage } from './frame.ts';

const offer = { id: 'lagoon', to: 'Solmara', tempC: 27, price: 129, currency: 'EUR', departs: 'Fri 07:10' };
const whole = { city: 'Milan', tempC: 12, sky: 'rain', hour: 16.5, minute: 90, feed: [{ ...offer, sky: 'clear' }, offer] };

describe('toContext', () => {
  it('keeps a whole context', () => expect(toContext(whole)).toEqual(whole));

  it('drops what is unknown or of another kind', () => {
    for (const value of [null, undefined, 1, 'Milan', [], { city: 7, tempC: '12', sky: 'hail', hour: Number.NaN, minute: {}, feed: 'no', wind: 3 }])
      expect(toContext(value)).toEqual({});
  });

  it('limits numbers and cuts texts', () => {
    expect(toContext({ city: ` ${'é'.repeat(50)}`, tempC: 1e9, hour: -1, minute: 9999 })).toEqual({
      city: 'é'.repeat(40),
      tempC: 60,
      hour: 0,
      minute: 1440,
    });
  });

  it('leaves incomplete offers out, and takes twelve', () => {
    const bad = [null, {}, { ...offer, id: '' }, { ...offer, price: '129' }, { ...offer, currency: 'euro' }, { ...offer, departs: undefined }];
    expect(toContext({ feed: [...bad, offer] }).feed).toEqual([offer]);
    expect(toContext({ feed: Array(30).fill(offer) }).feed).toHaveLength(12);
  });

  it('takes any value, and what it has taken stays as it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, feed) => {
        for (const given of [value, { feed }, { city: value, tempC: value, feed: [value, { ...offer, price: value, to: value }] }]) {
          const context = toContext(given);
          expect(isWithin(context)).toBe(true);
          expect(toContext(context)).toEqual(context);
        }
      }),
    );
  });
});

function isWithin({ city = '', tempC = 0, hour = 0, minute = 0, feed = [] }: Context): boolean {
  const isShort = [city, ...feed.flatMap(({ id, to }) => [id, to])].every((text) => [...text].length <= 40);
  const isCold = [tempC, ...feed.map((one) => one.tempC)].every((degrees) => Math.abs(degrees) <= 60);
  return isShort && isCold && hour >= 0 && hour <= 24 && minute >= 0 && minute <= 1440 && feed.length <= 12;
}

describe('a context on its way to an ad', () => {
  it('is a message of its own, and part of a config', () => {
    expect(parseHostMessage({ k: 'ck', v: 1, t: 'context', context: whole })).toEqual({ t: 'context', context: whole });
    expect(parseHostMessage({ k: 'ck', v: 1, t: 'config', config: { context: whole } })).toMatchObject({ config: { context: whole } });
    expect(parseHostMessage({ k: 'ck', v: 1, t: 'context', context: 'Milan' })).toBeUndefined();
  });
});
