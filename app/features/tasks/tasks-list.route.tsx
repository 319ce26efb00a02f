import './tasks.css';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { toToday } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { ListCount, ListFilters, NoMatch, useList } from '#app/components/list/data-list.tsx';
import { useDueFilter } from '#app/components/list/due-filter.ts';
import { NEW_ROW } from '#app/components/list/list-view.ts';
import { Tools } from '#app/components/list/tools.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Task } from '#mock-api/records/task.ts';
import type { Route } from './+types/tasks-list.route';
import { TaskGroup } from './task-group.tsx';
import { loadTasks, type TaskData, TaskDialog, taskPages, useTasks } from './task-parts.tsx';
import { columns, toWeek } from './task-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { data: load(Promise.all([loadTasks(request.signal), loadChart(import('#app/ui/chart/bar-chart.tsx'))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/tasks-list`: what is to be done, by how far it is. */
export default function TasksListPage({ loaderData }: Route.ComponentProps) {
  return <TasksList {...loaderData} />;
}

export function HydrateFallback() {
  return <TasksList {...useFirstLook<typeof clientLoader>()} />;
}

function TasksList({ data }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Tasks" note="Tasks and people are invented." pages={taskPages} pagesLabel="Task pages">
      <LoadedPart loading={data} skeleton={['rows']} missing="The tasks could not be loaded.">
        {([loaded, chunk]) => <TaskGroups data={loaded} Chart={chunk?.StackedBarChart} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function TaskGroups({ data, Chart }: { data: TaskData; Chart: ChartOf }) {
  const { t } = useText();
  const records = useTasks(data.tasks);
  const { people, projects } = data;
  const list = useList(records.rows, {
    name: 'tasks',
    columns: [
      { key: 'due', label: t('Due'), sort: ({ date }) => date, cell: ({ date }) => date },
      { key: 'task', lang: 'en', label: t('Task'), sort: ({ title }) => title, cell: ({ title }) => title },
      { key: 'budget', label: t('Budget'), isNumber: true, sort: ({ budget }) => budget, cell: ({ budget }) => budget },
    ],
    filters: [
      {
        key: 'project',
        label: t('Project'),
        all: t('All projects'),
        options: projects.map(({ id, name }) => ({ value: String(id), text: name })),
        matches: ({ project }, wanted) => String(project) === wanted,
      },
      {
        key: 'person',
        label: t('Team'),
        all: t('Everybody'),
        options: people.map(({ id, name }) => ({ value: String(id), text: name })),
        matches: ({ userImages }, wanted) => userImages.some(({ id }) => String(id) === wanted),
      },
      useDueFilter(({ badgeText, date }) => (badgeText === 'Complete' ? undefined : date)),
    ],
    initialSort: 'due',
    keyOf: ({ id }) => String(id),
    textOf: ({ title, taskdesc, userImages, subtasks }) =>
      [title, taskdesc, ...userImages.map(({ name }) => name), ...subtasks.map((one) => one.title)].join(' '),
  });
  return (
    <>
      <div className="list">
        <ListFilters list={list} hasOrder />
        <div className="list-head">
          <ListCount list={list} />
          <Tools className="list-tools">
            <Button isPrimary onClick={() => list.change({ edit: NEW_ROW })}>
              {t('Add a task')}
              <Icon name="plus" size={16} />
            </Button>
          </Tools>
        </div>
        {list.matches.length === 0 ? (
          <NoMatch list={list} empty={t('There are no tasks.')} />
        ) : (
          columns.map(({ id, name }) => (
            <TaskGroup
              key={id}
              name={t(name)}
              tasks={list.matches.filter(({ kanId }) => kanId === id)}
              data={data}
              records={records}
              onEdit={(task) => list.change({ edit: String(task.id) })}
            />
          ))
        )}
      </div>
      <Week tasks={records.rows} Chart={Chart} />
      <TaskDialog data={data} records={records} />
    </>
  );
}

function Week({ tasks, Chart }: { tasks: readonly Task[]; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const week = toWeek(tasks, toToday());
  return (
    <ChartFrame
      heading={t('This week')}
      lead={t('Tasks by the day on which they are due.')}
      Chart={Chart}
      figures={{
        title: t('Tasks due this week'),
        pointName: t('Weekday'),
        points: week.map(({ day }) => ({ name: formatDate(day, 'weekday', language.tag), short: formatDate(day, 'short weekday', language.tag) })),
        series: [
          { name: t('To do'), data: week.map(({ open }) => open) },
          { name: t('Completed'), data: week.map(({ done }) => done) },
        ],
        format: (value) => format.count(value),
        formatTick: (value) => (Number.isInteger(value) ? format.count(value) : ''),
        isTimeline: false,
        fileName: 'tasks-of-the-week',
      }}
    />
  );
}
