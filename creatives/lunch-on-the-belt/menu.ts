/** What the belt carries, in its order. Prices are whole dollars. */
export const menu = [
  { id: 'ramen', name: 'Tonkotsu ramen', price: 13, cooksMin: 12, steams: true },
  { id: 'poke', name: 'Salmon poke', price: 12, cooksMin: 7, steams: false },
  { id: 'taco', name: 'Street tacos', price: 10, cooksMin: 9, steams: false },
  { id: 'bao', name: 'Steamed bao', price: 9, cooksMin: 8, steams: true },
  { id: 'pizza', name: 'Margherita', price: 11, cooksMin: 11, steams: true },
  { id: 'nigiri', name: 'Nigiri four', price: 14, cooksMin: 6, steams: false },
  { id: 'tart', name: 'Berry tart', price: 7, cooksMin: 3, steams: false },
  { id: 'shakshuka', name: 'Shakshuka', price: 11, cooksMin: 10, steams: true },
  { id: 'dosa', name: 'Masala dosa', price: 10, cooksMin: 9, steams: true },
] as const;

export type Dish = (typeof menu)[number];
export type DishId = Dish['id'];

export const RAMEN = menu[0];
