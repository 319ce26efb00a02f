/**
 * The messages between a page (the host) and a creative in a sandboxed frame, version 1.
 *
 * 1. The frame is sandboxed without `allow-same-origin`: its origin is "null", so the host knows its peer by `event.source` alone.
 * 2. The creative says `boot` by window message, with a number that stands for its document, again every 250 ms until it is answered. The host answers once
 *    per document with `hello`, which carries a nonce and transfers one MessagePort. Everything after runs on that port.
 * 3. The creative answers `ready` with the same nonce. The host then sends `config`; the creative starts and says `started`.
 * 4. A creative that loads again shakes hands again; the host closes the old port first.
 * 5. Both sides ignore what they do not understand. The parsers below take any value and return a clean copy holding known fields only.
 * 6. Sizes: text ≤ 2,048 characters, event data ≤ 8 scalar values. Rate: ≤ 60 messages a second from the creative, else the host hangs up.
 */
import { isHttps } from './address.ts';
import type { Brand } from './brand.ts';
import { type Buzz, buzzMs } from './buzz.ts';
import type { Context } from './context.ts';

export const PROTOCOL = { k: 'ck', v: 1 } as const;
export const BOOT_EVERY_MS = 250;
export const MESSAGES_PER_SECOND = 60;
const MOST_CODES = 50;
const LONGEST_CODE = 24;

/** `live` for people, `attract` plays itself, `record` is `attract` on the host's clock, `still` is one composed frame. */
export const modes = ['live', 'attract', 'record', 'still'] as const;
export type Mode = (typeof modes)[number];

/** Rendering effort: A everything, B reduced, C the fallback for machines without a GPU. Chosen by the creative unless forced. */
export const tiers = ['A', 'B', 'C'] as const;
export type Tier = (typeof tiers)[number];

/** Keys of a remote control or a keyboard that a creative understands, by their meaning. */
export const actions = ['left', 'right', 'up', 'down', 'ok', 'back', 'playpause'] as const;
export type Action = (typeof actions)[number];

/**
 * What a creative may handle besides keys, pointer and scroll: how the device leans, sound switched off, and live data; and that it asks for vibration.
 */
export const capabilities = ['tilt', 'mute', 'context', 'buzz'] as const;
export type Capability = (typeof capabilities)[number];

export interface Config {
  readonly mode: Mode;
  /** The same seed gives the same frames. Unsigned 32-bit. */
  readonly seed: number;
  /** The visitor asks for reduced motion, as the host knows. */
  readonly reduced: boolean;
  /** BCP 47 tag for numbers and dates inside the creative. */
  readonly locale: string;
  /** `host`: time moves only by `seek`. */
  readonly clock: 'real' | 'host';
  readonly brand?: Partial<Brand>;
  readonly tier?: Tier;
  /** The advertiser's coupon codes: an ad that gives one draws it from these. At most 50 of at most 24 characters. */
  readonly codes?: readonly string[];
  readonly context?: Context;
}

export type HostMessage =
  | { readonly t: 'config'; readonly config: Config }
  | { readonly t: 'pause' | 'resume' | 'replay' }
  /** Another brand: the creative is built anew with it and plays from its beginning. Absent fields fall back to the creative's own. */
  | { readonly t: 'brand'; readonly brand: Partial<Brand> }
  /** Slow motion: the creative's clock runs at 0.1 to 1 of the real one. */
  | { readonly t: 'speed'; readonly factor: number }
  /** `at`: seconds on the creative's clock; the creative steps there at 1/30 s and answers `seeked`. */
  | { readonly t: 'seek'; readonly at: number }
  | { readonly t: 'key'; readonly action: Action }
  /** How the device leans: −1 to 1 to the right, −1 to 1 towards the visitor. The host reads the sensor and has the visitor's permission for it. */
  | { readonly t: 'tilt'; readonly x: number; readonly y: number }
  /** Muted until told otherwise, also after a replay. A creative makes no sound before it is touched in any case. */
  | { readonly t: 'mute'; readonly isMuted: boolean }
  /** What is true now, in place of what was; the creative repaints itself and plays on. It counts as nothing that a person did. */
  | { readonly t: 'context'; readonly context: Context }
  /** `progress`: 0 when the slot enters the host's window at the bottom, 1 when it leaves at the top. */
  | { readonly t: 'scroll'; readonly progress: number };

