import './tasks.css';
import { useFirstLook } from '#app/components/first-look.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Route } from './+types/tasks-kanban.route';
import { TaskBoard } from './task-board.tsx';
import { loadTasks, taskPages } from './task-parts.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { data: load(loadTasks(request.signal)) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/tasks-kanban`: the tasks as cards, moved from column to column. */
export default function TasksKanbanPage({ loaderData }: Route.ComponentProps) {
  return <TasksKanban {...loaderData} />;
}

export function HydrateFallback() {
  return <TasksKanban {...useFirstLook<typeof clientLoader>()} />;
}

function TasksKanban({ data }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Task board" note="Tasks and people are invented." pages={taskPages} pagesLabel="Task pages">
      <LoadedPart loading={data} skeleton={['rows']} missing="The tasks could not be loaded.">
        {(loaded) => <TaskBoard data={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}
