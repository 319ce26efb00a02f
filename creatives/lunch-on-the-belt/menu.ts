/**
 * What the belt carries, in its order: no two alike in outline or colour. Prices are whole dollars. To each goes another, and so on round, so that there is
 * one more to any order.
 */
export const menu = [
  { id: 'ramen', name: 'Ramen', price: 13, cooksMin: 12, steams: true, goesWith: 'bao' },
  { id: 'bao', name: 'Bao', price: 9, cooksMin: 8, steams: true, goesWith: 'nigiri' },
  { id: 'taco', name: 'Tacos', price: 10, cooksMin: 9, steams: false, goesWith: 'pizza' },
  { id: 'pizza', name: 'Margherita', price: 11, cooksMin: 11, steams: true, goesWith: 'ramen' },
  { id: 'nigiri', name: 'Nigiri', price: 14, cooksMin: 6, steams: false, goesWith: 'tart' },
  { id: 'tart', name: 'Berry tart', price: 7, cooksMin: 3, steams: false, goesWith: 'taco' },
] as const;

export type Dish = (typeof menu)[number];
export type DishId = Dish['id'];

export const RAMEN = menu[0];
