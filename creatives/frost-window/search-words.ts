import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'scratch, scratch card, scratch off, rub, wipe, reveal, frost, window, winter, snow, chalet, cabin, mountain hut, ski holiday, voucher, interstitial',
  sp: 'rasca, rasca y gana, frotar, descubrir, escarcha, ventana, invierno, nieve, chalet, cabaña, refugio, esquí, cupón, intersticial',
  gr: 'Rubbellos, rubbeln, freirubbeln, wischen, enthüllen, Frost, Eisblumen, Fenster, Winter, Schnee, Chalet, Hütte, Skiurlaub, Gutschein, Interstitial',
  it: 'gratta e vinci, grattare, strofinare, svelare, brina, finestra, inverno, neve, chalet, baita, rifugio, sci, buono, interstitial',
  rs: 'скретч, стереть, стирать, открыть, иней, мороз, окно, зима, снег, шале, хижина, горы, лыжи, купон, промокод',
} satisfies Words;
