import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'bubble tea, tea, boba, milk tea, iced tea, soft drink, café, wheel of fortune, prize wheel, prize draw, scratch, win, winning, reward, instant win',
  sp: 'té de burbujas, té, refresco, cafetería, ruleta, rueda de la fortuna, premio, premios, sorteo, ganar',
  gr: 'Bubble Tea, Tee, Eistee, Milchtee, Erfrischungsgetränk, Glücksrad, Gewinn, Gewinnspiel, Verlosung, gewinnen',
  it: 'bubble tea, tè, bibita, bar, ruota della fortuna, premio, premi, concorso, vincere, estrazione',
  rs: 'бабл-ти, чай, холодный чай, лимонад, колесо фортуны, колесо удачи, приз, призы, розыгрыш, выиграть',
} satisfies Words;
