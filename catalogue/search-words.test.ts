import { expect, test } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { emptyFilter } from './filter.ts';
import { narrow } from './narrow.ts';
import { createTextSearch } from './text-search.ts';

const search = createTextSearch((text) => text);
const find = (q: string) =>
  narrow(fifteenDemos, { ...emptyFilter, q }, search(fifteenDemos, q))
    .list()
    .map(({ id }) => id);

const all = fifteenDemos.map(({ id }) => id);
const games = [13, 1, 2, 3, 4];
const trips = [5, 6, 8, 12];
const phones = [1, 2, 3, 4, 6, 7, 8, 11, 13];
const wholeScreens = [1, 3, 4, 8, 13];
const halfPages = [2, 7, 11];
const banners = [2, 5, 7, 9, 10, 11, 12];
const known = [2, 4, 11, 12, 13, 14];

/** What planners type, in five languages on an English page, and the demos it finds, the best first. */
const rows: readonly (readonly [language: string, word: string, ids: readonly number[]])[] = [
  // Trades and products.
  ['en', 'drink', [1, 14]],
  ['en', 'beverage', [1, 14]],
  ['en', 'tea', [1]],
  ['de', 'Getränk', [1, 14]],
  ['de', 'Getraenk', [1, 14]],
  ['de', 'GETRANKE', [1, 14]],
  ['de', 'Tee', [1]],
  ['es', 'bebidas', [1, 14]],
  ['it', 'bevanda', [1, 14]],
  ['it', 'tè', [1]],
  ['ru', 'напиток', [1, 14]],
  ['ru', 'чай', [1]],
  ['ru', 'кофе', [14]],
  ['en', 'car', [9, 6]],
  ['de', 'Auto', [9, 6]],
  ['es', 'coche', [9, 6]],
  ['it', 'macchina', [9, 6]],
  ['ru', 'машина', [9, 6]],
  ['de', 'Probefahrt', [9]],
  ['en', 'travel', trips],
  ['de', 'Urlaub', trips],
  ['es', 'viajes', trips],
  ['it', 'viaggio', trips],
  ['ru', 'туризм', trips],
  ['en', 'airline', [5]],
  ['es', 'vuelo', [5]],
  ['en', 'hotel', [8]],
  ['de', 'Immobilien', [8]],
  ['en', 'bank', [3]],
  ['it', 'banca', [3]],
  ['ru', 'банк', [3]],
  ['en', 'credit card', [3]],
  ['de', 'Uhr', [11]],
  ['it', 'moda', [11]],
  ['es', 'lámpara', [15]],
  ['de', 'Kopfhörer', [4]],
  ['ru', 'косметика', [7]],
  ['en', 'food', [10, 2]],
  ['de', 'Lieferdienst', [10]],
  ['it', 'colazione', [2]],
  // Goals and the models they are paid by.
  ['en', 'launch', [4, 9, 11]],
  ['es', 'lanzamiento', [4, 9, 11]],
  ['en', 'awareness', known],
  ['de', 'Bekanntheit', known],
  ['ru', 'узнаваемость', known],
  ['en', 'leads', [3, 6, 8, 9]],
  ['en', 'CPL', [3, 6, 8, 9]],
  ['en', 'CPCV', [6]],
  ['en', 'cost per install', [3, 10, 13]],
  ['de', 'TKP', [...known, 9].sort((a, b) => a - b)],
  ['it', 'vendite', [1, 2, 5, 7, 8, 10, 15]],
  ['de', 'Gutschein', [1]],
  // Sizes by their nicknames.
  ['en', 'leaderboard', [10]],
  ['es', 'megabanner', [10]],
  ['en', 'billboard', [5, 9, 12]],
  ['en', 'interstitial', wholeScreens],
  ['es', 'intersticial', wholeScreens],
  ['en', 'half page', halfPages],
  ['de', 'Halbseite', halfPages],
  ['es', 'doble rascacielos', halfPages],
  ['en', 'smart tv', [14, 15]],
  ['de', 'Fernseher', [14, 15]],
  ['ru', 'телевизор', [14, 15]],
  ['en', 'pre-roll', [6]],
  ['en', 'banner', banners],
  ['en', 'HTML5 banner', banners],
  // Formats, devices and standards.
  ['en', 'game', games],
  ['es', 'juego', games],
  ['it', 'gioco', games],
  ['ru', 'игра', games],
  ['de', 'Glücksrad', [1]],
  ['en', 'parallax', [10, 11]],
  ['en', '3D', [7, 8, 9]],
  ['it', 'carosello', [10, 7, 13]],
  ['en', 'phone', phones],
  ['de', 'Handy', phones],
  ['it', 'cellulare', phones],
  ['en', 'MRAID', phones.filter((id) => id !== 6)],
  ['en', 'VAST', [6]],
  ['en', 'rich media', all],
  ['ru', 'баннер', banners],
];

test.each(rows)('%s: %s', (_, word, ids) => {
  expect(find(word)).toEqual(ids);
});

test('a word matches other forms, beginnings and parts of known words', () => {
  expect(find('dishess')).toEqual([10]);
  expect(find('hologr')).toEqual([13]);
  expect(find('atavi')).toEqual([2]);
});

test('every word must be found, and the worst one counts', () => {
  expect(find('phone game')).toEqual([1, 2, 3, 4, 13]);
  expect(find('970x250 car')).toEqual([9]);
  expect(find('tea zzz')).toEqual([]);
  expect(find('?!')).toEqual([]);
});
