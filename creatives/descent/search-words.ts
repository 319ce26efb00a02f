import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'watch, watches, wristwatch, diving watch, timepiece, jeweller, diving, dive, sea, ocean, sport, sports, scroll, window, reveal, mask',
  sp: 'reloj, relojes, reloj de buceo, relojería, buceo, mar, océano, deporte',
  gr: 'Uhr, Uhren, Armbanduhr, Taucheruhr, Tauchen, Meer, Ozean, Sport',
  it: 'orologio, orologi, orologeria, subacqueo, immersione, mare, oceano, sport',
  rs: 'часы, наручные часы, дайвинг, погружение, море, океан, спорт',
} satisfies Words;
