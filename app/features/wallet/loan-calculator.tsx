import { api, toData } from '#app/api/client.ts';
import { formatAmount } from '#app/components/amount.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import type { ChartOf } from '#app/components/chart/load-chart.ts';
import { toToday } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import { type Records, useRecords } from '#app/components/list/use-records.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { Holding, LendingProducts, Loan } from '#mock-api/records/lending.ts';
import { CENTS_PER_USD, toCents } from '#protocol/exact.ts';
import { addMonths, computeBorrowed, computeMarginCall, planLoan } from '#protocol/lending.ts';
import { coinSymbols, coins } from '#protocol/wallet.ts';
import {
  Calculator,
  lendingParameters,
  OwnList,
  QuerySelect,
  TermSelect,
  useQueryAmount,
  useQueryChoice,
  useTerm,
  useTermColumns,
} from './lending-calculator.tsx';
import { findFree, useReloadAfter, writeParts } from './own-holdings.ts';
import { toNumberColumn } from './trade-list.tsx';

interface LoanCalculatorProps {
  readonly products: LendingProducts['loans'];
  readonly holdings: readonly Holding[];
  readonly loaded: readonly Loan[];
  readonly Chart: ChartOf;
}

type LoanValues = Omit<Loan, 'id'>;

const initialAmounts = { Bitcoin: 0.1, Ethereum: 1, Litecoin: 20 } as const;

/** What can be borrowed on coins, and what it costs month by month; the visitor's own loans, and a new one. */
export function LoanCalculator({ products, holdings, loaded, Chart }: LoanCalculatorProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const andReload = useReloadAfter();
  const { collaterals, loanToValues, terms, leastCents, marginCall } = products;
  const coin = useQueryChoice({ parameter: 'coin', values: coins, initial: 'Bitcoin' });
  const ltvs = loanToValues.map(String);
  const loanToValue = Number(useQueryChoice({ parameter: 'ltv', values: ltvs, initial: '50' }));
  const { months, rate } = useTerm('months', terms);
  const currency = coinSymbols[coin];
  const part = { parameter: 'collateral', initial: formatAmount(initialAmounts[coin], 8, language.tag) };
  const units = useQueryAmount(part, currency) ?? 0;
  const priceCents = collaterals.find((one) => one.coin === coin)?.priceCents ?? 0;
  const cents = computeBorrowed(units, priceCents, loanToValue);
  const plan = planLoan({ cents, rate, months });
  const usd = (parts: number) => (cents > 0 ? format.usd(parts / CENTS_PER_USD) : '–');
  const records = useRecords<LoanValues, Loan>({
    loaded,
    calls: {
      add: (json) => andReload(toData(api.add.loan.$post({ json }))),
      // A loan is taken back, not edited.
      update: () => Promise.reject(new Error()),
      remove: (id) => andReload(toData(api.delete.loan.$delete({ header: { loan: String(id) } }))),
    },
    toRow: (values, id) => ({ ...values, id }),
    nameOf: (one) =>
      t('Loan of {{usd}} on {{amount}}', {
        usd: format.usd(one.cents / CENTS_PER_USD),
        amount: writeParts(format, coinSymbols[one.coin], one.units),
      }),
  });
  const send = (wanted: number) => {
    const borrowed = computeBorrowed(wanted, priceCents, loanToValue);
    const values = { coin, units: wanted, priceCents, loanToValue, months, rate, cents: borrowed, startDate: toToday() };
    void records.add(values, { again: () => send(wanted) });
  };
  const toSeries = (name: string, part: 'principal' | 'interest' | 'instalment' | 'left') => ({
    name,
    data: plan.rows.map((row) => row[part] / CENTS_PER_USD),
  });
  return (
    <>
      <Calculator
        title={t('Calculate a loan')}
        amount={{
          ...part,
          label: t('Collateral in {{coin}}', { coin: currency }),
          currency,
          bounds: { least: toLeastUnits(leastCents, priceCents, loanToValue), most: Number.MAX_SAFE_INTEGER, free: findFree(holdings, currency) },
        }}
        before={<QuerySelect label={t('Coin')} parameter="coin" values={coins} initial="Bitcoin" toText={(value) => value} />}
        after={
          <>
            <QuerySelect
              label={t('Loan to value')}
              parameter="ltv"
              values={ltvs}
              initial="50"
              toText={(value) => t('{{share}} of the collateral', { share: format.share(Number(value) / 100) })}
            />
            <TermSelect parameter="months" terms={terms} />
          </>
        }
        lines={[
          { name: t('The collateral is worth'), value: usd(toCents(units, priceCents)) },
          { name: t('You receive'), value: usd(cents) },
          { name: t('Monthly instalment'), value: usd(plan.instalment) },
          { name: t('Last instalment'), value: usd(plan.lastInstalment) },
          { name: t('Interest in all'), value: usd(plan.interest) },
          { name: t('Paid back in all'), value: usd(plan.total) },
          { name: t('Margin call at a price of'), value: usd(computeMarginCall(cents, units, marginCall)) },
        ]}
        result={t('Monthly instalment')}
        note={t(
          'The last instalment makes the sum right to the cent. A margin call comes when the loan is {{share}} of what the collateral is worth.',
          {
            share: format.share(marginCall / 100),
          },
        )}
        sendLabel={t('Borrow as a sample')}
        onSend={send}
      />
      {cents > 0 && (
        <ChartFrame
          heading={t('Month by month')}
          lead={t('What each instalment pays: less interest every month.')}
          figures={{
            title: t('Instalments, month by month'),
            pointName: t('Month'),
            points: plan.rows.map(({ month }) => ({ name: t('Month {{n}}', { n: month }), short: String(month) })),
            series: [toSeries(t('Principal'), 'principal'), toSeries(t('Interest'), 'interest')],
            besides: [toSeries(t('Instalment'), 'instalment'), toSeries(t('Left to pay'), 'left')],
            format: format.usd,
            formatTick: format.wholeUsd,
            isTimeline: true,
            isPlan: true,
            fileName: 'surge-loan',
          }}
          Chart={Chart}
        />
      )}
      <OwnLoans records={records} marginCall={marginCall} />
    </>
  );
}

