import { expect, it } from 'vitest';
import { fifteenRecords } from '../../../tests/fixtures/fifteen-demos.ts';
import { noDelivery, toDelivery } from './delivery.ts';
import { createTag } from './tag.ts';
import { answerVideo, toVideoUrl } from './vast-url.ts';

const toDemo = (slug: 'golden-hour' | 'choose-the-road') =>
  ({
    ...fifteenRecords[slug],
    slug,
    isIframe: true,
    creativeUrl: `/creatives/${slug}/index.html`,
    thumbnail: '',
    video: '',
    units: [],
  }) as const;
const ORIGIN = 'https://surge.example';
const LANDING = 'https://shop.example/?a=1&b=2';
const EVENTS = 'https://count.example/?e=[EVENT]&cb=%%CACHEBUSTER%%';

it('a tag has the click macro of its ad server, the landing page, the brand without its logo, and the event address', () => {
  const brand = { name: 'Übermut "&" <Co>', logo: 'data:image/png;base64,AAAA' };
  const tag = createTag(toDemo('golden-hour'), ORIGIN, brand, { ...noDelivery, server: 'gam', landing: LANDING, events: EVENTS });
  expect(tag).toContain('src="https://surge.example/creatives/golden-hour/tag.js" data-width="970" data-height="250"');
  expect(tag).toContain('data-landing="https://shop.example/?a=1&amp;b=2" data-click="%%CLICK_URL_UNESC%%"');
  expect(tag).toContain('<noscript><a href="%%CLICK_URL_UNESC%%https://shop.example/?a=1&amp;b=2"');
  expect(tag).toContain('&quot;events&quot;:{&quot;to&quot;:&quot;https://count.example/?e=[EVENT]&amp;cb=%%CACHEBUSTER%%&quot;');
  expect(tag).not.toMatch(/logo|<Co>/);
});

it.each([
  ['xandr', `data-click="\${CLICK_URL}"`],
  ['cm360', 'data-click="%c"'],
  ['adform', 'data-click="%%c1;cpdir="'],
  ['other', 'data-click="{{click}}"'],
] as const)('for %s the tag says %s', (server, attribute) => {
  expect(createTag(toDemo('golden-hour'), ORIGIN, {}, { ...noDelivery, server, click: '{{click}}' })).toContain(attribute);
});

it.each(['"><script>alert(1)</script>', "'onerror=alert(1)", 'a b`c\\d', 'javascript:alert(1)'])(
  'what is typed as %s leaves no attribute of a tag',
  (text) => {
    const delivery = toDelivery({ server: 'other', landing: text, events: text, click: text });
    const tag = createTag(toDemo('golden-hour'), ORIGIN, { name: text, headline: text }, delivery);
    expect(tag.match(/<\w+/g)).toEqual(['<script', '<noscript', '<a', '<img']);
    expect(tag).toContain('data-landing="https://www.example.com/"');
    expect(tag).not.toMatch(/events/);
    expect(tag.match(/data-click="([^"]*)"/)?.[1]).not.toMatch(/[\s&'<]|script:/);
  },
);

it('a VAST address says what its answer then holds', () => {
  const demo = toDemo('choose-the-road');
  const url = new URL(toVideoUrl('vast', demo, ORIGIN, { name: 'Café', logo: 'data:' }, { ...noDelivery, landing: LANDING, events: EVENTS }));
  expect([url.pathname, [...url.searchParams.keys()]]).toEqual(['/tags/6.xml', ['landing', 'events', 'brand']]);
  const answer = answerVideo('vast', demo, ORIGIN, url.searchParams);
  expect('xml' in answer && answer.xml).toContain('<Advertiser>Café</Advertiser>');
  expect('xml' in answer && answer.xml).toContain(`<ClickThrough id="surge"><![CDATA[${LANDING}]]></ClickThrough>`);
  const seeded = new URL(toVideoUrl('vast', demo, ORIGIN, {}, { ...noDelivery, seed: '7' })).searchParams;
  expect(JSON.stringify(answerVideo('vast', demo, ORIGIN, seeded))).toContain(String.raw`\"seed\":7`);
  expect(toVideoUrl('vast', demo, ORIGIN, {}, noDelivery)).toBe('https://surge.example/tags/6.xml');
});

it('a playlist has the ad before a film and in its middle', async () => {
  const demo = toDemo('choose-the-road');
  const url = new URL(toVideoUrl('vmap', demo, ORIGIN, { name: 'A & B' }, { ...noDelivery, landing: LANDING }));
  expect(url.pathname).toBe('/tags/6.vmap.xml');
  const answer = answerVideo('vmap', demo, ORIGIN, url.searchParams);
  const { DOMParser } = await import('@xmldom/xmldom');
  const document = new DOMParser().parseFromString('xml' in answer ? answer.xml : '', 'text/xml');
  const VMAP = 'http://www.iab.net/videosuite/vmap';
  const breaks = Array.from(document.getElementsByTagNameNS(VMAP, 'AdBreak'));
  expect(breaks.map((one) => [one.getAttribute('timeOffset'), one.getAttribute('breakType')])).toEqual([
    ['start', 'linear'],
    ['50%', 'linear'],
  ]);
  const asked = Array.from(document.getElementsByTagNameNS(VMAP, 'AdTagURI'), (one) => new URL(one.textContent ?? ''));
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('landing'), searchParams.get('brand')])).toEqual(
    [0, 1].map(() => ['/tags/6.xml', LANDING, '{"name":"A & B"}']),
  );
});

it.each([
  ['landing', 'javascript:alert(1)'],
  ['events', 'https://count.example/"x'],
  ['seed', '-1'],
  ['seed', '4294967296'],
  ['brand', '{"name":'],
  ['brand', '["name"]'],
  ['brand', '{"colour":"#fff"}'],
  ['brand', '{"primary":"red"}'],
  ['brand', `{"name":"${'x'.repeat(41)}"}`],
])('a VAST answer refuses %s=%s', (name, value) => {
  expect(answerVideo('vast', toDemo('choose-the-road'), ORIGIN, new URLSearchParams({ [name]: value }))).toEqual({
    problem: expect.stringContaining(`${name}: not`),
  });
});
