import { toToday } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { toCellEdit } from '#app/components/list/cell-edits.ts';
import { amount, choice, day, type Fields, line } from '#app/components/record/fields.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import type { Example } from '#app/ui/example.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Column, Table } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Flight } from '#mock-api/records/flight.ts';
import { ExampleData } from './example-data.tsx';
import { listFlights, tones, useFlights } from './flight-records.ts';

const statuses = ['Planned', 'Running', 'Paused'] as const satisfies readonly Flight['status'][];

/** What people enter of a flight. */
type FlightEntries = Pick<Flight, 'name' | 'status' | 'firstDay' | 'lastDay' | 'budget' | 'bid'>;

const flightFields: Fields<FlightEntries> = {
  name: line('Name', 'Please enter the name of the campaign.', { maxLength: 60 }),
  status: choice('Status', statuses),
  firstDay: day('First day', 'Choose the first day.'),
  lastDay: day('Last day', 'Choose the last day.'),
  budget: amount('Budget in US dollars', 'Please enter the budget.'),
  bid: amount('Highest bid in US dollars', 'Please enter the highest bid.', 100),
};

const isBackward = { label: 'The last day is before the first.' } as const;

function Flights({ loaded }: { loaded: readonly Flight[] }) {
  const text = useText();
  const { t } = text;
  const format = useFormatters();
  const records = useFlights(loaded);
  /** A cell is checked as the field of a form is. */
  const edit = <Name extends keyof FlightEntries>(name: Name, check?: (row: Flight, value: Flight[Name]) => typeof isBackward | undefined) =>
    toCellEdit<Flight, FlightEntries, Name>({
      fields: flightFields,
      name,
      text,
      nameOf: (row) => row.name,
      save: (row, value) => void records.update(row.id, { [name]: value }),
      ...(check && { check }),
    });
  const columns: readonly Column<Flight>[] = [
    { key: 'name', lang: 'en', label: t('Campaign'), cell: ({ name }) => name, edit: edit('name') },
    { key: 'status', label: t('Status'), cell: ({ status }) => <Status tone={tones[status]}>{t(status)}</Status>, edit: edit('status') },
    {
      key: 'first',
      label: t('First day'),
      isNamedInCard: true,
      cell: ({ firstDay }) => format.day(firstDay),
      edit: edit('firstDay', ({ lastDay }, first) => (first > lastDay ? isBackward : undefined)),
    },
    {
      key: 'last',
      label: t('Last day'),
      isNamedInCard: true,
      cell: ({ lastDay }) => format.day(lastDay),
      edit: edit('lastDay', ({ firstDay }, last) => (last < firstDay ? isBackward : undefined)),
    },
    { key: 'budget', label: t('Budget'), isNumber: true, cell: ({ budget }) => format.usd(budget), edit: edit('budget') },
    { key: 'bid', label: t('Highest bid'), isNumber: true, isNamedInCard: true, cell: ({ bid }) => format.usd(bid), edit: edit('bid') },
    {
      key: 'delete',
      label: t('Actions'),
      className: 'table-row-actions',
      cell: (row) => (
        <IconButton label={t('Delete {{name}}', { name: row.name })} onClick={() => void records.remove([row])}>
          <Icon name="bin" size={16} />
        </IconButton>
      ),
    },
  ];
  const add = () => {
    const today = toToday();
    const place = (records.rows.at(-1)?.place ?? 0) + 1;
    void records.add({ name: t('New campaign'), status: 'Planned', firstDay: today, lastDay: today, budget: 1000, bid: 5, place, publishers: [] });
  };
  return (
    <>
      <div className="table-tools">
        <Button onClick={add}>
          {t('Add a campaign')}
          <Icon name="plus" size={16} />
        </Button>
        <p className="dim">{t('Press a value, or choose a cell and press Enter or type. Escape takes back.')}</p>
      </div>
      {records.rows.length === 0 ? (
        <EmptyState title={t('There are no campaigns.')} />
      ) : (
        <Table
          caption={t('Campaigns, edited in place')}
          columns={columns}
          rows={records.rows}
          keyOf={({ id }) => String(id)}
          card={['name', 'budget', 'status', 'bid', 'first', 'last', 'delete']}
        />
      )}
    </>
  );
}

export const example: Example = {
  name: 'Cells that are edited in place',
  Live: () => <ExampleData call={listFlights}>{(flights) => <Flights loaded={flights} />}</ExampleData>,
  properties: {
    'columns[].edit?: CellEdit<Row>': 'Its cells are edited in place; the others of the grid are read only.',
    'toCellEdit({ fields, name, check?, save, … })': 'Makes it of a field of the record: the form and the grid check alike.',
    'check?(row, value)': 'What is wrong with a value that is right by itself.',
    'useRecords({ canUndoChanges })': 'Shows a change before it is answered, takes it back if it is refused, and offers Undo.',
  },
  keyboard: {
    'Arrow keys, Home, End, Page up, Page down': 'Among the cells.',
    'Enter, F2': 'Opens the cell with its value.',
    'Letters, digits, Delete': 'Open it with what is typed, or empty.',
    Escape: 'Takes back what was typed.',
    'Enter, Shift+Enter': 'In a field: saves, and goes to the cell below, above.',
    'Tab, Shift+Tab': 'In a field: saves, and goes to the next, the previous cell that is edited.',
  },
};
