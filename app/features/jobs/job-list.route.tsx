import './jobs.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { toToday } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import { RecordList } from '#app/components/list/record-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-list.route';
import { isOpen, type JobValues, jobCalls, jobPages, statusLabels, toExperience, toJobFields, toJobFilters, toJobText, tones } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { jobs: load(toData(api.jobs.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/job-list`: the positions that are offered, to be kept in order. */
export default function JobListPage({ loaderData }: Route.ComponentProps) {
  return <Jobs {...loaderData} />;
}

export function HydrateFallback() {
  return <Jobs {...useFirstLook<typeof clientLoader>()} />;
}

function Jobs({ jobs }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Jobs" note="Jobs, companies and candidates are invented. Nobody is hired." pages={jobPages} pagesLabel="Jobs">
      <LoadedPart loading={jobs} skeleton={['rows']} missing="The jobs could not be loaded.">
        {(loaded) => <JobList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function JobList({ loaded }: { loaded: readonly Job[] }) {
  const text = useText();
  const { t, tData } = text;
  const format = useFormatters();
  const records = useRecords<JobValues, Job>({
    loaded,
    calls: jobCalls,
    toRow: (values, id) => ({ ...values, id }),
    nameOf: ({ jobTitle }) => jobTitle,
  });
  const columns: readonly Column<Job>[] = [
    {
      key: 'title',
      lang: 'en',
      label: t('Job title'),
      sort: ({ jobTitle }) => jobTitle,
      text: ({ jobTitle, jobId }) => `${jobTitle}, ${jobId}`,
      cell: ({ id, jobTitle, jobId }) => (
        <>
          <Link to={`/job-details/${id}`}>{jobTitle}</Link> <span className="mono job-second">{jobId}</span>
        </>
      ),
    },
    {
      key: 'company',
      label: t('Company'),
      sort: ({ companyName, location }) => `${companyName}, ${location}`,
      cell: ({ companyName, location }) => (
        <>
          {companyName} <span className="job-second">{location}</span>
        </>
      ),
    },
    {
      key: 'experience',
      from: 'wide',
      label: t('Experience'),
      sort: ({ experience }) => experience,
      cell: ({ experience }) => tData(toExperience(experience)),
    },
    {
      key: 'positions',
      label: t('Positions'),
      isNumber: true,
      sort: ({ position }) => position,
      isNamedInCard: true,
      cell: ({ position }) => format.count(position),
    },
    { key: 'type', label: t('Type'), from: 'medium', sort: ({ type }) => t(type), cell: ({ type }) => t(type) },
    {
      key: 'posted',
      from: 'medium',
      label: t('Posted'),
      className: 'job-day',
      sort: ({ postedDate }) => postedDate,
      isNamedInCard: true,
      cell: ({ postedDate }) => format.day(postedDate),
    },
    {
      key: 'last',
      label: t('Last day'),
      className: 'job-day',
      sort: ({ lastDate }) => lastDate,
      isNamedInCard: true,
      cell: ({ lastDate }) => format.day(lastDate),
    },
    {
      key: 'status',
      label: t('Status'),
      sort: ({ status }) => t(statusLabels[status]),
      cell: ({ status }) => <Status tone={tones[status]}>{t(statusLabels[status])}</Status>,
    },
  ];
  const list = useList(records.rows, {
    name: 'jobs',
    columns,
    filters: toJobFilters(text),
    initialSort: '-posted',
    card: ['title', 'status', 'company', 'type', 'experience', 'positions', 'posted', 'last'],
    keyOf: ({ id }) => String(id),
    textOf: toJobText,
    summary: (matches) => t('Open positions: {{n}}', { n: format.count(matches.filter(isOpen).reduce((sum, { position }) => sum + position, 0)) }),
  });
  return (
    <RecordList
      caption={t('Jobs')}
      list={list}
      records={records}
      fields={toJobFields([...new Set(records.rows.flatMap(({ skills }) => skills))].sort())}
      blank={{ position: 1, postedDate: toToday() }}
      text={{ add: t('Add a job'), edit: t('Edit the job'), empty: t('There are no jobs.') }}
    />
  );
}
