import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'muesli, cereal, cereals, oats, oat, granola, breakfast, fruit, fruits, nuts, healthy, catch, collect',
  sp: 'muesli, cereales, avena, granola, desayuno, fruta, frutas, frutos secos, saludable, atrapar',
  gr: 'Müsli, Hafer, Haferflocken, Cerealien, Frühstück, Obst, Früchte, Nüsse, gesund, fangen, sammeln',
  it: 'muesli, cereali, avena, granola, colazione, frutta, frutta secca, sano, prendere, raccogliere',
  rs: 'мюсли, хлопья, овсянка, гранола, завтрак, фрукты, орехи, полезный, ловить, собирать',
} satisfies Words;
