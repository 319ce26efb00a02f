import { useState } from 'react';
import { Knob } from '#app/ui/chart/knob.tsx';
import type { Example } from '#app/ui/example.ts';

function Dials() {
  const [share, setShare] = useState(60);
  const [bid, setBid] = useState(2.4);
  return (
    <>
      <Knob label="Share of mobile" value={share} min={0} max={100} step={5} format={(value) => `${value}%`} onChange={setShare} />
      <Knob label="Highest bid" value={bid} min={0.5} max={5} step={0.1} format={(value) => `$${value.toFixed(2)}`} onChange={setBid} />
    </>
  );
}

export const example: Example = {
  name: 'Dials',
  Live: Dials,
  properties: {
    'label: string': 'What is turned.',
    'value, min, max: number': 'Where it stands, and between what.',
    'step?: number': '1 unless told.',
    'format: (value) => string': 'In the middle, and for screen readers.',
    'onChange: (value) => void': 'At every step.',
    'name?: string': 'For forms.',
  },
  keyboard: { 'Arrow keys': 'A step.', 'Page up, page down': 'A larger step.', 'Home, End': 'The smallest and the largest value.' },
};
