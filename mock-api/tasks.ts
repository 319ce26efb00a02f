import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith } from './endpoint.ts';
import { columns } from './seed/tasks.ts';

/** Cards are stored in one list with the id of their column (kanId); the answer groups them by column. */
export const tasks = new Hono<Env>()
  .get('/tasks', rejectWith('Cannot get tasks'), (c) =>
    c.json(
      columns.map((column) => ({
        ...column,
        cards: c.var.db.tasks
          .list()
          .filter(({ kanId }) => kanId === column.id)
          .toSorted((a, b) => a.place - b.place),
      })),
    ),
  )
  .route('/', crud({ x: 'tasks', name: 'Kanban Data', header: 'kanban', getTable: (db) => db.tasks }));
