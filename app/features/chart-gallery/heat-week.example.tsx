import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { HeatMap } from '#app/ui/chart/heat-map.tsx';
import type { Example } from '#app/ui/example.ts';

const figures = {
  title: 'Plays by day and hour',
  pointName: 'Hour',
  points: ['0', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20', '22'].map((hour) => ({ name: `${hour}:00`, short: hour })),
  series: [
    { name: 'Mon', data: [4, 2, 1, 9, 26, 31, 44, 33, 30, 48, 62, 28] },
    { name: 'Tue', data: [3, 1, 1, 10, 28, 35, 46, 36, 31, 52, 66, 30] },
    { name: 'Wed', data: [5, 2, 1, 8, 27, 34, 48, 35, 33, 55, 70, 34] },
    { name: 'Thu', data: [4, 2, 2, 9, 29, 36, 47, 38, 35, 58, 74, 39] },
    { name: 'Fri', data: [8, 3, 1, 8, 25, 33, 45, 37, 40, 64, 82, 60] },
    { name: 'Sat', data: [22, 12, 4, 5, 14, 38, 52, 55, 58, 72, 90, 76] },
    { name: 'Sun', data: [26, 14, 5, 4, 12, 34, 50, 57, 61, 70, 78, 41] },
  ],
  format: (value: number) => String(value),
  isTimeline: false,
  fileName: 'hours-of-play',
};

export const example: Example = {
  name: 'Days and hours',
  Live: () => <ChartFrame heading="When people play" figures={figures} Chart={HeatMap} />,
  properties: {
    'series: { name, data }[]': 'A row each.',
    'points: { name, short? }[]': 'A column each. The area of a square is its value: colour is not needed to read it.',
  },
  keyboard: { 'Arrow left, arrow right': 'Step through the squares.', 'Arrow up, arrow down': 'The same hour of another day.' },
};
