import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { RuleMark, RulesSection } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Table } from '#app/ui/list/table.tsx';
import { Status, type Tone } from '#app/ui/status/status.tsx';
import type { ProofRow, RowState } from './proof-rows.ts';
import type { Rule } from './proof-rules.ts';

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
