import './jobs.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { Candidate } from '#mock-api/records/job.ts';
import type { Route } from './+types/candidate-list.route';
import { jobPages, toCategoryFilter, toTypeFilter } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { candidates: load(toData(api.candidates.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/candidate-list`: who looks for work, and from when. */
export default function CandidateListPage({ loaderData }: Route.ComponentProps) {
  return <Candidates {...loaderData} />;
}

export function HydrateFallback() {
  return <Candidates {...useFirstLook<typeof clientLoader>()} />;
}

function Candidates({ candidates }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Candidates" note="Jobs, companies and candidates are invented. Nobody is hired." pages={jobPages} pagesLabel="Jobs">
      <LoadedPart loading={candidates} skeleton={['rows']} missing="The candidates could not be loaded.">
        {(loaded) => <CandidateList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

/** Least years of experience offered as filters. */
const YEARS = [2, 4, 6, 8];

function CandidateList({ loaded }: { loaded: readonly Candidate[] }) {
  const text = useText();
  const { t } = text;
  const format = useFormatters();
  const columns: readonly Column<Candidate>[] = [
    { key: 'name', label: t('Full name'), sort: ({ name }) => name, cell: ({ id, name }) => <Link to={`/candidate-overview/${id}`}>{name}</Link> },
    { key: 'role', lang: 'en', label: t('What they do'), sort: ({ designation }) => designation, cell: ({ designation }) => designation },
    { key: 'place', label: t('Place'), sort: ({ location }) => location, cell: ({ location }) => location },
    { key: 'skills', lang: 'en', label: t('Skills'), text: ({ skills }) => skills.join(', '), cell: ({ skills }) => skills.join(', ') },
    { key: 'type', label: t('Type'), from: 'medium', sort: ({ type }) => t(type), cell: ({ type }) => t(type) },
    {
      key: 'experience',
      label: t('Years of experience'),
      isNumber: true,
      sort: ({ experience }) => experience,
      isNamedInCard: true,
      cell: ({ experience }) => format.count(experience),
    },
    {
      key: 'from',
      label: t('Available from'),
      className: 'job-day',
      sort: ({ availableFrom }) => availableFrom,
      isNamedInCard: true,
      cell: ({ availableFrom }) => format.day(availableFrom),
    },
  ];
  const list = useList(loaded, {
    name: 'candidates',
    columns,
    filters: [
      toCategoryFilter(text),
      toTypeFilter(text),
      {
        key: 'experience',
        label: t('Experience'),
        all: t('Any experience'),
        options: YEARS.map((years) => ({ value: String(years), text: t('At least {{n}} years', { n: years }) })),
        matches: ({ experience }, least) => experience >= Number(least),
      },
    ],
    initialSort: 'from',
    card: ['name', 'place', 'role', 'type', 'skills', 'experience', 'from'],
    keyOf: ({ id }) => String(id),
    textOf: ({ name, designation, location, skills }) => [name, designation, location, ...skills].join(' '),
  });
  return <DataList caption={t('Candidates')} list={list} empty={t('There are no candidates.')} />;
}
