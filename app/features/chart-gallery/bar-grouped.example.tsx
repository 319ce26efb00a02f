import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Plays and replays by device',
  pointName: 'Device',
  points: [{ name: 'Phone' }, { name: 'Tablet' }, { name: 'Desktop' }, { name: 'Television', short: 'TV' }],
  series: [
    { name: 'Plays', data: [820, 240, 460, 190] },
    { name: 'Replays', data: [310, 70, 120, 95] },
  ],
  format: (value: number) => value.toLocaleString('en'),
  isTimeline: false,
  fileName: 'plays',
};

export const example: Example = {
  name: 'Bars beside each other',
  Live: () => <ChartFrame heading="Plays" figures={figures} Chart={BarChart} />,
  properties: {
    'points: { name, short? }[]': 'A group each; `short` stands on the axis.',
    'series: { name, data }[]': 'A bar of each group, told apart by colour and pattern. Up to six.',
  },
  keyboard: { 'Arrow keys': 'Step through the groups.' },
};
