import type PptxGenJS from 'pptxgenjs';
import { inkOn } from '#app/components/brand/ink-on.ts';
import { readPictureSize } from '#app/components/picture-size.ts';
import { toPresentationName } from '#app/components/take-away/take-away.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { Brand } from '#protocol/brand.ts';
import { cutToFit, toFontSize, toPlain } from './fit-text.ts';

/** What stands on the slide of one demo, in the page's language. */
export interface DemoSlide {
  readonly name: string;
  readonly description: string;
  /** Data URLs, JPEG or PNG: other kinds do not open in every PowerPoint. */
  readonly picture: string;
  /** A QR code of the link. */
  readonly code: string | undefined;
  readonly link: string;
  /** An address that can be typed and shows the ad as the link does; undefined where only a link is long enough to carry the brand. */
  readonly typed: string | undefined;
  /** What is to be done with code and link. */
  readonly invitation: string;
  readonly facts: readonly Row[];
  readonly figures: readonly Row[];
  /** Who measured what. */
  readonly measured: string;
  readonly notes: string;
  /** Why it is shown, in the words of who shows it; '' for nothing. What does not fit is cut. */
  readonly note: string;
  readonly showsSample: boolean;
}

interface Cover {
  readonly title: string;
  /** Below the title: whom it is for, or what it is. */
  readonly lead?: string | undefined;
  /** What the planned budget buys. */
  readonly estimate?: string | undefined;
  readonly brand: Partial<Brand>;
  /** PNG or JPEG, as data URL. */
  readonly logo: string | undefined;
  readonly day: Date;
  /** Where the demos are played. */
  readonly host: string;
  /** Where all of them are played together. */
  readonly link?: string | undefined;
  /** What the file is named after; the brand without it. */
  readonly about?: string | undefined;
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
  lead: { x: EDGE, y: 4.3, w: 11.6, h: 0.55 },
  namesBelow: { x: EDGE, y: 4.95, w: 11.6, h: 0.95 },
  estimate: { x: EDGE, y: 5.5, w: 11.6, h: 0.5 },
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
type Places = Record<'description' | 'picture' | 'facts' | 'bar' | 'why' | 'note', Box>;
const NOWHERE = { x: 0, y: 0, w: 0, h: 0 } satisfies Box;
/** By the layout of a slide. A note stands beside a tall picture, and above a wide one. */
const layouts = {
  DEMO: { ...boxes, bar: NOWHERE, why: NOWHERE, note: NOWHERE },
  'TALL NOTED DEMO': {
    ...boxes,
    picture: { ...boxes.picture, w: 2.6 },
    bar: { x: 3.45, y: 1.75, w: 0.06, h: 3.2 },
    why: { x: 3.65, y: 1.75, w: 3.85, h: 0.25 },
    note: { x: 3.65, y: 2.05, w: 3.85, h: 2.9 },
  },
  'WIDE NOTED DEMO': {
    description: { ...boxes.description, h: 0.35 },
    picture: { ...boxes.picture, y: 2.6, h: 2.35 },
    facts: { ...boxes.facts, y: 2.6, h: 2.35 },
    bar: { x: EDGE, y: 1.5, w: 0.06, h: 0.95 },
    why: { x: EDGE + 0.2, y: 1.5, w: 11.93, h: 0.22 },
    note: { x: EDGE + 0.2, y: 1.75, w: 11.93, h: 0.7 },
  },
} as const satisfies Record<string, Places>;

/** On every computer, with Cyrillic letters. */
const FONT = 'Arial';
const INK = '14120E';
const INK_2 = '5B564C';
const PAPER = 'FFFFFF';
const GROUND = 'F3F1EB';
const SURGE = 'F8431A';
/** What a cell of a table adds to its lines, inches. */
const CELL = 0.09;
/** Points of a note. */
const NOTE_SIZES = [9, 14] as const;

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
  for (const [title, { picture, bar }] of Object.entries(layouts)) {
    file.defineSlideMaster({
      title,
      background: { color: PAPER },
      objects: [
        { rect: { x: 0, y: 0, w: PAGE.w, h: 0.16, fill: { color: primary } } },
        { rect: { x: 0, y: 0, w: EDGE + 1.6, h: 0.16, fill: { color: accent } } },
        { rect: { ...picture, fill: { color: GROUND } } },
        ...(bar.w > 0 ? [{ rect: { ...bar, fill: { color: brand.accent ? accent : primary } } }] : []),
        placeholder(boxes.title, INK, 'top'),
      ],
      slideNumber: { x: 12.13, y: boxes.foot.y, w: 0.6, h: 0.3, margin: 0, align: 'right', fontFace: FONT, fontSize: 10, color: INK_2 },
    });
  }
  /** As large as it fits, in one or several lines. */
  const write = (
    slide: Slide,
    given: string | readonly string[],
    box: Box,
    sizes: readonly [least: number, most: number],
    options: PptxGenJS.TextPropsOptions = {},
  ) => {
    const lines = [given].flat().map(toPlain);
    const fontSize = toFontSize(
      lines.map((line) => [[line, box.w]]),
      box.h,
      sizes,
    );
    const runs = lines.map((text, at) => ({ text, options: { fontSize, lang, breakLine: at < lines.length - 1, ...options } }));
    slide.addText(runs, {
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
  const names = slides.map(({ name }) => name).filter((name) => name !== cover.title);
  if (cover.lead) write(first, cover.lead, boxes.lead, [12, 20], { color: onPrimary, bold: true });
  const below = cover.lead ? boxes.namesBelow : boxes.names;
  const namesBox = cover.estimate ? { ...below, h: boxes.estimate.y - below.y - 0.1 } : below;
  if (names.length > 0) write(first, names.join(' · '), namesBox, [10, 20], { color: onPrimary });
  if (cover.estimate) write(first, cover.estimate, boxes.estimate, [8, 12], { color: onPrimary });
  write(first, new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(cover.day), boxes.day, [10, 14], { color: onPrimary });
  const { link: whole } = cover;
  const where = whole ? { hyperlink: { url: whole }, underline: { style: 'sng' } as const } : {};
  write(first, whole ? toShown(whole) : `Surge · ${cover.host}`, boxes.host, [8, 14], { color: onPrimary, align: 'right', ...where });
  if (cover.logo) first.addImage({ data: cover.logo, ...logo, altText: toPlain(brand.name ?? 'Logo') });

  for (const { name, description, picture, code, link, typed, invitation, facts, figures, measured, notes, note, showsSample } of slides) {
    const isTall = toShape(picture, boxes.picture).w <= layouts['TALL NOTED DEMO'].picture.w;
    const layout = note ? (isTall ? 'TALL NOTED DEMO' : 'WIDE NOTED DEMO') : 'DEMO';
    const places = layouts[layout];
    const slide = file.addSlide({ masterName: layout });
    write(slide, name, boxes.title, [18, 30], { placeholder: 'title', color: INK, bold: true });
    write(slide, description, places.description, [10, 16], { color: INK_2 });
    if (note) {
      write(slide, t('Why it is here'), places.why, [8, 10], { color: INK_2 });
      write(slide, cutToFit(note, places.note, NOTE_SIZES[0]), places.note, NOTE_SIZES);
    }
    const { x, y, w, h } = places.picture;
    const shape = toShape(picture, places.picture);
    slide.addImage({
      data: picture,
      x: x + (w - shape.w) / 2,
      y: y + (h - shape.h) / 2,
      ...shape,
      altText: toPlain(`${t('Backup image')}: ${name}`),
    });
    table(slide, facts, places.facts, [1.75, 3.08], false);
    if (figures.length > 0) {
      table(slide, [[t('Figure'), `${t('Measured')} / ${t('Limit')}`, t('Result')], ...figures], boxes.figures, [2.5, 2.6, 1.8], true);
      write(slide, measured, boxes.measured, [8, 10], { color: INK_2 });
    }
    const beside = code ? boxes.invitation : { ...boxes.invitation, x: boxes.code.x, w: boxes.facts.w };
    if (code) slide.addImage({ data: code, ...boxes.code, altText: t('QR code of the ad’s own page'), hyperlink: { url: link } });
    write(slide, invitation, { ...beside, h: 0.8 }, [9, 12], { color: INK });
    const lead = (words: string, url: string, box: Partial<Box>) =>
      write(slide, words, { ...beside, ...box }, [8, 12], { color: INK, hyperlink: { url }, underline: { style: 'sng' } });
    lead(t('Play {{name}}', { name }), link, { y: beside.y + 0.8, h: 0.3 });
    if (typed) lead(toShown(typed), typed, { y: beside.y + 1.1, h: 0.35 });
    if (showsSample) write(slide, t('Demo, fictional brand'), boxes.foot, [8, 10], { color: INK_2 });
    slide.addNotes(toPlain(note ? `${t('Why it is here')}: ${note} ${notes}` : notes));
  }
  const content = await file.write({ outputType: 'uint8array', compression: true });
  if (!(content instanceof Uint8Array)) throw new Error('No bytes');
  return new File([content.slice()], toPresentationName(brand, cover.about), {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  });
}

/** As it is typed. */
const toShown = (link: string) => link.replace(/^https?:\/\//, '');

const toColour = (hex: string | undefined) => hex?.slice(1).toUpperCase();

/** As large as the box allows, in its own shape. */
function toShape(picture: string, { w, h }: Box): { readonly w: number; readonly h: number } {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const size = readPictureSize(new DataView(bytes.buffer)) ?? { width: w, height: h };
  const scale = Math.min(w / size.width, h / size.height);
  return { w: size.width * scale, h: size.height * scale };
}
