import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'camper van, camper, campervan, motorhome, van, RV, caravan, camping, road trip, outdoor, booking, interactive film, branching, hotspots, storytelling',
  sp: 'autocaravana, caravana, furgoneta, furgoneta camper, acampar, camping, ruta, reserva, vídeo interactivo',
  gr: 'Wohnmobil, Camper, Reisemobil, Kastenwagen, Campingbus, Wohnwagen, Camping, Roadtrip, Buchung, interaktives Video',
  it: 'camper, autocaravan, furgone, roulotte, campeggio, on the road, prenotazione, video interattivo',
  rs: 'автодом, кемпер, дом на колёсах, фургон, кемпинг, автопутешествие, бронирование, интерактивное видео',
} satisfies Words;
