import { expect, it } from 'vitest';
import { toCsv } from '#app/components/csv.ts';
import { demosParameter } from '#app/components/kept/demo-keys.ts';
import { type Figures, loadFigures } from '#app/components/take-away/figures.ts';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { languages } from '#protocol/languages.ts';
import { listRows, toLines, toRow } from './demo-rows.ts';
import { toTexts } from './save-presentation.ts';

const text = createText(createI18n(languages[0], await loadDictionary(languages[0], true)));
const [first, second] = activeDemos;
if (!first || !second) throw new Error('No two demos');
const plan: Figures['plan'] = [
  { event: 'impression', by_person: 'no' },
  { event: 'interaction:spin', by_person: 'yes' },
];
const load = async (slug: string) => {
  const demo = activeDemos.find((one) => one.slug === slug);
  if (!demo) throw new Error('No such demo');
  return { ...(await loadFigures({ ...demo, isIframe: false, creativeUrl: undefined }, new AbortController().signal)), plan };
};

it.each([
  ['demos=12,1,9', ['12,1,9']],
  ['demos=12,12,1', ['12,1']],
  ['demos=0,999999,x,1', ['1']],
  ['demos=5:320x100,5:7x7,5,5:320x100', ['5:320x100,5']],
  ['demos=', []],
  ['demos=,', []],
  ['', []],
  ['demos=12&demos=1', ['12']],
])('the address %s names the demos %j', (query, known) => {
  expect(readParameter(new URLSearchParams(query), demosParameter)).toEqual(known);
});

it('rows differ where two values do, and not before all are there', () => {
  const differs = (...values: readonly (string | undefined)[]) =>
    toRow(
      '',
      values.map((value) => (value === undefined ? undefined : { text: value })),
    ).isDifferent;
  expect(differs('a', 'a', 'b')).toBe(true);
  expect(differs('a', 'a')).toBe(false);
  expect(differs('a')).toBe(false);
  expect(differs('a', undefined)).toBe(false);
  const names = (line: string) => ({ text: 'a', compared: line, more: { name: '', lines: [line] } });
  expect(toRow('', [names('spin'), names('swipe')]).isDifferent).toBe(true);
});

it('what is said in the catalogue stands before anything is loaded', () => {
  const rows = listRows([first, second], new Map(), text);
  expect(rows.find(({ name }) => name === 'Size')?.cells.map((cell) => cell?.text)).toEqual([first.size.toUpperCase(), second.size.toUpperCase()]);
  expect(rows.find(({ name }) => name === 'Lead time')?.cells[0]?.text).toBe(`${first.leadDays} working days (sample)`);
  expect(rows.filter(({ cells }) => cells.includes(undefined)).map(({ name }) => name)).toEqual([
    'initial load',
    'first frame',
    'processor',
    'motion ends',
    'Events',
    'Accessibility',
  ]);
});

it('what is loaded stands with its limit, its verdict and its names, and in the file', async () => {
  const found = new Map<string, Figures>([
    [first.slug, await load(first.slug)],
    [second.slug, { ...(await load(second.slug)), plan: undefined }],
  ]);
  const rows = listRows([first, second], found, text);
  const row = (name: string) => rows.find((one) => one.name === name)?.cells ?? [];
  expect(row('initial load')[0]).toMatchObject({ text: expect.stringMatching(/kB \/ \d+ kB$/), verdict: 'pass' });
  expect(row('Events')[0]).toMatchObject({ text: '2 events, 1 of them by a person alone', more: { lines: ['interaction:spin'] } });
  expect(row('Events')[1]?.text).toBe('The tracking plan could not be loaded.');
  expect(row('Accessibility')[0]?.text).toMatch(/^Passed: \d+ of \d+$/);
  const lines = toCsv(['Demo', first.name, second.name], toLines(rows, text)).split('\r\n');
  expect(lines[0]).toBe(`Demo,${first.name},${second.name}`);
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines.find((line) => line.startsWith('initial load'))).toMatch(/^initial load,".* kB, (?:pass|near the limit)",/);
});

it('a slide says what the table says, with goals, trades and how to show it', async () => {
  const texts = toTexts(first, await load(first.slug), text);
  expect(texts.facts.map(([name]) => name)).toEqual(['Size', 'Device', 'Format', 'Goal', 'Trade', 'What you hand over', 'Lead time']);
  expect(texts.facts.flat()).not.toContain('');
  expect(texts.figures.map(([name]) => name)).toEqual(['initial load', 'first frame', 'processor', 'motion ends']);
  expect(texts.notes).toMatch(/^Events: 2 events, 1 of them by a person alone\. To show it: /);
  const television = activeDemos.find(({ size }) => size === 'CTV');
  if (!television) throw new Error('No demo for televisions');
  expect(toTexts(television, { gauges: [], access: [], plan: undefined }, text)).toMatchObject({
    figures: [],
    invitation: expect.stringMatching(/larger screen/),
    notes: expect.stringMatching(/^Events: The tracking plan could not be loaded\. To show it: open the link on this slide on a large screen/),
  });
});
