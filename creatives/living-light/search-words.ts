import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'lamp, lamps, light, lights, lighting, furniture, interior, pause ad, pause screen, QR, QR code, shoppable, T-commerce, gallery, room, configurator',
  sp: 'lámpara, lámparas, luz, luces, iluminación, pausa, código QR, galería, habitación',
  gr: 'Lampe, Lampen, Leuchte, Leuchten, Licht, Beleuchtung, Pause, QR-Code, Galerie, Zimmer, Einrichtungshaus',
  it: 'lampada, lampade, luce, luci, illuminazione, pausa, codice QR, galleria, stanza',
  rs: 'лампа, лампы, светильник, светильники, свет, освещение, пауза, QR-код, галерея, комната',
} satisfies Words;
