import './lending.css';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AMOUNT_MAX_LENGTH, formatAmount } from '#app/components/amount.ts';
import { toPeriodSearch } from '#app/components/chart/period-tabs.tsx';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, type List } from '#app/components/list/data-list.tsx';
import type { RecordRow, Records } from '#app/components/list/use-records.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import type { Currency, Deposit, Loan, TermRate } from '#mock-api/records/lending.ts';
import { addMonths } from '#protocol/lending.ts';
import { type Bounds, findAmountProblem, type LendingProblem } from './lending-amount.ts';
import { toParts, writeParts } from './own-holdings.ts';
import { Figures } from './wallet-frame.tsx';

/** A part of a calculator that is in the address. */
export interface QueryPart {
  /** The name of its parameter. */
  readonly parameter: string;
  readonly initial: string;
}

/** What the address says of a part, and how to change it. `isTyped`: each key is no step for Back. */
function useQueryPart({ parameter, initial }: QueryPart) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change = (value: string, isTyped = false) =>
    void navigate({ search: toPeriodSearch(query, { parameter, initial, values: [] }, value) }, { replace: isTyped, preventScrollReset: true });
  return { value: query.get(parameter) ?? initial, change };
}

interface QueryChoice<Value extends string> extends QueryPart {
  readonly initial: Value;
  readonly values: readonly Value[];
}

/** Unknown values count as absent. */
export function useQueryChoice<Value extends string>({ parameter, values, initial }: QueryChoice<Value>): Value {
  const [query] = useSearchParams();
  return values.find((value) => value === query.get(parameter)) ?? initial;
}

interface QuerySelectProps<Value extends string> extends QueryChoice<Value> {
  readonly label: string;
  toText(value: Value): string;
}

