import './checkout.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { choice, email, type Fields, line, type Problem, type RecordField } from '#app/components/record/fields.ts';
import { LeaveQuestion } from '#app/components/record/leave-question.tsx';
import { parseRecord, RecordFields, toEntries } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useSession } from '#app/components/session/use-session.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { MaskedInput } from '#app/ui/form/masked-input.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Wizard } from '#app/ui/form/wizard.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { CartLine, Order, Product } from '#mock-api/records/shop.ts';
import type { Route } from './+types/checkout.route';
import { loadCart, toTotals } from './cart.ts';
import { CartTotals, EmptyCart } from './cart-totals.tsx';
import { isCurrentMonth, nextOrderNumber, parsePlaced } from './checkout-rules.ts';
import { methods } from './order.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { cart: load(loadCart(request.signal)) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-checkout`: address, payment, review; then the numbers of the orders. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <Checkout {...loaderData} />;
}

export function HydrateFallback() {
  return <Checkout />;
}

function Checkout({ cart }: Partial<Route.ComponentProps['loaderData']>) {
  const placed = parsePlaced(useSearchParams()[0].get('placed'));
  return (
    <SectionFrame
      title="Checkout"
      heading={placed.length > 0 ? 'Your sample orders are placed.' : 'Checkout'}
      note="A sample: nothing is sold, no money moves, and nobody sees what you type."
    >
      {placed.length > 0 ? (
        <Placed numbers={placed} />
      ) : (
        <LoadedPart loading={cart} skeleton={['form']} missing="The cart could not be loaded.">
          {([lines, products]) => <CheckoutSteps lines={lines} products={products} />}
        </LoadedPart>
      )}
    </SectionFrame>
  );
}

function Placed({ numbers }: { numbers: readonly number[] }) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // In the place of the form that was sent; a page that is loaded takes no focus.
  const isFresh = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  return (
    <section className="checkout-placed" aria-labelledby="placed-heading">
      <h2 id="placed-heading" ref={heading} tabIndex={-1}>
        {t('Your sample orders: {{n}}', { n: numbers.length })}
      </h2>
      <p>{t('Nothing was sold and no money moved. Each product is an order of its own, so that each can be refunded alone.')}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link to={`/ecommerce-orders?find=SK${number}`}>#SK{number}</Link>
          </li>
        ))}
      </ul>
      <Button as={Link} isPrimary to="/ecommerce-orders">
        {t('See the orders')}
        <Icon name="arrow" />
      </Button>
    </section>
  );
}

const address = {
  name: line('Full name', 'Please enter the name.', { autoComplete: 'name' }),
  email: email('E-mail', 'Please enter the e-mail address.'),
  street: line('Street and number', 'Please enter the street.', { autoComplete: 'address-line1' }),
  postCode: line('Post code', 'Please enter the post code.', { autoComplete: 'postal-code', maxLength: 12 }),
  city: line('City', 'Please enter the city.', { autoComplete: 'address-level2' }),
  country: line('Country', 'Please enter the country.', { autoComplete: 'country-name' }),
};

const payment = { method: choice('Payment method', ['Mastercard', 'Visa', 'Paypal', 'COD'], (method) => methods[method]) };

const masked = (label: Label, missing: Label, wrong: Label, mask: string, pattern: RegExp): RecordField<string> => ({
  ...line(label, missing, { rule: { pattern, wrong } }),
  draw: (name, texts) => (
    <Field {...texts}>
      <MaskedInput name={name} mask={mask} />
    </Field>
  ),
});

/** Checked and then forgotten: no part of an order. */
const card = {
  number: masked('Card number', 'Please enter a card number.', 'A card number has 16 digits.', '#### #### #### ####', /^(\d{4} ){3}\d{4}$/),
  expires: masked(
    'Valid until, month and year',
    'Please enter until when it is valid.',
    'Month and year, such as 08/29.',
    '##/##',
    /^(0[1-9]|1[0-2])\/\d\d$/,
  ),
  code: masked('Security code', 'Please enter the security code.', 'A security code has three digits.', '###', /^\d{3}$/),
};

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
}

const hasCard = (method: Order['paymentMethod']) => method === 'Mastercard' || method === 'Visa';

