import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, refusing } from './endpoint.ts';
import { columns } from './seed/tasks.ts';

/** Cards are kept in one list and know their column (kanId); the answer stands them in it. */
export const tasks = new Hono<Env>()
  .get('/tasks', refusing('Cannot get tasks'), (c) =>
    c.json(columns.map((column) => ({ ...column, cards: c.var.db.tasks.list().filter(({ kanId }) => kanId === column.id) }))),
  )
  .route('/', crud({ x: 'tasks', name: 'Kanban Data', header: 'kanban', getTable: (db) => db.tasks }));
