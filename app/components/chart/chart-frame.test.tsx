import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { type Language, languages } from '#protocol/languages.ts';
import { type ChartFigures, ChartFrame, toFiguresCsv } from './chart-frame.tsx';
import type { ChartOf } from './load-chart.ts';

const [english] = languages;
const german = languages.find(({ code }) => code === 'gr') ?? english;
const figures: ChartFigures = {
  title: 'Plays, month by month',
  pointName: 'Month',
  points: [{ name: 'May' }, { name: 'June' }, { name: 'July' }],
  series: [{ name: '=Wheel', data: [3, 9, 4] }],
  format: (value) => `${value} plays`,
  isTimeline: true,
  fileName: 'plays',
};

async function render(given: ChartFigures, language: Language, Chart: ChartOf) {
  const i18n = createI18n(language, await loadDictionary(language, true));
  return renderToStaticMarkup(
    <TextProvider i18n={i18n}>
      <ChartFrame heading="Plays" figures={given} Chart={Chart} />
    </TextProvider>,
  );
}
const describe = async (given: ChartFigures, language: Language) =>
  /role="img" aria-label="([^"]*)"/.exec(await render(given, language, LineChart))?.[1];

it('a chart says how its values moved, in the language of the page', async () => {
  expect(await describe(figures, english)).toBe('Plays, month by month. =Wheel: from 3 plays to 4 plays, at most 9 plays in June.');
  expect(await describe(figures, german)).toBe('Plays, month by month. =Wheel: von 3 plays auf 4 plays, Höchststand 9 plays (June).');
});

it('a chart without a course of time says its values', async () => {
  expect(await describe({ ...figures, isTimeline: false }, english)).toBe('Plays, month by month. =Wheel: May 3 plays, June 9 plays, July 4 plays.');
});

it('the table begins with the newest, and stands where the chart could not be loaded', async () => {
  const html = await render(figures, english, undefined);
  expect([...html.matchAll(/<th scope="row">(\w+)<\/th><td>([^<]+)/g)].map(([, point, value]) => [point, value])).toEqual([
    ['July', '4 plays'],
    ['June', '9 plays'],
    ['May', '3 plays'],
  ]);
  expect(html).not.toContain('Show as a chart');
});

it('the file has the plain figures in their order, and no formula', () => {
  expect(toFiguresCsv(figures)).toBe("Month,'=Wheel\r\nMay,3\r\nJune,9\r\nJuly,4\r\n");
});

it('a plan begins with its first point, and has columns besides those of the chart', async () => {
  const plan: ChartFigures = { ...figures, isPlan: true, besides: [{ name: 'Left', data: [13, 4, 0] }] };
  const html = await render(plan, english, undefined);
  expect([...html.matchAll(/<th scope="row">(\w+)<\/th><td>([^<]+)<\/td><td>([^<]+)/g)].map(([, ...cells]) => cells)).toEqual([
    ['May', '3 plays', '13 plays'],
    ['June', '9 plays', '4 plays'],
    ['July', '4 plays', '0 plays'],
  ]);
  expect(toFiguresCsv(plan)).toBe("Month,'=Wheel,Left\r\nMay,3,13\r\nJune,9,4\r\nJuly,4,0\r\n");
  expect(await render(plan, english, LineChart)).not.toContain('Left');
});
