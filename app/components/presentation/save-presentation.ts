import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { packBrand } from '#app/components/brand/packed-brand.ts';
import { toCodeText } from '#app/components/brand/share-link.ts';
import { toPlacePath } from '#app/components/deck/deck-address.ts';
import { downloadFile } from '#app/components/download-file.ts';
import { goalLabels } from '#app/components/goal-labels.ts';
import { fetchBeside } from '#app/components/take-away/export-creative.ts';
import { type Figures, loadFigures } from '#app/components/take-away/figures.ts';
import { drawBackup } from '#app/components/take-away/trial.ts';
import { tradeLabels } from '#app/components/trade-labels.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { DeckPage } from '#protocol/deck.ts';
import { figureNames, listRows, toColumnName, verdictLabels } from './demo-rows.ts';
import { createPresentation, type DemoSlide } from './presentation.ts';

/** What becomes slides. */
export interface Presentation {
  readonly demos: readonly PresentedDemo[];
  readonly brand: BrandKit;
  /** Of the cover, and of the file. Without it both are named after the brand. */
  readonly title?: string;
  /** Below the title. */
  readonly lead?: string | undefined;
  /** The client's page of the deck that this is, if it is one: there all of it is played. */
  readonly path?: string | undefined;
  /** What the planned budget buys, in one line. */
  readonly estimate?: string | undefined;
}

interface PresentedDemo {
  readonly demo: Demo;
  /** Why it is shown, in the words of who shows it. */
  readonly note?: string;
  readonly page?: Page | undefined;
}

/** The client's own page as the stage, and the address of its picture. */
type Page = Omit<DeckPage, 'picture'> & { readonly url: string };

/** Makes slides of the demos, in that brand, and hands them to the browser. Rejects when a picture cannot be fetched. */
export async function savePresentation(
  { demos, brand, title, lead, path, estimate }: Presentation,
  { origin, text, onDemo }: { readonly origin: string; readonly text: Text; onDemo(place: number): void },
): Promise<void> {
  // A logo is too much for a code, and for an address that PowerPoint opens.
  const { logo, ...kit } = brand;
  const hash = isEmptyKit(kit) ? '' : await packBrand(kit);
  const slides: DemoSlide[] = [];
  // One after the other: each draws a running ad.
  for (const [index, { demo, note = '', page }] of demos.entries()) {
    onDemo(index + 1);
    const link = `${origin}/play/${demo.id}${toUnitQuery(demo)}`;
    const drawn = demo.isIframe && !isEmptyKit(brand) ? await drawBackup(demo, brand) : undefined;
    const still = demo.isIframe ? (drawn ?? (await (await fetchBeside(demo, 'backup.jpg')).blob())) : undefined;
    const picture = still ? await toDataUrl(still) : await toPng(demo.thumbnail);
    slides.push({
      ...toTexts(demo, await loadFigures(demo, new AbortController().signal), text),
      // Of a deck that is closed to clients the server shows no page: the ad stands by itself then.
      picture: page ? await drawOnPage(page, picture, demo).catch(() => picture) : picture,
      code: isForPhones(demo) ? await drawCode(toCodeText(link, hash)) : undefined,
      link: link + hash,
      typed: path ? origin + toPlacePath(path, demo.id) : hash ? undefined : link,
      note: note.trim(),
      showsSample: !(drawn && brand.name),
    });
  }
  const { t } = text;
  const cover = {
    title: title ?? (brand.name ? t('Ad formats for {{brand}}', { brand: brand.name }) : t('Ad formats')),
    lead,
    estimate,
    brand,
    logo: logo && (await toPng(logo)),
    day: new Date(),
    host: new URL(origin).host,
    link: path && origin + path,
    about: title,
    text,
  };
  downloadFile(await createPresentation(slides, cover));
}

const isForPhones = ({ size }: Demo) => size !== 'CTV';

type Texts = Pick<DemoSlide, 'name' | 'description' | 'invitation' | 'facts' | 'figures' | 'measured' | 'notes'>;

