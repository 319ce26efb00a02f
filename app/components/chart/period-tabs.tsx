import { Link, useSearchParams } from 'react-router';
import { Tabs } from '#app/ui/list/tabs.tsx';

/** A choice among periods, kept in the address. */
export interface Periods<Value extends string = string> {
  /** In the address. */
  readonly parameter: string;
  readonly values: readonly Value[];
  readonly initial: NoInfer<Value>;
}

/** Unknown values count as absent. */
export function readPeriod<Value extends string>(query: URLSearchParams, { parameter, values, initial }: Periods<Value>): Value {
  return values.find((value) => value === query.get(parameter)) ?? initial;
}

/** The query of another choice; one view has one address. */
export function toPeriodSearch(query: URLSearchParams, { parameter, initial }: Periods, value: string): string {
  const next = new URLSearchParams(query);
  if (value === initial) next.delete(parameter);
  else next.set(parameter, value);
  return next.size > 0 ? `?${next}` : '';
}

interface PeriodTabsProps<Value extends string> {
  readonly label: string;
  readonly periods: Periods<Value>;
  toText(value: Value): string;
}

/** Chooses the period of a chart: in the address, so that a reload keeps it and Back undoes it. */
export function PeriodTabs<Value extends string>({ label, periods, toText }: PeriodTabsProps<Value>) {
  const [query] = useSearchParams();
  const chosen = readPeriod(query, periods);
  return (
    <Tabs label={label}>
      {periods.values.map((value) => (
        <Link
          key={value}
          to={{ search: toPeriodSearch(query, periods, value) }}
          preventScrollReset
          aria-current={value === chosen ? 'true' : undefined}
        >
          {toText(value)}
        </Link>
      ))}
    </Tabs>
  );
}
