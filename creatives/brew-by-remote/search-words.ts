import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'coffee, espresso, cappuccino, latte, flat white, coffee machine, barista, café, overlay, L-shape, squeezeback, remote, QR, QR code, recipe',
  sp: 'café, espresso, capuchino, cafetera, barista, superposición, mando, código QR, receta',
  gr: 'Kaffee, Espresso, Cappuccino, Kaffeemaschine, Barista, Overlay, Fernbedienung, QR-Code, Rezept',
  it: 'caffè, espresso, cappuccino, caffettiera, barista, sovrimpressione, telecomando, codice QR, ricetta',
  rs: 'кофе, эспрессо, капучино, кофемашина, бариста, оверлей, пульт, QR-код, рецепт',
} satisfies Words;
