import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { SparkLine } from '#app/ui/chart/spark-line.tsx';
import type { Example } from '#app/ui/example.ts';

const points = Array.from({ length: 14 }, (_, index) => ({ name: `${index + 1} June` }));
const toFigures = (name: string, data: readonly number[]) => ({
  title: `${name}, day by day`,
  pointName: 'Day',
  points,
  series: [{ name, data }],
  format: (value: number) => value.toLocaleString('en'),
  isTimeline: true,
  fileName: name.toLowerCase(),
});

export const example: Example = {
  name: 'Figures with a line',
  Live: () => (
    <>
      <ChartFrame heading="Leads" figures={toFigures('Leads', [41, 44, 40, 52, 58, 55, 61, 66, 64, 72, 70, 78, 83, 88])} Chart={SparkLine} />
      <ChartFrame heading="Installs" figures={toFigures('Installs', [96, 92, 94, 88, 90, 84, 79, 81, 76, 74, 77, 70, 68, 71])} Chart={SparkLine} />
    </>
  ),
  properties: { 'series: [{ name, data }]': 'One line, without an axis, from its smallest to its largest value.' },
  keyboard: { 'Arrow keys': 'Step through the days.' },
};
