import type { Context, Sky } from '#protocol/context.ts';

/** The sample data that the ad carries: where the visitor might be, where the airline flies, and what a seat costs. */
export interface Origin {
  readonly city: string;
  /** °C. */
  readonly warmth: number;
  readonly sky: Sky;
  /** Local time, hours. */
  readonly hour: number;
  /** What a seat from here costs on top of the base fare, euros. */
  readonly extra: number;
}

export type WorldId = 'lagoon' | 'alps' | 'medina' | 'neon-bay';

export interface Destination {
  readonly id: WorldId;
  readonly name: string;
  readonly warmth: number;
  readonly fare: number;
  /** The currency's sign, and the fare with it: `€` and `€129`. */
  readonly sign: string;
  readonly price: string;
  /** Times of every day, or one as the feed shows it (gate.ts). */
  readonly departs: string;
}

export type Destinations = readonly [Destination, ...Destination[]];

export const origins: readonly [Origin, ...Origin[]] = [
  { city: 'Milan', warmth: 12, sky: 'rain', hour: 16, extra: 0 },
  { city: 'Glasgow', warmth: 9, sky: 'fog', hour: 10, extra: 24 },
  { city: 'Hamburg', warmth: 7, sky: 'storm', hour: 19.2, extra: 11 },
  { city: 'Bergen', warmth: 6, sky: 'rain', hour: 7.4, extra: 38 },
];

const flights = [
  { id: 'lagoon', to: 'Solmara', tempC: 27, price: 129, currency: 'EUR', departs: '07:10 18:50' },
  { id: 'alps', to: 'Hochfirn', tempC: -4, price: 74, currency: 'EUR', departs: '06:20 16:40' },
  { id: 'medina', to: 'Zahrane', tempC: 31, price: 96, currency: 'EUR', departs: '06:55 15:05 22:15' },
  { id: 'neon-bay', to: 'Kaimori', tempC: 22, price: 388, currency: 'EUR', departs: '11:30 21:30' },
] as const;

/** The worlds that the ad flies to; it opens on the first. */
export const worldIds: readonly WorldId[] = flights.map(({ id }) => id);

/** The city of the visitor, as long as nobody knows it: chosen by the random numbers of this run. */
export function pickOrigin(chance: number): Origin {
  return origins[Math.floor(chance * origins.length)] ?? origins[0];
}

export function nextOrigin(origin: Origin): Origin {
  return origins[(origins.indexOf(origin) + 1) % origins.length] ?? origins[0];
}

/** What is known now, of the visitor and of the flights: what the context says, and what it leaves open is as in the ad's own table. */
export class Situation {
  /** It was told something since it was last asked. */
  isNew = false;
  #own: Origin;
  #context: Context;
  #learnedAt = 0;

  constructor(own: Origin, context: Context = {}) {
    this.#own = own;
    this.#context = context;
  }

  /** `at`: seconds of the ad's own clock. */
  learn(context: Context, at = 0): void {
    this.#context = context;
    this.#learnedAt = at;
    this.isNew = true;
  }

  /** Another city of the ad's own table; live offers and the hour stay. */
  moveOn(): void {
    this.#own = nextOrigin(this.#own);
    const { feed, hour } = this.#context;
    this.#context = { feed, hour };
  }

  get origin(): Origin {
    const { city, warmth, sky, hour, extra } = this.#own;
    const live = this.#context;
    return { city: live.city ?? city, warmth: Math.round(live.tempC ?? warmth), sky: live.sky ?? sky, hour: live.hour ?? hour, extra };
  }

  /** Seconds of the visitor's day: the hour that the context said, and what the ad has played since. */
  clockAt(t: number): number {
    return this.origin.hour * 3600 + t - this.#learnedAt;
  }

  /** One to each world. A fare is never less than the offer's price. */
  get destinations(): Destinations {
    const toDestination = (own: (typeof flights)[number]): Destination => {
      const offer = this.#context.feed?.find(({ id }) => id === own.id);
      const { to, tempC, price, currency, departs } = offer ?? { ...own, price: own.price + this.#own.extra };
      const fare = Math.ceil(price);
      const sign = inCurrency(0, currency).replace(/[\d\s]/g, '');
      return { id: own.id, name: to, warmth: Math.round(tempC), fare, sign, price: inCurrency(fare, currency), departs };
    };
    const [first, ...others] = flights;
    return [toDestination(first), ...others.map(toDestination)];
  }
}

const inCurrency = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** With a minus that the ad's font has. */
export function toDegrees(warmth: number): string {
  return `${warmth < 0 ? '–' : ''}${Math.abs(warmth)}°`;
}
