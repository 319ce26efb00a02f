import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { toClientAddress } from '../http/client-address.ts';
import { httpError } from '../http/http-error.ts';
import { readBody } from '../http/json-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { MeetingService } from './meeting-service.ts';

interface MeetingRouteServices {
  readonly meetingService: MeetingService;
  readonly security: SecurityHeaders;
  readonly trustProxy: number;
}

/** A secret, a state and a note. */
const MAX_BYTES = 4 * 1024;

/**
 * The calls of protocol/meeting.ts: JSON posted, JSON answered, and the streams. The secret comes in bodies alone; what stands in an address is a code, or a
 * ticket that has been used once it could be read in a log.
 */
export function createMeetingRoutes({ meetingService, security, trustProxy }: MeetingRouteServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  // Proxies must neither collect nor compress what shall be there at once.
  const streamHeaders = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  const routes = new Hono();
  const toAddress = (c: Context) => toClientAddress(c, trustProxy);

  routes.use(bodyLimit({ maxSize: MAX_BYTES, onError: refuseLarge }));
  routes.post('/', async (c) => {
    await readBody(c, []);
    return c.json(await meetingService.create(toAddress(c)), 201, headers);
  });
  routes.get('/:code', async (c) => c.json(await meetingService.show(c.req.param('code'), toAddress(c)), 200, headers));
  routes.get('/:code/events', async (c) => {
    // Asked for its head alone it would be a stream that nobody reads.
    if (c.req.method === 'HEAD') return c.body(null, 200, streamHeaders);
    const lastN = Number(c.req.header('last-event-id') ?? 0);
    return c.body(await meetingService.follow(c.req.param('code'), c.req.query('ticket'), lastN, toAddress(c)), 200, streamHeaders);
  });
  routes.post('/:code/ticket', async (c) => {
    const { secret } = await readBody(c, ['secret']);
    return c.json({ ticket: await meetingService.toTicket(c.req.param('code'), secret, toAddress(c)) }, 200, headers);
  });
  routes.post('/:code/state', async (c) => {
    const { secret, note, ...state } = await readBody(c, ['secret', 'n', 'demo', 'device', 'isBlank', 'touch', 'note']);
    await meetingService.change(c.req.param('code'), secret, state, note, toAddress(c));
    return c.body(null, 204, headers);
  });
  routes.post('/:code/press', async (c) => {
    const { secret, press } = await readBody(c, ['secret', 'press']);
    await meetingService.press(c.req.param('code'), secret, press, toAddress(c));
    return c.body(null, 204, headers);
  });
  routes.post('/:code/end', async (c) => {
    const { secret } = await readBody(c, ['secret']);
    await meetingService.end(c.req.param('code'), secret, toAddress(c));
    return c.body(null, 204, headers);
  });
  const refuse = (allow: string) => (c: Context) => c.json({ message: 'This address does not take that method.' }, 405, { ...headers, allow });
  routes.all('/', refuse('POST'));
  routes.all('/:code', refuse('GET, HEAD'));
  routes.all('/:code/events', refuse('GET, HEAD'));
  routes.all('/:code/:call{ticket|state|press|end}', refuse('POST'));
  return routes;
}

function refuseLarge(): never {
  throw httpError(413, `This is longer than ${MAX_BYTES / 1024} KB.`);
}
