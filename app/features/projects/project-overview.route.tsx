import './projects.css';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { DemoLink } from '#app/components/demo-link.tsx';
import { useDueWords } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { Monogram } from '#app/components/monogram.tsx';
import { BackLink } from '#app/components/section/back-link.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { useRecordName } from '#app/components/section/use-record-name.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { demos } from '#catalogue/demos.ts';
import type { Project } from '#mock-api/records/project.ts';
import type { Route } from './+types/project-overview.route';
import { ProjectProgress, ProjectStatus } from './project-parts.tsx';
import { type ProjectValues, projectCalls, toBurn, toProject } from './project-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const project = toData(api.project[':id'].$get({ param: { id } }, { init: { signal: request.signal } }));
  return { project: load(Promise.all([project, loadChart(import('#app/ui/chart/line-chart.tsx'))])) };
}

/** `/projects-overview/:id`: how one production stands, and what is said about it. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ProjectParts {...loaderData} />;
}

export function HydrateFallback() {
  return <ProjectParts {...useFirstLook<typeof clientLoader>()} />;
}

function ProjectParts({ project }: Partial<Route.ComponentProps['loaderData']>) {
  const name = useRecordName(project, ([record]) => record.name);
  return (
    <SectionFrame title="Project" {...(name && { name })} note="Productions and people are invented." className="project">
      <BackLink to="/projects-grid" label="All projects" />
      <LoadedPart loading={project} skeleton={['figure', 'chart']} missing="The project could not be loaded.">
        {([loaded, chunk]) => <Overview key={loaded.id} loaded={loaded} Chart={chunk?.LineChart} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function Overview({ loaded, Chart }: { loaded: Project; Chart: ChartOf }) {
  const { t } = useText();
  const format = useFormatters();
  const toDue = useDueWords();
  const [rows] = useState([loaded]);
  const records = useRecords<ProjectValues & Pick<Project, 'comments' | 'commentsCount'>, Project>({
    loaded: rows,
    calls: projectCalls,
    toRow: toProject,
    nameOf: ({ name }) => name,
  });
  const project = records.rows[0] ?? loaded;
  const { id, status, startDate, dueDate, team, projectDetails, description, files, demo } = project;
  const { slug, name: demoName = '' } = demos.find((one) => one.id === demo && one.active) ?? {};
  return (
    <>
      <section className="project-lead" aria-label={t('How it stands')}>
        <div>
          <p className="project-line">
            <ProjectStatus status={status} />
            <span className="dim">
              {format.day(startDate)} – {format.day(dueDate)}
            </span>
          </p>
          <p className="project-due">{t('Due {{when}}', { when: toDue(dueDate) })}</p>
          <ProjectProgress project={project} />
        </div>
        <ul className="project-links">
          <li>
            <Link to={`/tasks-list?project=${id}`}>{t('Its tasks')}</Link>
          </li>
          {slug && (
            <li>
              <DemoLink slug={slug}>{(name) => t('Its demo: {{name}}', { name })}</DemoLink>
            </li>
          )}
          <li>
            <Link to={`/projects-list?edit=${id}`}>{t('Edit the project')}</Link>
          </li>
        </ul>
      </section>
      {project.hoursLeft.length > 1 && <Burn project={project} Chart={Chart} />}
      <div className="project-columns">
        <Part title={t('What it is')}>
          <p lang="en">{projectDetails.description || description}</p>
          {projectDetails.points.length > 0 && (
            <ul className="project-points" lang="en">
              {projectDetails.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </Part>
        <Part title={t('Team')}>
          <ul className="project-people fine-links">
            {team.map((person) => (
              <li key={`${person.id}${person.name}`}>
                <Monogram name={person.name} />
                <span>
                  <Link to={`/contacts-profile/${person.id}`}>{person.name}</Link>
                  <span className="dim" lang="en">
                    {person.skills}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('Files')}>
          {files.length === 0 && <p className="dim">{t('No files yet.')}</p>}
          <ul className="project-files" lang="en">
            {files.map(({ name, size }) => (
              <li key={name}>
                {name} <span className="mono dim">{size}</span>
              </li>
            ))}
          </ul>
          {slug && (
            <p className="project-deliverables fine-links">
              <Link to={`/apps-filemanager?find=${slug}`}>{t('Take away the files of {{name}}', { name: demoName })}</Link>
            </p>
          )}
        </Part>
      </div>
      <Comments project={project} onWrite={(comments, again) => void records.update(id, { comments, commentsCount: comments.length }, { again })} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="project-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Burn({ project, Chart }: { project: Project; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const weeks = toBurn(project);
  const hours = new Intl.NumberFormat(language.tag, { style: 'unit', unit: 'hour' });
  return (
    <ChartFrame
      heading={t('Work left')}
      lead={t('Hours at the end of each week, beside an even plan. Sample figures.')}
      Chart={Chart}
      figures={{
        title: t('Hours of work left, week by week'),
        pointName: t('Week'),
        points: weeks.map(({ day }) => ({ name: format.day(day), short: formatDate(day, 'short day', language.tag) })),
        series: [
          { name: t('Still to do'), data: weeks.map(({ left }) => left), isArea: true },
          { name: t('As planned'), data: weeks.map(({ planned }) => planned) },
        ],
        format: (value) => hours.format(value),
        formatTick: (value) => format.count(value),
        isTimeline: true,
        fileName: 'burn',
      }}
    />
  );
}

const COMMENT_MAX_LENGTH = 1000;

interface CommentsProps {
  readonly project: Project;
  onWrite(comments: Project['comments'], again: () => void): void;
}

function Comments({ project: { comments }, onWrite }: CommentsProps) {
  const { t, language } = useText();
  const account = useSession();
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const write = (event: SubmitEvent) => {
    event.preventDefault();
    const comment = text.trim();
    setMissing(!comment);
    if (!comment) return document.getElementById(id)?.focus();
    const next = Math.max(0, ...comments.map((one) => one.id)) + 1;
    setText('');
    onWrite([...comments, { id: next, username: account?.username ?? '', comment, date: new Date().toISOString() }], () => setText(comment));
  };
  return (
    <Part title={t('Comments')}>
      <ol className="project-comments" reversed={false}>
        {comments.map(({ id: key, username, comment, date }) => (
          <li key={key}>
            <Monogram name={username} />
            <div>
              <p className="project-line">
                <strong>{username}</strong>
                {date && (
                  <time dateTime={date} className="dim">
                    {formatDate(date, 'date and time', language.tag)}
                  </time>
                )}
              </p>
              <p lang="en">{comment}</p>
            </div>
          </li>
        ))}
      </ol>
      {comments.length === 0 && <p className="dim">{t('Nobody has said anything yet.')}</p>}
      <form className="project-write" noValidate onSubmit={write}>
        <Field id={id} label={t('Your comment')} problem={isMissing ? t('Please write something first.') : undefined}>
          <Textarea rows={3} maxLength={COMMENT_MAX_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button type="submit" isPrimary>
          {t('Write the comment')}
        </Button>
      </form>
    </Part>
  );
}