/** One of a few, kept in the address. */
export function QuerySelect<Value extends string>({ label, toText, ...choice }: QuerySelectProps<Value>) {
  const { change } = useQueryPart(choice);
  return (
    <Field id={`lending-${choice.parameter}`} label={label}>
      <Select value={useQueryChoice(choice)} onChange={({ target }) => change(target.value)}>
        {choice.values.map((value) => (
          <option key={value} value={value}>
            {toText(value)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Of the terms, the one before the longest is chosen at first. */
const toTermChoice = (parameter: string, terms: readonly TermRate[]) => {
  const values = terms.map(({ months }) => String(months));
  return { parameter, values, initial: values.at(-2) ?? '' };
};

/** A term with its rate: which one is in the address. */
export function TermSelect({ parameter, terms }: { parameter: string; terms: readonly TermRate[] }) {
  const { t } = useText();
  const format = useFormatters();
  const toText = (value: string) => {
    const rate = terms.find(({ months }) => String(months) === value)?.rate ?? 0;
    return t('{{n}} months, {{rate}}', { n: value, rate: format.percent(rate / 10_000) });
  };
  return <QuerySelect label={t('Term and yearly rate')} {...toTermChoice(parameter, terms)} toText={toText} />;
}

/** The term that the address names. */
export function useTerm(parameter: string, terms: readonly TermRate[]): TermRate {
  const chosen = useQueryChoice(toTermChoice(parameter, terms));
  return terms.find(({ months }) => String(months) === chosen) ?? { months: 12, rate: 0 };
}

interface CalculatorProps {
  /** Its heading. */
  readonly title: string;
  readonly amount: QueryPart & { readonly label: string; readonly currency: Currency; readonly bounds: Bounds };
  /** What is computed, one a line. */
  readonly lines: readonly { readonly name: string; readonly value: string }[];
  /** The name of the line that screen readers say as it changes. */
  readonly result: string;
  /** How it is computed. */
  readonly note: string;
  readonly sendLabel: string;
  onSend(amount: number): void;
  /** Fields before the amount, and after it. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Fields, and what they come to at every key. Who sends them is told what is wrong. */
export function Calculator({ title, amount, lines, result, note, sendLabel, onSend, before, after }: CalculatorProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const form = useRef<HTMLFormElement>(null);
  const { currency, bounds, label } = amount;
  const toAmount = (data: FormData) => findAmountProblem(String(data.get('amount') ?? ''), toParts(currency), bounds, language.tag);
  const { problems, check, revalidate } = useForm<number, LendingProblem, never>({
    form,
    parse(data) {
      const read = toAmount(data);
      return typeof read === 'number' ? { values: read } : { problems: { amount: read } };
    },
  });
  const write = (parts: number) => writeParts(format, currency, parts);
  const texts = {
    empty: t('Please enter an amount.'),
    'no number': t('Please enter a number, such as {{example}}.', { example: formatAmount(250.5, 2, language.tag) }),
    'too little': t('The least is {{amount}}.', { amount: write(bounds.least) }),
    'too much': t('The most is {{amount}}.', { amount: write(bounds.most) }),
    'more than held': t('You have {{amount}} free: that is not enough.', { amount: write(bounds.free) }),
  } satisfies Record<LendingProblem, string>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parts = check();
    if (parts !== undefined) onSend(parts);
  };
  const problem = problems.amount && texts[problems.amount];
  return (
    <section className="lending" aria-labelledby="lending-heading">
      <form ref={form} className="lending-fields" noValidate onSubmit={submit} onInput={revalidate}>
        <h2 id="lending-heading">{title}</h2>
        {before}
        <Field id="lending-amount" label={label} hint={t('Free: {{amount}}', { amount: write(bounds.free) })} problem={problem}>
          <QueryInput part={amount} />
        </Field>
        {after}
        <Button type="submit" isPrimary>
          {sendLabel}
          <Icon name="arrow" />
        </Button>
      </form>
      <div className="lending-result">
        <Figures lines={lines} />
        {/* At every key all lines would be too much to hear. */}
        <p className="visually-hidden" role="status">
          {[result, lines.find(({ name }) => name === result)?.value].join(': ')}
        </p>
        <p className="dim">{note}</p>
      </div>
    </section>
  );
}

/** An amount, as it was typed, in the address. */
function QueryInput({ part }: { part: QueryPart }) {
  const { value, change } = useQueryPart(part);
  // The address changes a moment after the key: until then the field shows what was typed.
  const [typed, setTyped] = useState<string>();
  if (typed === value) setTyped(undefined);
  return (
    <Input
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={AMOUNT_MAX_LENGTH}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value.toWellFormed());
        change(target.value.toWellFormed(), true);
      }}
    />
  );
}

/** What was typed as an amount of a currency; undefined where it is none. */
export function useQueryAmount({ parameter, initial }: QueryPart, currency: Currency): number | undefined {
  const { language } = useText();
  const [query] = useSearchParams();
  const everything = { least: 1, most: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY };
  const read = findAmountProblem(query.get(parameter) ?? initial, toParts(currency), everything, language.tag);
  return typeof read === 'number' ? read : undefined;
}

interface OwnListProps<Values, Row extends Values & RecordRow> {
  readonly title: string;
  readonly empty: string;
  readonly list: List<Row>;
  readonly records: Records<Values, Row>;
}

/** What the visitor has made, to be taken back. */
export function OwnList<Values, Row extends Values & RecordRow>({ title, empty, list, records }: OwnListProps<Values, Row>) {
  const { t } = useText();
  return (
    <section aria-labelledby="own-heading">
      <div className="wallet-section-head">
        <h2 id="own-heading">{title}</h2>
      </div>
      <DataList
        caption={title}
        list={list}
        empty={empty}
        bulkActions={[{ label: t('Take back'), run: (rows) => void records.remove(rows) }]}
        actionsOf={(row) => (
          <IconButton label={t('Take back: {{name}}', { name: records.nameOf(row) })} onClick={() => void records.remove([row])}>
            <Icon name="bin" size={16} />
          </IconButton>
        )}
      />
    </section>
  );
}

/** Parameters of both calculators and of their tabs: a list beside them keeps them. */
export const lendingParameters = ['plan', 'of', 'deposit', 'term', 'interest', 'coin', 'collateral', 'ltv', 'months'] as const;

/** What lists of deposits and of loans both say of their terms. */
export function useTermColumns() {
  const { t } = useText();
  const format = useFormatters();
  const rate: Column<Pick<Deposit | Loan, 'rate'>> = {
    key: 'rate',
    label: t('Rate'),
    isNumber: true,
    sort: (one) => one.rate / 10_000,
    isNamedInCard: true,
    cell: (one) => format.percent(one.rate / 10_000),
  };
  const ends: Column<Pick<Deposit | Loan, 'startDate' | 'months'>> = {
    key: 'ends',
    label: t('Ends'),
    className: 'trade-day',
    sort: ({ startDate, months }) => addMonths(startDate, months),
    isNamedInCard: true,
    cell: ({ startDate, months }) => format.day(addMonths(startDate, months)),
  };
  return { rate, ends };
}
