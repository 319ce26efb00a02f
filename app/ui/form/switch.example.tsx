import type { Example } from '../example.ts';
import { Switch } from './scales.tsx';

export const example: Example = {
  name: 'Switch',
  Live: () => (
    <>
      <Switch id="example-autoplay" name="autoplay" label="Begin by itself" hint="Silent until it is touched." defaultChecked />
      <Switch id="example-sound" name="sound" label="With sound" />
    </>
  ),
  properties: {
    'id: string': 'Of its box. Hint and problem have ids made of it.',
    'label: string': 'What is on or off.',
    'hint?, problem?: string': 'As of a field.',
    '…': 'Whatever an input takes: name, defaultChecked, onChange.',
  },
  keyboard: { Space: 'Switches it.' },
};
