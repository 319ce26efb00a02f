/** A line of an invoice. The price is of one piece, in USD. */
export interface InvoiceLine {
  readonly quantity: number;
  readonly price: number;
}

export interface InvoiceTotals {
  /** Of each line, in their order. */
  readonly amounts: readonly number[];
  readonly subTotal: number;
  readonly vat: number;
  readonly total: number;
}

const CENTS = 100;
/** Quantities have three decimals at most. */
const PARTS = 1000;

/** Sums in whole cents: each line is rounded as it is printed, so that what stands on paper adds up. VAT is on the goods and their shipping. */
export function computeInvoiceTotals(lines: readonly InvoiceLine[], shipping: number, vatPercent: number): InvoiceTotals {
  const amounts = lines.map(({ quantity, price }) => Math.round((Math.round(quantity * PARTS) * toCents(price)) / PARTS));
  const subTotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const net = subTotal + toCents(shipping);
  const vat = Math.round((net * Math.round(vatPercent * CENTS)) / (CENTS * CENTS));
  return { amounts: amounts.map(toUsd), subTotal: toUsd(subTotal), vat: toUsd(vat), total: toUsd(net + vat) };
}

const toCents = (usd: number) => Math.round(usd * CENTS);
const toUsd = (cents: number) => cents / CENTS;
