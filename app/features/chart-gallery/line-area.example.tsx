import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
const figures = {
  title: 'Budget spent, month by month',
  pointName: 'Month',
  points: months.map((name) => ({ name, short: name.slice(0, 3) })),
  series: [
    { name: 'Spent', data: [12_400, 18_900, 16_200, 24_800, 29_100, 27_500], isArea: true },
    { name: 'Planned', data: [15_000, 17_500, 20_000, 22_500, 25_000, 27_500] },
  ],
  format: (value: number) => `$${value.toLocaleString('en')}`,
  formatTick: (value: number) => (value ? `$${value / 1000}k` : '0'),
  isTimeline: true,
  fileName: 'budget',
};

export const example: Example = {
  name: 'An area, and a line over it',
  Live: () => <ChartFrame heading="Budget" figures={figures} Chart={LineChart} />,
  properties: {
    'series[].isArea?: boolean': 'The ground below the line is filled.',
    'formatTick?: (value) => string': 'Shorter than `format`, for the axis.',
    'isTimeline: boolean': 'The description tells how values moved, and the table begins with the newest.',
    'fileName: string': 'Of the download, without `.csv`.',
  },
  keyboard: { 'Arrow keys': 'Step through the months.' },
};
