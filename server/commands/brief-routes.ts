import { Hono } from 'hono';
import { type BriefListing, type BriefRecord, countOlderThan, eraseByEmail, findBrief, listBriefs, markBrief } from '../briefs/store.ts';
import { forgetCopies, listCopies } from '../db/copies.ts';
import { runRetentionJob, subtractMonths } from '../db/retention-job.ts';
import { type BriefStatus, briefStatuses } from '../db/tables.ts';
import { eraseSaidWith } from '../decks/said-store.ts';
import { countEnded } from '../decks/store.ts';
import { httpError } from '../http/http-error.ts';
import type { CommandServices } from './app.ts';
import { csvHead, toBriefLine } from './csv.ts';
import { toStream } from './stream.ts';

const PAGE = 500;
const MAX_LISTED = 10_000;

/** `GET /`, `GET /export`, `GET` and `POST` of `/retention` and `/copies`, `GET /:reference`, `PUT /:reference/status`, `DELETE /?email=`. */
export function createBriefCommands(services: CommandServices): Hono {
  const { store, now = () => new Date() } = services;
  const routes = new Hono();
  addRetention(routes, services);
  addCopies(routes, services);
  routes.get('/', async (c) => {
    const limit = toLimit(c.req.query('limit') ?? '50');
    return c.json(await listBriefs(store.db, { ...toFilter(c.req.query()), limit }));
  });
  routes.get('/export', (c) => {
    // Parsed before the first byte is sent: an error in the middle of a stream would look like success.
    const filter = toFilter(c.req.query());
    const pages = readPages((after) => listBriefs(store.db, { ...filter, limit: PAGE, after }));
    const text = c.req.query('as') === 'csv' ? toCsv(pages) : toJson(pages);
    return c.body(toStream(toBytes(text)));
  });
  routes.get('/:reference', async (c) => {
    const brief = await findBrief(store.db, c.req.param('reference'));
    if (!brief) throw noSuchBrief();
    const outbox = await store.db.selectFrom('outbox').selectAll().where('reference', '=', brief.reference).execute();
    return c.json({ brief, outbox });
  });
  routes.put('/:reference/status', async (c) => {
    const status = toStatus(await c.req.text());
    if (!(await store.write((db) => markBrief(db, c.req.param('reference'), status, now())))) throw noSuchBrief();
    return c.json({ status });
  });
  routes.delete('/', async (c) => {
    const email = c.req.query('email') ?? '';
    const { erased, said } = await store.write(async (db) => ({ erased: await eraseByEmail(db, email), said: await eraseSaidWith(db, email) }));
    // Also when nothing was erased: an earlier try may have failed after erasing.
    await store.emptyLog();
    return c.json({ erased, said, copies: listCopies(services) });
  });
  return routes;
}

/** Counts briefs and decks whose time is over, and erases them on demand, even if the retention job waits for a confirmation. */
function addRetention(routes: Hono, { store, log, retentionMonths, now = () => new Date() }: CommandServices): void {
  routes.get('/retention', async (c) => {
    const before = subtractMonths(now(), retentionMonths);
    return c.json({ before, due: await countOlderThan(store.db, before), decks: await countEnded(store.db, now()) });
  });
  routes.post('/retention', async (c) => c.json(await runRetentionJob({ store, log, retentionMonths }, now(), true)));
}

/** Lists files that may still contain erased briefs, and removes them. */
function addCopies(routes: Hono, services: CommandServices): void {
  routes.get('/copies', (c) => c.json(listCopies(services)));
  routes.post('/copies', async (c) => c.json(await forgetCopies(services)));
}

function toLimit(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw httpError(400, 'A limit is a whole number.');
  return Math.min(MAX_LISTED, Number(text));
}

const noSuchBrief = () => httpError(404, 'There is no brief with that reference.');

function toFilter({ status, flagged, search }: Record<string, string>): Pick<BriefListing, 'status' | 'flagged' | 'search'> {
  return { status: status === undefined ? undefined : toStatus(status), flagged: flagged === undefined ? undefined : true, search };
}

function toStatus(text: string): BriefStatus {
  const status = briefStatuses.find((one) => one === text);
  if (!status) throw httpError(400, `A status is one of ${briefStatuses.join(', ')}.`);
  return status;
}

/** Reads page by page, so that an export of any size needs the memory of one page only. */
async function* readPages(read: (after: BriefRecord | undefined) => Promise<BriefRecord[]>): AsyncGenerator<BriefRecord[]> {
  let after: BriefRecord | undefined;
  do {
    const page = await read(after);
    yield page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}

async function* toCsv(pages: AsyncIterable<BriefRecord[]>): AsyncGenerator<string> {
  yield csvHead;
  for await (const page of pages) yield page.map(toBriefLine).join('');
}

async function* toJson(pages: AsyncIterable<BriefRecord[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const brief of page) {
      yield `${separator}${JSON.stringify(brief)}`;
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* toBytes(texts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
