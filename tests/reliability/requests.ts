import fc, { type Arbitrary } from 'fast-check';
import { measuredDevices, measuredNames } from '#protocol/events.ts';
import { createBrief } from '#server/briefs/brief-fixture.ts';
import { pagePaths } from './page-paths.ts';
import { ORIGIN } from './real-app.ts';

/** A request of the fuzz test: anything that a `Request` can express. */
export interface Wild {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** F1 to F22 of the fault list (docs/faults.md): addresses that people and scanners try. */
const knownBadPaths = [
  '/experience',
  '/experience/GAMIFICATION',
  '/Gamification/',
  '/experience/%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '/experience/%E2%80%AEgnp.exe',
  '/experience/a%CC%81%CC%82%CC%83%E2%80%8B',
  '/%E0%A4%A',
  '/%zz',
  '/experience/%2F',
  '/experience/..%2f1',
  '/experience/%5c',
  '/experience/%00',
  '//',
  '//evil.example/',
  ...['0', '-1', '1.5', '1e3', '01', '%D9%A1', '9007199254740993', 'NaN', '%20', ''].map((id) => `/experience/gamification/preview/${id}`),
  ...['0', '-1', '1e3', '%D9%A1', '9007199254740993', 'NaN'].flatMap((id) => [`/play/${id}`, `/embed/${id}`]),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
    `/experience/${name}`,
    `/experience/${name}/preview/1`,
    `/${name}`,
  ]),
  '/formats?__proto__=1&constructor=2&device=a&device=b',
  '/experience/x?type=a&type=b',
  '/staff.data',
  '/_root.data',
  '/_.data',
  '/experience/gamification.data?_routes=__proto__',
  '/start-campaign.data?_routes=root',
  '/index.php',
  '/.env',
  '/.git/HEAD',
  '/data/app.db',
  '/data/surge.db',
  '/assets/x.js.map',
  '/assets/..%2f..%2fpackage.json',
  '/robots.txt.',
  '/oembed?url=javascript:alert(1)',
  '/oembed?url=%00&format=xml&maxwidth=1e9',
  '/compare?demos=__proto__,1e3,-1',
  '/find?model=__proto__&have=__proto__&days=1e9',
  '/health/',
  '/health/..',
  '/creatives/',
  '/creatives/golden-hour/main.ts',
  '/api/',
  '/api/briefs/../csp',
  '/?lang=eng',
  '/?lang=<script>',
  '/logout',
];
const calls = [
  '/api/briefs',
  '/api/briefs/ticket',
  '/api/events',
  '/api/csp',
  '/api/decks',
  '/api/meetings',
  '/api/meetings/0000000000/events',
  `/d/${'x'.repeat(22)}`,
  '/wallet',
  '/crypto/orders',
  '/crypto-products',
  '/mcp',
  '/health',
  '/health/live',
  '/health/ready',
];
const files =
  '/robots.txt /sitemap.xml /formats.json /formats.schema.json /favicon.svg /creatives/golden-hour/index.html /creatives/golden-hour/preview.mp4'.split(
    ' ',
  );

/** Hostile or malformed text: markup, SQL, templates, direction marks, halves of surrogate pairs, NUL, spreadsheet formulas. */
const hostileTexts = [
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; DROP TABLE briefs;--",
  '\u0024{7*7} {{7*7}} <%= 7*7 %>',
  '\u202egnp.exe',
  'a\u0000b',
  '\ud800',
  `e${'\u0301'.repeat(2000)}`,
  '=HYPERLINK("http://evil.test")',
  'a@b.example\r\nBcc: c@d.example',
  '__proto__',
  '👩‍👩‍👧‍👦'.repeat(50),
  '',
  '   ',
];
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 300 }));

