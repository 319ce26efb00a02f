import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Order } from '#mock-api/records/shop.ts';

/** How it is paid, as people call it: names are the same in all languages. */
export const methods = { Mastercard: 'Mastercard', Visa: 'Visa', Paypal: 'Paypal', COD: 'Cash on delivery' } as const satisfies Record<
  Order['paymentMethod'],
  Label | 'Mastercard' | 'Visa' | 'Paypal'
>;
