import './invoices.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import type { Filter } from '#app/components/list/list-view.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import { type Invoice, invoiceStatuses } from '#mock-api/records/invoice.ts';
import type { Route } from './+types/invoices-list.route';
import { tones } from './invoice-status.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { invoices: load(toData(api.invoices.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/invoices-list`: what customers owe, and what they have paid. */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return <Invoices {...loaderData} />;
}

export function HydrateFallback() {
  return <Invoices {...useFirstLook<typeof clientLoader>()} />;
}

function Invoices({ invoices }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Invoices" note="Customers and invoices are invented. Nobody owes anything.">
      <LoadedPart loading={invoices} skeleton={['figure', 'rows']} missing="The invoices could not be loaded.">
        {(loaded) => <InvoiceList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

/** Days that can be looked back. */
const PERIODS = [7, 30, 90];
const DAY_MS = 86_400_000;

/** In whole cents: sums of amounts that have them. */
const sum = (invoices: readonly Invoice[]) => invoices.reduce((total, { invoicePrice }) => total + Math.round(invoicePrice * 100), 0) / 100;

function InvoiceList({ loaded }: { loaded: readonly Invoice[] }) {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<Invoice>[] = [
    {
      key: 'invoice',
      label: t('Invoice'),
      className: 'mono',
      sort: ({ invoiceID }) => invoiceID,
      cell: ({ id, invoiceID }) => <Link to={`/invoices-detail/${id}`}>{invoiceID}</Link>,
    },
    { key: 'company', label: t('Company'), sort: ({ company }) => company, cell: ({ company }) => company },
    { key: 'contact', label: t('Contact'), sort: ({ founder }) => founder, cell: ({ founder }) => founder },
    {
      key: 'date',
      label: t('Date'),
      sort: ({ date }) => date,
      isNamedInCard: true,
      cell: ({ date }) => format.day(date),
    },
    {
      key: 'due',
      label: t('Due'),
      sort: ({ dueDate }) => dueDate,
      isNamedInCard: true,
      cell: ({ dueDate }) => format.day(dueDate),
    },
    {
      key: 'total',
      label: t('Total'),
      isNumber: true,
      sort: ({ invoicePrice }) => invoicePrice,
      cell: ({ invoicePrice }) => format.usd(invoicePrice),
    },
    {
      key: 'status',
      label: t('Status'),
      sort: ({ status }) => status,
      cell: ({ status }) => <Status tone={tones[status]}>{t(status)}</Status>,
    },
  ];
  const filters: readonly Filter<Invoice>[] = [
    {
      key: 'period',
      label: t('Date'),
      all: t('Any time'),
      options: PERIODS.map((n) => ({ value: String(n), text: t('Last {{n}} days', { n }) })),
      matches: ({ date }, days) => Date.parse(date) > Date.now() - (Number(days) + 1) * DAY_MS,
    },
    {
      key: 'status',
      label: t('Status'),
      all: t('Any status'),
      options: invoiceStatuses.map((status) => ({ value: status, text: t(status) })),
      matches: ({ status }, wanted) => status === wanted,
    },
  ];
  const list = useList(loaded, {
    name: 'invoices',
    columns,
    filters,
    initialSort: '-date',
    card: ['company', 'total', 'invoice', 'status', 'date', 'due', 'contact'],
    keyOf: ({ id }) => String(id),
    textOf: ({ invoiceID, company, founder, orderId, status, orderSummary }) =>
      [invoiceID, company, founder, orderId, t(status), ...orderSummary.items.map(({ item }) => item)].join(' '),
    summary: (matches) => t('Worth {{amount}}', { amount: format.usd(sum(matches)) }),
  });
  return (
    <>
      <dl className="invoice-figures">
        {(['Overdue', 'Open', 'Paid', 'Refunded'] as const).map((status) => {
          const some = loaded.filter((invoice) => invoice.status === status);
          return (
            <div key={status}>
              <dt>{t(status)}</dt>
              <dd>
                <strong>{format.usd(sum(some))}</strong>
                <Link to={{ search: list.toSearch({ chosen: { status } }) }} preventScrollReset>
                  {t('Invoices: {{n}}', { n: format.count(some.length) })}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      <DataList caption={t('Invoices')} list={list} empty={t('There are no invoices.')} />
    </>
  );
}
