import './trade-panel.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { AMOUNT_MAX_LENGTH, formatAmount } from '#app/components/amount.ts';
import { PeriodTabs } from '#app/components/chart/period-tabs.tsx';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Market, PlacedOrder } from '#mock-api/records/exchange.ts';
import type { Holding } from '#mock-api/records/lending.ts';
import { CENTS_PER_USD, sum, toCents, UNITS_PER_COIN } from '#protocol/exact.ts';
import { fillOrder, LARGEST_ORDER_CENTS, type NewOrder, SMALLEST_ORDER_CENTS, sumFills } from '#protocol/exchange.ts';
import { coinSymbols } from '#protocol/wallet.ts';
import { checkOrder, type ExchangeDraft, type FieldProblem, toOrder } from './exchange-order.ts';
import { exchangeChoices, useExchangeView } from './exchange-view.ts';
import { Figures } from './wallet-frame.tsx';

interface OrderFormProps {
  readonly market: Market;
  readonly holdings: readonly Holding[];
  readonly draft: ExchangeDraft;
  onDraft(draft: ExchangeDraft): void;
}

/** Places an order: it is checked by the rules of the exchange, and what became of it is said. */
export function OrderForm({ market, holdings, draft, onDraft }: OrderFormProps) {
  const { t, tData, language } = useText();
  const format = useFormatters();
  const problemText = useProblemText(market, holdings);
  const { revalidate } = useRevalidator();
  const { trade, kind } = useExchangeView();
  const form = useRef<HTMLFormElement>(null);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const { coin } = market;
  const symbol = coinSymbols[coin];
  const terms = { coin, trade, kind, languageTag: language.tag };
  const free = holdings.find(({ currency }) => currency === (trade === 'Buy' ? 'USD' : symbol))?.free ?? 0;
  const {
    problems,
    answer,
    summary,
    show,
    check,
    revalidate: checkAgain,
  } = useForm<NewOrder, FieldProblem, string>({
    form,
    parse(data) {
      const read = checkOrder({ price: String(data.get('price') ?? ''), amount: String(data.get('amount') ?? '') }, terms, market, free);
      return 'order' in read ? { values: read.order } : { problems: { ...read.problems } };
    },
  });
  // An effect: a price that is pressed in the book, or another kind of order, is in the form only once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the order
  useEffect(checkAgain, [draft, trade, kind]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPlaced(undefined);
    const json = check();
    if (!json) return;
    try {
      setPlaced(await toData(api.add['exchange-order'].$post({ json })));
      onDraft({ ...draft, amount: '' });
    } catch (error) {
      show({ problems: {}, answer: tData(error instanceof Error ? error.message : String(error)) });
    }
    // What is held and offered differs now, also where another tab was quicker.
    await revalidate();
  };
  const names = kind === 'limit' ? (['price', 'amount'] as const) : (['amount'] as const);
  const fields = names.map((name) => {
    const problem = problems[name];
    return {
      id: `order-${name}`,
      name,
      label: name === 'price' ? t('Price in US dollars') : t('Amount in {{coin}}', { coin: symbol }),
      problem: problem && problemText(problem, name, trade),
    };
  });
  return (
    <section className="order-form" aria-labelledby="order-heading">
      <h2 id="order-heading">{t('New order')}</h2>
      <PeriodTabs label={t('Kind of order')} periods={exchangeChoices.trade} toText={(value) => (value === 'buy' ? t('Buy') : t('Sell'))} />
      <PeriodTabs
        label={t('Which price')}
        periods={exchangeChoices.kind}
        toText={(value) => (value === 'limit' ? t('Limit order') : t('Market order'))}
      />
      <form ref={form} className="trade-form" noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          ref={summary}
          {...(answer !== undefined && { text: answer })}
          fields={[]}
          title={(n) => t('Please look at these fields: {{n}}', { n })}
        />
        <p className="dim">
          {kind === 'limit'
            ? t('It is filled at this price or a better one; what is left stands open.')
            : t('It takes the best prices of the book at once.')}
        </p>
        {fields.map(({ name, ...field }) => (
          <Field key={name} {...field}>
            <Input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={AMOUNT_MAX_LENGTH}
              value={draft[name]}
              onChange={({ target }) => {
                setPlaced(undefined);
                onDraft({ ...draft, [name]: target.value });
              }}
            />
          </Field>
        ))}
        <OrderPreview order={toOrder(draft, terms)} market={market} />
        <p className="dim">
          {t('Free for this order: {{amount}}', {
            amount: trade === 'Buy' ? format.usd(free / CENTS_PER_USD) : format.money({ amount: free / UNITS_PER_COIN, currency: symbol }),
          })}
        </p>
        <Button type="submit" isPrimary>
          {t('Place the sample order')}
          <Icon name="arrow" />
        </Button>
      </form>
      <Placed placed={placed} />
    </section>
  );
}

