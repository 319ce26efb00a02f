import type { Example } from '../example.ts';
import { Tabs } from './tabs.tsx';

export const example: Example = {
  name: 'Tabs',
  Live: () => (
    <Tabs label="Which orders">
      <a href="?status=all" aria-current="true">
        All <span className="mono">24</span>
      </a>
      <a href="?status=open">
        Open <span className="mono">3</span>
      </a>
    </Tabs>
  ),
  properties: {
    'label: string': 'What is chosen among, for screen readers.',
    'children: ReactNode': 'Links, such as a router’s. The one to where the reader is says aria-current.',
    'className?: string': 'For looks of the screen’s own.',
  },
  keyboard: { Enter: 'Follows the link.' },
};
