import type { Order } from '#mock-api/records/shop.ts';

const NUMBER = /^#SK(\d{1,9})$/;
const FIRST_NUMBER = 2500;

/** One above the highest that was ever given. */
export function nextOrderNumber(orders: readonly Pick<Order, 'orderId'>[]): number {
  return Math.max(FIRST_NUMBER, ...orders.map(({ orderId }) => Number(NUMBER.exec(orderId)?.[1] ?? 0))) + 1;
}

/** The numbers of placed orders in an address: '2554.2555'. */
export function parsePlaced(text: string | null): readonly number[] {
  return text !== null && /^\d{1,9}(\.\d{1,9}){0,98}$/.test(text) ? text.split('.').map(Number) : [];
}

/** Whether a card that is valid until such a month ('08/29') is valid now: to its last day. */
export function isCurrentMonth(expires: string, now: Date): boolean {
  const [month = '', year = ''] = expires.split('/');
  return Number(`20${year}${month}`) >= now.getFullYear() * 100 + now.getMonth() + 1;
}
