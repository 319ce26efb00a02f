import { expect, it } from 'vitest';
import { type Network, type Traffic, toPlan } from './model.ts';
import { simulate } from './simulate.ts';

const costs = { page: 0.1, unchanged: 0.1, render: 10, file: 0.1, events: 0.2, brief: 1 };
const traffic: Traffic = {
  pageViewsPerDay: 20_000_000,
  peakOverMean: 2,
  previewShare: 0.2,
  batchesPerPreview: 1.5,
  briefsPerPageView: 0.0001,
  searchShare: 0.01,
  keys: 500,
  skew: 1,
};
const network: Network = { places: 10, keepS: 60, targetLoad: 0.5, coresPerServer: 2 };

it('agrees with the arithmetic of the model', () => {
  const plan = toPlan(costs, traffic, network);
  const drawn = simulate(costs, traffic, network, 10, 120);
  expect(drawn.hitShare).toBeCloseTo(plan.hitShare, 1);
  expect(drawn.load * 10).toBeGreaterThan(plan.cores * 0.9);
  expect(drawn.load * 10).toBeLessThan(plan.cores * 1.1);
});

it('has long waiting times when there are too few cores', () => {
  const heavy = { ...costs, render: 800 };
  const { cores } = toPlan(heavy, traffic, network);
  const wide = simulate(heavy, traffic, network, Math.ceil(cores * 2), 60);
  const narrow = simulate(heavy, traffic, network, Math.floor(cores), 60);
  expect(narrow.p99).toBeGreaterThan(wide.p99 * 3);
});

it('asks the servers more often when pages are cached for a shorter time', () => {
  const short = toPlan(costs, traffic, { ...network, keepS: 1 });
  expect(short.hitShare).toBeLessThan(toPlan(costs, traffic, network).hitShare);
  expect(short.cores).toBeGreaterThan(toPlan(costs, traffic, network).cores);
});