function CheckoutSteps({ lines, products }: { lines: readonly CartLine[]; products: readonly Product[] }) {
  const text = useText();
  const { t, tData, language } = text;
  const format = useFormatters();
  const account = useSession();
  const own = { name: [account?.username ?? ''], email: [account?.email ?? ''] };
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();
  const [paid, setPaid] = useState<Order['paymentMethod']>();
  const [method, setMethod] = useState<Order['paymentMethod']>('Mastercard');
  const [isPlacing, setPlacing] = useState(false);
  /** Numbers of the orders that were placed, by their lines: what comes after a refusal is not ordered twice. */
  const placed = useRef(new Map<number, number>());
  const removed = useRef(new Set<number>());
  // A step that was not reached yet, such as after a reload, leads to the first one that is to be filled in.
  const current = Math.min(Math.max(Number(query.get('step') ?? 1) || 1, 1) - 1, typed ? (paid ? 2 : 1) : 0);
  const shownFields: Fields<Record<string, string>> = current === 0 ? address : current === 1 ? { ...payment, ...(hasCard(method) && card) } : {};
  const form = useForm<Record<string, string>, Problem, never>({
    form: ref,
    parse: (data) => {
      const parsed = parseRecord(shownFields, data, language.tag);
      const { expires = '' } = 'values' in parsed ? parsed.values : {};
      return expires && !isCurrentMonth(expires, new Date()) ? { problems: { expires: { label: 'This month is past.' } } } : parsed;
    },
  });
  const sold = lines.flatMap((one) => {
    const product = products.find((other) => other.id === one.product);
    return product ? [{ ...one, product }] : [];
  });
  const check = () => {
    if (current === 2) return true;
    const values = form.check();
    if (!values) return false;
    if (current === 1) setPaid(method);
    else {
      const { name = '', email: mail = '', street = '', postCode = '', city = '', country = '' } = values;
      setTyped({ name, email: mail, street, postCode, city, country });
    }
    return true;
  };
  const place = async () => {
    if (!typed || isPlacing) return;
    setPlacing(true);
    try {
      let number = nextOrderNumber(await toData(api.orders.$get()));
      for (const { id: lineId, product, quantity } of sold) {
        if (!placed.current.has(lineId)) {
          const total = (Math.round(product.newPrice * 100) * quantity) / 100;
          const json = { orderId: `#SK${number}`, billingName: typed.name, product: product.name, total, paymentMethod: method };
          await toData(api.add.order.$post({ json: { ...json, paymentStatus: 'Paid' } }));
          placed.current.set(lineId, number);
          number += 1;
        }
        if (!removed.current.has(lineId)) await toData(api.delete.cart.$delete({ header: { cart: String(lineId) } }));
        removed.current.add(lineId);
      }
      setQuery({ placed: [...placed.current.values()].join('.') }, { replace: true });
    } catch (error) {
      const action = { label: t('Try again'), run: () => void place() };
      const sentence = tData(error instanceof Error ? error.message : String(error));
      void showToast({ text: sentence, isError: true, action, closeLabel: t('Close') });
      setPlacing(false);
    }
  };
  if (sold.length === 0) return <EmptyCart />;
  const initial = new Map<string, FormDataEntryValue>([
    ['name', own.name[0] ?? ''],
    ['email', own.email[0] ?? ''],
  ]);
  const isChanged = () =>
    !query.has('placed') &&
    Boolean(ref.current && [...new FormData(ref.current)].some(([name, value]) => name !== 'method' && value && value !== initial.get(name)));
  const entriesOf = (fields: Fields<Record<string, string>>) => toEntries({ id, fields, problems: form.problems, text });
  const steps = [
    { title: t('Address'), content: <RecordFields entries={entriesOf(address)} initial={own} /> },
    {
      title: t('Payment'),
      content: (
        <>
          <p className="checkout-sample">
            {t('Do not enter a real card. Any sample will do, such as 4242 4242 4242 4242. It is checked and then forgotten.')}
          </p>
          <div onChange={(event) => event.target instanceof HTMLSelectElement && setMethod(toMethod(event.target.value))}>
            <RecordFields entries={entriesOf(payment)} />
          </div>
          <div hidden={!hasCard(method)}>
            <RecordFields entries={entriesOf(card)} />
          </div>
        </>
      ),
    },
    {
      title: t('Review'),
      content: (
        <div className="checkout-review">
          <ul>
            {sold.map(({ id: lineId, product, color, quantity }) => (
              <li key={lineId}>
                <span>
                  {quantity} × <span lang="en">{product.name}</span>, {t(color)}
                </span>
                <span>{format.usd((Math.round(product.newPrice * 100) * quantity) / 100)}</span>
              </li>
            ))}
          </ul>
          <dl>
            <dt>{t('Address')}</dt>
            <dd>{typed && [typed.name, typed.street, `${typed.postCode} ${typed.city}`, typed.country, typed.email].join(', ')}</dd>
            <dt>{t('Payment method')}</dt>
            <dd>{tData(methods[method])}</dd>
          </dl>
          <CartTotals lines={sold} />
        </div>
      ),
    },
  ];
  return (
    <form
      className="checkout"
      method="post"
      noValidate
      ref={ref}
      aria-busy={isPlacing}
      onSubmit={(event) => event.preventDefault()}
      onInput={form.revalidate}
    >
      <LeaveQuestion ownsQuery isChanged={isChanged} />
      <h2 className="visually-hidden">{t('Steps')}</h2>
      <ErrorSummary
        ref={form.summary}
        fields={entriesOf(shownFields).map(({ texts }) => texts)}
        title={(n) => t('Please look at these fields: {{n}}', { n })}
      />
      {current < 2 && (
        <p className="checkout-total">
          {t('Total')} <strong>{format.usd(toTotals(sold).total)}</strong>
        </p>
      )}
      <Wizard
        label={t('Steps')}
        steps={steps}
        current={current}
        onMove={(step) => setQuery(step === 0 ? {} : { step: String(step + 1) }, { preventScrollReset: true })}
        check={check}
        onFinish={() => void place()}
        words={{ back: t('Back'), next: t('Next'), finish: isPlacing ? t('One moment…') : t('Place the sample orders') }}
      />
    </form>
  );
}

function toMethod(text: string): Order['paymentMethod'] {
  return text === 'Visa' || text === 'Paypal' || text === 'COD' ? text : 'Mastercard';
}
