import { api, toData } from '#app/api/client.ts';
import { amount, choice, day, type Fields, line, oneOf } from '#app/components/record/fields.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import type { Order } from '#mock-api/records/shop.ts';

/** How it is paid, as people call it: names are the same in all languages. */
export const methods = { Mastercard: 'Mastercard', Visa: 'Visa', Paypal: 'Paypal', COD: 'Cash on delivery' } as const satisfies Record<
  Order['paymentMethod'],
  Label | 'Mastercard' | 'Visa' | 'Paypal'
>;

export type OrderValues = Omit<Order, 'id'>;

export const calls = {
  add: (json: OrderValues) => toData(api.add.order.$post({ json })),
  update: (json: Partial<OrderValues> & Pick<Order, 'id'>) => toData(api.update.order.$put({ json })),
  remove: (id: number) => toData(api.delete.order.$delete({ header: { order: String(id) } })),
};

export const statuses = ['Paid', 'Chargeback', 'Refund'] as const satisfies readonly Order['paymentStatus'][];
export const tones = { Paid: 'good', Chargeback: 'bad', Refund: 'waiting' } as const satisfies Record<Order['paymentStatus'], Tone>;
/** What can be chosen in the form of an order. */
export interface Choices {
  readonly names: readonly string[];
  readonly products: readonly string[];
}

const toOptions = (values: readonly string[]) => [...new Set(values)].toSorted().map((value) => ({ value, text: value }));

export const toFields = ({ names, products }: Choices): Fields<OrderValues> => ({
  orderId: line('Order number', 'Please enter the order number.', {
    rule: { pattern: /\d/, wrong: 'An order number has at least one digit, such as #SK2540.' },
  }),
  billingName: oneOf('Billing name', 'Please enter the billing name.', toOptions(names)),
  product: oneOf('Product', 'Please enter the product.', toOptions(products)),
  orderDate: day('Date', 'Please enter the day of the order.'),
  total: amount('Total in US dollars', 'Please enter the total.'),
  paymentStatus: choice('Payment', statuses),
  paymentMethod: choice('Payment method', ['Mastercard', 'Visa', 'Paypal', 'COD'], (method) => methods[method]),
});
