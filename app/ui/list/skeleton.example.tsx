import type { Example } from '../example.ts';
import { Skeleton } from './skeleton.tsx';

export const example: Example = {
  name: 'Skeleton',
  Live: () => <Skeleton label="Loading" parts={['figure', 'rows']} />,
  properties: {
    'label: string': 'That it loads, for screen readers.',
    'parts: SkeletonPart[]': 'figure: a balance or a title. chart: a drawing. form: fields. rows: the lines of a table.',
  },
  keyboard: {},
};
