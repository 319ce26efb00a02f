import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import { type Env, rejectWith } from './endpoint.ts';
import { createVisitors, createWalletBalances, dashboard, earning, statistics, topSelling } from './seed/charts.ts';

/** Unknown months are answered with an error, unknown durations with the default data (spec §7). */
export const charts = new Hono<Env>()
  .get('/weekly-data', rejectWith('Cannot get wallet data'), (c) => c.json(dashboard.weekly))
  .get('/monthly-data', rejectWith('Cannot get wallet data'), (c) => c.json(dashboard.monthly))
  .get('/yearly-data', rejectWith('Cannot get wallet data'), (c) => c.json(dashboard.yearly))
  .get('/top-selling-data/:month', rejectWith('Cannot get selling data'), (c) => c.json(getPeriod(topSelling, c.req.param('month'))))
  .get('/earning-charts-data/:month', rejectWith('Cannot get earning data'), (c) => c.json(getPeriod(earning, c.req.param('month'))))
  .get('/wallet-balance-data/:month', rejectWith('Cannot get wallet balance data'), (c) =>
    c.json(getPeriod(createWalletBalances(c.var.db.now), c.req.param('month'))),
  )
  .get('/visitor-data/:duration', rejectWith('Cannot get visitor data'), (c) => {
    const visitors = createVisitors(new Date());
    return c.json(findPeriod(visitors, c.req.param('duration')) ?? visitors.all);
  })
  .get('/Statistics-data/:duration', rejectWith('Cannot get statistics data'), (c) =>
    c.json(findPeriod(statistics, c.req.param('duration')) ?? statistics.year),
  );

function getPeriod<T>(sets: Readonly<Record<string, T>>, name: string): T {
  const set = findPeriod(sets, name);
  if (!set) throw new ApiError();
  return set;
}

function findPeriod<T>(sets: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(sets, name) ? sets[name] : undefined;
}
