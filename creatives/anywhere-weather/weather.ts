/** The sample feed: where the visitor might be, where the airline flies, and what a seat costs. */
export interface Origin {
  readonly city: string;
  /** °C. */
  readonly warmth: number;
  readonly sky: string;
  /** Local time, hours. */
  readonly hour: number;
  /** How strong the rain is, 0 … 1. */
  readonly rain: number;
  /** What a seat from here costs on top of the base fare, euros. */
  readonly extra: number;
}

export type WorldId = 'lagoon' | 'alps' | 'medina' | 'neon-bay';

export interface Destination {
  readonly id: WorldId;
  readonly name: string;
  readonly warmth: number;
  readonly sky: string;
  /** Base fare, euros. */
  readonly fare: number;
}

export const origins: readonly [Origin, ...Origin[]] = [
  { city: 'Milan', warmth: 12, sky: 'rain', hour: 16, rain: 0.8, extra: 0 },
  { city: 'Glasgow', warmth: 9, sky: 'drizzle', hour: 10, rain: 0.55, extra: 24 },
  { city: 'Hamburg', warmth: 7, sky: 'downpour', hour: 19.2, rain: 1, extra: 11 },
  { city: 'Bergen', warmth: 6, sky: 'rain', hour: 7.4, rain: 0.75, extra: 38 },
];

export const destinations: readonly [Destination, ...Destination[]] = [
  { id: 'lagoon', name: 'Solmara', warmth: 27, sky: 'sun', fare: 129 },
  { id: 'alps', name: 'Hochfirn', warmth: -4, sky: 'powder', fare: 74 },
  { id: 'medina', name: 'Zahrane', warmth: 31, sky: 'clear', fare: 96 },
  { id: 'neon-bay', name: 'Kaimori', warmth: 22, sky: 'night', fare: 388 },
];

/** The city of the visitor. A real feed would know it; here it is chosen by the random numbers of this run. */
export function pickOrigin(chance: number): Origin {
  return origins[Math.floor(chance * origins.length)] ?? origins[0];
}

export function nextOrigin(origin: Origin): Origin {
  return origins[(origins.indexOf(origin) + 1) % origins.length] ?? origins[0];
}

export function fareOf(origin: Origin, destination: Destination): number {
  return destination.fare + origin.extra;
}
