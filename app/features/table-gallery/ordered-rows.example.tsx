import { useState } from 'react';
import { useFormatters } from '#app/components/formatters.ts';
import { planPlaces } from '#app/components/list/places.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import type { Example } from '#app/ui/example.ts';
import { OrderedTable } from '#app/ui/list/ordered-table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Flight } from '#mock-api/records/flight.ts';
import { ExampleData } from './example-data.tsx';
import { listFlights, tones, useFlights } from './flight-records.ts';

function Flights({ loaded }: { loaded: readonly Flight[] }) {
  const { t } = useText();
  const format = useFormatters();
  const { rows, update } = useFlights(loaded);
  const [moving, setMoving] = useState<Flight>();
  const placeOf = ({ id }: Flight) => rows.findIndex((row) => row.id === id);
  const move = (id: number, index: number) => {
    const others = rows.filter((row) => row.id !== id);
    // The one that was moved says so, and can be undone.
    const from = rows.findIndex((row) => row.id === id);
    for (const { id: changed, place, before } of planPlaces(others, id, index, from))
      void update(changed, { place }, { isQuiet: changed !== id, ...(before !== undefined && { before: { place: before } }) });
  };
  return (
    <>
      <p className="dim">{t('The first campaign is served first. Drag a row by its handle, or choose the handle and press Space.')}</p>
      <OrderedTable
        caption={t('Campaigns in the order in which they are served')}
        columns={[
          { key: 'name', lang: 'en', label: t('Campaign'), cell: ({ name }) => name },
          { key: 'place', label: t('Place in the order'), cell: (row) => format.count(placeOf(row) + 1) },
          { key: 'status', label: t('Status'), cell: ({ status }) => <Status tone={tones[status]}>{t(status)}</Status> },
          { key: 'budget', label: t('Budget'), isNumber: true, cell: ({ budget }) => format.usd(budget) },
          {
            key: 'move',
            label: t('Actions'),
            className: 'table-row-actions',
            cell: (row) => (
              <Button aria-label={t('Move {{name}}', { name: row.name })} onClick={() => setMoving(row)}>
                {t('Move')}
              </Button>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => String(id)}
        card={['name', 'place', 'budget', 'move', 'status']}
        handleLabel={t('Handle')}
        nameOf={({ name }) => name}
        labelOf={({ name }) => t('Drag {{name}}', { name })}
        words={{
          lifted: (name, place, count) => t('{{name}} is picked up. Place {{place}} of {{count}}.', { name, place, count }),
          moved: (name, place, count) => t('{{name}}: place {{place}} of {{count}}.', { name, place, count }),
          dropped: (name, place, count) => t('{{name}} is dropped. Place {{place}} of {{count}}.', { name, place, count }),
          cancelled: (name) => t('{{name}} is back where it was.', { name }),
        }}
        onMove={(key, index) => move(Number(key), index)}
      />
      {moving && (
        <MoveDialog
          flight={moving}
          place={placeOf(moving)}
          last={rows.length - 1}
          onMove={(index) => move(moving.id, index)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}

interface MoveDialogProps {
  readonly flight: Flight;
  /** From 0, as `last`. */
  readonly place: number;
  readonly last: number;
  onMove(index: number): void;
  onClose(): void;
}

/** For who cannot drag. */
function MoveDialog({ flight, place, last, onMove, onClose }: MoveDialogProps) {
  const { t } = useText();
  const ways = [
    { label: t('To the top'), to: 0, isOpen: place > 0 },
    { label: t('One up'), to: place - 1, isOpen: place > 0 },
    { label: t('One down'), to: place + 1, isOpen: place < last },
    { label: t('To the bottom'), to: last, isOpen: place < last },
  ];
  const choose = (to: number) => {
    onMove(to);
    onClose();
  };
  return (
    <Dialog title={t('Move {{name}}', { name: flight.name })} onClose={onClose}>
      <div className="table-moves">
        {ways.map(
          ({ label, to, isOpen }) =>
            isOpen && (
              <Button key={label} onClick={() => choose(to)}>
                {label}
              </Button>
            ),
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

export const example: Example = {
  name: 'Rows in an order of one’s own',
  Live: () => <ExampleData call={listFlights}>{(flights) => <Flights loaded={flights} />}</ExampleData>,
  properties: {
    'order?: { label, nameOf, labelOf, words, onMove }': 'Rows have a handle each.',
    'onMove(key, index)': 'The row shall stand at `index` among the others. It is not called where nothing changed.',
    'words: ReorderWords': 'What is said at each step.',
    'planPlaces(others, id, index, from)':
      'What has to be written: the record that was moved, and the others only when no number is left between two places.',
  },
  keyboard: {
    'Space, Enter': 'On a handle: picks the row up, drops it.',
    'Arrow up, arrow down, Home, End': 'Move it while it is picked up.',
    'Escape, Tab': 'Take it back.',
  },
};
