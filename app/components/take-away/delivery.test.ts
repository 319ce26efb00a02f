import { expect, it } from 'vitest';
import { createAdformManifest, noDelivery, putClickTag, SAMPLE_LANDING, toDelivery, toFields } from './delivery.ts';

const page = '<script>\nvar clickTag = "https://www.example.com/";\n</script>';
const LANDING = 'https://shop.example/?a=1&b=%%X%%';

it('the landing page stands in the click tag, on a line of its own at top level', () => {
  expect(putClickTag(page, { ...noDelivery, landing: LANDING })).toBe(`<script>\nvar clickTag = "${LANDING}";\n</script>`);
  expect(putClickTag(page, noDelivery)).toBe(page);
});

it.each([
  'javascript:alert(1)',
  'https://x.example/"+alert(1)+"',
  'https://x.example/</script>',
  "https://x.example/'",
  'https://x.example/ b',
  'shop',
])('the address %j is not written into a file', (landing) => expect(putClickTag(page, { ...noDelivery, landing })).toBe(page));

it('Adform gives the click tag through its library, and without it the landing page stays', () => {
  const html = putClickTag(page, { ...noDelivery, server: 'adform', landing: LANDING });
  const scripts = html.match(/<script>[\s\S]*?<\/script>/g) ?? [];
  expect(scripts).toHaveLength(2);
  const run = (given: object) => {
    const written: string[] = [];
    const code = scripts.map((script) => script.replace(/<\/?script>/g, '')).join('\n');
    const clickTag: unknown = new Function('window', 'document', 'dhtml', `${code}; return clickTag`)(
      given,
      { write: (text: string) => written.push(text) },
      Reflect.get(given, 'dhtml'),
    );
    return { clickTag, written };
  };
  expect(run({})).toEqual({ clickTag: LANDING, written: [] });
  const dhtml = { getVar: (name: string, fallback: string) => `${name} of ${fallback}` };
  expect(run({ API_URL: 'https://s1.example/dhtml.js', dhtml })).toEqual({
    clickTag: `clickTAG of ${LANDING}`,
    written: ['<script src="https://s1.example/dhtml.js"></script>'],
  });
});

it('Adform gets a manifest with the events of the plan', () => {
  const ad = { title: 'Fee Smash', width: 960, height: 540, events: ['impression', 'interaction:slice'] };
  expect(JSON.parse(createAdformManifest(ad, { ...noDelivery, landing: LANDING }))).toMatchObject({
    width: '960',
    events: { enabled: 1, list: { 1: 'impression', 2: 'interaction:slice' } },
    clicktags: { clickTAG: LANDING },
    source: 'index.html',
  });
});

it('whatever was kept becomes a delivery', () => {
  expect(toDelivery(undefined)).toEqual(noDelivery);
  expect(toDelivery({ server: 'sizmek', landing: 7, events: ' https://t.example/ ', by: 'beacon' })).toEqual({
    ...noDelivery,
    events: 'https://t.example/',
    by: 'beacon',
  });
});

it('coupon codes stand in a file one by one, and not where there are none', () => {
  expect(toFields({}, { ...noDelivery, codes: ' A-1, B2;; \n C3 ' })).toEqual({ brand: {}, landing: SAMPLE_LANDING, codes: ['A-1', 'B2', 'C3'] });
  expect(toFields({}, { ...noDelivery, codes: ' , ' })).toEqual({ brand: {}, landing: SAMPLE_LANDING });
});

it.each([
  ['0', { seed: 0 }],
  ['4294967295', { seed: 4_294_967_295 }],
  ['4294967296', {}],
  ['-1', {}],
  ['1.5', {}],
  ['1e3', {}],
  ['seven', {}],
  ['', {}],
])('of the seed %j a file holds %j', (seed, held) => {
  expect(toFields({}, toDelivery({ seed }))).toEqual({ brand: {}, landing: SAMPLE_LANDING, ...held });
});
