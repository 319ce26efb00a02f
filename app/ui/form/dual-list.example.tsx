import { useState } from 'react';
import type { Example } from '../example.ts';
import { DualList, type DualListWords } from './dual-list.tsx';

const countries = [
  'Austria',
  'Belgium',
  'Denmark',
  'France',
  'Germany',
  'Italy',
  'Netherlands',
  'Poland',
  'Portugal',
  'Spain',
  'Sweden',
  'Switzerland',
];

const words: DualListWords = {
  available: 'Available',
  chosen: 'Chosen',
  search: (list) => `Search: ${list}`,
  add: 'Add selected',
  addAll: 'Add all',
  remove: 'Remove selected',
  removeAll: 'Remove all',
  up: 'Up',
  down: 'Down',
  count: (chosen, all) => `Chosen: ${chosen} of ${all}`,
  place: (name, place, count) => `${name}, place ${place} of ${count}`,
  nothing: 'Nothing here.',
};

function Countries() {
  const [values, setValues] = useState<readonly string[]>(['Portugal', 'Spain']);
  return (
    <DualList
      id="countries"
      label="Countries in which it runs"
      hint="The first one is tried first."
      name="countries"
      options={countries.map((name) => ({ value: name, label: name }))}
      values={values}
      onChange={setValues}
      words={words}
    />
  );
}

export const example: Example = {
  name: 'Dual list',
  Live: Countries,
  properties: {
    'options: { value, label, detail? }[]': 'All that may be chosen; `detail` stands beside the label, quieter.',
    'values: string[]': 'What is chosen, in its order.',
    'onChange(values)': 'After each move: show them at once, and write them behind.',
    'name: string': 'For forms: a hidden input each, in their order.',
    'label, hint?, problem?, id': 'As of a Field.',
    'words: DualListWords': 'Names of the lists, their buttons, and what is said after each change.',
  },
  keyboard: {
    Tab: 'To each search, list and button.',
    'Arrow keys, Home, End, letters': 'Within a list. With Shift: selects what it passes.',
    'Space, Ctrl+A': 'Selects one, all.',
    Enter: 'Moves what is selected, or the current one, into the other list.',
    'Alt+Up, Alt+Down': 'Among what is chosen: moves it up or down.',
    Escape: 'Takes back what is being dragged.',
  },
};
