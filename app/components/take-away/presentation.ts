import type PptxGenJS from 'pptxgenjs';
import { inkOn } from '#app/components/brand/ink-on.ts';
import { readPictureSize } from '#app/components/picture-size.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { Brand } from '#protocol/brand.ts';
import { toPresentationName } from './take-away.ts';

/** What stands on the slide of one demo, in the page's language. */
export interface DemoSlide {
  readonly name: string;
  readonly description: string;
  /** Data URLs, JPEG or PNG: other kinds do not open in every PowerPoint. */
  readonly picture: string;
  /** A QR code of the link. */
  readonly code: string | undefined;
  readonly link: string;
  /** What is to be done with code and link. */
  readonly invitation: string;
  readonly facts: readonly Row[];
  readonly figures: readonly Row[];
  /** Who measured what. */
  readonly measured: string;
  readonly notes: string;
  readonly showsSample: boolean;
}

interface Cover {
  readonly title: string;
  readonly brand: Partial<Brand>;
  /** PNG or JPEG, as data URL. */
  readonly logo: string | undefined;
  readonly day: Date;
  /** Where the demos are played. */
  readonly host: string;
  readonly text: Pick<Text, 't' | 'language'>;
}

type Row = readonly string[];
type Slide = PptxGenJS.Slide;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Inches of a slide 16:9, as PowerPoint makes it. */
const PAGE = { x: 0, y: 0, w: 13.333, h: 7.5 } satisfies Box;
const EDGE = 0.6;
/** White around the logo. */
const PLATE = 0.15;
const boxes = {
  logo: { x: EDGE + PLATE, y: 0.75, w: 3, h: 1 },
  coverTitle: { x: EDGE, y: 2.1, w: 11.6, h: 2 },
  names: { x: EDGE, y: 4.35, w: 11.6, h: 1.1 },
  day: { x: EDGE, y: 6.3, w: 7, h: 0.4 },
  host: { x: 7.73, y: 6.3, w: 5, h: 0.4 },
  title: { x: EDGE, y: 0.4, w: 12.13, h: 0.65 },
  description: { x: EDGE, y: 1.05, w: 12.13, h: 0.6 },
  picture: { x: EDGE, y: 1.75, w: 6.9, h: 3.2 },
  figures: { x: EDGE, y: 5.1, w: 6.9, h: 1.5 },
  measured: { x: EDGE, y: 6.65, w: 6.9, h: 0.3 },
  facts: { x: 7.9, y: 1.75, w: 4.83, h: 3.2 },
  code: { x: 7.9, y: 5.1, w: 1.6, h: 1.6 },
  invitation: { x: 9.65, y: 5.25, w: 3.08, h: 1.45 },
  foot: { x: EDGE, y: 7.02, w: 6.9, h: 0.3 },
} as const satisfies Record<string, Box>;

/** On every computer, with Cyrillic letters. */
const FONT = 'Arial';
const INK = '14120E';
const INK_2 = '5B564C';
const PAPER = 'FFFFFF';
const GROUND = 'F3F1EB';
const SURGE = 'F8431A';
const POINTS = 72;
/** Height of a line by the size of its letters; and what a cell of a table adds to its lines, inches. */
const LEADING = 1.2;
const CELL = 0.09;

