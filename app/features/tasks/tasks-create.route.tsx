import './tasks.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { Route } from './+types/tasks-create.route';
import { blankTask, loadTasks, type TaskData, taskPages, toNewTask } from './task-parts.tsx';
import { type TaskEntries, taskCalls, toTaskFields } from './task-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { data: load(loadTasks(request.signal)) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/tasks-create`: the form of a new task, with its subtasks. */
export default function TasksCreatePage({ loaderData }: Route.ComponentProps) {
  return <TasksCreate {...loaderData} />;
}

export function HydrateFallback() {
  return <TasksCreate />;
}

function TasksCreate({ data }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="New task" note="Tasks and people are invented." pages={taskPages} pagesLabel="Task pages">
      <LoadedPart loading={data} skeleton={['form']} missing="The tasks could not be loaded.">
        {(loaded) => <TaskForm data={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function TaskForm({ data }: { data: TaskData }) {
  const { t, tData } = useText();
  const navigate = useNavigate();
  /** Each try is a form of its own: what was refused is typed in already. */
  const [tries, setTries] = useState<readonly TaskEntries[]>([]);
  const save = async (entries: TaskEntries) => {
    try {
      const { title } = await taskCalls.add(toNewTask(entries, data.tasks));
      void showToast({ text: t('{{name}} was added.', { name: title }), closeLabel: t('Close') });
      await navigate('/tasks-kanban');
    } catch (error) {
      setTries((before) => [...before, entries]);
      void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, closeLabel: t('Close') });
    }
  };
  return (
    <div className="task-form">
      <RecordForm
        key={tries.length}
        fields={toTaskFields(data.people, data.projects)}
        value={tries.at(-1) ?? blankTask()}
        saveLabel={t('Add the task')}
        onSave={(entries) => void save(entries)}
      >
        <Button as={Link} to="/tasks-list">
          {t('Cancel')}
        </Button>
      </RecordForm>
    </div>
  );
}
