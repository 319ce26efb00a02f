import { toAccessText } from '#app/components/access/access-text.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { materialLabels } from '#app/components/material-labels.ts';
import type { Figures } from '#app/components/take-away/figures.ts';
import { kindLabels } from '#app/components/take-away/kind-labels.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { tradeLabels } from '#app/components/trade-labels.ts';
import { toUnitLabel } from '#app/components/unit-label.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type Demo, listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { type GaugeName, toVerdict } from '#catalogue/standards.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';

/** What stands of one demo in one row. */
export interface Cell {
  readonly text: string;
  /** What it is compared by, where that is more than its text. */
  readonly compared?: string;
  /** Of a measured figure. */
  readonly verdict?: 'pass' | 'warn' | 'fail';
  /** What is shown to who asks for it. */
  readonly more?: { readonly name: string; readonly lines: readonly string[]; readonly lang?: 'en' };
}

export interface Row {
  readonly name: string;
  /** One of each demo, undefined until it is loaded. */
  readonly cells: readonly (Cell | undefined)[];
  /** Two demos have another value here. */
  readonly isDifferent: boolean;
}

export const verdictLabels = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const satisfies Record<string, Label>;

export const figureNames = ['initial load', 'first frame', 'processor', 'motion ends'] as const satisfies readonly GaugeName[];

const NOTHING: Cell = { text: '–' };

type Words = Pick<Text, 't' | 'tData' | 'language'>;

/** The table's rows. `found`: what is loaded so far, by the demo's slug. */
export function listRows(demos: readonly Demo[], found: ReadonlyMap<string, Figures>, text: Words): readonly Row[] {
  const { t, tData, language } = text;
  const count = (n: number) => formatNumber(n, language.tag);
  const row = (label: Label, toCell: (demo: Demo) => Cell | undefined): Row => toRow(t(label), demos.map(toCell));
  const plain = (label: Label, toText: (demo: Demo) => string) => row(label, (demo) => ({ text: toText(demo) || NOTHING.text }));
  const later = (label: Label, toCell: (figures: Figures) => Cell) =>
    row(label, ({ slug }) => {
      const figures = found.get(slug);
      return figures && toCell(figures);
    });
  const toFigure = (name: GaugeName) => (figures: Figures) => {
    const gauge = figures.gauges.find((one) => one.name === name);
    if (!gauge) return NOTHING;
    const [measured, limit] = [gauge.measured, gauge.limit].map((value) => formatMeasure(value, gauge.unit, language.tag));
    return { text: `${measured} / ${limit}`, verdict: toVerdict(gauge) };
  };
  return [
    plain('Size', ({ size }) => tData(size).toUpperCase()),
    plain('Also as', (demo) => {
      const owner = toOwner(demo);
      return listUnits(owner)
        .filter((unit) => unit !== demo)
        .map((unit) => toUnitLabel(unit, owner, tData))
        .join(', ');
    }),
    plain('Device', ({ device }) => device.map((one) => t(one === 'desktop' ? 'Desktop' : 'Mobile')).join(', ')),
    plain('Type', ({ type }) => tData(type)),
    plain('Format', ({ format }) => format.map((name) => tData(name)).join(', ')),
    plain('KPI model', ({ goals }) => [...new Set(goals.flatMap((goal) => modelsOfGoal[goal]))].join(', ')),
    plain('Trade', ({ trades }) => trades.map((trade) => t(tradeLabels[trade])).join(', ')),
    plain('What you hand over', ({ needs }) => needs.map((one) => t(materialLabels[one])).join(', ') || t('logo, colours and words alone')),
    plain('Lead time', ({ leadDays }) => t('{{n}} working days (sample)', { n: count(leadDays) })),
    ...figureNames.map((name) => later(name, toFigure(name))),
    later('Events', ({ plan }) => toEvents(plan, text)),
    later('Accessibility', ({ access }) => toAccess(access, text)),
    plain('Files', (demo) =>
      listKinds(demo)
        .map((kind) => t(kindLabels[kind]))
        .join(', '),
    ),
  ];
}

/** The demo that this is, or is a further unit of. */
function toOwner(one: Demo): Demo {
  return activeDemos.find(({ id }) => id === one.id) ?? one;
}

/** A demo's name, of a further unit with what it is told apart by. */
export function toColumnName(demo: Demo, { tData }: Pick<Text, 'tData'>): string {
  return demo.unit === undefined ? demo.name : `${demo.name}, ${toUnitLabel(demo, toOwner(demo), tData)}`;
}

function toEvents(plan: Figures['plan'], { t, language }: Words): Cell {
  if (!plan) return { text: t('The tracking plan could not be loaded.') };
  const byPerson = plan.filter(({ by_person }) => by_person === 'yes').map(({ event }) => event);
  const [n, m] = [plan.length, byPerson.length].map((number) => formatNumber(number, language.tag));
  const text = t('{{n}} events, {{m}} of them by a person alone', { n: n ?? '', m: m ?? '' });
  return byPerson.length > 0 ? { text, compared: byPerson.join(), more: { name: t('by a person'), lines: byPerson, lang: 'en' } } : { text };
}

function toAccess(lines: Figures['access'], text: Words): Cell {
  if (lines.length === 0) return NOTHING;
  const { t, language } = text;
  const [n, total] = [lines.filter(({ isPassed }) => isPassed).length, lines.length];
  const toLine = ({ name, isPassed, seen }: Figures['access'][number]) => {
    const { measured } = toAccessText(seen, text);
    return `${t(name)}: ${[measured, t(verdictLabels[isPassed ? 'pass' : 'fail'])].filter(Boolean).join(', ')}`;
  };
  return {
    text: t('Passed: {{n}} of {{total}}', { n: formatNumber(n, language.tag), total: formatNumber(total, language.tag) }),
    ...(n < total && { verdict: 'fail' as const }),
    more: { name: t('Checks'), lines: lines.map(toLine) },
  };
}

/** What is not loaded yet is no difference. */
export function toRow(name: string, cells: Row['cells']): Row {
  const values = cells.map((cell) => cell && (cell.compared ?? cell.text));
  return { name, cells, isDifferent: !values.includes(undefined) && new Set(values).size > 1 };
}

/** The table as lines of a file: the demos beside each other, the verdict beside its figure. */
export function toLines(rows: readonly Row[], { t }: Pick<Text, 't'>): readonly (readonly string[])[] {
  const toText = (cell: Cell | undefined) => (cell ? [cell.text, cell.verdict && t(verdictLabels[cell.verdict])].filter(Boolean).join(', ') : '');
  return rows.map(({ name, cells }) => [name, ...cells.map(toText)]);
}
