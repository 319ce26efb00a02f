import { Hono } from 'hono/tiny';
import { type Env, refusing } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { dashboard, earning, statistics, topSelling, visitors, walletBalance } from './seed/charts.ts';

/** Months that are not among the samples are refused; unknown durations get the default set (spec §7). */
export const charts = new Hono<Env>()
  .get('/weekly-data', refusing('Cannot get wallet data'), (c) => c.json(dashboard.weekly))
  .get('/monthly-data', refusing('Cannot get wallet data'), (c) => c.json(dashboard.monthly))
  .get('/yearly-data', refusing('Cannot get wallet data'), (c) => c.json(dashboard.yearly))
  .get('/top-selling-data/:month', refusing('Cannot get selling data'), (c) => c.json(getPeriod(topSelling, c.req.param('month'))))
  .get('/earning-charts-data/:month', refusing('Cannot get earning data'), (c) => c.json(getPeriod(earning, c.req.param('month'))))
  .get('/wallet-balance-data/:month', refusing('Cannot get wallet balance data'), (c) => c.json(getPeriod(walletBalance, c.req.param('month'))))
  .get('/visitor-data/:duration', refusing('Cannot get visitor data'), (c) => c.json(findPeriod(visitors, c.req.param('duration')) ?? visitors.all))
  .get('/Statistics-data/:duration', refusing('Cannot get statistics data'), (c) =>
    c.json(findPeriod(statistics, c.req.param('duration')) ?? statistics.year),
  );

function getPeriod<T>(sets: Readonly<Record<string, T>>, name: string): T {
  const set = findPeriod(sets, name);
  if (!set) throw new Refusal();
  return set;
}

function findPeriod<T>(sets: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(sets, name) ? sets[name] : undefined;
}
