import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { PieChart } from '#app/ui/chart/round-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Budget by channel',
  pointName: 'Channel',
  points: ['Display', 'Television', 'E-mail', 'Push'].map((name) => ({ name })),
  series: [{ name: 'Budget', data: [46, 28, 16, 10] }],
  format: (value: number) => `${value}%`,
  isTimeline: false,
  fileName: 'channels',
};

export const example: Example = {
  name: 'A pie',
  Live: () => <ChartFrame heading="Budget by channel" figures={figures} Chart={PieChart} />,
  properties: {
    'points: { name }[]': 'A slice each.',
    'series: [{ name, data }]': 'One series: what the slices are parts of. Up to six values, none below zero.',
  },
  keyboard: { 'Arrow keys': 'Step through the slices.' },
};
