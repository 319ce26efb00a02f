import './cart.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { CartLine, Product } from '#mock-api/records/shop.ts';
import type { Route } from './+types/cart.route';
import { loadCart } from './cart.ts';
import { CartTotals, EmptyCart } from './cart-totals.tsx';
import { ProductPicture, toProductPath } from './product-parts.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { cart: load(loadCart(request.signal)) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-cart`: what is going to be ordered, how many of each, and what it comes to. */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  return <Cart {...loaderData} />;
}

export function HydrateFallback() {
  return <Cart {...useFirstLook<typeof clientLoader>()} />;
}

function Cart({ cart }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Cart" note="Shops, customers and orders are invented. Nothing is sold and no money moves.">
      <LoadedPart loading={cart} skeleton={['rows']} missing="The cart could not be loaded.">
        {([lines, products]) => <CartLines loaded={lines} products={products} />}
      </LoadedPart>
    </SectionFrame>
  );
}

type LineValues = Omit<CartLine, 'id'>;

const calls = {
  add: (json: LineValues) => toData(api.add.cart.$post({ json })),
  update: (json: Partial<LineValues> & Pick<CartLine, 'id'>) => toData(api.update.cart.$put({ json })),
  remove: (id: number) => toData(api.delete.cart.$delete({ header: { cart: String(id) } })),
};

function CartLines({ loaded, products }: { loaded: readonly CartLine[]; products: readonly Product[] }) {
  const { t } = useText();
  const format = useFormatters();
  const byId = new Map(products.map((product) => [product.id, product]));
  const nameOf = (line: LineValues) => byId.get(line.product)?.name ?? t('No longer sold');
  const { rows, update, remove } = useRecords<LineValues, CartLine>({
    loaded,
    calls,
    toRow: (values, id) => ({ ...values, id }),
    nameOf,
    isQuiet: true,
  });
  if (rows.length === 0) return <EmptyCart />;
  const sold = rows.flatMap((line) => {
    const product = byId.get(line.product);
    return product ? [{ ...line, product }] : [];
  });
  return (
    <div className="cart">
      <ul className="cart-lines" aria-label={t('Cart')}>
        {rows.map((line) => {
          const product = byId.get(line.product);
          return (
            <li key={line.id} className="cart-line">
              {product ? <ProductPicture picture={product.image} color={line.color} alt="" /> : <span />}
              <div className="cart-line-name fine-links">
                {product ? (
                  <Link to={toProductPath(product.id, line.color)} lang="en">
                    {product.name}
                  </Link>
                ) : (
                  nameOf(line)
                )}
                <p className="dim">{t(line.color)}</p>
                {product && <p className="dim">{t('{{price}} each', { price: format.usd(product.newPrice) })}</p>}
              </div>
              {product && <QuantityStepper name={product.name} value={line.quantity} onChange={(quantity) => void update(line.id, { quantity })} />}
              <p className="cart-line-total">{product && format.usd((Math.round(product.newPrice * 100) * line.quantity) / 100)}</p>
              <IconButton label={t('Remove {{name}} from the cart', { name: nameOf(line) })} onClick={() => void remove([line])}>
                <Icon name="bin" size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <section className="cart-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{t('What it comes to')}</h2>
        <CartTotals lines={sold} />
        {sold.length > 0 && (
          <Button as={Link} isPrimary to="/ecommerce-checkout">
            {t('To the checkout')}
            <Icon name="arrow" />
          </Button>
        )}
        <Button as={Link} to="/ecommerce-products">
          {t('Keep looking')}
        </Button>
      </section>
    </div>
  );
}
