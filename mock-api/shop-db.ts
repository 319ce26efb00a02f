import { type Db, toKey } from './db.ts';
import type { Env } from './endpoint.ts';
import { comment } from './records/comment.ts';
import { cartLine, customer, order, product } from './records/shop.ts';
import { createComments } from './seed/comments.ts';
import { toDay } from './seed/dates.ts';
import { products } from './seed/products.ts';
import { cartLines, createCustomers, createOrders } from './seed/shop.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

export type ShopDb = ReturnType<typeof createShopDb>;

/** Of a resource of the shop. */
export type ShopEnv = Env<ShopDb>;

/** The tables of the shop, beside those of the first part. */
export function createShopDb(store: Store, db: Db) {
  const { now } = db;
  const today = toDay(now, 0);
  return {
    ...db,
    cart: createTable(store, { key: toKey('cart'), schema: cartLine, blank: { color: 'Full colour', quantity: 1 }, seed: () => cartLines }),
    customers: createTable(store, {
      key: toKey('customers'),
      schema: customer,
      blank: { company: '', phone: '', address: '', rating: 0, walletBalance: 0, joiningDate: today },
      seed: () => createCustomers(now),
    }),
    orders: createTable(store, {
      key: toKey('orders'),
      schema: order,
      blank: { product: '', orderDate: today, paymentStatus: 'Paid', paymentMethod: 'Mastercard' },
      seed: () => createOrders(now),
    }),
    products: createTable(store, {
      key: toKey('products'),
      schema: product,
      blank: {
        shop: 1,
        madeFrom: '',
        rating: 0,
        isOffer: false,
        offer: 0,
        reviews: 0,
        subImage: [],
        specification: [],
        features: [],
        colorOptions: [],
      },
      seed: () => products,
    }),
    comments: createTable(store, {
      key: toKey('comments'),
      schema: comment,
      blank: { productId: 1, hasLiked: false, replies: [], showAddComment: false },
      seed: () => createComments(now),
    }),
  };
}
