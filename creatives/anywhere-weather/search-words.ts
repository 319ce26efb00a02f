import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'airline, airlines, flight, flights, fly, plane, airport, fare, fares, ticket, booking, city break, weather, dynamic creative, DCO, data feed, personalised, personalized, real-time, live data, geo',
  sp: 'aerolínea, avión, vuelo, vuelos, volar, aeropuerto, billete, tarifa, reserva, tiempo, clima, creatividad dinámica, personalizado',
  gr: 'Fluggesellschaft, Airline, Flug, Flüge, fliegen, Flugzeug, Flughafen, Ticket, Flugpreis, Buchung, Wetter, dynamisch, personalisiert, Städtereise',
  it: 'compagnia aerea, volo, voli, volare, aereo, aeroporto, biglietto, tariffa, prenotazione, meteo, tempo, dinamico, personalizzato',
  rs: 'авиакомпания, авиабилеты, билет, билеты, рейс, полёт, самолёт, аэропорт, бронирование, погода, динамический, персонализация',
} satisfies Words;
