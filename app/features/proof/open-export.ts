import { toFileType } from '#app/components/guest/file-type.ts';
import { type Delivery, SAMPLE_LANDING, toAddress } from '#app/components/take-away/delivery.ts';
import { exportCreative, fetchBeside } from '#app/components/take-away/export-creative.ts';
import { readZip } from '#app/components/take-away/pack.ts';
import { clickMacros, createTag, isClickMacro } from '#app/components/take-away/tag.ts';
import { listKinds, TRACKING } from '#app/components/take-away/take-away.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Brand } from '#protocol/brand.ts';
import type { GuestFile, GuestTask } from '#protocol/guest.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import { toPlayerPlan } from './player-plan.ts';
import type { Place } from './proof-rules.ts';

/** Where events go that the visitor sends nowhere: to the receiver in this page, under an address that nobody has. */
const RECEIVER = 'https://receiver.example/?event=[EVENT]';
/** What an ad server writes in the place of its macro, or of the click tag. */
const COUNTED = 'https://click.example/?to=';

/** A file as it was exported, and what it is opened with. */
export interface OpenedExport {
  readonly task: GuestTask;
  readonly plan: readonly PlannedEvent[];
  /** Where its events go, and where its way out must lead. */
  readonly events: string;
  readonly exit: string;
  /** The page itself, without an ad server's own address before it. */
  readonly landing: string;
  readonly html: string;
  /** Of a video player: the answer that it got. */
  readonly vast?: string;
}

/** The places in which an ad is opened, by what is exported of it. */
export function listPlaces(demo: FrameDemo): readonly Place[] {
  const kinds = listKinds(demo);
  return [
    ...(kinds.includes('html5') ? (['slot', 'safeframe'] as const) : []),
    ...(kinds.includes('mraid') ? (['mraid'] as const) : []),
    ...(kinds.includes('vast') ? (['player'] as const) : []),
  ];
}

interface Opening {
  readonly brand: Partial<Brand>;
  readonly delivery: Delivery;
  /** Where a tag loads its script from, `https://surge.example`. */
  readonly origin: string;
}

/** Exports an ad for a place, as its download does, and opens it as that place would. Rejects when a file cannot be fetched. */
export async function openExport(demo: FrameDemo, place: Place, { brand, delivery: given, origin }: Opening): Promise<OpenedExport> {
  const delivery = { ...given, events: toAddress(given.events) ?? RECEIVER };
  const landing = toAddress(delivery.landing) ?? SAMPLE_LANDING;
  const plan: readonly PlannedEvent[] = await (await fetchBeside(demo, TRACKING.json)).json();
  const { width, height } = sizes[demo.size];
  const around = { plan, events: delivery.events, landing };
  const counted = COUNTED + encodeURIComponent(landing);
  if (place === 'safeframe') {
    const macro = clickMacros[delivery.server] || (isClickMacro(delivery.click) ? delivery.click : '');
    const tag = createTag(demo, origin, brand, delivery);
    // An ad server of its own names no macro: then the tag leads to the landing page itself.
    const html = toTagPage(macro ? tag.replaceAll(macro, COUNTED) : tag);
    const framed = await (await fetchBeside(demo, 'tag.html')).text();
    const beside = ['tag.html', ...new Set(Array.from(framed.matchAll(MEDIA), ([, name = '']) => name))];
    const files = Object.fromEntries(
      await Promise.all(
        beside.map(
          async (name) => [origin + demo.creativeUrl.replace('index.html', name), await toFile(name, await fetchBeside(demo, name))] as const,
        ),
      ),
    );
    return { ...around, html, exit: macro ? counted : landing, task: { html, files, container: 'safeframe', width, height } };
  }
  const file = await exportCreative(demo, place === 'slot' ? 'html5' : place === 'mraid' ? 'mraid' : 'simid', brand, delivery);
  if (place === 'mraid') {
    const html = await file.text();
    return { ...around, html, exit: landing, task: { html, files: {}, container: 'mraid', width, height } };
  }
  const { html: exported, files } = await unpack(file);
  // An ad server puts its own address into the click tag.
  const html = place === 'slot' ? exported.replace(/^var clickTag = .*$/m, `var clickTag = ${JSON.stringify(counted)};`) : exported;
  const task: GuestTask = { html, files, container: 'slot', width, height };
  if (place === 'slot') return { ...around, html, exit: counted, task };
  return { ...around, plan: toPlayerPlan(plan), html, exit: landing, task, vast: createVast(demo, origin, brand, delivery) };
}

const toTagPage = (tag: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tag</title><style>body{margin:0}</style></head><body>${tag}</body></html>`;

const toFile = async (name: string, response: Response): Promise<GuestFile> => ({
  type: toFileType(name),
  bytes: new Uint8Array(await response.arrayBuffer()),
});

/** Pictures and films that a page of ours asks for from its own folder. */
const MEDIA = /\.\/([\w-]+\.(?:webp|mp4))/g;

async function unpack(zip: File): Promise<{ readonly html: string; readonly files: Readonly<Record<string, GuestFile>> }> {
  const entries = Object.entries(await readZip(new Uint8Array(await zip.arrayBuffer())));
  const page = entries.find(([name]) => name.endsWith('.html'));
  const others = entries.filter((entry) => entry !== page);
  return {
    html: new TextDecoder().decode(page?.[1]),
    files: Object.fromEntries(others.map(([name, bytes]) => [name, { bytes: bytes.slice(), type: toFileType(name) }])),
  };
}
