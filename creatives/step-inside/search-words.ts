import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'hotel, hotels, villa, holiday home, holiday rental, resort, accommodation, room, stay, booking, virtual tour, tour, panorama, 360, walkthrough, VR',
  sp: 'hotel, hoteles, villa, casa de vacaciones, alojamiento, estancia, reserva, visita virtual, recorrido',
  gr: 'Hotel, Hotels, Villa, Ferienhaus, Ferienwohnung, Unterkunft, Resort, Buchung, Rundgang, virtueller Rundgang, Besichtigung',
  it: 'hotel, albergo, alberghi, villa, casa vacanze, alloggio, soggiorno, prenotazione, visita virtuale, tour',
  rs: 'отель, гостиница, вилла, апартаменты, проживание, бронирование, виртуальный тур, экскурсия, панорама',
} satisfies Words;
