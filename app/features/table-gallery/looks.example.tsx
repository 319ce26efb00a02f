import { useState } from 'react';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { type Column, Table } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Flight } from '#mock-api/records/flight.ts';
import { ExampleData } from './example-data.tsx';
import { listFlights, tones } from './flight-records.ts';

function Flights({ flights }: { flights: readonly Flight[] }) {
  const { t } = useText();
  const format = useFormatters();
  const [isStriped, setStriped] = useState(true);
  const [isCompact, setCompact] = useState(false);
  const columns: readonly Column<Flight>[] = [
    { key: 'name', lang: 'en', label: t('Campaign'), cell: ({ name }) => name },
    { key: 'status', label: t('Status'), cell: ({ status }) => <Status tone={tones[status]}>{t(status)}</Status> },
    {
      key: 'first',
      label: t('First day'),
      isNamedInCard: true,
      cell: ({ firstDay }) => format.day(firstDay),
    },
    { key: 'budget', label: t('Budget'), isNumber: true, cell: ({ budget }) => format.usd(budget) },
  ];
  return (
    <>
      <div className="table-tools">
        <Checkbox id="looks-striped" label={t('Striped rows')} checked={isStriped} onChange={() => setStriped(!isStriped)} />
        <Checkbox id="looks-compact" label={t('Compact rows')} checked={isCompact} onChange={() => setCompact(!isCompact)} />
      </div>
      <Table
        isStatic
        looks={[...(isStriped ? (['striped'] as const) : []), ...(isCompact ? (['compact'] as const) : [])]}
        caption={t('Campaigns and their states')}
        columns={columns}
        rows={flights}
        keyOf={({ id }) => String(id)}
        card={['name', 'budget', 'status', 'first']}
      />
    </>
  );
}

export const example: Example = {
  name: 'Striped, compact, with a state in each row',
  Live: () => <ExampleData call={listFlights}>{(flights) => <Flights flights={flights} />}</ExampleData>,
  properties: {
    "looks?: ('striped' | 'compact' | 'wide')[]": 'Any of them together.',
    Status: 'A state in a word; its mark tells it apart without colour.',
  },
  keyboard: {},
};
