import type { Example } from '../example.ts';

/** A page has one title: here it is the one above. */
export const example: Example = {
  name: 'PageTitle',
  Live: () => <p>The title of this page is one. A page has no second.</p>,
  properties: {
    'isLarge?: boolean': 'For pages that are read, not worked in.',
    'children: ReactNode': 'What the page has to say.',
  },
  keyboard: {},
};
