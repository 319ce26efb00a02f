import { expect, it } from 'vitest';
import { paymentModels } from './payment-models.ts';
import { getRate, markets, rateTable, toUnitsBought } from './rates.ts';

it('the table has a low and a high rate for every model in every market', () => {
  expect(markets.length).toBeGreaterThan(0);
  for (const model of paymentModels) {
    expect(Object.keys(rateTable.rates[model]).sort(), model).toEqual([...markets].sort());
    for (const market of markets) {
      const { from, to } = getRate(model, market);
      expect(from, `${model} ${market}`).toBeGreaterThan(0);
      expect(to, `${model} ${market}`).toBeGreaterThanOrEqual(from);
    }
  }
});

it('says of itself from when and from whom it is, and in which currency', () => {
  expect(rateTable.date).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
  expect(rateTable.source).not.toBe('');
  expect(() => new Intl.NumberFormat('en', { style: 'currency', currency: rateTable.currency })).not.toThrow();
  for (const market of markets) expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(market)).toBeDefined();
});

it('a budget buys fewer at the high rate and more at the low one; CPM counts single impressions', () => {
  const { from, to } = getRate('CPM', 'DE');
  expect(toUnitsBought('CPM', 'DE', from * to)).toEqual({ from: from * 1000, to: to * 1000 });
  const leads = getRate('CPL', 'DE');
  expect(toUnitsBought('CPL', 'DE', leads.from * leads.to)).toEqual({ from: leads.from, to: leads.to });
});
