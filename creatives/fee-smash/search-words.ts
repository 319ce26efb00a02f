import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'credit card, debit card, card, cards, neobank, fees, fee, current account, savings, slice, ninja, arcade',
  sp: 'tarjeta, tarjeta de crédito, tarjeta de débito, neobanco, comisiones, comisión, cuenta corriente, ahorro, ahorrar',
  gr: 'Kreditkarte, Debitkarte, Karte, Neobank, Gebühren, Gebühr, Girokonto, sparen, Ersparnis',
  it: 'carta di credito, carta di debito, carta, commissioni, commissione, conto corrente, risparmio, risparmiare',
  rs: 'кредитная карта, дебетовая карта, карта, необанк, комиссии, комиссия, счёт, экономия, сэкономить',
} satisfies Words;
