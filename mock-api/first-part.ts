import { charts } from './charts.ts';
import { chat } from './chat.ts';
import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { lending } from './lending.ts';
import { mail } from './mail.ts';
import { products } from './products.ts';
import { projects } from './projects.ts';
import { shop } from './shop.ts';
import { tasks } from './tasks.ts';
import { users } from './users.ts';
import { wallet } from './wallet.ts';

/** What every page of the workspace asks for, as the menu's counts, and the resources of its heaviest pages. */
export const createFirstPart = (services: Services<Db>) =>
  createPart(services)
    .route('/', products)
    .route('/', mail)
    .route('/', chat)
    .route('/', shop)
    .route('/', wallet)
    .route('/', exchange)
    .route('/', lending)
    .route('/', projects)
    .route('/', tasks)
    .route('/', users)
    .route('/', charts);
