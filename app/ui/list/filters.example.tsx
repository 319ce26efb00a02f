import { useState } from 'react';
import type { Example } from '../example.ts';
import { FilterSelect, Filters, SearchField } from './filters.tsx';

const clients = ['Ardea', 'Strix'].map((client) => ({ value: client, text: client }));
const orders = [
  { value: '-day', text: 'Day, descending' },
  { value: 'day', text: 'Day, ascending' },
];

function LiveFilters() {
  const [find, setFind] = useState('');
  const [client, setClient] = useState<string>();
  const [order, setOrder] = useState('-day');
  return (
    <Filters>
      <SearchField label="Search" value={find} maxLength={100} onChange={setFind} />
      <FilterSelect label="Client" all="All clients" value={client} options={clients} onChoose={setClient} />
      <FilterSelect isNarrowOnly label="Sort by" value={order} options={orders} onChoose={(chosen = order) => setOrder(chosen)} />
    </Filters>
  );
}

export const example: Example = {
  name: 'Filters',
  Live: LiveFilters,
  properties: {
    'Filters children': 'A SearchField and FilterSelects: a line where there is room, else two a line.',
    'label: string': 'Stands above the field.',
    'SearchField value, onChange(text)': 'Told with every key; the field shows what was typed until value says the same.',
    'FilterSelect all?: string': 'The choice that leaves everything in. Any other is marked.',
    'FilterSelect options: { value, text }[]': 'In their order.',
    'FilterSelect onChoose(value?)': 'Without a value: everything.',
    'FilterSelect isNarrowOnly?: boolean': 'For the order of cards: a table’s head gives it on wider screens.',
  },
  keyboard: { 'Arrow keys': 'Choose in a select.', Escape: 'Empties the search.' },
};
