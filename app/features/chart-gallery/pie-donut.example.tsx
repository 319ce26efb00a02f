import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { DonutChart } from '#app/ui/chart/round-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Briefs by payment model',
  pointName: 'Model',
  points: ['CPM', 'CPC', 'CPL', 'CPA', 'CPS'].map((name) => ({ name })),
  series: [{ name: 'Briefs', data: [21, 17, 12, 8, 5] }],
  format: (value: number) => String(value),
  isTimeline: false,
  fileName: 'models',
};

export const example: Example = {
  name: 'A donut',
  Live: () => <ChartFrame heading="Briefs by model" figures={figures} Chart={DonutChart} />,
  properties: { 'points[].short?: string': 'In the middle, where a name has little room.' },
  keyboard: { 'Arrow keys': 'Step through the slices.', 'Home, End': 'The first and the last slice.' },
};
