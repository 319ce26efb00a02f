import type { AccessLook, SeenControl, SeenWord } from '#protocol/access.ts';
import { drawPage } from './page-picture.ts';

/** Picture pixels per CSS pixel: strokes of small letters are thinner than one. */
const FINE = 2;
/** Of the most that a letter covers of a pixel: its inside, where its edge is not mixed with what is behind. */
const INSIDE = 0.9;
/** Picture pixels from a letter to what is compared with it. */
const NEAR = 3;
/** Of 255, per channel: less is no difference that anybody sees, so the text is covered or not drawn. */
const SEEN = 6;
/** Nine tenths of what lies beside a text's letters have its contrast or more. */
const WORST_SHARE = 0.1;
/** A text that is less opaque, of 1, is on its way in or out. */
const OPAQUE = 0.5;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

/** Stronger than what an ad's own style calls important. */
const ANY = ':not(#a#b#c)';
const HIDE_WORDS = `${ANY}{color:transparent!important;-webkit-text-fill-color:transparent!important}`;
const WORDS_ALONE = `${ANY},${ANY}::before,${ANY}::after{color:#000!important;-webkit-text-fill-color:#000!important;background:none!important;border-color:transparent!important;box-shadow:none!important;text-shadow:none!important;outline:0!important;filter:none!important}canvas,img,video,body svg{visibility:hidden!important}`;
const CONTROLS = 'button, a[href], input, select, textarea, [tabindex="0"]';

/**
 * What can be read and pressed in the page as it looks now. A text's contrast is read from pictures of the page: with its words, without them, and the
 * words alone, which tell where letters are. Words that an ad draws into a canvas are part of its picture, and not read.
 */
export async function readAccess(): Promise<AccessLook> {
  const [shown, bare, letters] = await Promise.all(['', HIDE_WORDS, WORDS_ALONE].map(drawPixels));
  const words = shown && bare && letters ? listTexts().flatMap((node) => readWord(node, { shown, bare, letters })) : [];
  return { words, controls: listControls() };
}

interface Pictures {
  readonly shown: ImageData;
  readonly bare: ImageData;
  readonly letters: ImageData;
}

async function drawPixels(style: string): Promise<ImageData | undefined> {
  const canvas = await drawPage(innerWidth * FINE, innerHeight * FINE, style);
  return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
}

function listTexts(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.data.trim() && node.parentElement && isOpaque(node.parentElement)) texts.push(node);
  }
  return texts;
}

/** Shown, and not on its way in or out. */
function isOpaque(element: Element): boolean {
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
  return opacity >= OPAQUE && element.checkVisibility({ visibilityProperty: true });
}

function readWord(node: Text, { shown, bare, letters }: Pictures): readonly SeenWord[] {
  const parent = node.parentElement;
  if (!parent) return [];
  const offsets = listOffsets(node, shown);
  const darkest = offsets.reduce((most, at) => Math.max(most, letters.data[at + 3] ?? 0), 0);
  const inside = offsets.filter((at) => darkest > 0 && (letters.data[at + 3] ?? 0) >= darkest * INSIDE);
  const isSeen = inside.some((at) => [0, 1, 2].some((part) => Math.abs((shown.data[at + part] ?? 0) - (bare.data[at + part] ?? 0)) > SEEN));
  if (!isSeen) return [];
  const ink = middleOf(inside.map((at) => luminanceAt(shown, at)));
  const grounds = offsets.filter((at) => isBeside(letters, at, darkest * INSIDE)).map((at) => luminanceAt(shown, at));
  const contrasts = grounds.map((ground) => contrastOf(ink, ground)).sort((one, other) => one - other);
  const { fontSize, fontWeight } = getComputedStyle(parent);
  const size = Math.round(Number.parseFloat(fontSize) * scaleOf(parent) * 10) / 10;
  const isLarge = size >= (Number(fontWeight) >= BOLD ? LARGE_BOLD_PX : LARGE_PX);
  const contrast = contrasts[Math.floor(contrasts.length * WORST_SHARE)] ?? 1;
  return [{ text: node.data.trim(), size, isLarge, contrast: Math.round(contrast * 100) / 100 }];
}

/** Where the text's pixels are in the pictures' data. */
function listOffsets(node: Text, { width, height }: ImageData): readonly number[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const offsets: number[] = [];
  for (const box of range.getClientRects()) {
    const [left, right] = [Math.max(0, Math.floor(box.left * FINE)), Math.min(width, Math.ceil(box.right * FINE))];
    const [top, bottom] = [Math.max(0, Math.floor(box.top * FINE)), Math.min(height, Math.ceil(box.bottom * FINE))];
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) offsets.push((y * width + x) * 4);
  }
  return offsets;
}

/** How much larger an element is drawn than it is laid out; one that turns over is narrower in one direction only. */
function scaleOf(element: HTMLElement): number {
  let scale = 1;
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { transform } = getComputedStyle(part);
    if (transform !== 'none') {
      const { a, b, c, d } = new DOMMatrix(transform);
      scale *= Math.max(Math.hypot(a, b), Math.hypot(c, d));
    }
  }
  return scale;
}

const luminanceAt = ({ data }: ImageData, at: number) => luminanceOf(data[at], data[at + 1], data[at + 2]);

/** WCAG 2 relative luminance of a colour, its channels 0 to 255. */
export function luminanceOf(...channels: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel = 0) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** No part of a letter, and next to one: there the eye compares, with what shadow the letter throws. */
function isBeside({ data, width }: ImageData, at: number, inside: number): boolean {
  const isInside = (x: number, y: number) => (data[at + (y * width + x) * 4 + 3] ?? 0) >= inside;
  return data[at + 3] === 0 && [-NEAR, 0, NEAR].some((y) => [-NEAR, 0, NEAR].some((x) => isInside(x, y)));
}

const middleOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** WCAG 2 contrast of two luminances, 1 … 21. */
export const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function listControls(): readonly SeenControl[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !control.inert)
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return { name: nameOf(control), width: Math.round(width), height: Math.round(height) };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

function nameOf(control: HTMLElement): string {
  const by = control
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return (control.getAttribute('aria-label') ?? by?.join(' ') ?? label ?? control.textContent ?? '').trim() || control.title;
}
