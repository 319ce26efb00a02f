import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { EmptyState } from './empty-state.tsx';

export const example: Example = {
  name: 'EmptyState',
  Live: () => (
    <EmptyState title="Nothing matches.">
      <Button>Clear search and filters</Button>
    </EmptyState>
  ),
  properties: {
    'title: string': 'What there is nothing of.',
    'children?: ReactNode': 'What to do next, and a picture if there is one.',
    'className?: string': 'For looks of the screen’s own.',
  },
  keyboard: {},
};
