/** What the world around an ad is like now: where its visitor is, the weather there, live offers. The host knows it; an ad repaints itself from it. */
export interface Context {
  /** Where the visitor is. */
  readonly city?: string | undefined;
  /** −60 to 60. */
  readonly tempC?: number | undefined;
  readonly sky?: Sky | undefined;
  /** The visitor's local time, 0 to 24 with fractions. */
  readonly hour?: number | undefined;
  /** The best offers first, at most 12. Empty or absent: the ad shows those that it carries. */
  readonly feed?: readonly Offer[] | undefined;
  /** Of a live event, 0 to 1,440. */
  readonly minute?: number | undefined;
}

export interface Offer {
  /** As the ad and the feed both call it. */
  readonly id: string;
  /** A city. */
  readonly to: string;
  readonly tempC: number;
  readonly sky?: Sky | undefined;
  readonly price: number;
  /** ISO 4217 */
  readonly currency: string;
  /** The times of a day's planes, e.g. `07:10 18:50`: an ad may count down to the next. Anything else is shown as it is. */
  readonly departs: string;
}

export const skies = ['clear', 'clouds', 'rain', 'snow', 'fog', 'storm'] as const;
export type Sky = (typeof skies)[number];

const MOST_OFFERS = 12;
type Fields = Readonly<Record<string, unknown>>;

/** Takes any value. Fields that are unknown or of another kind are absent, texts are cut, numbers limited, incomplete offers left out. */
export function toContext(value: unknown): Context {
  const { city, tempC, sky, hour, feed, minute } = toFields(value);
  return {
    city: toText(city, 40),
    tempC: toNumber(tempC, -60, 60),
    sky: toSky(sky),
    hour: toNumber(hour, 0, 24),
    feed: Array.isArray(feed) ? feed.slice(0, MOST_OFFERS).flatMap(toOffer) : undefined,
    minute: toNumber(minute, 0, 1440),
  };
}

function toOffer(value: unknown): Offer[] {
  const given = toFields(value);
  const [id, to, departs] = [toText(given.id, 40), toText(given.to, 40), toText(given.departs, 20)];
  const [tempC, price] = [toNumber(given.tempC, -60, 60), toNumber(given.price, 0, 999_999)];
  const currency = toText(given.currency, 40);
  const isWhole = id && to && departs && tempC !== undefined && price !== undefined && currency && /^[A-Z]{3}$/.test(currency);
  return isWhole ? [{ id, to, tempC, sky: toSky(given.sky), price, currency, departs }] : [];
}

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const toSky = (value: unknown): Sky | undefined => skies.find((sky) => sky === value);

function toText(value: unknown, most: number): string | undefined {
  return (typeof value === 'string' && [...value.trim().slice(0, 200)].slice(0, most).join('').trim()) || undefined;
}

function toNumber(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined;
}