/**
 * Standard events of every creative. `interaction` is one gesture of a person, `detail` what followed from it or went with it, `lead` what a person
 * gave or booked; they carry the creative's own name and value. Autoplay begins with `attract_start` and ends with `attract_end`; in between an ad reports nothing that only a
 * person could do, and a film its quartiles.
 */
export const eventNames = [
  'impression',
  'viewable',
  'attract_start',
  'attract_end',
  'engagement_start',
  'interaction',
  'detail',
  'first_quartile',
  'midpoint',
  'third_quartile',
  'complete',
  'pause',
  'resume',
  'replay',
  'expand',
  'collapse',
  'click_through',
  'lead',
  'close',
  'error',
] as const;
export type EventName = (typeof eventNames)[number];
export type EventData = Readonly<Record<string, string | number | boolean>>;

export interface CreativeEvent {
  readonly t: 'event';
  readonly name: EventName;
  readonly data: EventData;
  /** Milliseconds on the creative's clock. */
  readonly at: number;
  /** 0, 1, 2 … in the order of emission. */
  readonly index: number;
}

export type CreativeMessage =
  | { readonly t: 'ready'; readonly nonce: string; readonly id: number; readonly size: string }
  /** `capabilities`: which of these the scene handles, so that the page offers no control without effect. */
  | { readonly t: 'started'; readonly firstFrameMs: number; readonly tier: Tier; readonly capabilities: readonly Capability[] }
  | { readonly t: 'seeked'; readonly at: number }
  | CreativeEvent
  | { readonly t: 'exit'; readonly name: string; readonly url: string }
  /** `focusOut`: the visitor pressed Escape; the host takes the keyboard focus back. */
  | { readonly t: 'request'; readonly what: 'focusOut' }
  /** Something that a hand should feel. The host decides whether it is, and vibrates: it knows the visitor's wishes. */
  | { readonly t: 'buzz'; readonly kind: Buzz }
  | { readonly t: 'stat'; readonly fps: number };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2048;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBuzz = (value: unknown): value is Buzz => typeof value === 'string' && Object.hasOwn(buzzMs, value);
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value);

