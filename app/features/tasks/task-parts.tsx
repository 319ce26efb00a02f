import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { toToday } from '#app/components/due-words.ts';
import { NEW_ROW } from '#app/components/list/list-view.ts';
import { type Records, useRecords } from '#app/components/list/use-records.ts';
import { RecordForm } from '#app/components/record/record-form.tsx';
import type { SectionPage } from '#app/components/section/section-frame.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { Project } from '#mock-api/records/project.ts';
import type { Task } from '#mock-api/records/task.ts';
import type { TeamMember } from '#mock-api/records/user.ts';
import { keepDone, listCards, listTasks, type TaskEntries, type TaskValues, taskCalls, toTaskFields } from './task-records.ts';

export const taskPages: readonly SectionPage[] = [
  { path: '/tasks-list', label: 'List' },
  { path: '/tasks-kanban', label: 'Board' },
  { path: '/tasks-create', label: 'New task' },
];

/** Tasks, and what their forms and links name. */
export interface TaskData {
  readonly tasks: readonly Task[];
  readonly people: readonly TeamMember[];
  readonly projects: readonly Project[];
}

export async function loadTasks(signal: AbortSignal): Promise<TaskData> {
  const init = { init: { signal } };
  const [board, people, projects] = await Promise.all([
    toData(api.tasks.$get({}, init)),
    toData(api.users.$get({}, init)),
    toData(api.projects.$get({}, init)),
  ]);
  return { tasks: listTasks(board), people, projects };
}

export const blankTask = (): Partial<TaskEntries> => ({ kanId: 1, badgeText: 'Waiting', date: toToday(), budget: 0, project: 0 });

/** After the last one of its column. */
export const toNewTask = (entries: TaskEntries, tasks: readonly Task[]): TaskValues => ({
  ...entries,
  place: (listCards(tasks, entries.kanId).at(-1)?.place ?? 0) + 1,
});

export type TaskRecords = Records<TaskValues, Task>;

export function useTasks(loaded: readonly Task[]): TaskRecords {
  return useRecords<TaskValues, Task>({ loaded, calls: taskCalls, toRow: (values, id) => ({ ...values, id }), nameOf: ({ title }) => title });
}

/** Which task is being edited is in the address, so Back closes its form. */
export function useEdit(): readonly [edit: string | undefined, open: (key: string | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const open = (key: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (key) next.set('edit', key);
        else next.delete('edit');
        return next;
      },
      { preventScrollReset: true },
    );
  return [query.get('edit') ?? undefined, open];
}

interface TaskDialogProps {
  readonly data: TaskData;
  readonly records: TaskRecords;
}

/** The form of the task in the address, if there is one. */
export function TaskDialog({ data, records }: TaskDialogProps) {
  const { t } = useText();
  const [edit, open] = useEdit();
  /** What was typed and then refused: it is offered again. */
  const [refused, setRefused] = useState<TaskEntries>();
  const edited = records.rows.find(({ id }) => String(id) === edit);
  if (!edited && edit !== NEW_ROW) return null;
  const close = () => {
    setRefused(undefined);
    open(undefined);
  };
  const save = (entries: TaskEntries) => {
    close();
    const again = () => {
      setRefused(entries);
      open(edit);
    };
    const kept = keepDone(entries, edited);
    // A task that changes its column by form stands last in it.
    const values = edited?.kanId === kept.kanId ? { ...kept, place: edited.place } : toNewTask(kept, records.rows);
    if (edited) void records.update(edited.id, values, { again });
    else void records.add(values, { again });
  };
  const title = edited ? t('Edit the task') : t('Add a task');
  return (
    <Dialog title={title} isWide onClose={close}>
      <RecordForm fields={toTaskFields(data.people, data.projects)} value={refused ?? edited ?? blankTask()} saveLabel={t('Save')} onSave={save}>
        <Button onClick={close}>{t('Cancel')}</Button>
      </RecordForm>
    </Dialog>
  );
}
