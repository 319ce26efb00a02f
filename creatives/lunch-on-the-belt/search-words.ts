import type { Words } from '#catalogue/words/words.ts';

/** What the ad is about, and how it plays. */
export const words = {
  en: 'delivery, food delivery, restaurant, lunch, takeaway, takeout, menu, dish, dishes, sushi, pizza, ramen, order, basket, cart, shoppable, product feed, carousel, belt, ticker',
  sp: 'reparto, entrega a domicilio, comida a domicilio, restaurante, almuerzo, menú, plato, platos, pedido, cesta, carrito, carrusel, cinta',
  gr: 'Lieferdienst, Lieferung, Essen bestellen, Restaurant, Mittagessen, Speisekarte, Gericht, Gerichte, Bestellung, Warenkorb, Karussell, Band, Laufband',
  it: 'consegna, consegna a domicilio, ristorante, pranzo, menù, piatto, piatti, ordine, carrello, asporto, carosello, nastro',
  rs: 'доставка, доставка еды, ресторан, обед, меню, блюдо, блюда, заказ, корзина, карусель, лента',
} satisfies Words;
