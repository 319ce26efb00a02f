import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { type Column, Table } from '#app/ui/list/table.tsx';
import type { Candidate } from '#mock-api/records/job.ts';
import { ExampleData } from './example-data.tsx';

const SHOWN = 8;

function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<Candidate>[] = [
    { key: 'name', label: t('Full name'), cell: ({ name }) => name },
    { key: 'role', label: t('What they do'), cell: ({ designation }) => designation },
    { key: 'place', label: t('Place'), cell: ({ location }) => location },
    { key: 'type', label: t('Type'), cell: ({ type }) => t(type) },
    { key: 'years', label: t('Years of experience'), isNumber: true, cell: ({ experience }) => format.count(experience) },
    { key: 'from', label: t('Available from'), cell: ({ availableFrom }) => format.day(availableFrom) },
    { key: 'skills', label: t('Skills'), cell: ({ skills }) => skills.join(', ') },
    { key: 'email', label: t('E-mail'), cell: ({ email }) => email },
    { key: 'phone', label: t('Phone'), cell: ({ phone }) => phone },
  ];
  return (
    <Table
      isStatic
      looks={['wide']}
      caption={t('Candidates with all that is known of them')}
      columns={columns}
      rows={candidates.slice(0, SHOWN)}
      keyOf={({ id }) => String(id)}
    />
  );
}

export const example: Example = {
  name: 'Wider than the page',
  Live: () => <ExampleData call={() => toData(api.candidates.$get())}>{(all) => <Candidates candidates={all} />}</ExampleData>,
  properties: {
    "looks: ['wide']": 'Keeps its columns on every screen, and scrolls by itself: the page does not. Its region is named by the caption.',
  },
  keyboard: { Tab: 'To the table as a whole.', 'Arrow keys': 'Scroll it.' },
};
