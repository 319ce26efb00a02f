import { sizeWords } from '#catalogue/sizes.ts';
import type { Material } from '#catalogue/vocabulary.ts';
import type { Site } from '../site.ts';
import type { FormatId, ListRequest } from './requests.ts';

type Demo = ReturnType<Site['toFormatsDocument']>['demos'][number];
type Unit = Demo['units'][number];

/** A unit of a demo as AdCP's format, and the unit itself. */
export interface Offer {
  readonly format: ReturnType<typeof toFormat>;
  readonly unit: Unit;
}

const PAGE = 50;
const FILM_RATIO = '16:9';

const text = (asset_id: string, asset_role: string, required: boolean, requirements: object) =>
  ({ item_type: 'individual', asset_type: 'text', asset_id, asset_role, required, requirements }) as const;
const colour = { character_pattern: '^#[0-9a-fA-F]{6}$' };

/** What every ad takes; without the optional ones the sample's own stand there. The lengths are those of protocol/brand.ts. */
const brandAssets = [
  text('brand_name', 'Name of the brand', true, { min_length: 1, max_length: 40 }),
  text('headline', 'Headline', false, { max_length: 90 }),
  text('cta', 'Call to action', false, { max_length: 24 }),
  text('primary_color', 'First colour', false, colour),
  text('accent_color', 'Second colour', false, colour),
  {
    item_type: 'individual',
    asset_type: 'image',
    asset_id: 'logo',
    asset_role: 'Logo',
    required: true,
    requirements: { formats: ['png', 'jpg', 'jpeg', 'webp'], max_width: 2048, max_height: 2048, max_file_size_kb: 150 },
  },
  {
    item_type: 'individual',
    asset_type: 'url',
    asset_id: 'clickthrough_url',
    asset_role: 'Where a press on the call to action leads',
    required: true,
    requirements: { role: 'clickthrough', protocols: ['https'] },
  },
] as const;

/** What some ads need besides. */
const materialAssets = {
  video: { item_type: 'individual', asset_type: 'video', asset_id: 'video', asset_role: 'Film of the advertiser', required: true },
  pictures: {
    item_type: 'individual',
    asset_type: 'image',
    asset_id: 'pictures',
    asset_role: 'Pictures of the products, one at least',
    required: true,
  },
  feed: {
    item_type: 'individual',
    asset_type: 'catalog',
    asset_id: 'feed',
    asset_role: 'Products with their prices',
    required: true,
    requirements: { catalog_type: 'product' },
  },
} as const satisfies Record<Material, object>;

/** All units of all demos. */
export function listOffers(site: Pick<Site, 'toFormatsDocument'>, origin: string): readonly Offer[] {
  return site.toFormatsDocument(origin).demos.flatMap((demo) => demo.units.map((unit) => ({ format: toFormat(demo, unit, origin), unit })));
}

function toFormat({ id, name, description, needs }: Demo, unit: Unit, origin: string) {
  const isFilm = unit.files.includes('vast');
  return {
    format_id: { agent_url: `${origin}/mcp`, id: `demo-${id}${unit.unit ? `_${unit.unit}` : ''}` },
    name: `${name} (${unit.type}, ${unit.size.name})`,
    description,
    // The newest schemas have neither; readers of AdCP 2.5 do.
    type: isFilm ? 'video' : 'display',
    preview_image: unit.links.backup,
    example_url: unit.links.preview,
    renders: [
      { role: 'primary', dimensions: toDimensions(unit.size, isFilm) },
      ...(unit.opensTo ? [{ role: 'expanded', dimensions: unit.opensTo }] : []),
    ],
    assets: [...brandAssets, ...needs.map((need) => materialAssets[need])],
  };
}

/** Sizes that are words fill what the device offers. */
function toDimensions({ name, width, height }: Unit['size'], isFilm: boolean) {
  if (!sizeWords.some((word) => word === name)) return { width, height };
  return { responsive: { width: true, height: true }, ...(isFilm && { aspect_ratio: FILM_RATIO }) };
}

/** The answer to `list_creative_formats`. */
export function listFormats(offers: readonly Offer[], request: ListRequest): object {
  const found = offers.filter((offer) => isAsked(offer, request)).map(({ format }) => format);
  const { max_results = PAGE, cursor = '0' } = request.pagination ?? {};
  const end = Number(cursor) + max_results;
  const has_more = end < found.length;
  return {
    formats: found.slice(Number(cursor), end),
    pagination: { has_more, ...(has_more && { cursor: String(end) }), total_count: found.length },
    ...(request.include_pricing && { errors: [{ code: 'UNSUPPORTED_FEATURE', message: 'Formats have no prices here.', field: 'include_pricing' }] }),
  };
}

function isAsked(offer: Offer, request: ListRequest): boolean {
  const { name, type, assets, renders } = offer.format;
  // No format declares any of these, so none is found by them.
  const { wcag_level, disclosure_positions, disclosure_persistence, output_format_ids, input_format_ids } = request;
  if (wcag_level ?? disclosure_positions ?? disclosure_persistence ?? output_format_ids ?? input_format_ids) return false;
  const { format_ids, asset_types, is_responsive, name_search = '' } = request;
  return (
    (!format_ids || format_ids.some((id) => isSame(offer, id))) &&
    (request.type === undefined || request.type === type) &&
    (asset_types ?? []).every((asked) => assets.some(({ asset_type }) => asset_type === asked)) &&
    (is_responsive === undefined || is_responsive === renders.some(({ dimensions }) => 'responsive' in dimensions)) &&
    renders.some(({ dimensions }) => isWithin(dimensions, request)) &&
    name.toLowerCase().includes(name_search.toLowerCase())
  );
}

/** What has no fixed size is within no bounds. */
function isWithin({ width, height }: { readonly width?: number; readonly height?: number }, request: ListRequest): boolean {
  const { min_width, max_width, min_height, max_height } = request;
  if ([min_width, max_width, min_height, max_height].every((bound) => bound === undefined)) return true;
  const isBetween = (value: number | undefined, min = 0, max = Infinity) => value !== undefined && value >= min && value <= max;
  return isBetween(width, min_width, max_width) && isBetween(height, min_height, max_height);
}

/** The offer that this id names, if it is one of ours. */
export function findOffer(offers: readonly Offer[], id: FormatId): Offer | undefined {
  return offers.find((offer) => isSame(offer, id));
}

/** Our formats have no parameters: an id with a size names the same one only if it is that size. */
function isSame({ format, unit: { size } }: Offer, { agent_url, id, width = size.width, height = size.height, duration_ms }: FormatId): boolean {
  const { format_id } = format;
  const isOurs = URL.canParse(agent_url) && new URL(agent_url).href.replace(/\/$/, '') === format_id.agent_url;
  return isOurs && id === format_id.id && width === size.width && height === size.height && duration_ms === undefined;
}
