import './shops.css';
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
import { amount, day, email, type Fields, line, number } from '#app/components/record/fields.ts';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { Customer } from '#mock-api/records/shop.ts';
import type { Route } from './+types/customers.route';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { customers: load(toData(api.customers.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-customers`: who buys, and what they have left. */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return <Customers {...loaderData} />;
}

export function HydrateFallback() {
  return <Customers {...useFirstLook<typeof clientLoader>()} />;
}

function Customers({ customers }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Customers" note="Shops, customers and orders are invented. Nothing is sold and no money moves.">
      <LoadedPart loading={customers} skeleton={['rows']} missing="The customers could not be loaded.">
        {(loaded) => <CustomerList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

type CustomerValues = Omit<Customer, 'id'>;

const fields: Fields<CustomerValues> = {
  username: line('Full name', 'Please enter the name.'),
  company: line('Company'),
  email: email('E-mail', 'Please enter the e-mail address.'),
  phone: line('Phone', undefined, { control: 'tel', maxLength: 40 }),
  address: { ...line('Address'), isWide: true },
  rating: number('Rating, 0 to 5', 'Please enter the rating.', { most: 5, digits: 1 }),
  walletBalance: amount('Balance in US dollars', 'Please enter the balance.'),
  joiningDate: day('Customer since', 'Please enter the day they joined.'),
};

const calls = {
  add: (json: CustomerValues) => toData(api.add.customer.$post({ json })),
  update: (json: Partial<CustomerValues> & Pick<Customer, 'id'>) => toData(api.update.customer.$put({ json })),
  remove: (id: number) => toData(api.delete.customer.$delete({ header: { customer: String(id) } })),
};

/** Least ratings offered as filters. */
const RATINGS = [4.5, 4, 3.5];

function CustomerList({ loaded }: { loaded: readonly Customer[] }) {
  const { t, language } = useText();
  const format = useFormatters();
  const records = useRecords<CustomerValues, Customer>({ loaded, calls, toRow: (values, id) => ({ ...values, id }), nameOf: (row) => row.username });
  const toRating = (rating: number) => new Intl.NumberFormat(language.tag, { minimumFractionDigits: 1 }).format(rating);
  const columns: readonly Column<Customer>[] = [
    { key: 'name', label: t('Full name'), sort: ({ username }) => username, cell: ({ username }) => username },
    { key: 'company', label: t('Company'), sort: ({ company }) => company, cell: ({ company }) => company },
    {
      key: 'contact',
      label: t('Contact'),
      className: 'customer-contact',
      sort: (customer) => customer.email,
      text: ({ email: mail, phone }) => [mail, phone].filter(Boolean).join(', '),
      cell: ({ email: mail, phone }) => (
        <>
          <a href={`mailto:${mail}`}>
            {mail.split('@')[0]}
            <wbr />@{mail.split('@')[1]}
          </a>
          <span className="mono">{phone}</span>
        </>
      ),
    },
    { key: 'address', label: t('Address'), from: 'wide', cell: ({ address }) => address },
    {
      key: 'rating',
      label: t('Rating'),
      isNumber: true,
      from: 'medium',
      sort: ({ rating }) => rating,
      isNamedInCard: true,
      cell: ({ rating }) => toRating(rating),
    },
    {
      key: 'balance',
      label: t('Balance'),
      isNumber: true,
      sort: ({ walletBalance }) => walletBalance,
      cell: ({ walletBalance }) => format.usd(walletBalance),
    },
    {
      key: 'since',
      label: t('Customer since'),
      className: 'customer-since',
      from: 'medium',
      sort: ({ joiningDate }) => joiningDate,
      isNamedInCard: true,
      cell: ({ joiningDate }) => format.day(joiningDate),
    },
  ];
  const filters: readonly Filter<Customer>[] = [
    {
      key: 'rating',
      label: t('Rating'),
      all: t('Any rating'),
      options: RATINGS.map((rating) => ({ value: String(rating), text: t('{{rating}} and more', { rating: toRating(rating) }) })),
      matches: ({ rating }, least) => rating >= Number(least),
    },
  ];
  const list = useList(records.rows, {
    name: 'customers',
    columns,
    filters,
    initialSort: '-since',
    card: ['name', 'balance', 'company', 'rating', 'contact', 'since', 'address'],
    keyOf: ({ id }) => String(id),
    textOf: ({ username, company, phone, address, email: mail }) => [username, company, phone, address, mail].join(' '),
  });
  return (
    <RecordList
      caption={t('Customers')}
      list={list}
      records={records}
      fields={fields}
      blank={{ joiningDate: toToday(), walletBalance: 0 }}
      text={{ add: t('Add a customer'), edit: t('Edit the customer'), empty: t('There are no customers.') }}
    />
  );
}
