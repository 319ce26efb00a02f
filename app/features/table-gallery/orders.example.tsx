import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { toUndo } from '#app/components/list/to-undo.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import type { Column } from '#app/ui/list/table.tsx';
import { Status, type Tone } from '#app/ui/status/status.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { Order } from '#mock-api/records/shop.ts';
import { ExampleData } from './example-data.tsx';

type Values = Omit<Order, 'id'>;

const calls = {
  add: (json: Values) => toData(api.add.order.$post({ json })),
  update: (json: Partial<Values> & Pick<Order, 'id'>) => toData(api.update.order.$put({ json })),
  remove: (id: number) => toData(api.delete.order.$delete({ header: { order: String(id) } })),
};

const states = { Paid: 'good', Chargeback: 'bad', Refund: 'waiting' } as const satisfies Record<Order['paymentStatus'], Tone>;

function Orders({ loaded }: { loaded: readonly Order[] }) {
  const { t } = useText();
  const format = useFormatters();
  const records = useRecords<Values, Order>({ loaded, calls, toRow: (values, id) => ({ ...values, id }), nameOf: ({ orderId }) => orderId });
  const columns: readonly Column<Order>[] = [
    { key: 'no', label: t('No.'), className: 'mono', sort: ({ orderId }) => orderId, cell: ({ orderId }) => orderId },
    { key: 'who', label: t('Billing name'), sort: ({ billingName }) => billingName, cell: ({ billingName }) => billingName },
    { key: 'what', lang: 'en', label: t('Product'), sort: ({ product }) => product, cell: ({ product }) => product },
    { key: 'when', label: t('Date'), sort: ({ orderDate }) => orderDate, cell: ({ orderDate }) => format.day(orderDate) },
    { key: 'total', label: t('Total'), isNumber: true, sort: ({ total }) => total, cell: ({ total }) => format.usd(total) },
    {
      key: 'payment',
      label: t('Payment'),
      sort: ({ paymentStatus }) => t(paymentStatus),
      cell: ({ paymentStatus }) => <Status tone={states[paymentStatus]}>{t(paymentStatus)}</Status>,
    },
  ];
  const options = (['Paid', 'Chargeback', 'Refund'] as const).map((value) => ({ value, text: t(value) }));
  const list = useList(records.rows, {
    name: 'orders-example',
    columns,
    filters: [
      { key: 'payment', label: t('Payment'), all: t('All payments'), options, matches: ({ paymentStatus }, wanted) => paymentStatus === wanted },
      {
        key: 'from',
        label: t('Total'),
        all: t('Any price'),
        options: [500, 1000, 2000].map((least) => ({ value: String(least), text: t('From {{amount}}', { amount: format.wholeUsd(least) }) })),
        matches: ({ total }, least) => total >= Number(least),
      },
    ],
    initialSort: '-when',
    card: ['who', 'total', 'what', 'payment', 'no', 'when'],
    keyOf: ({ id }) => String(id),
    textOf: ({ orderId, billingName, product }) => `${orderId} ${billingName} ${product}`,
    summary: (matches) => t('Worth {{amount}}', { amount: format.usd(matches.reduce((sum, { total }) => sum + total, 0)) }),
  });
  const setStatus = async (rows: readonly Order[], toStatus: (row: Order) => Order['paymentStatus']) => {
    await Promise.all(rows.map((row) => records.update(row.id, { paymentStatus: toStatus(row) }, { isQuiet: true })));
  };
  const refund = async (rows: readonly Order[]) => {
    await setStatus(rows, () => 'Refund');
    const text = t('Refunded: {{n}}', { n: format.count(rows.length) });
    const action = toUndo(t, text, () => void setStatus(rows, ({ paymentStatus }) => paymentStatus));
    void showToast({ text, action, closeLabel: t('Close') });
  };
  return (
    <DataList
      caption={t('Customer orders')}
      list={list}
      empty={t('There are no orders.')}
      bulkActions={[
        { label: t('Refund these'), run: (rows) => void refund(rows) },
        { label: t('Delete'), run: (rows) => void records.remove(rows) },
      ]}
    />
  );
}

export const example: Example = {
  name: 'A list that is its definition',
  Live: () => <ExampleData call={() => toData(api.orders.$get())}>{(orders) => <Orders loaded={orders} />}</ExampleData>,
  properties: {
    'useList(rows, definition)': 'Searches, filters, sorts and cuts into pages; the view is in the address, so Back undoes it and a link shares it.',
    'columns: Column<Row>[]':
      'Hidden and sized in the menu “Columns”, by the edge of a head, or by Shift and an arrow key; remembered on this device.',
    'filters: Filter<Row>[]': 'A select each: its parameter, its choices, and what matches.',
    'bulkActions: { label, run(rows) }[]': 'With them rows have boxes. What is selected can be saved as CSV too.',
    'summary?(matches)': 'A sentence about all matches, beside their number.',
    'useRecords(…)': 'Shows a change before it is answered, and takes it back with the sentence of the backend.',
  },
  keyboard: {
    Tab: 'To the grid, and past it.',
    'Arrow keys, Home, End, Page up, Page down': 'Among the cells.',
    'Space, Ctrl+A': 'Selects a row, all rows of the page.',
    'Enter, Space': 'On a head: sorts by it.',
    'Shift+Left, Shift+Right': 'On a head: narrower, wider.',
  },
};
