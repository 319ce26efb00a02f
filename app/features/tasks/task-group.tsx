import { useId } from 'react';
import { Link } from 'react-router';
import { useDueWords } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { RowActions } from '#app/components/list/tools.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Task } from '#mock-api/records/task.ts';
import type { TaskData, TaskRecords } from './task-parts.tsx';
import { DONE, planMove, tones } from './task-records.ts';

interface TaskGroupProps {
  readonly name: string;
  readonly tasks: readonly Task[];
  readonly data: TaskData;
  readonly records: TaskRecords;
  onEdit(task: Task): void;
}

/** The tasks of one column of the board, as a list with their subtasks. */
export function TaskGroup({ name, tasks, data, records, onEdit }: TaskGroupProps) {
  const { t } = useText();
  const format = useFormatters();
  const toDue = useDueWords();
  const id = useId();
  const change = (task: Task, isDone: boolean) => {
    for (const { id: moved, ...changes } of planMove(records.rows, task.id, isDone ? DONE : 2, records.rows.length))
      void records.update(moved, changes, { isQuiet: true });
  };
  const tick = (task: Task, title: string, isDone: boolean) =>
    void records.update(task.id, { subtasks: task.subtasks.map((one) => (one.title === title ? { title, isDone } : one)) }, { isQuiet: true });
  return (
    <section className="task-group" aria-labelledby={id}>
      <h2 id={id}>
        {name} <span className="mono dim">{format.count(tasks.length)}</span>
      </h2>
      <ul>
        {tasks.map((task) => {
          const project = data.projects.find((one) => one.id === task.project);
          const done = task.subtasks.filter(({ isDone }) => isDone).length;
          return (
            <li key={task.id} className="task-row" data-done={task.kanId === DONE || undefined}>
              <input
                type="checkbox"
                className="task-box"
                aria-label={t('{{name}} is done', { name: task.title })}
                checked={task.kanId === DONE}
                onChange={({ target }) => change(task, target.checked)}
              />
              <div className="task-text">
                <h3 lang="en">{task.title}</h3>
                <p lang="en">{task.taskdesc}</p>
                <p className="task-line">
                  <Status tone={tones[task.badgeText]}>{t(task.badgeText)}</Status>
                  <span>{t('Due {{when}}', { when: toDue(task.date) })}</span>
                  <span>{format.usd(task.budget)}</span>
                  {project && (
                    <Link to={`/projects-overview/${project.id}`} lang="en">
                      {project.name}
                    </Link>
                  )}
                  <span className="dim">{task.userImages.map((one) => one.name).join(', ')}</span>
                </p>
                {task.subtasks.length > 0 && (
                  <details>
                    <summary>{t('Subtasks: {{done}} of {{all}}', { done: format.count(done), all: format.count(task.subtasks.length) })}</summary>
                    <ul>
                      {task.subtasks.map(({ title, isDone }) => (
                        <li key={title}>
                          <label>
                            <input
                              type="checkbox"
                              className="task-box"
                              checked={isDone}
                              onChange={({ target }) => tick(task, title, target.checked)}
                            />
                            <span lang="en">{title}</span>
                          </label>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
              <RowActions className="task-actions">
                <IconButton label={t('Edit {{name}}', { name: task.title })} onClick={() => onEdit(task)}>
                  <Icon name="edit" size={16} />
                </IconButton>
                <IconButton label={t('Delete {{name}}', { name: task.title })} onClick={() => void records.remove([task])}>
                  <Icon name="bin" size={16} />
                </IconButton>
              </RowActions>
            </li>
          );
        })}
      </ul>
      {tasks.length === 0 && <p className="dim">{t('Nothing here.')}</p>}
    </section>
  );
}
