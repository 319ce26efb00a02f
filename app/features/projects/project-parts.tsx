import { Link } from 'react-router';
import { useFormatters } from '#app/components/formatters.ts';
import type { SectionPage } from '#app/components/section/section-frame.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Status } from '#app/ui/status/status.tsx';
import type { Project } from '#mock-api/records/project.ts';
import { statusLabels, toDone, tones } from './project-records.ts';

export const projectPages: readonly SectionPage[] = [
  { path: '/projects-grid', label: 'Grid' },
  { path: '/projects-list', label: 'List' },
  { path: '/projects-create', label: 'New project' },
];

export function ProjectStatus({ status }: Pick<Project, 'status'>) {
  const { t } = useText();
  return <Status tone={tones[status]}>{t(statusLabels[status])}</Status>;
}

export function ProjectLink({ id, name }: Pick<Project, 'id' | 'name'>) {
  return (
    <Link to={`/projects-overview/${id}`} lang="en">
      {name}
    </Link>
  );
}

/** How much of the planned work is done. */
export function ProjectProgress({ project }: { project: Project }) {
  const { t } = useText();
  const format = useFormatters();
  const done = toDone(project);
  if (done === undefined) return <p className="project-progress dim">{t('No hours are planned yet.')}</p>;
  return (
    <p className="project-progress">
      <span className="project-bar" aria-hidden="true">
        <span style={{ width: `${done * 100}%` }} />
      </span>
      {t('{{share}} done', { share: format.share(done) })}
    </p>
  );
}
