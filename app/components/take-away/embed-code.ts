import { escapeHtml } from '#app/ui/escape-html.ts';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';

/** Pixels below the ad: the line that says what it is. */
const FOOT = 28;
/** A television's ad is shown at half its size. */
const WIDEST = 970;

export interface EmbedCode {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** The frame that puts a demo into any page, no larger than `most`; `hash`: a brand as a share link carries it. */
export function toEmbedCode(
  demo: Demo,
  origin: string,
  { hash = '', most = {} }: { readonly hash?: string; readonly most?: { readonly width?: number; readonly height?: number } } = {},
): EmbedCode {
  const own = sizes[demo.size];
  const { width: maxWidth = WIDEST, height: maxHeight = Number.POSITIVE_INFINITY } = most;
  const scale = Math.min(1, WIDEST / own.width, maxWidth / own.width, Math.max(1, maxHeight - FOOT) / own.height);
  const width = Math.max(1, Math.round(own.width * scale));
  const height = Math.max(1, Math.round(own.height * scale)) + FOOT;
  const src = escapeHtml(`${origin}/embed/${demo.id}${toUnitQuery(demo)}${hash}`);
  const title = escapeHtml(`${demo.name}, an interactive ad by Surge`);
  return {
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${title}" style="border:0;max-width:100%" allow="autoplay" loading="lazy"></iframe>`,
    width,
    height,
  };
}
