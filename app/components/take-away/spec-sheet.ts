import { type AccessLine, type AccessSeen, listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import { toAccessText } from '#app/components/access/access-text.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Measurement } from '#catalogue/measurements.ts';
import { type Gauge, listChecks, listGauges, type Rule, toVerdict } from '#catalogue/standards.ts';
import { type PlannedEvent, planFields } from '#protocol/tracking.ts';

const verdicts = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const satisfies Record<string, Label>;

type Row = readonly (string | number)[];

interface SpecRow {
  readonly name: string;
  readonly verdict: keyof typeof verdicts;
  readonly rule: Rule;
  /** Of a figure; a check has none. */
  readonly gauge?: Gauge;
  /** Of a line of the passport. */
  readonly seen?: AccessSeen;
}

/** The measured figures of a demo, then its checks, then how accessible it is; with a brand, `brandLines` take the place of the sample's. */
export function listSpecs(demo: Pick<FrameDemo, 'slug' | 'size'>, measured: Measurement, brandLines: readonly AccessLine[] = []): readonly SpecRow[] {
  const { size } = demo;
  const toVerdictOf = (isPassed: boolean) => (isPassed ? ('pass' as const) : ('fail' as const));
  const gauges = listGauges(size, measured).map((gauge) => ({ name: gauge.name, verdict: toVerdict(gauge), rule: gauge.rule, gauge }));
  const checks = listChecks(size, measured).map(({ name, rule, isPassed }) => ({
    name,
    verdict: toVerdictOf(isPassed),
    rule,
  }));
  const record = findAccess(demo.slug);
  const lines = record ? listAccess(record, measured) : [];
  const access = lines
    .map((line) => brandLines.find(({ name }) => name === line.name) ?? line)
    .map(({ name, rule, isPassed, seen }) => ({ name, verdict: toVerdictOf(isPassed), rule, ...(seen && { seen }) }));
  return [...gauges, ...checks, ...access];
}

/** What was measured and what is allowed, as the language writes it. */
export function toFigures({ gauge, seen }: SpecRow, text: Pick<Text, 't' | 'language'>): readonly [measured: string, limit: string] {
  const format = (value: number, unit: Gauge['unit']) => formatMeasure(value, unit, text.language.tag);
  if (gauge) return [format(gauge.measured, gauge.unit), format(gauge.limit, gauge.unit)];
  const { measured, limit, of } = toAccessText(seen, text);
  return [of ? `${measured} (${of})` : measured, limit];
}

/** The same for a table of numbers: measured, limit, unit. */
export function toPlainFigures({ gauge, seen }: SpecRow): readonly (string | number)[] {
  if (gauge) return [gauge.measured, gauge.limit, gauge.unit];
  if (!seen) return ['', '', ''];
  return 'keys' in seen ? [seen.keys.join(' '), '', ''] : [seen.figures.join(' x '), seen.limit ?? '', seen.unit];
}

export const toResult = ({ verdict }: SpecRow, { t }: Pick<Text, 't'>): string => t(verdicts[verdict]);

interface Sheet {
  readonly title: string;
  /** The ad as it looks, a data URL. */
  readonly picture: string;
  /** What is to be known before the figures. */
  readonly notes: readonly string[];
  readonly specs: readonly SpecRow[];
  readonly plan: readonly PlannedEvent[];
}

/** A demo's specification as a page of its own, for the screen and for A4: figures, checks and the plan of its events. */
export function createSpecSheet({ title, picture, notes, specs, plan }: Sheet, text: Pick<Text, 't' | 'tData' | 'language'>): string {
  const { t, tData, language } = text;
  const toCells = (row: SpecRow): Row => [
    tData(row.name),
    ...toFigures(row, text),
    toResult(row, text),
    [row.rule.who, row.rule.title, row.rule.source].filter(Boolean).join(', '),
  ];
  const figures = toTable([t('Figure'), t('Measured'), t('Limit'), t('Result'), t('Source')], specs.map(toCells));
  const events = toTable(
    planFields,
    plan.map((row) => planFields.map((field) => row[field])),
  );
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1.5em; color: #111; background: #fff }
img { display: block; max-width: 100%; max-height: 300px; border: 1px solid #ccc }
div { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .3em .8em .3em 0; border-bottom: 1px solid #ccc }
.events { font-size: 12px }
@page { size: A4 landscape; margin: 12mm }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 11px } .events { font-size: 8px } tr { break-inside: avoid } div { overflow: visible } }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p><img src="${picture}" alt="${t('Backup image')}"></p>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
<h2>${t('Spec sheet')}</h2>
<div tabindex="0">${figures}</div>
<h2>${t('Tracking plan')}</h2>
<div class="events" tabindex="0" lang="en">${events}</div>
</main>
</body>
</html>
`;
}

function toTable(columns: readonly string[], rows: readonly Row[]): string {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`);
  const lines = rows.map((row) => `<tr>${row.map((value) => `<td>${toBreakable(escapeHtml(String(value)))}</td>`).join('')}</tr>`);
  return `<table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>`;
}

/** Names of events and addresses may break where a person would break them. */
function toBreakable(html: string): string {
  return html.replaceAll(/(?<=[\w])([:_/(])(?=[\w])/g, '$1<wbr>');
}
