import type { FrameDemo } from '#catalogue/demo.ts';
import { type Brand, noBrand, toBrand } from '#protocol/brand.ts';
import { isRecord } from '#protocol/is-record.ts';
import { type Delivery, noDelivery, toAddress, toSeed } from './delivery.ts';
import { createVast } from './vast.ts';

/** What a video player may ask for: one ad, or a playlist (VMAP 1.0) with that ad before a film and in its middle. */
export type VideoAnswer = 'vast' | 'vmap';
const endings = { vast: 'xml', vmap: 'vmap.xml' } as const satisfies Record<VideoAnswer, string>;

/** The address by which a video player asks: `/tags/6.xml?landing=&events=&seed=&brand=`, `/tags/6.vmap.xml`. The logo stays out of an address. */
export function toVideoUrl(
  answer: VideoAnswer,
  { id }: FrameDemo,
  origin: string,
  { logo: _, ...brand }: Partial<Brand>,
  delivery: Delivery,
): string {
  const query = new URLSearchParams();
  const [landing, events] = [toAddress(delivery.landing), toAddress(delivery.events)];
  if (landing) query.set('landing', landing);
  if (events) query.set('events', events);
  const seed = toSeed(delivery.seed);
  if (seed !== undefined) query.set('seed', String(seed));
  if (Object.keys(brand).length > 0) query.set('brand', JSON.stringify(brand));
  return `${origin}/tags/${id}.${endings[answer]}${query.size > 0 ? `?${query}` : ''}`;
}

/** The answer to such a question: the XML, or a sentence about the first parameter that is wrong. */
export function answerVideo(
  answer: VideoAnswer,
  demo: FrameDemo,
  origin: string,
  query: URLSearchParams,
): { readonly xml: string } | { readonly problem: string } {
  for (const name of ['landing', 'events']) {
    const value = query.get(name);
    if (value && !toAddress(value)) return { problem: `${name}: not an address of the web, or with a quote, a space or an angle bracket in it.` };
  }
  const seed = query.get('seed') ?? '';
  if (seed && toSeed(seed) === undefined) return { problem: 'seed: not a whole number of 32 bits.' };
  const brand = readBrand(query.get('brand'));
  if (!brand) return { problem: 'brand: not a JSON object of name, headline, cta, primary and accent as an ad accepts them.' };
  const delivery = { ...noDelivery, landing: query.get('landing') ?? '', events: query.get('events') ?? '', seed };
  return { xml: answer === 'vast' ? createVast(demo, origin, brand, delivery) : createVmap(toVideoUrl('vast', demo, origin, brand, delivery)) };
}

function createVmap(vastUrl: string): string {
  const breaks = [
    ['start', 'preroll'],
    ['50%', 'midroll'],
  ].map(
    ([offset, id]) => `  <vmap:AdBreak timeOffset="${offset}" breakType="linear" breakId="${id}">
    <vmap:AdSource id="${id}-1" allowMultipleAds="false" followRedirects="true">
      <vmap:AdTagURI templateType="vast4"><![CDATA[${vastUrl}]]></vmap:AdTagURI>
    </vmap:AdSource>
  </vmap:AdBreak>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
${breaks.join('\n')}
</vmap:VMAP>
`;
}

/** Undefined where anything in it is not as an ad accepts it. */
function readBrand(text: string | null): Partial<Brand> | undefined {
  if (!text) return {};
  try {
    const given: unknown = JSON.parse(text);
    if (!isRecord(given)) return undefined;
    const { landing: _, logo: __, ...clean } = toBrand(given, noBrand);
    const isAccepted = Object.entries(given).every(([field, value]) => Reflect.get(clean, field) === value);
    return isAccepted ? Object.fromEntries(Object.entries(clean).filter(([, value]) => value)) : undefined;
  } catch {
    return undefined;
  }
}
