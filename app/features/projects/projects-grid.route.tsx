import './projects.css';
import { api, toData } from '#app/api/client.ts';
import { useDueWords } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { Monograms } from '#app/components/monogram.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Project } from '#mock-api/records/project.ts';
import type { Route } from './+types/projects-grid.route';
import { ProjectLink, ProjectProgress, ProjectStatus, projectPages } from './project-parts.tsx';
import { statuses, statusLabels } from './project-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { projects: load(toData(api.projects.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/projects-grid`: which productions run, and how far they are. */
export default function ProjectsGridPage({ loaderData }: Route.ComponentProps) {
  return <ProjectsGrid {...loaderData} />;
}

export function HydrateFallback() {
  return <ProjectsGrid {...useFirstLook<typeof clientLoader>()} />;
}

function ProjectsGrid({ projects }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame className="card-rows" title="Projects" note="Productions and people are invented." pages={projectPages} pagesLabel="Project pages">
      <LoadedPart loading={projects} skeleton={['rows']} missing="The projects could not be loaded.">
        {(loaded) => <ProjectGrid loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ProjectGrid({ loaded }: { loaded: readonly Project[] }) {
  const { t } = useText();
  const toDue = useDueWords();
  const list = useList(loaded, {
    name: 'projects-grid',
    columns: [
      { key: 'name', lang: 'en', label: t('Name'), sort: ({ name }) => name, cell: ({ name }) => name },
      { key: 'due', label: t('Due'), sort: ({ dueDate }) => dueDate, cell: ({ dueDate }) => dueDate },
      { key: 'start', label: t('First day'), sort: ({ startDate }) => startDate, cell: ({ startDate }) => startDate },
    ],
    filters: [
      {
        key: 'status',
        label: t('Status'),
        all: t('Any status'),
        options: statuses.map((status) => ({ value: status, text: t(statusLabels[status]) })),
        matches: ({ status }, wanted) => status === wanted,
      },
    ],
    initialSort: '-due',
    keyOf: ({ id }) => String(id),
    textOf: ({ name, description, status, team }) => [name, description, t(statusLabels[status]), ...team.map((one) => one.name)].join(' '),
  });
  return (
    <DataList
      caption={t('Projects')}
      list={list}
      empty={t('There are no projects.')}
      cardOf={(project) => (
        <article className="project-card">
          <h2>
            <ProjectLink {...project} />
          </h2>
          <p lang="en">{project.description}</p>
          <p className="project-line">
            <ProjectStatus status={project.status} />
            <span>{t('Due {{when}}', { when: toDue(project.dueDate) })}</span>
            <span className="dim">{t('Comments: {{n}}', { n: project.commentsCount })}</span>
          </p>
          <ProjectProgress project={project} />
          <Monograms people={project.team} />
        </article>
      )}
    />
  );
}
