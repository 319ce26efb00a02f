import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { RadialChart } from '#app/ui/chart/round-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Completed views',
  pointName: 'Measure',
  points: [{ name: 'Completed views', short: 'completed' }],
  series: [{ name: 'Reached', data: [82] }],
  format: (value: number) => `${value}%`,
  isTimeline: false,
  fileName: 'views',
};

export const example: Example = {
  name: 'One ring',
  Live: () => <ChartFrame heading="Completed views" figures={figures} Chart={RadialChart} />,
  properties: { 'series: [{ name, data }]': 'Percent, from 0 to 100. A single value stands in the middle too.' },
  keyboard: {},
};
