import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'island, islands, beach, sea, sun, sunset, tourist board, destination marketing, cruise, slider, day and night',
  sp: 'isla, islas, playa, mar, sol, puesta de sol, oficina de turismo, crucero',
  gr: 'Insel, Inseln, Strand, Meer, Sonne, Sonnenuntergang, Tourismusverband, Kreuzfahrt',
  it: 'isola, isole, spiaggia, mare, sole, tramonto, ente del turismo, crociera',
  rs: 'остров, острова, пляж, море, солнце, закат, круиз, турофис',
} satisfies Words;
