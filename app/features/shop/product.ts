import { api, toData } from '#app/api/client.ts';
import type { Product } from '#mock-api/records/shop.ts';

export type ProductValues = Omit<Product, 'id'>;

/** Nobody has rated it yet. */
type NewProduct = Omit<ProductValues, 'rating' | 'reviews'>;

export const calls = {
  add: (json: NewProduct) => toData(api.add.product.$post({ json })),
  update: (json: Partial<ProductValues> & Pick<Product, 'id'>) => toData(api.update.product.$put({ json })),
  remove: (id: number) => toData(api.delete.product.$delete({ header: { product: String(id) } })),
};
