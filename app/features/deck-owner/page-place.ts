/** Where an ad stands on a picture: parts of its width and height, 0 to 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Width to height, of the ad and of the picture. */
export interface Ratios {
  readonly unit: number;
  readonly picture: number;
}

/** The narrowest that an ad is drawn, as a part of the picture. */
const LEAST = 0.05;
/** What the protocol carries is short: a ten thousandth of a picture is less than a pixel. */
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** A picture of a whole page, from its head to its foot, is looked at in parts: higher than any screen. */
export const isTall = (picture: number) => picture < 0.4;

/** Of the picture's height. */
export const toHeight = (width: number, { unit, picture }: Ratios) => (width * picture) / unit;

/** The place within the picture that is nearest to the one wanted. */
export function fitPlace({ x, y, width }: Place, ratios: Ratios): Place {
  const fitting = clamp(width, LEAST, Math.min(1, 1 / toHeight(1, ratios)));
  const height = toHeight(fitting, ratios);
  return { x: round(clamp(x, 0, 1 - fitting)), y: round(clamp(y, 0, 1 - height)), width: round(fitting) };
}

/** How wide a picture of a page is, in CSS pixels: a phone's screen is about twice as high as it is wide. */
const PHONE = { least: 0.42, most: 0.6, width: 390 };
const DESKTOP_WIDTH = 1280;

/** In the middle, in its true size as far as the picture tells, or as there is room for. `adWidth` in CSS pixels. */
export function toFirstPlace(ratios: Ratios, adWidth: number): Place {
  const isPhone = ratios.picture >= PHONE.least && ratios.picture <= PHONE.most;
  const { width } = fitPlace({ x: 0, y: 0, width: adWidth / (isPhone ? PHONE.width : DESKTOP_WIDTH) }, ratios);
  return fitPlace({ x: (1 - width) / 2, y: (1 - toHeight(width, ratios)) / 2, width }, ratios);
}

/** One press of a key, and with Shift. */
const STEP = 0.01;
const BIG_STEP = 0.05;

/** Where a key moves it, or what size it gives it around its middle; undefined for any other key. `=` is the key of `+` without Shift. */
export function moveByKey(place: Place, key: string, isBig: boolean, ratios: Ratios): Place | undefined {
  const step = isBig ? BIG_STEP : STEP;
  const [dx = 0, dy = 0, grow = 0] =
    { ArrowLeft: [-1], ArrowRight: [1], ArrowUp: [0, -1], ArrowDown: [0, 1], '+': [0, 0, 1], '=': [0, 0, 1], '-': [0, 0, -1] }[key] ?? [];
  if (!dx && !dy && !grow) return undefined;
  return grow ? resize(place, place.width + grow * STEP, ratios) : fitPlace({ ...place, x: place.x + dx * step, y: place.y + dy * step }, ratios);
}

/** Keeps its middle where there is room. */
export function resize(place: Place, width: number, ratios: Ratios): Place {
  const fitted = fitPlace({ ...place, width }, ratios);
  const wider = fitted.width - place.width;
  return fitPlace({ x: place.x - wider / 2, y: place.y - toHeight(wider, ratios) / 2, width: fitted.width }, ratios);
}
