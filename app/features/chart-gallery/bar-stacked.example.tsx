import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { StackedBarChart } from '#app/ui/chart/bar-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Hours of a production, by team and week',
  pointName: 'Week',
  points: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'].map((name) => ({ name, short: name.slice(5) })),
  series: [
    { name: 'Design', data: [38, 42, 30, 18, 12, 8] },
    { name: 'Code', data: [6, 20, 44, 52, 40, 24] },
    { name: 'Checks', data: [0, 2, 6, 14, 28, 36] },
  ],
  format: (value: number) => `${value} h`,
  isTimeline: true,
  fileName: 'hours',
};

export const example: Example = {
  name: 'Bars on top of each other',
  Live: () => <ChartFrame heading="Hours" figures={figures} Chart={StackedBarChart} />,
  properties: { 'series: { name, data }[]': 'From the foot to the top. Their sum counts, so all have one unit.' },
  keyboard: { 'Arrow keys': 'Step through the weeks.' },
};
