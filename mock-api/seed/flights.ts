import type { Flight, Publisher } from '#mock-api/records/flight.ts';
import { toDay } from './dates.ts';

type Facts = readonly [
  name: string,
  status: Flight['status'],
  firstDay: number,
  lastDay: number,
  budget: number,
  bid: number,
  publishers: readonly number[],
];

/** Days are counted from today. */
const facts: readonly Facts[] = [
  ['Nordkorn prize wheel', 'Running', -3, 18, 12_000, 6.4, [9, 10, 1, 2]],
  ['Casa Lume kitchens', 'Running', -10, 4, 8_400, 5.2, [5, 6]],
  ['Komorebi panorama', 'Planned', 5, 26, 18_500, 7.8, [13, 14, 11]],
  ['Onda second season', 'Running', -14, 14, 32_000, 9.5, [1, 2, 3, 7]],
  ['Saffron Bank in two steps', 'Planned', 9, 39, 24_600, 8.1, [12, 11]],
  ['Halden Mobile family plan', 'Paused', -20, 10, 15_200, 4.9, [11, 4]],
  ['Alpglanz winter care', 'Planned', 12, 33, 9_800, 5.6, [8, 4, 5]],
  ['Tidewater first flush', 'Running', -6, 8, 6_300, 4.4, [14, 13]],
  ['Stal & Syn test drives', 'Paused', -30, 2, 21_000, 7.2, [4, 9, 10]],
  ['Fietsfabriek cargo bikes', 'Planned', 20, 48, 7_900, 5.0, [4]],
  ['Pinecrest storm season', 'Planned', 16, 46, 16_700, 6.9, [15, 16]],
  ['Krug Optik reading glasses', 'Running', -1, 20, 5_400, 4.1, [4, 8]],
];

export function createFlights(now: Date): readonly Flight[] {
  return facts.map(([name, status, firstDay, lastDay, budget, bid, publishers], index) => ({
    id: index + 1,
    name,
    status,
    firstDay: toDay(now, firstDay),
    lastDay: toDay(now, lastDay),
    budget,
    bid,
    place: index + 1,
    publishers: [...publishers],
  }));
}

const publisherFacts: readonly (readonly [name: string, country: string])[] = [
  ['Folha do Tejo', 'PT'],
  ['Diário do Cais', 'PT'],
  ['Onda TV', 'PT'],
  ['Spreekurier', 'DE'],
  ['Il Portico', 'IT'],
  ['Cucina di Oggi', 'IT'],
  ['La Plaza Diaria', 'ES'],
  ['Alpenblick', 'CH'],
  ['Öresund Idag', 'SE'],
  ['Skogen', 'SE'],
  ['The Foundry Post', 'GB'],
  ['Marine Lines Daily', 'IN'],
  ['Aoba Weekend', 'JP'],
  ['Harbour Gazette', 'HK'],
  ['Alder Street Review', 'US'],
  ['Cascade Sports', 'US'],
];

export const publishers: readonly Publisher[] = publisherFacts.map(([name, country], index) => ({ id: index + 1, name, country }));
