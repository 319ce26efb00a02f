import type { Invoice } from '#mock-api/records/invoice.ts';
import { toDay } from './dates.ts';
import { products } from './products.ts';
import { createCustomers, createOrders } from './shop.ts';

/** An invoice for each of the nine newest orders: the product, and the set-up that most of them include. */
export function createInvoices(now: Date): readonly Invoice[] {
  const customers = createCustomers(now);
  return createOrders(now)
    .slice(0, 9)
    .map(({ id, orderId, billingName, product, orderDate, total, paymentMethod }) => {
      const customer = customers.find(({ username }) => username === billingName);
      const category = products.find(({ name }) => name === product)?.category ?? '';
      const items = [
        { id: 1, item: product, price: total },
        ...(id % 3 === 0 ? [] : [{ id: 2, item: `${category}: set-up and brand colours`, price: 180 }]),
        ...(id % 4 === 0 ? [{ id: 3, item: 'Translation into a second language', price: 95 }] : []),
      ];
      const subTotal = items.reduce((sum, { price }) => sum + price, 0);
      return {
        id,
        invoiceID: `INV-${4120 - id}`,
        founder: billingName,
        company: customer?.company ?? '',
        email: customer?.email ?? '',
        billingAddress: customer?.address ?? '',
        shippingAddress: 'Delivered by download',
        card: paymentMethod === 'Visa' || paymentMethod === 'Mastercard' ? `${paymentMethod}, ending ${4200 + id * 11}` : paymentMethod,
        orderId,
        orderDate,
        date: orderDate < toDay(now, -1) ? orderDate : toDay(now, 0),
        invoicePrice: subTotal,
        orderSummary: { items, subTotal, shipping: 0, total: subTotal },
      };
    });
}
