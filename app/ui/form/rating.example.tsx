import type { Example } from '../example.ts';
import { Rating } from './scales.tsx';

export const example: Example = {
  name: 'Rating',
  Live: () => <Rating id="example-rating" name="rating" label="How did it play?" defaultValue={4} toLabel={(stars) => `${stars} of 5 stars`} />,
  properties: {
    'id: string': 'Of the first star: an error summary leads there.',
    'name: string': 'Of 1 to 5 in a form.',
    'label, hint?, problem?: string': 'As of a field.',
    'toLabel(stars): string': 'The name of each star for screen readers.',
    'defaultValue?: number': 'At first.',
    'onChange?(stars: number)': 'When another one is chosen.',
  },
  keyboard: { 'Arrow keys': 'One star more or less.', Space: 'Chooses the star.' },
};
