import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { RadialChart } from '#app/ui/chart/round-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'How much of its goal each campaign has reached',
  pointName: 'Campaign',
  points: ['Prize wheel', 'Living rooms', 'Panorama'].map((name) => ({ name })),
  series: [{ name: 'Reached', data: [91, 64, 37] }],
  format: (value: number) => `${value}%`,
  isTimeline: false,
  fileName: 'goals',
};

export const example: Example = {
  name: 'Several rings',
  Live: () => <ChartFrame heading="Goals" figures={figures} Chart={RadialChart} />,
  properties: { 'points: { name }[]': 'A ring each, the first one outside. Up to four.' },
  keyboard: { 'Arrow keys': 'Step through the rings.' },
};
