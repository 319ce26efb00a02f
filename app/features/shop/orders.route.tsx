import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { toToday } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import type { Filter } from '#app/components/list/list-view.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Customer, Order, Product } from '#mock-api/records/shop.ts';
import type { Route } from './+types/orders.route';
import { calls, methods, type OrderValues, statuses, toFields, tones } from './order.ts';
import { toProductPath } from './product-parts.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  // What customers and products are for here, links and choices, is not worth a failure.
  const customers = toData(api.customers.$get({}, { init })).catch((): Customer[] => []);
  const products = toData(api.products.$get({}, { init })).catch((): Product[] => []);
  return { orders: load(Promise.all([toData(api.orders.$get({}, { init })), customers, products])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-orders`: who bought which creative kit. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <Orders {...loaderData} />;
}

export function HydrateFallback() {
  return <Orders {...useFirstLook<typeof clientLoader>()} />;
}

function Orders({ orders }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Customer orders" note="Shops, customers and orders are invented. Nothing is sold and no money moves.">
      <LoadedPart loading={orders} skeleton={['rows']} missing="The orders could not be loaded.">
        {([loaded, customers, products]) => <OrderList loaded={loaded} customers={customers} products={products} />}
      </LoadedPart>
    </SectionFrame>
  );
}

type OrderListProps = Readonly<{ loaded: readonly Order[]; customers: readonly Customer[]; products: readonly Product[] }>;

function OrderList({ loaded, customers, products }: OrderListProps) {
  const { t, tData } = useText();
  const format = useFormatters();
  const records = useRecords<OrderValues, Order>({ loaded, calls, toRow: (values, id) => ({ ...values, id }), nameOf: ({ orderId }) => orderId });
  const columns: readonly Column<Order>[] = [
    { key: 'order', label: t('No.'), className: 'mono', sort: ({ orderId }) => orderId, cell: ({ orderId }) => orderId },
    {
      key: 'name',
      label: t('Billing name'),
      sort: ({ billingName }) => billingName,
      cell: ({ billingName }) =>
        customers.some(({ username }) => username === billingName) ? (
          <Link to={`/ecommerce-customers?find=${encodeURIComponent(billingName)}`}>{billingName}</Link>
        ) : (
          billingName
        ),
    },
    {
      key: 'product',
      lang: 'en',
      label: t('Product'),
      sort: ({ product }) => product,
      cell: ({ product }) => {
        const known = products.find(({ name }) => name === product);
        return known ? <Link to={toProductPath(known.id)}>{product}</Link> : product;
      },
    },
    {
      key: 'date',
      label: t('Date'),
      // Within a day by number: which one came later.
      sort: ({ orderDate, orderId }) => `${orderDate} ${orderId}`,
      text: ({ orderDate }) => orderDate,
      cell: ({ orderDate }) => format.day(orderDate),
    },
    { key: 'total', label: t('Total'), isNumber: true, sort: ({ total }) => total, cell: ({ total }) => format.usd(total) },
    {
      key: 'payment',
      label: t('Payment'),
      sort: ({ paymentStatus }) => paymentStatus,
      cell: ({ paymentStatus }) => <Status tone={tones[paymentStatus]}>{t(paymentStatus)}</Status>,
    },
    {
      key: 'method',
      label: t('Payment method'),
      from: 'medium',
      sort: ({ paymentMethod }) => paymentMethod,
      cell: ({ paymentMethod }) => tData(methods[paymentMethod]),
    },
  ];
  const filters: readonly Filter<Order>[] = [
    {
      key: 'payment',
      label: t('Payment'),
      all: t('All payments'),
      options: statuses.map((status) => ({ value: status, text: t(status) })),
      matches: ({ paymentStatus }, wanted) => paymentStatus === wanted,
    },
    {
      key: 'method',
      label: t('Payment method'),
      all: t('All methods'),
      options: Object.entries(methods).map(([value, text]) => ({ value, text: tData(text) })),
      matches: ({ paymentMethod }, wanted) => paymentMethod === wanted,
    },
  ];
  const list = useList(records.rows, {
    name: 'orders',
    columns,
    filters,
    initialSort: '-date',
    card: ['name', 'total', 'product', 'payment', 'order', 'date', 'method'],
    keyOf: ({ id }) => String(id),
    textOf: (order) =>
      [order.orderId, order.billingName, order.product, t(order.paymentStatus), order.paymentMethod, format.day(order.orderDate)].join(' '),
    summary: (matches) => t('Worth {{amount}}', { amount: format.usd(matches.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100) }),
  });
  const isEditing = list.view.edit !== undefined;
  const toChoices = () => ({
    // Those of orders too: who ordered once need not be a customer, and products come to an end.
    names: [...customers.map(({ username }) => username), ...records.rows.map(({ billingName }) => billingName)],
    products: [...products.map(({ name }) => name), ...records.rows.map(({ product }) => product)].filter(Boolean),
  });
  return (
    <RecordList
      caption={t('Customer orders')}
      list={list}
      records={records}
      fields={toFields(isEditing ? toChoices() : { names: [], products: [] })}
      blank={{ orderDate: toToday() }}
      text={{ add: t('Add an order'), edit: t('Edit the order'), empty: t('There are no orders.') }}
    />
  );
}
