import { toEmbedCode } from '#app/components/take-away/embed-code.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { type Demo, findUnit, toSharePicture, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';

/** Seconds for which whoever asked may keep the answer. */
const CACHE_S = 86_400;
/** Pixels of a share picture (tools/share-picture.ts). */
const PICTURE = { width: 1200, height: 630 };
/** The pages of a demo. */
const PATH = /^\/(?:(?:play|embed)|experience\/[a-z0-9-]+\/preview)\/([1-9]\d{0,5})$/;

export type OembedAnswer = { readonly status: 404 | 501 } | { readonly status: 200; readonly type: string; readonly body: string };

/** What `/oembed?url=` answers of a demo's page (oembed.com, 1.0): 404 for any other address, 501 for a format that is neither JSON nor XML. */
export function answerOembed(origin: string, query: URLSearchParams): OembedAnswer {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return { status: 501 };
  const demo = findAsked(origin, query.get('url') ?? '');
  if (!demo) return { status: 404 };
  const { html, width, height } = toEmbedCode(demo, origin, {
    most: { ...readMost(query, 'maxwidth', 'width'), ...readMost(query, 'maxheight', 'height') },
  });
  const answer = {
    version: '1.0',
    type: 'rich',
    title: demo.name,
    provider_name: 'Surge',
    provider_url: `${origin}/`,
    cache_age: CACHE_S,
    html,
    width,
    height,
    thumbnail_url: origin + toSharePicture(demo.thumbnail),
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  };
  if (format === 'json') return { status: 200, type: 'application/json', body: JSON.stringify(answer) };
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return {
    status: 200,
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`,
  };
}

function findAsked(origin: string, address: string): Demo | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, id] = (url?.origin === origin && PATH.exec(url.pathname)) || [];
  const demo = activeDemos.find((one) => String(one.id) === id);
  return demo && findUnit(demo, url?.searchParams.get(UNIT_PARAMETER) ?? undefined);
}

/** A size that is no whole number of pixels is as none. */
function readMost(query: URLSearchParams, name: string, side: 'width' | 'height') {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? { [side]: Number(value) } : {};
}
