import './jobs.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import type { Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-categories.route';
import { categories, isOpen, jobPages, types } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { jobs: load(toData(api.jobs.$get({}, { init: { signal: request.signal } }))) };
}

/** `/job-categories`: where people are sought, at a glance. */
export default function JobCategoriesPage({ loaderData }: Route.ComponentProps) {
  return <JobCategories {...loaderData} />;
}

export function HydrateFallback() {
  return <JobCategories {...useFirstLook<typeof clientLoader>()} />;
}

function JobCategories({ jobs }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Job categories" note="Jobs, companies and candidates are invented. Nobody is hired." pages={jobPages} pagesLabel="Jobs">
      <LoadedPart loading={jobs} skeleton={['rows']} missing="The jobs could not be loaded.">
        {(loaded) => <Categories jobs={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

interface Group {
  readonly name: string;
  readonly jobs: readonly Job[];
  /** Of the list that shows them. */
  readonly search: string;
}

function Categories({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useText();
  const format = useFormatters();
  const groups = categories
    .map((category) =>
      toGroup(
        'category',
        category,
        t(category),
        jobs.filter((job) => job.category === category),
      ),
    )
    .filter((group) => group.jobs.length > 0)
    .toSorted((a, b) => b.jobs.length - a.jobs.length);
  if (groups.length === 0) return <EmptyState title={t('There are no jobs.')} />;
  const most = Math.max(...groups.map((group) => group.jobs.length));
  const places = Object.entries(Object.groupBy(jobs, ({ location }) => location)).map(([place, some = []]) => toGroup('find', place, place, some));
  const kinds = types.map((type) =>
    toGroup(
      'type',
      type,
      t(type),
      jobs.filter((job) => job.type === type),
    ),
  );
  return (
    <>
      <ol className="job-groups">
        {groups.map(({ name, jobs: some, search }) => (
          <li key={name}>
            <Link to={{ pathname: '/job-list', search }}>
              <strong className="job-group-count">{format.count(some.length)}</strong>
              <span className="job-group-name">{name}</span>
              <span className="job-group-bar" aria-hidden="true" style={{ width: `${(100 * some.length) / most}%` }} />
              <span className="dim">
                {t('Open positions: {{n}}', { n: format.count(some.filter(isOpen).reduce((sum, { position }) => sum + position, 0)) })}
              </span>
              <span className="dim job-group-companies">{[...new Set(some.map(({ companyName }) => companyName))].join(', ')}</span>
            </Link>
          </li>
        ))}
      </ol>
      <div className="job-indexes">
        <GroupIndex id="job-types" title={t('By type')} groups={kinds} />
        <GroupIndex id="job-places" title={t('By place')} groups={places} />
      </div>
    </>
  );
}

function GroupIndex({ id, title, groups }: { id: string; title: string; groups: readonly Group[] }) {
  const format = useFormatters();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="job-index">
        {groups
          .filter(({ jobs }) => jobs.length > 0)
          .toSorted((a, b) => b.jobs.length - a.jobs.length)
          .map(({ name, jobs, search }) => (
            <li key={name}>
              <Link to={{ pathname: '/job-list', search }}>
                {name} <span className="mono">{format.count(jobs.length)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function toGroup(key: 'category' | 'type' | 'find', value: string, name: string, jobs: readonly Job[]): Group {
  return { name, jobs, search: `?${new URLSearchParams({ [key]: key === 'find' ? value : value.toLowerCase() })}` };
}