const segment = fc.oneof(
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  fc.string({ unit: fc.constantFrom(..."%2fF0zZ.;:@&=+$,!~*'()-_aé"), maxLength: 20 }),
);
const parameterNames = 'q lang look device format page tab model trade demos have days next step _routes __proto__'.split(' ');
const query = fc.array(fc.tuple(fc.constantFrom(...parameterNames), segment), { maxLength: 4 });
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pagePaths, ...calls, ...files) },
  { weight: 3, arbitrary: fc.constantFrom(...knownBadPaths) },
  { weight: 1, arbitrary: fc.constantFrom(...pagePaths).map((page) => `${page.split('?')[0]}.data`) },
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/experience/', '/play/', '/embed/', '/oembed?url=', '/api/', '/creatives/', '/assets/', '/experience/gamification/preview/'),
        segment,
      )
      .map((parts) => parts.join('')),
  },
);
const address = fc
  .tuple(path, fc.oneof(fc.constant([]), query))
  .map(([to, pairs]) => to + (pairs.length && !to.includes('?') ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const headerText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('*', 'null', '0', 'bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,5-6', 'br;q=0', 'gzip, br', 'W/"x"', '"x"', 'xx;q=9'),
);
const headerNames =
  'accept accept-encoding accept-language authorization content-encoding cookie if-match if-modified-since if-none-match if-range range referer ' +
  'user-agent x-forwarded-for x-forwarded-host x-http-method-override x-request-id expect forwarded purpose';
const headers = fc.dictionary(fc.constantFrom(...headerNames.split(' ')), headerText, { maxKeys: 4 });
const cookie = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(fc.constantFrom('en', 'gr', 'it', 'rs', 'sp', 'eng', 'zh', '<script>', ''), segment)
    .map(([language, looks]) => `I18N_LANGUAGE=${language}; surge-settings=${looks}`),
);

/** Mostly from our own pages, because the Origin check refuses others before any other code runs. */
const origin = fc.oneof(
  { weight: 8, arbitrary: fc.constant(ORIGIN) },
  { weight: 1, arbitrary: fc.constantFrom('null', 'https://evil.test', 'x', '') },
);
const host = fc.oneof(
  { weight: 30, arbitrary: fc.constant('surge.test') },
  { weight: 1, arbitrary: fc.constantFrom('evil.test', 'surge.test:81', 'SURGE.TEST') },
);

/** Placeholder for a token that the server signed; fuzz-run.ts inserts it. */
export const TOKEN = '{token}';

const json = fc.oneof(
  fc.json(),
  fc.constantFrom(
    'null',
    '[]',
    '"x"',
    '{',
    '',
    '['.repeat(10_000),
    '{"a":'.repeat(10_000),
    '{"__proto__":{"a":1}}',
    `"${'x'.repeat(63_000)}"`,
    'x'.repeat(70_000),
  ),
);
const anything = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 3 }), fc.object({ maxDepth: 2 }));
const goodBrief: Readonly<Record<string, unknown>> = { name: 'Ann', email: 'ann@b.example', company: 'B', consent: true };
const fields = Object.keys(createBrief());
const extra = ['__proto__', 'constructor', 'id', 'status', 'role', 'reference', 'key', 'flags'];
const brief = fc.dictionary(fc.constantFrom(...fields, ...fields, ...extra), anything, { maxKeys: 3 }).map((wrong) => ({ ...goodBrief, ...wrong }));
const anyBrief = fc.oneof(fc.constant(goodBrief), brief);
const post = fc.record(
  {
    brief: anyBrief,
    token: fc.oneof(text, fc.constant(''), fc.constant(TOKEN), fc.constant(TOKEN)),
    website: fc.oneof(fc.constant(''), text),
    isDelayed: fc.boolean(),
  },
  { requiredKeys: ['brief'] },
);
const demo = fc.record({ id: fc.constantFrom(1, 1.5, 999), note: text, unit: text, page: anything }, { requiredKeys: ['id'] });
const deck = fc.record({ title: text, client: text, brand: anything, demos: fc.array(demo, { maxLength: 3 }) });
const deckPost = fc.dictionary(fc.constantFrom('deck', 'edit', 'pass', 'comment', 'decision', 'version'), fc.oneof(anything, deck), { maxKeys: 2 });
const deckCalls = ['', ...'owner change pictures look seen comments decisions'.split(' ').map((call) => `/${'x'.repeat(22)}/${call}`)];
const event = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...measuredNames), text),
    demo: fc.oneof(fc.constantFrom(1, 2, 3, -1, 1e9), fc.double()),
    device: fc.oneof(fc.constantFrom(...measuredDevices), text),
    seconds: fc.double(),
  },
  { requiredKeys: [] },
);
const batch = fc.record({ language: fc.oneof(fc.constantFrom('en', 'gr', 'xx'), text), events: fc.array(event, { maxLength: 60 }) });
const report = fc.record({
  'csp-report': fc.record({
    'document-uri': fc.webUrl(),
    'violated-directive': fc.oneof(fc.constant('img-src'), text),
    'blocked-uri': fc.oneof(fc.webUrl(), text),
  }),
});
const form = fc.dictionary(fc.constantFrom(...fields, 'key', 'token', 'website', 'password', '__proto__'), text).map((given) => {
  const pairs = Object.entries({ ...given }).map(([name, value]): [string, string] => [name, value.toWellFormed()]);
  return new URLSearchParams(pairs).toString();
});

