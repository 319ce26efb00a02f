import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { packBrand } from '#app/components/brand/packed-brand.ts';
import { toCodeText } from '#app/components/brand/share-link.ts';
import { downloadFile } from '#app/components/download-file.ts';
import { goalLabels } from '#app/components/goal-labels.ts';
import { fetchBeside } from '#app/components/take-away/export-creative.ts';
import { type Figures, loadFigures } from '#app/components/take-away/figures.ts';
import { createPresentation, type DemoSlide } from '#app/components/take-away/presentation.ts';
import { drawBackup } from '#app/components/take-away/trial.ts';
import { tradeLabels } from '#app/components/trade-labels.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { figureNames, listRows, verdictLabels } from './compare-rows.ts';

/** Makes slides of the demos, with the visitor's brand, and hands them to the browser. Rejects when a picture cannot be fetched. */
export async function savePresentation(demos: readonly Demo[], brand: BrandKit, origin: string, text: Text): Promise<void> {
  // A logo is too much for a code, and for an address that PowerPoint opens.
  const { logo, ...kit } = brand;
  const hash = isEmptyKit(kit) ? '' : await packBrand(kit);
  const slides: DemoSlide[] = [];
  // One after the other: each draws a running ad.
  for (const demo of demos) {
    const link = `${origin}/play/${demo.id}${toUnitQuery(demo)}`;
    const drawn = demo.isIframe && !isEmptyKit(brand) ? await drawBackup(demo, brand) : undefined;
    const picture = demo.isIframe ? (drawn ?? (await (await fetchBeside(demo, 'backup.jpg')).blob())) : undefined;
    slides.push({
      ...toTexts(demo, await loadFigures(demo, new AbortController().signal), text),
      picture: picture ? await toDataUrl(picture) : await toPng(demo.thumbnail),
      code: isForPhones(demo) ? await drawCode(toCodeText(link, hash)) : undefined,
      link: link + hash,
      showsSample: !(drawn && brand.name),
    });
  }
  const { t } = text;
  const title = brand.name ? t('Ad formats for {{brand}}', { brand: brand.name }) : t('Ad formats');
  const cover = { title, brand, logo: logo && (await toPng(logo)), day: new Date(), host: new URL(origin).host, text };
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
    name: demo.name,
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

/** PowerPoint opens neither WebP, as which logos are kept, nor AVIF. */
async function toPng(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return paint(picture.naturalWidth, picture.naturalHeight, (context) => context.drawImage(picture, 0, 0));
}

function paint(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  draw(context);
  return canvas.toDataURL('image/png');
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
