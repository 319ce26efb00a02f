import './invoices.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { company } from '#app/components/company-content.ts';
import { contactDetails } from '#app/components/contact-details.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { BackLink } from '#app/components/section/back-link.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { useRecordName } from '#app/components/section/use-record-name.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { gridRoles } from '#app/ui/list/use-grid.ts';
import { Status } from '#app/ui/status/status.tsx';
import type { Invoice } from '#mock-api/records/invoice.ts';
import { computeInvoiceTotals } from '#protocol/invoice-totals.ts';
import type { Route } from './+types/invoice-detail.route';
import { tones } from './invoice-status.ts';

export const handle = { hydrate: 'at-once' };

/** The list says which invoices come before and after; without it there are just no links to them. */
export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  const all = toData(api.invoices.$get({}, init)).catch(() => []);
  return { invoice: load(Promise.all([toData(api.invoice[':id'].$get({ param: { id } }, init)), all])) };
}

/** `/invoices-detail/:id`: an invoice as it is sent, on one sheet of paper. */
export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return <InvoiceParts {...loaderData} />;
}

export function HydrateFallback() {
  return <InvoiceParts {...useFirstLook<typeof clientLoader>()} />;
}

function InvoiceParts({ invoice }: Partial<Route.ComponentProps['loaderData']>) {
  const number = useRecordName(invoice, ([record]) => record.invoiceID);
  return (
    <SectionFrame
      title="Invoice"
      {...(number && { name: number })}
      note="Customers and invoices are invented. Nobody owes anything."
      className="invoice-page"
    >
      <div className="invoice-page-body">
        <BackLink to="/invoices-list" label="All invoices" />
        <LoadedPart loading={invoice} skeleton={['figure', 'rows']} missing="The invoice could not be loaded.">
          {([loaded, all]) => (
            <>
              <InvoiceTools invoice={loaded} all={all} />
              <InvoiceSheet invoice={loaded} />
            </>
          )}
        </LoadedPart>
      </div>
    </SectionFrame>
  );
}

function InvoiceTools({ invoice, all }: { invoice: Invoice; all: readonly Invoice[] }) {
  const { t } = useText();
  const place = all.findIndex(({ id }) => id === invoice.id);
  // The list has the newest first.
  const [earlier, later] = [all[place + 1], all[place - 1]];
  return (
    <div className="invoice-tools">
      <nav aria-label={t('Other invoices')}>
        {earlier && place >= 0 && (
          <Button as={Link} to={`/invoices-detail/${earlier.id}`}>
            <Icon name="previous" size={16} />
            {t('Previous')} <span className="mono">{earlier.invoiceID}</span>
          </Button>
        )}
        {later && (
          <Button as={Link} to={`/invoices-detail/${later.id}`}>
            {t('Next')} <span className="mono">{later.invoiceID}</span>
            <Icon name="next" size={16} />
          </Button>
        )}
      </nav>
      <p className="dim">{t('To keep it as a PDF, print it and choose “Save as PDF” as the printer.')}</p>
      <Button isPrimary onClick={() => print()}>
        {t('Print')}
      </Button>
    </div>
  );
}

/** Said again where they are the elements' own: the lines of a phone are no table to the browser. */
const as = { ...gridRoles, table: { role: 'table' }, cell: { role: 'cell' } } as const;

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t, language } = useText();
  const format = useFormatters();
  const { items, shipping, vatPercent } = invoice.orderSummary;
  // Computed again from the lines: what is printed adds up.
  const totals = computeInvoiceTotals(items, shipping, vatPercent);
  const quantity = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 3 });
  return (
    <article className="invoice-sheet" aria-labelledby="invoice-number">
      <header>
        <div>
          <p>{company.name}</p>
          <p className="dim">{company.address}</p>
          <p className="dim">
            {t('VAT number')} {company.vat}
          </p>
          <p className="dim">{contactDetails.email}</p>
        </div>
        <div className="invoice-number">
          <h2 id="invoice-number">{invoice.invoiceID}</h2>
          <Status tone={tones[invoice.status]}>{t(invoice.status)}</Status>
        </div>
      </header>
      <dl className="invoice-facts">
        <Fact name={t('Billed to')} lines={[invoice.company, invoice.founder, invoice.billingAddress, invoice.email]} />
        <Fact name={t('Delivery')} lines={[invoice.shippingAddress]} />
        <Fact name={t('Payment method')} lines={[invoice.card]} />
        <Fact name={t('Date')} lines={[format.day(invoice.date)]} />
        <Fact name={t('Due')} lines={[format.day(invoice.dueDate)]} />
        <Fact name={t('Order')} lines={[invoice.orderId, format.day(invoice.orderDate)]} />
      </dl>
      <section
        className="invoice-scroll"
        aria-label={t('Lines of the invoice')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
      >
        <table {...as.table}>
          <thead {...as.rowgroup}>
            <tr {...as.row}>
              <th scope="col" {...as.columnheader}>
                {t('No.')}
              </th>
              <th scope="col" {...as.columnheader}>
                {t('Description')}
              </th>
              <th scope="col" {...as.columnheader}>
                {t('Quantity')}
              </th>
              <th scope="col" {...as.columnheader}>
                {t('Price')}
              </th>
              <th scope="col" {...as.columnheader}>
                {t('Line total')}
              </th>
            </tr>
          </thead>
          <tbody {...as.rowgroup}>
            {items.map(({ id, item, quantity: pieces, price }, index) => (
              <tr key={id} {...as.row}>
                <td {...as.cell} className="mono">
                  {id}
                </td>
                <th scope="row" {...as.rowheader}>
                  {item}
                </th>
                <td {...as.cell}>{quantity.format(pieces)}</td>
                <td {...as.cell}>{format.usd(price)}</td>
                <td {...as.cell}>{format.usd(totals.amounts[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className="invoice-totals">
        <div>
          <dt>{t('Subtotal')}</dt>
          <dd>{format.usd(totals.subTotal)}</dd>
        </div>
        <div>
          <dt>{t('Shipping')}</dt>
          <dd>{shipping === 0 ? t('free') : format.usd(shipping)}</dd>
        </div>
        <div>
          <dt>{t('VAT, {{share}}', { share: format.share(vatPercent / 100) })}</dt>
          <dd>{format.usd(totals.vat)}</dd>
        </div>
        <div>
          <dt>{t('Total')}</dt>
          <dd>{format.usd(totals.total)}</dd>
        </div>
      </dl>
      <footer>
        {vatPercent === 0 && <p>{t('Reverse charge: the customer accounts for VAT.')}</p>}
        <p>{t('A sample invoice: nothing is owed and nothing was sold.')}</p>
      </footer>
    </article>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
