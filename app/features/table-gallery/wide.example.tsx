import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { type Column, Table } from '#app/ui/list/table.tsx';
import type { Customer } from '#mock-api/records/shop.ts';
import { ExampleData } from './example-data.tsx';

const SHOWN = 8;

function Customers({ customers }: { customers: readonly Customer[] }) {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<Customer>[] = [
    { key: 'name', label: t('Full name'), cell: ({ username }) => username },
    { key: 'company', label: t('Company'), cell: ({ company }) => company },
    { key: 'email', label: t('E-mail'), cell: ({ email }) => email },
    { key: 'phone', label: t('Phone'), cell: ({ phone }) => phone },
    { key: 'address', label: t('Address'), cell: ({ address }) => address },
    { key: 'rating', label: t('Rating'), isNumber: true, cell: ({ rating }) => format.count(rating) },
    { key: 'balance', label: t('Balance'), isNumber: true, cell: ({ walletBalance }) => format.usd(walletBalance) },
    { key: 'since', label: t('Customer since'), cell: ({ joiningDate }) => format.day(joiningDate) },
  ];
  return (
    <Table
      isStatic
      looks={['wide']}
      caption={t('Customers with all that is known of them')}
      columns={columns}
      rows={customers.slice(0, SHOWN)}
      keyOf={({ id }) => String(id)}
    />
  );
}

export const example: Example = {
  name: 'Wider than the page',
  Live: () => <ExampleData call={() => toData(api.customers.$get())}>{(customers) => <Customers customers={customers} />}</ExampleData>,
  properties: {
    "looks: ['wide']": 'Keeps its columns on every screen, and scrolls by itself: the page does not. Its region is named by the caption.',
  },
  keyboard: { Tab: 'To the table as a whole.', 'Arrow keys': 'Scroll it.' },
};
