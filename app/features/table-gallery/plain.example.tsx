import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { type Column, Table } from '#app/ui/list/table.tsx';
import type { Shop } from '#mock-api/records/shop.ts';
import { ExampleData } from './example-data.tsx';

function Shops({ shops }: { shops: readonly Shop[] }) {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<Shop>[] = [
    { key: 'name', label: t('Shop'), cell: ({ name }) => name },
    {
      key: 'products',
      label: t('Products'),
      isNumber: true,
      isNamedInCard: true,
      cell: ({ product }) => format.count(product),
    },
    { key: 'balance', label: t('Balance'), isNumber: true, cell: ({ balance }) => format.usd(balance) },
  ];
  return (
    <Table
      isStatic
      isCaptionShown
      caption={t('What each shop sells, and what it has earned.')}
      columns={columns}
      rows={shops}
      keyOf={({ id }) => String(id)}
      card={['name', 'balance', 'products']}
    />
  );
}

export const example: Example = {
  name: 'Plain',
  Live: () => <ExampleData call={() => toData(api.shops.$get())}>{(shops) => <Shops shops={shops} />}</ExampleData>,
  properties: {
    'isStatic?: boolean': 'Nothing in it is operated: a table for screen readers, and no stop of Tab. Without it the table is a grid.',
    'isCaptionShown?: boolean': 'The caption stands above; else it is for screen readers alone.',
    'columns[0]': 'Names the row: a head of its own for screen readers.',
    'columns[].isNumber?: boolean': 'Aligned at the right, in figures of one width.',
  },
  keyboard: {},
};
