import type { Example } from '../example.ts';
import { ChoiceGroup } from './choices.tsx';

const formats = ['Gamification', 'Horizon', 'CTV'].map((name) => ({ value: name, content: name, isChosen: name === 'Horizon' }));
const budgets = ['Under €10,000', 'More than €10,000'].map((name) => ({ value: name, content: name, isChosen: false }));

export const example: Example = {
  name: 'ChoiceGroup',
  Live: () => (
    <>
      <ChoiceGroup id="example-formats" name="formats" type="checkbox" label="Formats" hint="Choose any number of them." choices={formats} />
      <ChoiceGroup id="example-budget" name="budget" type="radio" label="Budget" problem="Choose from the list." choices={budgets} />
    </>
  ),
  properties: {
    'id: string': 'Of the first choice: an error summary leads there. Hint and problem have ids made of it.',
    'name: string': 'Of each input.',
    "type: 'checkbox' | 'radio'": 'Any number of them, or one.',
    'label: string': 'Its legend.',
    'hint?: string': 'How to choose.',
    'problem?: string': 'What is wrong and how to correct it, in one sentence.',
    'choices: { value, content, isChosen }[]': 'In their order. isChosen: at first.',
    'className?: string': 'Of the box around the choices: how they stand is the page’s matter.',
    'children?: ReactNode': 'After the last choice.',
  },
  keyboard: {
    Tab: 'To each box, or to the chosen radio button.',
    Space: 'Ticks a box, or takes the tick off.',
    'Arrow keys': 'Choose among radio buttons.',
  },
};
