import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'card game, trading cards, collectible cards, card, cards, deck, fantasy, magic, RPG, foil, hologram, holographic, tilt, gyroscope, gyro, flip, swipe, swiper, Tinder',
  sp: 'juego de cartas, cartas, cartas coleccionables, baraja, fantasía, magia, holograma, inclinar, giroscopio, deslizar',
  gr: 'Kartenspiel, Sammelkarten, Karten, Fantasy, Magie, Hologramm, neigen, kippen, Gyroskop, wischen',
  it: 'gioco di carte, carte, carte collezionabili, mazzo, fantasy, magia, ologramma, inclinare, giroscopio, scorrere',
  rs: 'карточная игра, карты, коллекционные карты, колода, фэнтези, магия, голограмма, наклон, гироскоп, свайп',
} satisfies Words;
