import { isHttps } from './address.ts';

/** What an advertiser may put into a creative. Every field has a default in the creative; a visitor may replace any of them. */
export interface Brand {
  /** 1 to 40 characters. */
  readonly name: string;
  /** Up to 90 characters. */
  readonly headline: string;
  /** Up to 24 characters. */
  readonly cta: string;
  /** https only: where the call to action leads. */
  readonly landing: string;
  /** `#rrggbb` */
  readonly primary: string;
  /** `#rrggbb` */
  readonly accent: string;
  /** A picture as data URL, PNG, JPEG or WebP; shown beside the Ad tag. */
  readonly logo?: string;
}

/** Every part is missing. */
export const noBrand: Brand = { name: '', headline: '', cta: '', landing: '', primary: '', accent: '' };

/** Longest logo, characters of its data URL: 150 KB of picture. */
export const LOGO_LENGTH = 200_000;

const limits = { name: 40, headline: 90, cta: 24 } as const;
const LOGO = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Turns any value into a complete brand: missing or wrong parts fall back to `defaults`, long ones are cut. */
export function toBrand(value: unknown, defaults: Brand): Brand {
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const text = (key: keyof typeof limits) => {
    const raw = given[key];
    const clean = typeof raw === 'string' ? [...raw.trim()].slice(0, limits[key]).join('') : '';
    return clean || defaults[key];
  };
  return {
    name: text('name'),
    headline: text('headline'),
    cta: text('cta'),
    landing: isHttps(given.landing) ? given.landing : defaults.landing,
    primary: isColour(given.primary) ? given.primary : defaults.primary,
    accent: isColour(given.accent) ? given.accent : defaults.accent,
    ...(isLogo(given.logo) ? { logo: given.logo } : {}),
  };
}

export function isLogo(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LOGO_LENGTH && LOGO.test(value);
}
