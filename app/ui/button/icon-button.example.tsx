import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from './button.tsx';

export const example: Example = {
  name: 'IconButton',
  Live: () => (
    <>
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
      <IconButton label="Next" isBoxed>
        <Icon name="next" />
      </IconButton>
    </>
  ),
  properties: {
    'label: string': 'Its accessible name, which is not shown.',
    'isBoxed?: boolean': 'With a frame, where nothing else says that it is a button.',
    'as?: ElementType': 'As of Button.',
    '…': 'Whatever the element or component takes.',
  },
  keyboard: { Enter: 'Presses it, or follows the link.', Space: 'Presses it, unless it is a link.' },
};
