import type { Site } from '../site.ts';
import { findOffer, type Offer } from './formats.ts';
import { AdcpError, type PreviewRequest, type SingleRequest } from './requests.ts';

/** Links are made of the catalogue and the brand alone, and work for as long as the demo is shown. */
const PROMISED_DAYS = 30;
const DAY_MS = 86_400_000;

/** The assets that a link can carry, as the site's own share links do. The logo stays out, as it does of tags: it would not fit every address. */
const carried = { brand_name: 'name', headline: 'headline', cta: 'cta', primary_color: 'primary', accent_color: 'accent' } as const;

interface Shown {
  readonly site: Pick<Site, 'packShown'>;
  readonly offers: readonly Offer[];
  readonly now: Date;
}

/** The answer to `preview_creative`. */
export async function createPreviews(request: PreviewRequest, shown: Shown): Promise<object> {
  if (request.request_type === 'single') return { response_type: 'single', ...(await createPreview(request, shown)) };
  if (request.request_type === 'variant') {
    throw new AdcpError('UNSUPPORTED_FEATURE', 'Nothing is delivered from here, so there are no variants.', 'request_type');
  }
  if (!request.requests) throw new AdcpError('INVALID_REQUEST', 'A batch needs requests.', 'requests');
  return { response_type: 'batch', results: await Promise.all(request.requests.map((one, index) => createResult(one, index, shown))) };
}

/** One of a batch: what is wrong with it does not hinder the others. */
async function createResult(request: SingleRequest, index: number, shown: Shown): Promise<object> {
  const creative_id = request.creative_id ?? String(index + 1);
  try {
    return { success: true, creative_id, response: await createPreview(request, shown) };
  } catch (error) {
    if (!(error instanceof AdcpError)) throw error;
    return { success: false, creative_id, errors: [error.body] };
  }
}

async function createPreview(request: SingleRequest, { site, offers, now }: Shown): Promise<object> {
  const { creative_manifest: manifest, inputs = [{ name: 'Default' }] } = request;
  const asked = request.format_id ?? manifest?.format_id;
  if (!asked) throw new AdcpError('INVALID_REQUEST', 'A preview needs a creative_manifest with the format_id of the format.', 'creative_manifest');
  const offer = findOffer(offers, asked);
  if (!offer) throw new AdcpError('REFERENCE_NOT_FOUND', 'There is no such format here; list_creative_formats lists them.', 'format_id');
  if (request.output_format === 'html') throw new AdcpError('UNSUPPORTED_FEATURE', 'Previews are pages: take output_format url.', 'output_format');
  if (request.template_id !== undefined) throw new AdcpError('UNSUPPORTED_FEATURE', 'Formats have no templates here.', 'template_id');
  const { id } = offer.format.format_id;
  const { width, height } = offer.unit.size;
  const { end, notShown } = await packAssets(manifest?.assets ?? {}, site);
  // The page that may stand in a frame of any other page.
  const preview_url = offer.unit.links.play.replace('/play/', '/embed/') + end;
  return {
    previews: inputs.map((input, index) => ({
      preview_id: `${id}-${index + 1}`,
      renders: [{ render_id: `${id}-${index + 1}-primary`, output_format: 'url', preview_url, role: 'primary', dimensions: { width, height } }],
      input,
    })),
    interactive_url: offer.unit.links.preview + end,
    expires_at: new Date(now.getTime() + PROMISED_DAYS * DAY_MS).toISOString(),
    ...(notShown.length > 0 && { ext: { surge: { assets_not_shown_as_given: notShown } } }),
  };
}

/** The end of a link, and the names of the assets that are not in it, or are cut. */
async function packAssets(assets: Readonly<Record<string, unknown>>, site: Shown['site']) {
  const given = Object.fromEntries(Object.entries(carried).map(([asset, field]) => [field, readContent(assets[asset])]));
  const { kit, end } = await site.packShown(given);
  const isShown = new Set<string>(
    Object.entries(carried).flatMap(([asset, field]) => (kit[field] !== undefined && kit[field] === given[field] ? [asset] : [])),
  );
  return { end, notShown: Object.keys(assets).filter((asset) => !isShown.has(asset)) };
}

function readContent(asset: unknown): unknown {
  return typeof asset === 'object' && asset !== null && 'content' in asset ? asset.content : undefined;
}