/** The demos as a PowerPoint file: a cover in the brand, then a slide for each. */
export async function createPresentation(slides: readonly DemoSlide[], cover: Cover): Promise<File> {
  const { default: PowerPoint } = await import('pptxgenjs');
  const { brand, text } = cover;
  const { t, language } = text;
  const lang = language.tag;
  const primary = toColour(brand.primary) ?? INK;
  const onPrimary = inkOn(`#${primary}`).slice(1).toUpperCase();
  const accent = toColour(brand.accent) ?? (brand.primary ? onPrimary : SURGE);
  const file = new PowerPoint();
  file.layout = 'LAYOUT_WIDE';
  file.theme = { headFontFace: FONT, bodyFontFace: FONT };
  const title = toPlain(cover.title);
  Object.assign(file, { title, author: 'Surge', company: 'Surge', subject: cover.host });
  const placeholder = (box: Box, color: string, valign: 'top' | 'bottom') =>
    ({
      placeholder: {
        options: { name: 'title', type: 'title', ...box, margin: 0, color, bold: true, fontFace: FONT, valign, align: 'left' },
        text: '',
      },
    }) as const;
  const logo = { ...boxes.logo, ...(cover.logo && toShape(cover.logo, boxes.logo)) };
  // On white, as logos are made for it.
  const plate = { x: logo.x - PLATE, y: logo.y - PLATE, w: logo.w + 2 * PLATE, h: logo.h + 2 * PLATE, fill: { color: PAPER } };
  file.defineSlideMaster({
    title: 'COVER',
    background: { color: primary },
    objects: [
      ...(cover.logo ? [{ rect: plate }] : []),
      { rect: { x: EDGE, y: 6.05, w: 1.6, h: 0.08, fill: { color: accent } } },
      placeholder(boxes.coverTitle, onPrimary, 'bottom'),
    ],
  });
  file.defineSlideMaster({
    title: 'DEMO',
    background: { color: PAPER },
    objects: [
      { rect: { x: 0, y: 0, w: PAGE.w, h: 0.16, fill: { color: primary } } },
      { rect: { x: 0, y: 0, w: EDGE + 1.6, h: 0.16, fill: { color: accent } } },
      { rect: { ...boxes.picture, fill: { color: GROUND } } },
      placeholder(boxes.title, INK, 'top'),
    ],
    slideNumber: { x: 12.13, y: boxes.foot.y, w: 0.6, h: 0.3, margin: 0, align: 'right', fontFace: FONT, fontSize: 10, color: INK_2 },
  });
  /** As large as it fits. */
  const write = (slide: Slide, given: string, box: Box, sizes: readonly [least: number, most: number], options: PptxGenJS.TextPropsOptions = {}) => {
    const words = toPlain(given);
    const fontSize = toFontSize([[[words, box.w]]], box.h, sizes);
    slide.addText([{ text: words, options: { fontSize, lang, ...options } }], {
      ...box,
      margin: 0,
      valign: 'top',
      fontFace: FONT,
      color: INK,
      ...options,
    });
  };
  const table = (slide: Slide, rows: readonly Row[], { h, ...box }: Box, widths: readonly number[], hasHead: boolean) => {
    const plain = rows.map((row) => row.map(toPlain));
    const cells = plain.map((row) => row.map((value, column) => [value, (widths[column] ?? 0) - CELL] as const));
    const fontSize = toFontSize(cells, h - CELL * rows.length, [7, hasHead ? 12 : 14]);
    const toCell = (value: string, row: number, column: number) => {
      const isDim = (hasHead ? row : column) === 0;
      return { text: value, options: { color: isDim ? INK_2 : INK, bold: !isDim && column === 0, lang } };
    };
    slide.addTable(
      plain.map((row, at) => row.map((value, column) => toCell(value, at, column))),
      {
        ...box,
        colW: [...widths],
        fontSize,
        fontFace: FONT,
        margin: [CELL / 2, CELL / 2, CELL / 2, 0],
        valign: 'top',
        border: { type: 'none' },
      },
    );
  };

  const first = file.addSlide({ masterName: 'COVER' });
  write(first, title, boxes.coverTitle, [20, 44], { placeholder: 'title', color: onPrimary, bold: true });
  write(first, slides.map(({ name }) => name).join(' · '), boxes.names, [10, 20], { color: onPrimary });
  write(first, new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(cover.day), boxes.day, [10, 14], { color: onPrimary });
  write(first, `Surge · ${cover.host}`, boxes.host, [8, 14], { color: onPrimary, align: 'right' });
  if (cover.logo) first.addImage({ data: cover.logo, ...logo, altText: toPlain(brand.name ?? 'Logo') });

  for (const { name, description, picture, code, link, invitation, facts, figures, measured, notes, showsSample } of slides) {
    const slide = file.addSlide({ masterName: 'DEMO' });
    write(slide, name, boxes.title, [18, 30], { placeholder: 'title', color: INK, bold: true });
    write(slide, description, boxes.description, [10, 16], { color: INK_2 });
    const { x, y, w, h } = boxes.picture;
    const shape = toShape(picture, boxes.picture);
    slide.addImage({
      data: picture,
      x: x + (w - shape.w) / 2,
      y: y + (h - shape.h) / 2,
      ...shape,
      altText: toPlain(`${t('Backup image')}: ${name}`),
    });
    table(slide, facts, boxes.facts, [1.75, 3.08], false);
    if (figures.length > 0) {
      table(slide, [[t('Figure'), `${t('Measured')} / ${t('Limit')}`, t('Result')], ...figures], boxes.figures, [2.5, 2.6, 1.8], true);
      write(slide, measured, boxes.measured, [8, 10], { color: INK_2 });
    }
    const beside = code ? boxes.invitation : { ...boxes.invitation, x: boxes.code.x, w: boxes.facts.w };
    if (code) slide.addImage({ data: code, ...boxes.code, altText: t('QR code of the ad’s own page'), hyperlink: { url: link } });
    write(slide, invitation, { ...beside, h: 0.8 }, [9, 12], { color: INK });
    const shown = link.replace(/^https?:\/\/|[#?].*$/g, '');
    write(slide, shown, { ...beside, y: beside.y + 0.8, h: 0.6 }, [8, 12], { color: INK, hyperlink: { url: link }, underline: { style: 'sng' } });
    if (showsSample) write(slide, t('Demo, fictional brand'), boxes.foot, [8, 10], { color: INK_2 });
    slide.addNotes(toPlain(notes));
  }
  const content = await file.write({ outputType: 'uint8array', compression: true });
  if (!(content instanceof Uint8Array)) throw new Error('No bytes');
  return new File([content.slice()], toPresentationName(brand), {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  });
}

const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu;

/** XML has no control characters and no halves of letters. */
const toPlain = (text: string) => text.replaceAll(UNWRITABLE, ' ');

const toColour = (hex: string | undefined) => hex?.slice(1).toUpperCase();

type Cells = readonly (readonly [text: string, width: number])[];

/** The largest size, points, at which rows of texts in these widths break into no more lines than the height has room for. */
function toFontSize(rows: readonly Cells[], height: number, [least, most]: readonly [number, number]): number {
  const fits = (size: number) => {
    const lines = rows.reduce((sum, cells) => sum + Math.max(...cells.map(([text, width]) => Math.ceil((toEms(text) * size) / POINTS / width))), 0);
    return (lines * size * LEADING) / POINTS <= height;
  };
  for (let size = most; size > least; size -= 0.5) if (fits(size)) return size;
  return least;
}

/** About as wide as Arial's letters, rather more: what does not fit a line's end goes to the next. */
const toEms = (text: string) => [...text].reduce((sum, letter) => sum + (/[\p{Ll}\p{N}\p{P}\s]/u.test(letter) ? 0.58 : 0.8), 0);

/** As large as the box allows, in its own shape. */
function toShape(picture: string, { w, h }: Box): { readonly w: number; readonly h: number } {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const size = readPictureSize(new DataView(bytes.buffer)) ?? { width: w, height: h };
  const scale = Math.min(w / size.width, h / size.height);
  return { w: size.width * scale, h: size.height * scale };
}
