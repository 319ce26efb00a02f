import type { Example } from '../example.ts';
import { Status } from './status.tsx';

export const example: Example = {
  name: 'Status',
  Live: () => (
    <p>
      <Status tone="good">Paid</Status> <Status tone="waiting">Pending</Status> <Status tone="bad">Failed</Status>{' '}
      <Status tone="quiet">Closed</Status>
    </p>
  ),
  properties: {
    "tone: 'good' | 'waiting' | 'bad' | 'quiet'": 'Its colour and its mark: full, half, square on its corner, ring.',
    'children: ReactNode': 'The word.',
  },
  keyboard: {},
};
