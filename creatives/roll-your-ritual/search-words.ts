import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'skincare, skin care, skin, cream, serum, lotion, cleanser, spa, bundle, product set, drum, cube, roll, shoppable, catalogue',
  sp: 'cuidado de la piel, piel, crema, sérum, loción, limpiador, lote, cubo, catálogo',
  gr: 'Hautpflege, Haut, Creme, Serum, Lotion, Reinigung, Set, Bundle, Würfel, Trommel, Rolle, Katalog',
  it: 'cura della pelle, pelle, crema, siero, lozione, detergente, cofanetto, cubo, catalogo',
  rs: 'уход за кожей, кожа, крем, сыворотка, лосьон, набор, куб, барабан, каталог',
} satisfies Words;
