import { listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import { listPlanned } from '#app/components/take-away/declared-plan.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { type Demo, listUnits, toUnitQuery } from '#catalogue/demo.ts';
import { activeDemos, listDemosOfType, toPreviewPath } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { sizes } from '#catalogue/sizes.ts';
import { listGauges, type Rule } from '#catalogue/standards.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import type { FormatsDocument } from './formats-schema.ts';

const VERSION = '1.0.0';

/** The whole catalogue for machines. */
export function toFormatsDocument(origin: string): FormatsDocument {
  return {
    $schema: `${origin}/formats.schema.json`,
    version: VERSION,
    publisher: 'Surge',
    note: 'Brands are invented and lead times are samples. Figures were measured of the files themselves.',
    formats: formats
      .map(({ name }) => ({ name, slug: toFormatSlug(name) }))
      .filter(({ slug }) => listDemosOfType(slug).length > 0)
      .map((format) => ({ ...format, url: `${origin}/experience/${format.slug}` })),
    demos: activeDemos.map((demo) => toEntry(demo, origin)),
  };
}

function toEntry(demo: Demo, origin: string): FormatsDocument['demos'][number] {
  const { id, name, brand, description, goals, trades, needs, leadDays } = demo;
  return {
    id,
    name,
    brand,
    description,
    formats: [...demo.format],
    goals: [...goals],
    models: [...new Set(goals.flatMap((goal) => modelsOfGoal[goal]))],
    trades: [...trades],
    needs: [...needs],
    leadDays,
    languages: ['en'],
    units: listUnits(demo).map((unit) => toUnit(unit, demo, origin)),
    links: { still: origin + demo.thumbnail, clip: origin + demo.video },
  };
}

type Unit = FormatsDocument['demos'][number]['units'][number];

function toUnit(unit: Demo, demo: Demo, origin: string): Unit {
  const measured = findMeasurement(unit.slug);
  const access = findAccess(unit.slug);
  const [width = 0, height = 0] = unit.opensTo?.split('x').map(Number) ?? [];
  const preview = toPreviewPath(unit);
  const creative = unit.creativeUrl ?? '';
  return {
    ...(unit.unit && { unit: unit.unit }),
    type: unit.type,
    size: { name: unit.size, ...sizes[unit.size] },
    ...(unit.opensTo && { opensTo: { width, height } }),
    ...(unit.placement && { placement: unit.placement }),
    devices: [...unit.device],
    files: [...listKinds(unit)],
    figures: measured ? listGauges(unit.size, measured).map(({ rule, ...gauge }) => ({ ...gauge, source: toSource(rule) })) : [],
    events: listPlanned(unit).map(toEvent),
    accessibility:
      measured && access
        ? listAccess(access, measured).map(({ name, rule, isPassed }) => ({
            criterion: rule.title ? `${name} (${rule.who}, ${rule.title})` : name,
            ...(rule.source && { url: rule.source }),
            passed: isPassed,
          }))
        : [],
    links: {
      preview: origin + preview,
      play: `${origin}/play/${demo.id}${toUnitQuery(unit)}`,
      proof: origin + preview.replace(/(?=\?|$)/, '/proof'),
      creative: origin + creative,
      backup: origin + creative.replace('index.html', 'backup.jpg'),
    },
  };
}

function toSource({ who, title, source }: Rule): Unit['figures'][number]['source'] {
  return { who, ...(title && { title }), ...(source && { url: source }) };
}

/** Of a standard that has no word for the event, nothing is said. */
function toEvent({ event, when, times, by_person, vast, simid, mraid, omid, gam }: PlannedEvent): Unit['events'][number] {
  const names = Object.entries({ vast, simid, mraid, omid, gam }).filter(([, name]) => name !== '');
  return { event, when, times, byPerson: by_person === 'yes', ...Object.fromEntries(names) };
}