/** What the order would cost or bring now. */
function OrderPreview({ order, market }: { order: NewOrder | undefined; market: Market }) {
  const { t } = useText();
  const format = useFormatters();
  const { fills, filled, cents, rest } = order ? fillOrder(order, market) : { fills: [], filled: 0, cents: 0, rest: 0 };
  const standing = order?.kind === 'limit' ? toCents(rest, order.priceCents) : 0;
  const lines = [
    { name: t('At once'), value: format.money({ amount: filled / UNITS_PER_COIN, currency: coinSymbols[market.coin] }) },
    { name: t('Average price'), value: fills.length > 0 ? format.usd(toAverage(cents, filled)) : '–' },
    { name: t('Total'), value: format.usd((cents + standing) / CENTS_PER_USD) },
  ];
  return <Figures lines={lines} />;
}

const toAverage = (cents: number, units: number) => Math.round((cents * UNITS_PER_COIN) / units) / CENTS_PER_USD;

/** What became of the order. The empty element is there from the start, so that screen readers announce the text when it comes. */
function Placed({ placed }: { placed: PlacedOrder | undefined }) {
  const { t } = useText();
  const format = useFormatters();
  const toValues = (order: Pick<NewOrder, 'coin' | 'units'>, usd: number) => ({
    amount: format.money({ amount: order.units / UNITS_PER_COIN, currency: coinSymbols[order.coin] }),
    usd: format.usd(usd),
  });
  const { trade, order } = placed ?? {};
  const filled = trade && toValues({ coin: trade.coin, units: sum(trade.fills.map(({ units }) => units)) }, sumFills(trade.fills) / CENTS_PER_USD);
  return (
    <div className="order-placed" role="status">
      {filled && (
        <p>
          <Icon name="check" />
          <strong>
            {trade.trade === 'Buy' ? t('Sample: {{amount}} bought for {{usd}}.', filled) : t('Sample: {{amount}} sold for {{usd}}.', filled)}
          </strong>
        </p>
      )}
      {order && (
        <p>
          <Icon name="check" />
          <strong>{t('{{amount}} stand open at {{usd}}.', toValues(order, order.priceCents / CENTS_PER_USD))}</strong>
        </p>
      )}
    </div>
  );
}

function useProblemText({ coin }: Market, holdings: readonly Holding[]) {
  const { t, language } = useText();
  const format = useFormatters();
  const freeOf = (wanted: string) => holdings.find(({ currency }) => currency === wanted)?.free ?? 0;
  return (problem: FieldProblem, field: keyof ExchangeDraft, trade: NewOrder['trade']): string => {
    const held = format.money({ amount: freeOf(coinSymbols[coin]) / UNITS_PER_COIN, currency: coinSymbols[coin] });
    const texts = {
      empty: field === 'price' ? t('Please enter a price.') : t('Please enter an amount.'),
      'no number': t('Please enter a number, such as {{example}}.', { example: formatAmount(field === 'price' ? 250.5 : 0.25, 2, language.tag) }),
      'too little': t('The smallest sample order is {{amount}}.', { amount: format.wholeUsd(SMALLEST_ORDER_CENTS / CENTS_PER_USD) }),
      'too much': t('The largest sample order is {{amount}}.', { amount: format.wholeUsd(LARGEST_ORDER_CENTS / CENTS_PER_USD) }),
      'more than offered': t('The book does not hold as much.'),
      'more than held':
        trade === 'Buy'
          ? t('You have {{amount}} free: that is not enough.', { amount: format.usd(freeOf('USD') / CENTS_PER_USD) })
          : t('You hold {{amount}}: more cannot be sold.', { amount: held }),
    } satisfies Record<FieldProblem, string>;
    return texts[problem];
  };
}
