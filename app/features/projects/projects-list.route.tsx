import './projects.css';
import { api, toData } from '#app/api/client.ts';
import { toToday, useDueWords } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import { useDueFilter } from '#app/components/list/due-filter.ts';
import type { Filter } from '#app/components/list/list-view.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { Project } from '#mock-api/records/project.ts';
import type { TeamMember } from '#mock-api/records/user.ts';
import type { Route } from './+types/projects-list.route';
import { ProjectLink, ProjectStatus, projectPages } from './project-parts.tsx';
import { checkDates, type ProjectValues, projectCalls, statuses, statusLabels, toDone, toProject, toProjectFields } from './project-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return { data: load(Promise.all([toData(api.projects.$get({}, init)), toData(api.users.$get({}, init))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/projects-list`: every production, to compare and to change. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  return <Projects {...loaderData} />;
}

export function HydrateFallback() {
  return <Projects {...useFirstLook<typeof clientLoader>()} />;
}

function Projects({ data }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="List of projects" note="Productions and people are invented." pages={projectPages} pagesLabel="Project pages">
      <LoadedPart loading={data} skeleton={['rows']} missing="The projects could not be loaded.">
        {([projects, people]) => <ProjectList loaded={projects} people={people} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ProjectList({ loaded, people }: { loaded: readonly Project[]; people: readonly TeamMember[] }) {
  const { t } = useText();
  const format = useFormatters();
  const toDue = useDueWords();
  const records = useRecords<ProjectValues, Project>({ loaded, calls: projectCalls, toRow: toProject, nameOf: ({ name }) => name });
  const columns: readonly Column<Project>[] = [
    { key: 'name', lang: 'en', label: t('Project'), sort: ({ name }) => name, cell: (project) => <ProjectLink {...project} /> },
    {
      key: 'status',
      label: t('Status'),
      sort: ({ status }) => statuses.indexOf(status),
      text: ({ status }) => t(statusLabels[status]),
      cell: ({ status }) => <ProjectStatus status={status} />,
    },
    {
      key: 'start',
      label: t('First day'),
      from: 'medium',
      sort: ({ startDate }) => startDate,
      isNamedInCard: true,
      cell: ({ startDate }) => format.day(startDate),
    },
    {
      key: 'due',
      label: t('Due'),
      sort: ({ dueDate }) => dueDate,
      isNamedInCard: true,
      cell: ({ dueDate }) => format.day(dueDate),
    },
    {
      key: 'when',
      label: t('That is'),
      from: 'medium',
      cell: ({ dueDate }) => toDue(dueDate),
    },
    {
      key: 'done',
      label: t('Done'),
      isNumber: true,
      sort: (project) => toDone(project) ?? -1,
      isNamedInCard: true,
      cell: (project) => format.share(toDone(project) ?? 0),
    },
    {
      key: 'team',
      label: t('Team'),
      cell: ({ team }) => team.map(({ name }) => name).join(', '),
    },
  ];
  const filters: readonly Filter<Project>[] = [
    {
      key: 'status',
      label: t('Status'),
      all: t('Any status'),
      options: statuses.map((status) => ({ value: status, text: t(statusLabels[status]) })),
      matches: ({ status }, wanted) => status === wanted,
    },
    {
      key: 'person',
      label: t('Team'),
      all: t('Everybody'),
      options: people.map(({ id, name }) => ({ value: String(id), text: name })),
      matches: ({ team }, wanted) => team.some(({ id }) => String(id) === wanted),
    },
    useDueFilter(({ status, dueDate }) => (status === 'Completed' ? undefined : dueDate)),
  ];
  const list = useList(records.rows, {
    name: 'projects',
    columns,
    filters,
    initialSort: '-due',
    card: ['name', 'status', 'start', 'due', 'done', 'when', 'team'],
    keyOf: ({ id }) => String(id),
    textOf: ({ name, description, status, team }) => [name, description, t(statusLabels[status]), ...team.map((one) => one.name)].join(' '),
  });
  return (
    <RecordList
      caption={t('Projects')}
      list={list}
      records={records}
      fields={toProjectFields(people)}
      check={checkDates}
      blank={{ startDate: toToday(), demo: 0 }}
      text={{ add: t('Add a project'), edit: t('Edit the project'), empty: t('There are no projects.') }}
    />
  );
}