/** What the table says of a demo, as a slide says it. */
export function toTexts(demo: Demo, figures: Figures, text: Pick<Text, 't' | 'tData' | 'language'>): Texts {
  const { t, tData } = text;
  const rows = listRows([demo], new Map([[demo.slug, figures]]), text);
  const cellOf = (name: string) => rows.find((row) => row.name === name)?.cells[0];
  const fact = (label: Parameters<typeof t>[0]) => [t(label), cellOf(t(label))?.text ?? ''];
  const isWhole = /[.!?…]$/;
  const events = cellOf(t('Events'))?.text ?? '';
  const show = isForPhones(demo)
    ? t('To show it: open the link on this slide, or scan the code with a phone. The ad starts by itself and takes your touch, mouse or keys.')
    : t('To show it: open the link on this slide on a large screen. The ad starts by itself and takes your keys or remote control.');
  return {
    name: toColumnName(demo, text),
    description: tData(demo.description),
    invitation: t(
      isForPhones(demo) ? 'Scan the code: the ad fills your phone.' : 'This format is not made for phones: send the link to a larger screen.',
    ),
    facts: [
      fact('Size'),
      fact('Device'),
      fact('Format'),
      [t('Goal'), demo.goals.map((goal) => t(goalLabels[goal])).join(', ')],
      [t('Trade'), demo.trades.map((trade) => t(tradeLabels[trade])).join(', ')],
      fact('What you hand over'),
      fact('Lead time'),
    ],
    figures: figureNames.flatMap((name) => {
      const cell = cellOf(t(name));
      return cell?.verdict ? [[t(name), cell.text, t(verdictLabels[cell.verdict])]] : [];
    }),
    measured: t('Measured on the sample by our own run.'),
    notes: `${t('Events')}: ${events}${isWhole.test(events) ? '' : '.'} ${show}`,
  };
}

/** Modules of a code, pixels, and the quiet zone that scanners expect (ISO/IEC 18004), modules. */
const MODULE = 8;
const QUIET = 4;

/** A QR code as PNG: PowerPoint before 2016 draws no SVG. */
async function drawCode(text: string): Promise<string> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  return paint(size * MODULE, size * MODULE, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size * MODULE, size * MODULE);
    context.fillStyle = '#000';
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  });
}

/** Of the page around an ad so much is shown: as high as this part of the page's width, or as so many ads. */
const PAGE_SHAPE = 0.6;
const PAGE_ADS = 2;
/** Of what is a little longer nothing is cut: it would be the page's head. */
const PAGE_MORE = 1.25;

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Which rows of the page's picture are shown with the ad on it, and where the ad stands in the picture. Pages are long: an ad on all of one would be too
 * small to see. The page's head stays, by which it is known, where the ad is in sight below it; further down the ad is in the middle.
 */
export function toShownPart({ x, y, width }: Pick<DeckPage, 'x' | 'y' | 'width'>, picture: Extent, ad: Extent) {
  const wide = width * picture.width;
  const high = (wide * ad.height) / ad.width;
  const top = y * picture.height;
  const most = Math.max(picture.width * PAGE_SHAPE, high * PAGE_ADS);
  const height = picture.height <= most * PAGE_MORE ? picture.height : most;
  const above = top + high <= height ? 0 : Math.min(top + (high - height) / 2, picture.height - height);
  return { above, height, ad: { x: x * picture.width, y: top, width: wide, height: high } };
}

async function drawOnPage(page: Page, ad: string, { size }: Demo): Promise<string> {
  const [around, picture] = await Promise.all([loadPicture(page.url), loadPicture(ad)]);
  const { naturalWidth: width, naturalHeight } = around;
  const { above, height, ad: place } = toShownPart(page, { width, height: naturalHeight }, sizes[size]);
  return paint(
    width,
    height,
    (context) => {
      context.drawImage(around, 0, -above);
      context.drawImage(picture, place.x, place.y - above, place.width, place.height);
    },
    'image/jpeg',
  );
}

/** PowerPoint opens neither WebP, as which logos are kept, nor AVIF. */
async function toPng(url: string): Promise<string> {
  const picture = await loadPicture(url);
  return paint(picture.naturalWidth, picture.naturalHeight, (context) => context.drawImage(picture, 0, 0));
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function paint(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void, type = 'image/png'): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  draw(context);
  return canvas.toDataURL(type);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
