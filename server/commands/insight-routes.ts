import { type Context, Hono } from 'hono';
import { languages } from '#protocol/languages.ts';
import { type Insight, readInsight, splits } from '../events/figures.ts';
import { httpError } from '../http/http-error.ts';
import type { CommandServices } from './app.ts';
import { toCsvLine } from './csv.ts';
import { figureFields, toFigureText } from './figures-text.ts';

/** A day before the first events. */
const EARLIEST = '2000-01-01';

/**
 * `GET /?from=2026-11-01&to=2026-11-30&by=device&format=csv`: the counted events, per format, per demo and in all. Days are in UTC, both included;
 * without them, everything until today. `by`: device or language. `format`: table (default), csv or json. 400 with a sentence for anything else.
 */
export function createInsightCommands({ store, eventCounter, getSite, now = () => new Date() }: CommandServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const question = {
      from: readDay(c, 'from', EARLIEST),
      to: readDay(c, 'to', now().toISOString().slice(0, 10)),
      by: readChoice(c, 'by', splits),
    };
    const format = readChoice(c, 'format', ['table', 'csv', 'json']);
    await eventCounter?.flush();
    const insight = await readInsight(store.db, question, { demos: (await getSite()).demos, languages: languages.map(({ code }) => code) });
    if (format === 'json') return c.text(`${JSON.stringify(insight, null, 2)}\n`);
    return c.text(format === 'csv' ? toCsv(insight) : toFigureText(insight));
  });
  return routes;
}

function toCsv({ rows }: Insight): string {
  return [figureFields, ...rows.map((row) => figureFields.map((field) => String(row[field] ?? '')))].map(toCsvLine).join('');
}

function readDay(c: Context, name: string, otherwise: string): string {
  const day = c.req.query(name) ?? otherwise;
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) {
    throw httpError(400, `--${name} must be a day such as 2026-11-01, not ${JSON.stringify(day)}.`);
  }
  return day;
}

function readChoice<T extends string>(c: Context, name: string, choices: readonly T[]): T | undefined {
  const given = c.req.query(name);
  const chosen = choices.find((choice) => choice === given);
  if (given !== undefined && chosen === undefined) throw httpError(400, `--${name} must be ${choices.join(' or ')}, not ${JSON.stringify(given)}.`);
  return chosen;
}
