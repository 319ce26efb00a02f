import { TextButton } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Checkbox } from './choices.tsx';

export const example: Example = {
  name: 'Checkbox',
  Live: () => (
    <>
      <Checkbox id="example-consent" name="consent" label="You may keep what I entered here." note="required" problem="Tick this box.">
        <TextButton as="a" href="#main">
          Privacy notice
        </TextButton>
      </Checkbox>
      <Checkbox id="example-news" name="news" label="Also tell me about new formats." />
    </>
  ),
  properties: {
    'id: string': 'Of the box. Hint and problem have ids made of it.',
    'label: string': 'The sentence that is said by ticking it.',
    'note?: string': 'Behind the label.',
    'hint?: string': 'How to decide.',
    'problem?: string': 'What is wrong and how to correct it, in one sentence.',
    'children?: ReactNode': 'Below the label, such as a link to what is agreed to.',
    '…': 'Whatever an input takes.',
  },
  keyboard: { Space: 'Ticks it, or takes the tick off.' },
};
