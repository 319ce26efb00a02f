/** What the belt carries, in its order. Prices are whole dollars; to a dish that is alone in the bag goes another. */
export const menu = [
  { id: 'ramen', name: 'Tonkotsu ramen', price: 13, cooksMin: 12, steams: true, goesWith: 'bao' },
  { id: 'poke', name: 'Salmon poke', price: 12, cooksMin: 7, steams: false, goesWith: 'nigiri' },
  { id: 'taco', name: 'Street tacos', price: 10, cooksMin: 9, steams: false, goesWith: 'poke' },
  { id: 'bao', name: 'Steamed bao', price: 9, cooksMin: 8, steams: true, goesWith: 'ramen' },
  { id: 'pizza', name: 'Margherita', price: 11, cooksMin: 11, steams: true, goesWith: 'tart' },
  { id: 'nigiri', name: 'Nigiri four', price: 14, cooksMin: 6, steams: false, goesWith: 'bao' },
  { id: 'tart', name: 'Berry tart', price: 7, cooksMin: 3, steams: false, goesWith: 'pizza' },
  { id: 'shakshuka', name: 'Shakshuka', price: 11, cooksMin: 10, steams: true, goesWith: 'dosa' },
  { id: 'dosa', name: 'Masala dosa', price: 10, cooksMin: 9, steams: true, goesWith: 'tart' },
] as const;

export type Dish = (typeof menu)[number];
export type DishId = Dish['id'];

export const RAMEN = menu[0];
