import { useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useText } from '#app/i18n/use-text.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import type { Example } from '#app/ui/example.ts';
import { DualList } from '#app/ui/form/dual-list.tsx';
import { FilterSelect } from '#app/ui/list/filters.tsx';
import type { Flight, Publisher } from '#mock-api/records/flight.ts';
import { ExampleData } from './example-data.tsx';
import { listFlights, useFlights } from './flight-records.ts';

const loadBoth = () => Promise.all([listFlights(), toData(api.publishers.$get())]);

function Publishers({ loaded, publishers }: { loaded: readonly Flight[]; publishers: readonly Publisher[] }) {
  const { t, language } = useText();
  const { rows, update } = useFlights(loaded);
  const [query, setQuery] = useSearchParams();
  const flight = rows.find(({ id }) => String(id) === query.get('flight')) ?? rows[0];
  if (!flight) return <EmptyState title={t('There are no campaigns.')} />;
  const countries = new Intl.DisplayNames(language.tag, { type: 'region' });
  return (
    <>
      <div className="table-tools">
        <FilterSelect
          label={t('Campaign')}
          value={String(flight.id)}
          options={rows.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChoose={(id = '') => setQuery({ flight: id }, { preventScrollReset: true })}
        />
      </div>
      <DualList
        // Searches and selections are of one flight.
        key={flight.id}
        id="publishers"
        label={t('Publishers of this campaign')}
        hint={t('The first one is tried first. Each change is saved at once.')}
        name="publishers"
        options={publishers.map(({ id, name, country }) => ({ value: String(id), label: name, detail: countries.of(country) ?? country }))}
        values={flight.publishers.map(String)}
        onChange={(values) => void update(flight.id, { publishers: values.map(Number) })}
        words={{
          available: t('Available'),
          chosen: t('Chosen'),
          search: (list) => t('Search: {{list}}', { list }),
          add: t('Add selected'),
          addAll: t('Add all'),
          remove: t('Remove selected'),
          removeAll: t('Remove all'),
          up: t('Up'),
          down: t('Down'),
          count: (n, total) => t('Chosen: {{n}} of {{total}}', { n, total }),
          place: (name, place, count) => t('{{name}}: place {{place}} of {{count}}.', { name, place, count }),
          nothing: t('Nothing here.'),
        }}
      />
    </>
  );
}

export const example: Example = {
  name: 'On which publishers a campaign runs',
  Live: () => <ExampleData call={loadBoth}>{([flights, publishers]) => <Publishers loaded={flights} publishers={publishers} />}</ExampleData>,
  properties: {
    'values, onChange(values)': 'What is chosen, in its order: shown at once, written behind, taken back if it is refused.',
    'options: { value, label, detail? }[]': 'All that may be chosen. A list is searched by label and detail.',
    'name: string': 'In a form: a hidden input each. The page /styleguide/dual-list has all properties.',
    '?flight=3': 'Whose publishers they are: a reload shows the same.',
  },
  keyboard: {
    'Arrow keys, Home, End, letters': 'Within a list. With Shift: selects what it passes.',
    'Space, Ctrl+A': 'Selects one, all.',
    Enter: 'Moves what is selected, or the current one, into the other list.',
    'Alt+Up, Alt+Down': 'Among what is chosen: moves it up or down.',
  },
};
