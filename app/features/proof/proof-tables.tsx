import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { RuleMark, RulesSection } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Table } from '#app/ui/list/table.tsx';
import { Status, type Tone } from '#app/ui/status/status.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import type { OpenedExport } from './open-export.ts';
import type { ProofRow, RowState } from './proof-rows.ts';
import { type Place, placeLabels, type Rule } from './proof-rules.ts';

const rowStates: Readonly<Record<RowState, readonly [Tone, Label]>> = {
  arrived: ['good', 'As planned'],
  late: ['bad', 'Too late'],
  twice: ['bad', 'Too often'],
  unasked: ['bad', 'Without a person'],
  missing: ['bad', 'Missing'],
  unplanned: ['bad', 'Not in the plan'],
  waiting: ['quiet', 'Not caused yet'],
};

/** The rules of the place, each with who says so. */
export function ProofRules({ rules }: { rules: readonly Rule[] }) {
  const { t, language } = useText();
  return (
    <RulesSection rules={rules}>
      <Table
        caption={t('Rules')}
        isStatic
        rows={rules}
        keyOf={({ label }) => label}
        columns={[
          { key: 'rule', label: t('Rule'), cell: ({ label }) => t(label) },
          {
            key: 'state',
            label: t('State'),
            cell: ({ state }) => <RuleMark state={state} />,
          },
          {
            key: 'seen',
            label: t('What was seen'),
            className: 'proof-seen mono',
            cell: ({ seen, seconds }) => <bdi>{seconds === undefined ? seen : formatMeasure(seconds, 's', language.tag)}</bdi>,
          },
          { key: 'source', label: t('Source'), lang: 'en', cell: ({ source }) => source },
        ]}
      />
    </RulesSection>
  );
}

/** The tracking plan with what arrived of it. */
export function ProofRows({ rows }: { rows: readonly ProofRow[] }) {
  const { t, language } = useText();
  return (
    <section aria-labelledby="proof-events">
      <h2 id="proof-events">{t('Planned and arrived')}</h2>
      <Table
        caption={t('Planned and arrived')}
        isStatic
        rows={rows}
        keyOf={({ event }) => event}
        columns={[
          {
            key: 'event',
            label: t('Event'),
            className: 'proof-event',
            cell: ({ event, when }) => (
              <>
                <b className="mono">{event}</b> <span lang="en">{when}</span>
              </>
            ),
          },
          {
            key: 'planned',
            label: t('Planned'),
            cell: ({ times, by_person }) => (by_person === 'yes' ? `${t(times)}, ${t('by a person')}` : t(times)),
          },
          { key: 'arrived', label: t('Arrived'), isNumber: true, isNamedInCard: true, cell: ({ arrived }) => formatNumber(arrived, language.tag) },
          {
            key: 'first',
            label: t('After it was shown'),
            isNumber: true,
            isNamedInCard: true,
            cell: ({ firstAt }) => (firstAt === undefined ? '' : formatMeasure(firstAt / 1000, 's', language.tag)),
          },
          { key: 'state', label: t('State'), cell: ({ state }) => <Status tone={rowStates[state][0]}>{t(rowStates[state][1])}</Status> },
        ]}
      />
    </section>
  );
}

interface ProofFactsProps {
  readonly unit: Pick<FrameDemo, 'brand'>;
  readonly place: Place;
  readonly brand: Partial<Brand>;
  readonly opened: OpenedExport;
  /** When it was opened, milliseconds since 1970. */
  readonly at: number | undefined;
}

/** What a printed page must say of itself: the screen has it around the ad. */
export function ProofFacts({ unit, place, brand, opened, at }: ProofFactsProps) {
  const { t, language } = useText();
  return (
    <dl className="proof-facts">
      <dt>{t('Date')}</dt>
      <dd>{at !== undefined && formatDate(at, 'date and time', language.tag)}</dd>
      <dt>{t('Where it is opened')}</dt>
      <dd>{t(placeLabels[place])}</dd>
      <dt>{t('Brand')}</dt>
      <dd>{[brand.name || unit.brand, brand.primary, brand.accent].filter(Boolean).join(', ')}</dd>
      <dt>{t('Landing page')}</dt>
      <dd>{opened.landing}</dd>
      <dt>{t('Event address')}</dt>
      <dd>{opened.events}</dd>
      <dt>{t('Browser')}</dt>
      <dd>{navigator.userAgent}</dd>
    </dl>
  );
}
