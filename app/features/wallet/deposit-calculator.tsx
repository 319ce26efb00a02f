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
import { currencies, type Deposit, type Holding, type LendingProducts } from '#mock-api/records/lending.ts';
import { addMonths, type Compounding, compoundings, planDeposit } from '#protocol/lending.ts';
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
import { findFree, toParts, useReloadAfter, writeParts } from './own-holdings.ts';
import { toNumberColumn } from './trade-list.tsx';

interface DepositCalculatorProps {
  readonly products: LendingProducts['deposits'];
  readonly holdings: readonly Holding[];
  readonly loaded: readonly Deposit[];
  readonly Chart: ChartOf;
}

type DepositValues = Omit<Deposit, 'id'>;

/** What the first visit finds in the field, of each currency. */
const initialAmounts = { USD: 1_000, BTC: 0.1, ETH: 1, LTC: 10 } as const;

/** What a deposit becomes, month by month; the visitor's own, and a new one. */
export function DepositCalculator({ products, holdings, loaded, Chart }: DepositCalculatorProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const compoundingTexts = useCompoundingTexts();
  const andReload = useReloadAfter();
  const currency = useQueryChoice({ parameter: 'of', values: currencies, initial: 'USD' });
  const compounding = useQueryChoice({ parameter: 'interest', values: compoundings, initial: 'monthly' });
  const { terms, least, most } = products.find((one) => one.currency === currency) ?? { terms: [], least: 0, most: 0 };
  const { months, rate } = useTerm('term', terms);
  const part = { parameter: 'deposit', initial: formatAmount(initialAmounts[currency], 8, language.tag) };
  const amount = useQueryAmount(part, currency);
  const write = (parts: number) => writeParts(format, currency, parts);
  const plan = amount === undefined ? undefined : planDeposit({ amount, rate, months, compounding });
  const records = useRecords<DepositValues, Deposit>({
    loaded,
    calls: {
      add: (json) => andReload(toData(api.add.deposit.$post({ json }))),
      // A deposit is taken back, not edited.
      update: () => Promise.reject(new Error()),
      remove: (id) => andReload(toData(api.delete.deposit.$delete({ header: { deposit: String(id) } }))),
    },
    toRow: (values, id) => ({ ...values, id }),
    nameOf: (one) => t('Deposit of {{amount}}', { amount: writeParts(format, one.currency, one.amount) }),
  });
  const send = (wanted: number) => {
    const values = { currency, amount: wanted, months, rate, compounding, startDate: toToday() };
    void records.add(values, { again: () => send(wanted) });
  };
  return (
    <>
      <Calculator
        title={t('Calculate a deposit')}
        amount={{ ...part, label: t('Amount'), currency, bounds: { least, most, free: findFree(holdings, currency) } }}
        before={<QuerySelect label={t('Currency')} parameter="of" values={currencies} initial="USD" toText={(value) => value} />}
        after={
          <>
            <TermSelect parameter="term" terms={terms} />
            <QuerySelect
              label={t('Interest is added')}
              parameter="interest"
              values={compoundings}
              initial="monthly"
              toText={(value) => compoundingTexts[value]}
            />
          </>
        }
        lines={[
          { name: t('Deposit'), value: amount === undefined ? '–' : write(amount) },
          { name: t('Interest'), value: plan ? write(plan.interest) : '–' },
          { name: t('Payout'), value: plan ? write(plan.payout) : '–' },
        ]}
        result={t('Payout')}
        note={t('A month is a twelfth of a year. Interest is rounded whenever it is added, and then bears interest too.')}
        sendLabel={t('Make the sample deposit')}
        onSend={send}
      />
      {plan && (
        <ChartFrame
          heading={t('Month by month')}
          lead={t('What the deposit has earned after each month.')}
          figures={{
            title: t('Interest so far, month by month'),
            pointName: t('Month'),
            points: plan.rows.map(({ month }) => ({ name: t('Month {{n}}', { n: month }), short: String(month) })),
            series: [
              { name: t('Interest so far'), data: plan.rows.map(({ balance }) => (balance - plan.payout + plan.interest) / toParts(currency)) },
            ],
            besides: [
              { name: t('Interest added'), data: plan.rows.map(({ interest }) => interest / toParts(currency)) },
              { name: t('Balance'), data: plan.rows.map(({ balance }) => balance / toParts(currency)) },
            ],
            format: (value) => format.money({ amount: value, currency }),
            isTimeline: true,
            isPlan: true,
            fileName: 'surge-deposit',
          }}
          Chart={Chart}
        />
      )}
      <OwnDeposits records={records} />
    </>
  );
}

function useCompoundingTexts(): Readonly<Record<Compounding, string>> {
  const { t } = useText();
  return { monthly: t('each month'), quarterly: t('each quarter'), once: t('once, at the end') };
}

function OwnDeposits({ records }: { records: Records<DepositValues, Deposit> }) {
  const { t } = useText();
  const format = useFormatters();
  const compoundingTexts = useCompoundingTexts();
  const toPayout = (one: Deposit) => planDeposit(one).payout;
  const { rate, ends } = useTermColumns();
  const columns: readonly Column<Deposit>[] = [
    toNumberColumn(t('No.')),
    {
      key: 'amount',
      label: t('Deposit'),
      isNumber: true,
      isNamedInCard: true,
      cell: ({ currency, amount }) => writeParts(format, currency, amount),
    },
    rate,
    {
      key: 'interest',
      label: t('Interest is added'),
      sort: ({ compounding }) => compoundingTexts[compounding],
      isNamedInCard: true,
      cell: ({ compounding }) => compoundingTexts[compounding],
    },
    ends,
    {
      key: 'payout',
      label: t('Payout'),
      isNumber: true,
      className: 'trade-value',
      text: (one) => writeParts(format, one.currency, toPayout(one)),
      isNamedInCard: true,
      cell: (one) => writeParts(format, one.currency, toPayout(one)),
    },
  ];
  const list = useList(records.rows, {
    name: 'deposits',
    columns,
    filters: [],
    initialSort: '-number',
    card: ['amount', 'payout', 'interest', 'rate', 'number', 'ends'],
    keep: lendingParameters,
    keyOf: ({ id }) => String(id),
    textOf: (one) => [`#${one.id}`, records.nameOf(one), format.day(addMonths(one.startDate, one.months))].join(' '),
  });
  return <OwnList title={t('Your deposits')} empty={t('You have no deposit.')} list={list} records={records} />;
}
