import type { Example } from '../example.ts';
import { TextButton } from './button.tsx';

export const example: Example = {
  name: 'TextButton',
  Live: () => (
    <>
      <TextButton>Copy</TextButton>
      <TextButton disabled>Copy</TextButton>
    </>
  ),
  properties: { 'as?: ElementType': 'As of Button.', '…': 'Whatever the element or component takes.' },
  keyboard: { Enter: 'Presses it, or follows the link.', Space: 'Presses it, unless it is a link.' },
};