type Sent = Pick<Wild, 'body'> & { readonly type: string | undefined };
const sent = (type: string, body: Arbitrary<unknown>): Arbitrary<Sent> =>
  body.map((value) => ({ type, body: typeof value === 'string' ? value : JSON.stringify(value) }));
const body: Arbitrary<Sent> = fc.oneof(
  sent('application/json', fc.oneof(post, batch, json)),
  sent('application/json; charset=utf-8', fc.oneof(post, batch)),
  sent('application/csp-report', fc.oneof(report, json)),
  sent('application/reports+json', fc.array(report, { maxLength: 3 })),
  sent('application/x-www-form-urlencoded', form),
  sent('text/plain', text),
  fc.record({
    type: fc.constantFrom(
      undefined,
      'application/json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
    ),
    body: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  }),
);

/** Requests that pass the first checks and reach the code behind; the other requests below mostly test these checks. */
const ownForm = sent('application/x-www-form-urlencoded', form);
const aimed = fc.oneof(
  fc.record({ path: fc.constant('/api/briefs'), body: sent('application/json', fc.oneof(post, json)) }),
  fc.record({ path: fc.constantFrom(...deckCalls.map((call) => `/api/decks${call}`)), body: sent('application/json', fc.oneof(deckPost, json)) }),
  fc.record({ path: fc.constant('/api/events'), body: sent('application/json', fc.oneof(batch, json)) }),
  fc.record({ path: fc.constant('/api/csp'), body: sent('application/csp-report', fc.oneof(report, json)) }),
  fc.record({ path: fc.constantFrom('/start-campaign', '/start-campaign.data', '/login', '/register', '/logout'), body: ownForm }),
);
const unaimed = fc.record({ path: address, body });

const reading = fc.record({ path: address, method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), headers, cookie, host });
const writing = fc.record({
  to: fc.oneof({ weight: 2, arbitrary: aimed }, { weight: 1, arbitrary: unaimed }),
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW') },
  ),
  headers,
  cookie,
  host,
  origin,
  key: fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: text }),
});

/** Header values are bytes: other characters cannot be sent. */
const toHeaders = (given: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined || /[^\t\x20-\x7e]/.test(value) ? [] : [[name, value.trim()]])),
  );

const commandQuery = fc.dictionary(
  fc.constantFrom('limit', 'status', 'flagged', 'search', 'as', 'email', 'from', 'to', 'by', 'format'),
  fc.oneof(text, fc.constantFrom('1', '-1', '1e99', 'new', 'csv', 'json', '2026-11-20', '2026-02-31')),
);

/** Requests of mistyped commands of an operator, without backups, which write files. */
export const wildCommand = fc.record({
  path: fc
    .tuple(fc.constantFrom('/briefs', '/briefs/export', '/briefs/SG-0000-0000-0000', '/briefs/x/status', '/insight', '/none'), commandQuery)
    .map(
      ([to, given]) =>
        `${to}?${new URLSearchParams(Object.entries({ ...given }).map(([name, value]): [string, string] => [name, value.toWellFormed()]))}`,
    ),
  method: fc.constantFrom('GET', 'GET', 'GET', 'PUT', 'DELETE'),
  body: text,
});

export const wildRequest: Arbitrary<Wild> = fc.oneof(
  reading.map(({ path, method, headers, cookie, host }) => ({
    path,
    method,
    headers: toHeaders({ ...headers, cookie: cookie ?? headers.cookie, host }),
    body: undefined,
  })),
  writing.map(({ to: { path, body }, method, headers, cookie, host, origin, key }) => ({
    path,
    method,
    headers: toHeaders({ ...headers, cookie, host, origin, 'content-type': body.type, 'idempotency-key': key }),
    body: body.body,
  })),
);
