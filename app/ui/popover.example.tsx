import { Button } from './button/button.tsx';
import type { Example } from './example.ts';
import { closeOnLeave, focusFirst, roveFocus } from './popover.ts';

export const example: Example = {
  name: 'Popover',
  Live: () => (
    <>
      <Button popoverTarget="example-menu">Menu</Button>
      <div id="example-menu" role="group" aria-label="Menu" popover="auto" onToggle={focusFirst} onKeyDown={roveFocus} onBlur={closeOnLeave}>
        <Button>First</Button>
        <Button>Second</Button>
      </div>
    </>
  ),
  properties: {
    'onClick={closeOnLink}': 'A page that changes in place leaves an open popover standing.',
    'onBlur={closeOnLeave}': 'Focus never goes behind what covers the page.',
    'onToggle={focusFirst}': 'A menu starts at its first entry.',
    'onToggle={closeFrom(px)}': 'For what is a popover below some width only.',
    'onKeyDown={roveFocus}': 'Arrow keys, Home and End move among the entries.',
  },
  keyboard: {
    Enter: 'Opens it, and presses an entry.',
    'Arrow keys': 'Move among the entries, around their ends.',
    'Home, End': 'The first and the last entry.',
    Escape: 'Closes it and gives the focus back.',
  },
};
