import './products.css';
import { Link, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import type { Product, Shop } from '#mock-api/records/shop.ts';
import type { Route } from './+types/products.route';
import { calls, type ProductValues } from './product.ts';
import { createFilters } from './product-filters.ts';
import { Price, ProductCard, ProductPicture, RatingMark, toProductPath } from './product-parts.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  // The names of the shops are a filter alone: the products are shown without them.
  const shops = toData(api.shops.$get({}, { init })).catch((): Shop[] => []);
  return { products: load(Promise.all([toData(api.products.$get({}, { init })), shops])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-products`: people compare the creative kits and put them into the cart; as a list they are kept in order. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <Products {...loaderData} />;
}

export function HydrateFallback() {
  return <Products {...useFirstLook<typeof clientLoader>()} />;
}

function Products({ products }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Products" note="Shops, customers and orders are invented. Nothing is sold and no money moves.">
      <LoadedPart loading={products} skeleton={['rows']} missing="The products could not be loaded.">
        {([loaded, shops]) => <ProductList loaded={loaded} shops={shops} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ProductList({ loaded, shops }: { loaded: readonly Product[]; shops: readonly Shop[] }) {
  const text = useText();
  const { t, tData } = text;
  const format = useFormatters();
  const [query] = useSearchParams();
  const isTable = query.get('view') === 'list';
  const records = useRecords<ProductValues, Product>({ loaded, calls, toRow: (values, id) => ({ ...values, id }), nameOf: ({ name }) => name });
  const shopOf = (product: Product) => shops.find(({ id }) => id === product.shop)?.name ?? '';
  const columns: readonly Column<Product>[] = [
    {
      key: 'name',
      lang: 'en',
      label: t('Name'),
      sort: ({ name }) => name,
      cell: ({ id, name, image }) => (
        <Link className="product-line" to={toProductPath(id)}>
          <ProductPicture picture={image} alt="" />
          {name}
        </Link>
      ),
    },
    { key: 'category', label: t('Category'), sort: ({ category }) => tData(category), cell: ({ category }) => tData(category) },
    { key: 'shop', label: t('Shop'), from: 'medium', sort: shopOf, cell: shopOf },
    { key: 'rating', label: t('Rating'), isNumber: true, sort: ({ rating }) => rating, cell: (product) => <RatingMark {...product} /> },
    { key: 'price', label: t('Price'), isNumber: true, sort: ({ newPrice }) => newPrice, cell: (product) => <Price product={product} /> },
    {
      key: 'before',
      label: t('Old price'),
      isNumber: true,
      from: 'medium',
      text: ({ oldPrice }) => oldPrice,
      isNamedInCard: true,
      cell: ({ oldPrice }) => format.usd(oldPrice),
    },
    {
      key: 'offer',
      label: t('Offer'),
      isNumber: true,
      sort: ({ offer }) => offer,
      isNamedInCard: true,
      cell: ({ offer, isOffer }) => (isOffer ? format.change(-offer) : '–'),
    },
  ];
  const filters = createFilters({ text, products: records.rows, shops });
  const list = useList(records.rows, {
    name: 'products',
    columns,
    filters,
    sizes: [12, 24, 48],
    keep: ['view'],
    initialSort: '-rating',
    card: ['name', 'price', 'category', 'rating', 'before', 'offer', 'shop'],
    keyOf: ({ id }) => String(id),
    textOf: (product) => [product.name, tData(product.category), shopOf(product), ...product.features].join(' '),
  });
  const toView = (view: string | undefined) => {
    const search = new URLSearchParams(query);
    if (view) search.set('view', view);
    else search.delete('view');
    return { search: String(search) };
  };
  return (
    <DataList
      caption={t('Products')}
      list={list}
      empty={t('There are no products.')}
      {...(isTable
        ? {
            bulkActions: [{ label: t('Delete'), run: (rows: readonly Product[]) => void records.remove(rows) }],
            actionsOf: (product: Product) => (
              <>
                <IconButton as={Link} label={t('Edit {{name}}', { name: product.name })} to={`/ecommerce-add-product/${product.id}`}>
                  <Icon name="edit" size={16} />
                </IconButton>
                <IconButton label={t('Delete {{name}}', { name: product.name })} onClick={() => void records.remove([product])}>
                  <Icon name="bin" size={16} />
                </IconButton>
              </>
            ),
          }
        : { cardOf: (product: Product) => <ProductCard product={product} /> })}
    >
      <Button as={Link} to={toView(isTable ? undefined : 'list')} preventScrollReset>
        {isTable ? t('Show as cards') : t('Show as a list')}
      </Button>
      <Button as={Link} to="/ecommerce-cart">
        {t('Cart')}
      </Button>
      <Button as={Link} isPrimary to="/ecommerce-add-product">
        {t('Add a product')}
        <Icon name="plus" size={16} />
      </Button>
    </DataList>
  );
}
