import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'car, cars, electric car, EV, sports car, configurator, colour, color, paint, wheels, rims, test drive, dealer, turntable, studio',
  sp: 'coche, coches, auto, coche eléctrico, deportivo, configurador, color, llantas, prueba de conducción, concesionario',
  gr: 'Auto, Autos, Wagen, Elektroauto, E-Auto, Sportwagen, Konfigurator, Farbe, Lack, Felgen, Probefahrt, Autohaus',
  it: 'auto, automobile, macchina, auto elettrica, sportiva, configuratore, colore, cerchi, prova su strada, test drive, concessionario',
  rs: 'машина, машины, автомобиль, авто, электромобиль, конфигуратор, цвет, диски, тест-драйв, автосалон, дилер',
} satisfies Words;
