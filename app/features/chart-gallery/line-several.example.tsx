import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Clicks of two formats, week by week',
  pointName: 'Week',
  points: Array.from({ length: 8 }, (_, index) => ({ name: `Week ${index + 1}`, short: String(index + 1) })),
  series: [
    { name: 'Gamification', data: [310, 340, 335, 390, 420, 415, 460, 505] },
    { name: 'Horizon', data: [220, 260, 300, 290, 310, 360, 355, 380] },
  ],
  format: (value: number) => value.toLocaleString('en'),
  isTimeline: true,
  fileName: 'clicks',
};

export const example: Example = {
  name: 'Lines',
  Live: () => <ChartFrame heading="Clicks" lead="Two formats in eight weeks." figures={figures} Chart={LineChart} />,
  properties: {
    'heading: string': 'Above the chart.',
    'lead?: string': 'What the figures are, in a sentence.',
    'figures: ChartFigures': 'Title, points, series and how a value is written: chart, table and file show the same.',
    'Chart: ChartOf': 'What draws them. Without it, as where its chunk did not arrive, the table stands in its place.',
    'children?: ReactNode': 'What chooses the figures, such as tabs.',
  },
  keyboard: { 'Arrow keys': 'Step through the weeks; the slider says the values.', 'Home, End': 'The first week and the last.' },
};
