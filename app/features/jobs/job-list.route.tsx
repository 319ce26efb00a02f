import './jobs.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import { RecordList } from '#app/components/list/record-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { choice, day, type Fields, line, number, paragraph, tags } from '#app/components/record/fields.ts';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-list.route';
import { categories, experiences, isOpen, jobPages, statuses, statusLabels, toExperience, toJobFilters, toJobText, tones, types } from './job.ts';

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
  return <Jobs />;
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

type JobValues = Omit<Job, 'id'>;

const toFields = (skills: readonly string[]): Fields<JobValues> => ({
  jobTitle: line('Job title', 'Please enter the title of the job.'),
  jobId: line('Job number', 'Please enter the number of the job.', {
    rule: { pattern: /\d/, wrong: 'A job number has at least one digit, such as #SK2570.' },
  }),
  companyName: line('Company', 'Please enter the company.'),
  location: line('Place', 'Please enter the place.'),
  category: choice('Category', categories),
  type: choice('Type', types),
  experience: choice('Experience', experiences, toExperience),
  position: number('Positions', 'Please enter the number of positions.', { least: 1 }),
  postedDate: day('Posted', 'Please enter the day it was posted.'),
  lastDate: day('Last day to apply', 'Please enter the last day to apply.'),
  status: choice('Status', statuses, (status) => statusLabels[status]),
  skills: tags(
    'Skills',
    skills.map((skill) => ({ value: skill, text: skill })),
  ),
  description: paragraph('Description', 'Please enter a description.'),
});

const calls = {
  add: (json: JobValues) => toData(api.add.job.$post({ json })),
  update: (json: Partial<JobValues> & Pick<Job, 'id'>) => toData(api.update.job.$put({ json })),
  remove: (id: number) => toData(api.delete.job.$delete({ header: { job: String(id) } })),
};

function JobList({ loaded }: { loaded: readonly Job[] }) {
  const text = useText();
  const { t, tData } = text;
  const format = useFormatters();
  const records = useRecords<JobValues, Job>({ loaded, calls, toRow: (values, id) => ({ ...values, id }), nameOf: ({ jobTitle }) => jobTitle });
  const columns: readonly Column<Job>[] = [
    {
      key: 'title',
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
      label: t('Experience'),
      sort: ({ experience }) => experience,
      cell: ({ experience }) => tData(toExperience(experience)),
    },
    {
      key: 'positions',
      label: t('Positions'),
      isNumber: true,
      sort: ({ position }) => position,
      cell: ({ position }) => (
        <>
          <span className="table-unit">{t('Positions')}: </span>
          {format.count(position)}
        </>
      ),
    },
    { key: 'type', label: t('Type'), sort: ({ type }) => t(type), cell: ({ type }) => t(type) },
    {
      key: 'posted',
      label: t('Posted'),
      className: 'job-day',
      sort: ({ postedDate }) => postedDate,
      cell: ({ postedDate }) => (
        <>
          <span className="table-unit">{t('Posted')}: </span>
          {format.day(postedDate)}
        </>
      ),
    },
    {
      key: 'last',
      label: t('Last day'),
      className: 'job-day',
      sort: ({ lastDate }) => lastDate,
      cell: ({ lastDate }) => (
        <>
          <span className="table-unit">{t('Last day')}: </span>
          {format.day(lastDate)}
        </>
      ),
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
      fields={toFields([...new Set(records.rows.flatMap(({ skills }) => skills))].sort())}
      blank={{ position: 1, postedDate: new Date().toISOString().slice(0, 10) }}
      text={{ add: t('Add a job'), edit: t('Edit the job'), empty: t('There are no jobs.') }}
    />
  );
}
