import './shops.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Product, Shop } from '#mock-api/records/shop.ts';
import type { Route } from './+types/shops.route';
import { ProductPicture, toProductPath } from './product-parts.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  // Their pictures are not worth a failure.
  const products = toData(api.products.$get({}, { init })).catch((): Product[] => []);
  return { shops: load(Promise.all([toData(api.shops.$get({}, { init })), products])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-shops`: who sells, and what. */
export default function ShopsPage({ loaderData }: Route.ComponentProps) {
  return <Shops {...loaderData} />;
}

export function HydrateFallback() {
  return <Shops {...useFirstLook<typeof clientLoader>()} />;
}

function Shops({ shops }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Shops" note="Shops, customers and orders are invented. Nothing is sold and no money moves.">
      <LoadedPart loading={shops} skeleton={['rows']} missing="The shops could not be loaded.">
        {([loaded, products]) => <ShopList shops={loaded} products={products} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ShopList({ shops, products }: { shops: readonly Shop[]; products: readonly Product[] }) {
  const { t } = useText();
  const format = useFormatters();
  const list = useList(shops, {
    name: 'shops',
    columns: [
      { key: 'name', label: t('Name'), sort: ({ name }) => name, cell: ({ name }) => name },
      { key: 'products', label: t('Products'), isNumber: true, sort: ({ product }) => product, cell: ({ product }) => product },
      { key: 'balance', label: t('Balance'), isNumber: true, sort: ({ balance }) => balance, cell: ({ balance }) => format.usd(balance) },
    ],
    filters: [],
    initialSort: '-balance',
    keyOf: ({ id }) => String(id),
    textOf: ({ id, name }) => [name, ...products.flatMap((product) => (product.shop === id ? [product.name] : []))].join(' '),
    summary: (matches) => t('Worth {{amount}}', { amount: format.usd(matches.reduce((sum, { balance }) => sum + balance, 0)) }),
  });
  return (
    <DataList
      caption={t('Shops')}
      list={list}
      empty={t('There are no shops.')}
      cardOf={(shop) => (
        <article className="shop-card">
          <h2>{shop.name}</h2>
          <dl>
            <div>
              <dt>{t('Balance')}</dt>
              <dd>{format.wholeUsd(shop.balance)}</dd>
            </div>
            <div>
              <dt>{t('Products')}</dt>
              <dd>{format.count(shop.product)}</dd>
            </div>
          </dl>
          <ul>
            {products
              .filter((product) => product.shop === shop.id)
              .slice(0, 3)
              .map(({ id, name, image }) => (
                <li key={id}>
                  <Link to={toProductPath(id)}>
                    <ProductPicture picture={image} alt={name} />
                  </Link>
                </li>
              ))}
          </ul>
          <Link className="shop-card-all" to={`/ecommerce-products?shop=${shop.id}`}>
            {t('See what {{name}} sells', { name: shop.name })}
            <Icon name="arrow" size={16} />
          </Link>
        </article>
      )}
    />
  );
}
