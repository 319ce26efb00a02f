import { useNavigate } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useText } from '#app/i18n/use-text.ts';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { CartLine, Color, Product } from '#mock-api/records/shop.ts';

/** Of one line of the cart. */
export const MOST = 99;

/** The lines of the cart, and what they are lines of. */
export function loadCart(signal: AbortSignal): Promise<readonly [readonly CartLine[], readonly Product[]]> {
  const init = { init: { signal } };
  return Promise.all([toData(api.cart.$get({}, init)), toData(api.products.$get({}, init))]);
}

type Choice = Pick<CartLine, 'product' | 'color' | 'quantity'>;

/** The line that is to be changed when something is put into the cart: the same product in the same colour is one line. Undefined: a new one. */
export function findLine(lines: readonly CartLine[], { product, color }: Pick<Choice, 'product' | 'color'>): CartLine | undefined {
  return lines.find((line) => line.product === product && line.color === color);
}

export interface Totals {
  /** How many licences. */
  readonly count: number;
  /** At the old prices. */
  readonly subtotal: number;
  /** What the offers take off. */
  readonly discount: number;
  readonly total: number;
}

/** Counted in cents: sums of fractions of a dollar would not be right to the cent. */
export function toTotals(lines: readonly { readonly quantity: number; readonly product: Pick<Product, 'oldPrice' | 'newPrice'> }[]): Totals {
  const sum = (priceOf: (product: Pick<Product, 'oldPrice' | 'newPrice'>) => number) =>
    lines.reduce((cents, { product, quantity }) => cents + Math.round(priceOf(product) * 100) * quantity, 0);
  const [before, after] = [sum(({ oldPrice }) => oldPrice), sum(({ newPrice }) => newPrice)];
  return {
    count: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: before / 100,
    discount: (before - after) / 100,
    total: after / 100,
  };
}

/** Puts a product into the cart and says so; what was refused can be tried again. */
export function usePutIntoCart() {
  const { t, tData } = useText();
  const navigate = useNavigate();
  const closeLabel = t('Close');
  return async function put(product: Pick<Product, 'id' | 'name'>, color: Color, quantity = 1): Promise<void> {
    try {
      const line = findLine(await toData(api.cart.$get()), { product: product.id, color });
      if (line) await toData(api.update.cart.$put({ json: { id: line.id, quantity: Math.min(MOST, line.quantity + quantity) } }));
      else await toData(api.add.cart.$post({ json: { product: product.id, color, quantity } }));
      const action = { label: t('See the cart'), run: () => void navigate('/ecommerce-cart') };
      void showToast({ text: t('{{name}} is in the cart.', { name: product.name }), action, closeLabel });
    } catch (error) {
      const action = { label: t('Try again'), run: () => void put(product, color, quantity) };
      void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, action, closeLabel });
    }
  };
}
