import { charts } from './charts.ts';
import { chat } from './chat.ts';
import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { mail } from './mail.ts';
import { projects } from './projects.ts';
import { tasks } from './tasks.ts';
import { users } from './users.ts';

/** What every page of the workspace asks for, as the menu's counts, and what its dashboards show. */
export const createFirstPart = (services: Services<Db>) =>
  createPart(services).route('/', mail).route('/', chat).route('/', projects).route('/', tasks).route('/', users).route('/', charts);
