import { expect, test } from 'vitest';
import { writeText } from './letters.ts';

const box = { x: 40, y: 400, width: 300, height: 160 };

test.each(['Come in, tea’s on', 'Hütten für 2', 'A', 'Ski. Sleep. Repeat!'])('%j is written inside its box', (text) => {
  const points = writeText(text, box)?.lines.flat() ?? [];
  expect(points.length).toBeGreaterThan(2);
  const { unit = 0 } = writeText(text, box) ?? {};
  // By hand: a letter may stand out by one unit.
  expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(box.x - unit);
  expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(box.x + box.width + unit);
  expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThanOrEqual(box.y - unit);
  expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(box.y + box.height + unit);
});

test('a long text breaks where it can be largest', () => {
  const rowsOf = (text: string) => {
    const { unit = 1, lines = [] } = writeText(text, box) ?? {};
    const heights = lines.flat().map(({ y }) => y / unit);
    // A letter is ten units high, a line half as much again.
    return Math.round((Math.max(...heights) - Math.min(...heights) - 10) / 15.5) + 1;
  };
  expect(rowsOf('Come in')).toBe(1);
  expect(rowsOf('Come in, tea’s on')).toBe(2);
});

test.each(['Заходите', 'お茶', `${'Winter in the mountains '.repeat(4)}`])('%j is left to the type', (text) => {
  expect(writeText(text, box)).toBeUndefined();
});
