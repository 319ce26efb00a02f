import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'headphones, earphones, earbuds, buds, audio, music, sound, rhythm, beat, beats, song, tap, taps, drum, festival, streaming',
  sp: 'auriculares, cascos, audio, música, sonido, ritmo, canción, tocar',
  gr: 'Kopfhörer, Ohrhörer, Earbuds, Audio, Musik, Ton, Klang, Rhythmus, Lied, tippen, antippen',
  it: 'cuffie, auricolari, audio, musica, suono, ritmo, canzone, toccare, tocco',
  rs: 'наушники, аудио, музыка, звук, ритм, песня, нажатия',
} satisfies Words;
