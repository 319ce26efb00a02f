import { useState } from 'react';
import { toToday } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import type { Example } from '#app/ui/example.ts';
import { Table } from '#app/ui/list/table.tsx';
import type { Flight } from '#mock-api/records/flight.ts';
import { ExampleData } from './example-data.tsx';
import { listFlights } from './flight-records.ts';

function EndedFlights({ flights }: { flights: readonly Flight[] }) {
  const { t } = useText();
  const format = useFormatters();
  const [isAll, setAll] = useState(false);
  const rows = flights.filter(({ lastDay }) => isAll || lastDay < toToday());
  if (rows.length === 0)
    return (
      <EmptyState title={t('No campaign has ended.')}>
        <Button onClick={() => setAll(true)}>{t('Show all campaigns')}</Button>
      </EmptyState>
    );
  return (
    <>
      <div className="table-tools">
        <Button aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {t('Show all campaigns')}
        </Button>
      </div>
      <Table
        isStatic
        caption={t('Campaigns and their last days')}
        columns={[
          { key: 'name', lang: 'en', label: t('Campaign'), cell: ({ name }) => name },
          { key: 'last', label: t('Last day'), cell: ({ lastDay }) => format.day(lastDay) },
        ]}
        rows={rows}
        keyOf={({ id }) => String(id)}
      />
    </>
  );
}

export const example: Example = {
  name: 'Without rows',
  Live: () => <ExampleData call={listFlights}>{(flights) => <EndedFlights flights={flights} />}</ExampleData>,
  properties: { EmptyState: 'In place of a table that has no rows: why, and what to do next. A head above nothing says neither.' },
  keyboard: {},
};
