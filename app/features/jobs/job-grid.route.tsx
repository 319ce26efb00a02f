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
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { AppliedJob, Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-grid.route';
import { isOpen, jobPages, statusLabels, toExperience, toJobFilters, toJobText, tones } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return { jobs: load(Promise.all([toData(api.jobs.$get({}, init)), toData(api.jobApply.$get({}, init))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/job-grid`: for who looks for work: what they would do, and the way to apply. */
export default function JobGridPage({ loaderData }: Route.ComponentProps) {
  return <Jobs {...loaderData} />;
}

export function HydrateFallback() {
  return <Jobs {...useFirstLook<typeof clientLoader>()} />;
}

function Jobs({ jobs }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame
      title="Find a job"
      note="Jobs, companies and candidates are invented. Nobody is hired."
      pages={jobPages}
      pagesLabel="Jobs"
      className="card-rows"
    >
      <LoadedPart loading={jobs} skeleton={['rows']} missing="The jobs could not be loaded.">
        {([loaded, applied]) => <JobCards loaded={loaded} applied={applied} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function JobCards({ loaded, applied }: { loaded: readonly Job[]; applied: readonly AppliedJob[] }) {
  const text = useText();
  const { t } = text;
  const list = useList(loaded, {
    name: 'job-cards',
    columns: [
      { key: 'title', lang: 'en', label: t('Job title'), sort: ({ jobTitle }) => jobTitle, cell: ({ jobTitle }) => jobTitle },
      { key: 'company', label: t('Company'), cell: ({ companyName }) => companyName },
      { key: 'posted', label: t('Posted'), isNumber: true, sort: ({ postedDate }) => postedDate, cell: ({ postedDate }) => postedDate },
      { key: 'last', label: t('Last day'), sort: ({ lastDate }) => lastDate, cell: ({ lastDate }) => lastDate },
    ],
    filters: toJobFilters(text),
    initialSort: '-posted',
    sizes: [12, 24, 48],
    keyOf: ({ id }) => String(id),
    textOf: toJobText,
  });
  return (
    <DataList
      caption={t('Jobs')}
      list={list}
      empty={t('There are no jobs.')}
      cardOf={(job) => <JobCard job={job} application={applied.find((one) => one.job === job.id)} />}
    />
  );
}

function JobCard({ job, application }: { job: Job; application: AppliedJob | undefined }) {
  const { t, tData } = useText();
  const format = useFormatters();
  const { id, jobTitle, companyName, location, type, experience, description, lastDate, status } = job;
  const [task] = description.split('\n');
  return (
    <article className="job-card">
      <p className="job-card-facts">
        <Status tone={tones[status]}>{t(statusLabels[status])}</Status> <span>{t(type)}</span> <span>{tData(toExperience(experience))}</span>
      </p>
      <h2>
        <Link to={`/job-details/${id}`} lang="en">
          {jobTitle}
        </Link>
      </h2>
      <p className="dim">
        {companyName}, {location}
      </p>
      <p className="job-card-task" lang="en">
        {task}
      </p>
      <p className="job-card-end">
        {application ? (
          <Link className="job-card-applied" to="/job-apply">
            <Icon name="check" size={16} />
            {t('You applied on {{day}}', { day: format.day(application.applyDate) })}
          </Link>
        ) : isOpen(job) ? (
          <>
            <Button as={Link} to={`/job-details/${id}?apply`}>
              <span>
                {t('Apply now')}
                <span className="visually-hidden" lang="en">
                  : {jobTitle}
                </span>
              </span>
              <Icon name="arrow" size={16} />
            </Button>
            <span className="dim">{t('until {{day}}', { day: format.day(lastDate) })}</span>
          </>
        ) : (
          <span className="dim">{t('This job is closed: it takes no more applications.')}</span>
        )}
      </p>
    </article>
  );
}
