import type { Example } from '../example.ts';
import { Pager } from './pager.tsx';

const text = { previous: 'Previous', next: 'Next', page: 'Page' };

export const example: Example = {
  name: 'Pager',
  Live: () => (
    <>
      <Pager label="Pages of few" page={2} pageCount={3} toLink={(page) => ({ href: `?p=${page}` })} text={text} />
      <Pager label="Pages of many" page={7} pageCount={40} toLink={(page) => ({ href: `?p=${page}` })} text={text} />
    </>
  ),
  properties: {
    'label: string': 'What its pages are of, for screen readers.',
    'page: number': 'The one that is shown, from 1.',
    'pageCount: number': 'With a single one there is no pager; more than nine are shortened.',
    'as?: ComponentType': 'What links are instead of an a, such as a router’s.',
    'toLink(page)': 'What a link takes that leads to a page.',
    'text: { previous, next, page }': 'Its words in the reader’s language.',
  },
  keyboard: { Enter: 'Follows the link.' },
};
