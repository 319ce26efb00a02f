import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';
import { Button } from './button.tsx';

export const example: Example = {
  name: 'Button',
  Live: () => (
    <>
      <Button>Plain</Button>
      <Button isPrimary>
        Primary <Icon name="arrow" size={18} />
      </Button>
      <Button isPrimary isLarge>
        Large <Icon name="arrow" size={18} />
      </Button>
      <Button as="a" href="#main">
        A link
      </Button>
    </>
  ),
  properties: {
    'as?: ElementType': 'What it is instead of a button: an element’s name, or a component that takes a class, such as a router’s link.',
    'isPrimary?: boolean': 'The one vermilion action of a screen.',
    'isLarge?: boolean': 'For the end of a form, and for the landing page.',
    '…': 'Whatever the element or component takes. A button that sends a form says type="submit".',
  },
  keyboard: { Enter: 'Presses it, or follows the link.', Space: 'Presses it, unless it is a link.' },
};