/** The smallest collateral on which that much can be borrowed. */
function toLeastUnits(leastCents: number, priceCents: number, loanToValue: number): number {
  return Math.ceil((leastCents * 100 * 100_000_000) / (loanToValue * Math.max(1, priceCents)));
}

function OwnLoans({ records, marginCall }: { records: Records<LoanValues, Loan>; marginCall: number }) {
  const { t } = useText();
  const format = useFormatters();
  const usd = (cents: number) => format.usd(cents / CENTS_PER_USD);
  const toCollateral = ({ coin, units }: Loan) => writeParts(format, coinSymbols[coin], units);
  const { rate, ends } = useTermColumns();
  const columns: readonly Column<Loan>[] = [
    toNumberColumn(t('No.')),
    {
      key: 'borrowed',
      label: t('Borrowed'),
      isNumber: true,
      className: 'trade-value',
      sort: ({ cents }) => cents / CENTS_PER_USD,
      isNamedInCard: true,
      cell: ({ cents }) => usd(cents),
    },
    {
      key: 'collateral',
      label: t('Collateral'),
      isNumber: true,
      isNamedInCard: true,
      cell: toCollateral,
    },
    rate,
    {
      key: 'instalment',
      label: t('Monthly instalment'),
      isNumber: true,
      sort: (one) => planLoan(one).instalment / CENTS_PER_USD,
      isNamedInCard: true,
      cell: (one) => usd(planLoan(one).instalment),
    },
    {
      key: 'call',
      label: t('Margin call'),
      isNumber: true,
      sort: ({ cents, units }) => computeMarginCall(cents, units, marginCall) / CENTS_PER_USD,
      isNamedInCard: true,
      cell: ({ cents, units }) => usd(computeMarginCall(cents, units, marginCall)),
    },
    ends,
  ];
  const list = useList(records.rows, {
    name: 'loans',
    columns,
    filters: [],
    initialSort: '-number',
    card: ['borrowed', 'collateral', 'instalment', 'rate', 'number', 'ends', 'call'],
    keep: lendingParameters,
    keyOf: ({ id }) => String(id),
    textOf: (one) => [`#${one.id}`, one.coin, records.nameOf(one), format.day(addMonths(one.startDate, one.months))].join(' '),
  });
  return <OwnList title={t('Your loans')} empty={t('You have no loan.')} list={list} records={records} />;
}
