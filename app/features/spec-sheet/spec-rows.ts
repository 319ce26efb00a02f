import { listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import { toAccessText } from '#app/components/access/access-text.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { goalLabels } from '#app/components/goal-labels.ts';
import { materialLabels } from '#app/components/material-labels.ts';
import { kindLabels } from '#app/components/take-away/kind-labels.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { tradeLabels } from '#app/components/trade-labels.ts';
import { toUnitLabel } from '#app/components/unit-label.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type Demo, listUnits } from '#catalogue/demo.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { listChecks, listGauges, type Rule, toVerdict } from '#catalogue/standards.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';

type Words = Pick<Text, 't' | 'tData' | 'language'>;

/** A line of a sheet's tables. */
export interface SheetRow {
  readonly name: string;
  /** '' where the result says all. */
  readonly measured: string;
  readonly limit: string;
  /** The text or control of the ad that was measured, in the ad's language. */
  readonly of: string;
  readonly verdict: keyof typeof verdictLabels;
  readonly rule: Rule;
}

interface SheetTable {
  readonly title: Label;
  readonly rows: readonly SheetRow[];
}

export const verdictLabels = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const satisfies Record<string, Label>;

/** What a visitor may put into every ad (protocol/brand.ts). */
const brandLabels = [
  'Name',
  'Headline',
  'Call to action',
  'Main colour',
  'Second colour',
  'Logo',
  'Landing page',
] as const satisfies readonly Label[];

/** What was measured of a unit, in the order in which buyers ask. None of a demo that was not measured. */
export function listTables({ slug, size }: Pick<Demo, 'slug' | 'size'>, text: Words): readonly SheetTable[] {
  const measured = findMeasurement(slug);
  if (!measured) return [];
  const { t, language } = text;
  const toResult = (isPassed: boolean): SheetRow['verdict'] => (isPassed ? 'pass' : 'fail');
  const figures = listGauges(size, measured).map((gauge) => {
    const [figure = '', limit = ''] = [gauge.measured, gauge.limit].map((value) => formatMeasure(value, gauge.unit, language.tag));
    return { name: t(gauge.name), measured: figure, limit, of: '', verdict: toVerdict(gauge), rule: gauge.rule };
  });
  const checks = listChecks(size, measured).map(({ name, rule, isPassed }) => ({
    name: t(name),
    measured: '',
    limit: '',
    of: '',
    verdict: toResult(isPassed),
    rule,
  }));
  const record = findAccess(slug);
  const access = (record ? listAccess(record, measured) : []).map(({ name, rule, isPassed, seen }) => ({
    name: t(name),
    ...toAccessText(seen, text),
    verdict: toResult(isPassed),
    rule,
  }));
  const tables: readonly SheetTable[] = [
    { title: 'Measured against limits', rows: [...figures, ...checks] },
    { title: 'Accessibility', rows: access },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** What a buyer has to know of a demo and its unit besides, name and value. */
export function listFacts(demo: Demo, unit: Demo, { t, tData, language }: Words): readonly (readonly [name: string, value: string])[] {
  const fact = (label: Label, values: readonly string[]) => [t(label), values.join(', ')] as const;
  const others = listUnits(demo).filter((one) => one !== unit);
  return [
    fact(
      'Format',
      demo.format.map((name) => tData(name)),
    ),
    fact('Type', [tData(unit.type)]),
    fact('Size', [tData(unit.size)]),
    fact('Opens to', unit.opensTo ? [unit.opensTo] : []),
    fact(
      'Also as',
      others.map((one) => toUnitLabel(one, demo, tData)),
    ),
    fact(
      'Device',
      unit.device.map((one) => t(one === 'desktop' ? 'Desktop' : 'Mobile')),
    ),
    fact(
      'Goal',
      demo.goals.map((goal) => t(goalLabels[goal])),
    ),
    fact('KPI model', [...new Set(demo.goals.flatMap((goal) => modelsOfGoal[goal]))]),
    fact(
      'Trade',
      demo.trades.map((trade) => t(tradeLabels[trade])),
    ),
    fact('What you hand over', demo.needs.length > 0 ? demo.needs.map((one) => t(materialLabels[one])) : [t('logo, colours and words alone')]),
    fact('Lead time', [t('{{n}} working days (sample)', { n: formatNumber(demo.leadDays, language.tag) })]),
    fact('Language', [t('English, until you put in words of your own')]),
    fact(
      'Taken from your brand',
      brandLabels.map((label) => t(label)),
    ),
    fact(
      'Files',
      listKinds(unit).map((kind) => t(kindLabels[kind])),
    ),
  ].filter(([, value]) => value !== '');
}

/** Whose limits these are, each document once with its address: paper has no links. */
export function listSources(tables: readonly SheetTable[]): readonly (readonly [name: string, address: string])[] {
  const found = new Map<string, string>();
  for (const { who, title, source } of tables.flatMap(({ rows }) => rows.map(({ rule }) => rule))) {
    // The criteria of one document differ by their mark alone.
    const [address, mark] = source?.split('#') ?? [];
    if (address && !found.has(address)) found.set(address, mark || !title ? who : `${who}: ${title}`);
  }
  return [...found].map(([address, name]) => [name, address] as const);
}