/** Narrows to a message of this protocol and version, or undefined. Never throws, whatever the getters of `value` do. */
export function parseEnvelope(value: unknown): Fields | undefined {
  try {
    return isFields(value) && value.k === PROTOCOL.k && value.v === PROTOCOL.v && isText(value.t) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The number of the document that said `boot`, the same for every `boot` of one load, or undefined. */
export function parseBoot(value: unknown): number | undefined {
  const fields = parseEnvelope(value);
  return fields?.t === 'boot' && isNumber(fields.document) ? fields.document : undefined;
}

/** The nonce of a `hello`, or undefined. */
export function parseHello(value: unknown): string | undefined {
  const fields = parseEnvelope(value);
  return fields?.t === 'hello' && isText(fields.nonce) ? fields.nonce : undefined;
}

export function parseCreativeMessage(value: unknown): CreativeMessage | undefined {
  const m = parseEnvelope(value);
  if (!m) return undefined;
  switch (m.t) {
    case 'ready':
      return isText(m.nonce) && isNumber(m.id) && isText(m.size) ? { t: 'ready', nonce: m.nonce, id: m.id, size: m.size } : undefined;
    case 'started':
      return isNumber(m.firstFrameMs) && isOneOf(tiers, m.tier)
        ? { t: 'started', firstFrameMs: m.firstFrameMs, tier: m.tier, capabilities: toCapabilities(m.capabilities) }
        : undefined;
    case 'seeked':
      return isNumber(m.at) ? { t: 'seeked', at: m.at } : undefined;
    case 'event':
      return parseEvent(m);
    case 'exit':
      return isText(m.name) && isHttps(m.url) ? { t: 'exit', name: m.name, url: m.url } : undefined;
    case 'request':
      return m.what === 'focusOut' ? { t: 'request', what: 'focusOut' } : undefined;
    case 'buzz':
      return isBuzz(m.kind) ? { t: 'buzz', kind: m.kind } : undefined;
    case 'stat':
      return isNumber(m.fps) ? { t: 'stat', fps: m.fps } : undefined;
    default:
      return undefined;
  }
}

function toCapabilities(value: unknown): readonly Capability[] {
  return Array.isArray(value) ? capabilities.filter((capability) => value.slice(0, capabilities.length).includes(capability)) : [];
}

function parseEvent(m: Fields): CreativeEvent | undefined {
  if (!isOneOf(eventNames, m.name) || !isNumber(m.at) || !isNumber(m.index)) return undefined;
  return { t: 'event', name: m.name, data: toEventData(m.data), at: m.at, index: m.index };
}

function toEventData(value: unknown): EventData {
  const data: Record<string, string | number | boolean> = {};
  if (!isFields(value)) return data;
  for (const [key, item] of Object.entries(value).slice(0, 8)) {
    if (key.length <= 40 && (isText(item) || isNumber(item) || typeof item === 'boolean')) data[key] = item;
  }
  return data;
}

export function parseHostMessage(value: unknown): HostMessage | undefined {
  const m = parseEnvelope(value);
  if (!m) return undefined;
  switch (m.t) {
    case 'config':
      return isFields(m.config) ? { t: 'config', config: toConfig(m.config) } : undefined;
    case 'pause':
    case 'resume':
    case 'replay':
      return { t: m.t };
    case 'brand':
      return isFields(m.brand) ? { t: 'brand', brand: m.brand } : undefined;
    case 'seek':
      return isNumber(m.at) && m.at >= 0 && m.at <= 600 ? { t: 'seek', at: m.at } : undefined;
    case 'speed':
      return isNumber(m.factor) ? { t: 'speed', factor: Math.min(1, Math.max(0.1, m.factor)) } : undefined;
    case 'key':
      return isOneOf(actions, m.action) ? { t: 'key', action: m.action } : undefined;
    case 'tilt':
      return isNumber(m.x) && isNumber(m.y) ? { t: 'tilt', x: toLean(m.x), y: toLean(m.y) } : undefined;
    case 'mute':
      return typeof m.isMuted === 'boolean' ? { t: 'mute', isMuted: m.isMuted } : undefined;
    case 'context':
      return isFields(m.context) ? { t: 'context', context: m.context } : undefined;
    case 'scroll':
      return isNumber(m.progress) ? { t: 'scroll', progress: Math.min(1.2, Math.max(-0.2, m.progress)) } : undefined;
    default:
      return undefined;
  }
}

/** Codes that are too long are left out: shortened, they would be other codes. */
function toCodes(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value.slice(0, MOST_CODES).filter(isText) : [];
  return texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= LONGEST_CODE);
}

const toLean = (value: number) => Math.min(1, Math.max(-1, value));

/**
 * Any fields in, a complete config out. The brand is completed by the creative, which knows its defaults (brand.ts); a context is cleaned by one that
 * shows it (context.ts), so that no other carries the parser.
 */
export function toConfig(given: Fields): Config {
  const codes = toCodes(given.codes);
  return {
    mode: isOneOf(modes, given.mode) ? given.mode : 'live',
    seed: isNumber(given.seed) ? given.seed >>> 0 : 1,
    reduced: given.reduced === true,
    locale: isText(given.locale) && /^[a-z]{2}(-[A-Za-z]+)?$/.test(given.locale) ? given.locale : 'en',
    clock: given.clock === 'host' || given.mode === 'record' ? 'host' : 'real',
    ...(isFields(given.brand) ? { brand: given.brand } : {}),
    ...(isOneOf(tiers, given.tier) ? { tier: given.tier } : {}),
    ...(codes.length > 0 ? { codes } : {}),
    ...(isFields(given.context) ? { context: given.context } : {}),
  };
}
