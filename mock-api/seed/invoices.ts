import type { Invoice } from '#mock-api/records/invoice.ts';
import type { Customer, Order } from '#mock-api/records/shop.ts';
import { computeInvoiceTotals } from '#protocol/invoice-totals.ts';
import { toDay } from './dates.ts';
import { products } from './products.ts';
import { createCustomers, createOrders } from './shop.ts';

type Item = Omit<Invoice['orderSummary']['items'][number], 'id'>;
type Facts = Pick<Invoice, 'status' | 'card' | 'orderId' | 'orderDate' | 'date' | 'shippingAddress'> & { readonly items: readonly Item[] };

/** Days until an invoice is due. */
const TERM = 14;
/** Of the seller's own country; customers elsewhere account for it themselves. */
const VAT_PERCENT = 20;
const statusOf = { Paid: 'Paid', Chargeback: 'Overdue', Refund: 'Refunded' } as const satisfies Record<Order['paymentStatus'], Invoice['status']>;

/** An invoice for each order of the shop, and for what each customer's campaigns delivered in the three months before. Newest first. */
export function createInvoices(now: Date): readonly Invoice[] {
  const customers = createCustomers(now);
  const kits = createOrders(now).flatMap((order) => {
    const customer = customers.find(({ username }) => username === order.billingName);
    return customer ? [{ customer, facts: toKitFacts(order, now) }] : [];
  });
  const media = [35, 65, 95].flatMap((days, month) => customers.map((customer) => ({ customer, facts: toMediaFacts(customer, month, days, now) })));
  const all = [...kits, ...media].toSorted((a, b) => b.facts.date.localeCompare(a.facts.date));
  const last = 4106 + all.length;
  return all.map(({ customer, facts }, index) => toInvoice(index + 1, `INV-${last - index}`, customer, toDue(facts, now)));
}

/** Nothing is overdue before its day. */
function toDue(facts: Facts, now: Date): Facts {
  const isDue = toDay(new Date(facts.date), TERM) < toDay(now, 0);
  return facts.status === 'Overdue' && !isDue ? { ...facts, status: 'Open' } : facts;
}

function toInvoice(id: number, invoiceID: string, customer: Customer, { items, ...facts }: Facts): Invoice {
  const vatPercent = customer.phone.startsWith('+44') ? VAT_PERCENT : 0;
  const { amounts: _, ...totals } = computeInvoiceTotals(items, 0, vatPercent);
  return {
    ...facts,
    id,
    invoiceID,
    founder: customer.username,
    company: customer.company,
    email: customer.email,
    billingAddress: customer.address,
    dueDate: toDay(new Date(facts.date), TERM),
    invoicePrice: totals.total,
    orderSummary: { items: items.map((item, index) => ({ id: index + 1, ...item })), shipping: 0, vatPercent, ...totals },
  };
}

/** The product, and the set-up that most orders include. */
function toKitFacts({ id, orderId, product, orderDate, total, paymentMethod, paymentStatus }: Order, now: Date): Facts {
  const category = products.find(({ name }) => name === product)?.category ?? '';
  return {
    status: statusOf[paymentStatus],
    orderId,
    orderDate,
    date: orderDate < toDay(now, -1) ? orderDate : toDay(now, 0),
    card: paymentMethod === 'Visa' || paymentMethod === 'Mastercard' ? `${paymentMethod}, ending ${4200 + id * 11}` : paymentMethod,
    shippingAddress: 'Delivered by download',
    items: [
      { item: product, quantity: 1, price: total },
      ...(id % 3 === 0 ? [] : [{ item: `${category}: set-up and brand colours`, quantity: 1, price: 180 }]),
      ...(id % 4 === 0 ? [{ item: 'Translation into a second language', quantity: 1, price: 95 }] : []),
    ],
  };
}

/** What was delivered in a month. Three customers pay late. */
function toMediaFacts({ id }: Customer, month: number, days: number, now: Date): Facts {
  const isLate = month === 0 && id % 5 === 2;
  const isOpen = month === 0 && !isLate && id % 2 === 1;
  return {
    status: isLate ? 'Overdue' : isOpen ? 'Open' : 'Paid',
    orderId: `IO-${2210 - month * 40 + id}`,
    orderDate: toDay(now, -days),
    // What is open is not due yet.
    date: toDay(now, isOpen ? -3 - (id % 7) : -days + 12 + (id % 7)),
    card: 'Bank transfer',
    shippingAddress: 'Delivered on publisher pages',
    items: [
      { item: 'Impressions in view, thousand', quantity: 180 + id * 14.5 + month * 12.25, price: (420 + (id % 4) * 35) / 100 },
      { item: 'Engagements', quantity: 900 + id * 37 + month * 51, price: 0.38 },
      ...(id % 3 === 0 ? [{ item: 'Leads, verified', quantity: 12 + id, price: 9.75 }] : []),
      { item: 'Delivery and verification', quantity: 1, price: 145 },
    ],
  };
}
