import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { type Column, Table } from '#app/ui/list/table.tsx';
import type { Customer } from '#mock-api/records/shop.ts';
import { ExampleData } from './example-data.tsx';

const SHOWN = 6;

function Customers({ customers }: { customers: readonly Customer[] }) {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<Customer>[] = [
    { key: 'name', label: t('Full name'), cell: ({ username }) => username },
    { key: 'company', label: t('Company'), cell: ({ company }) => company },
    {
      key: 'rating',
      label: t('Rating'),
      isNumber: true,
      isNamedInCard: true,
      cell: ({ rating }) => format.count(rating),
    },
    { key: 'balance', label: t('Balance'), isNumber: true, cell: ({ walletBalance }) => format.usd(walletBalance) },
  ];
  return (
    <Table
      isStatic
      caption={t('Customers, as cards where the screen is narrow')}
      columns={columns}
      rows={customers.slice(0, SHOWN)}
      keyOf={({ id }) => String(id)}
      card={['name', 'balance', 'company', 'rating']}
    />
  );
}

export const example: Example = {
  name: 'Rows as cards on a phone',
  Live: () => <ExampleData call={() => toData(api.customers.$get())}>{(customers) => <Customers customers={customers} />}</ExampleData>,
  properties: {
    'card?: string[]': 'Keys of columns in the order of a card, two a line: the first line leads. Make the window narrower than 678 px to see it.',
    'isNamedInCard?: boolean': 'Of a column: in a card its label stands before the figure; wide screens have the head for that.',
  },
  keyboard: {},
};
