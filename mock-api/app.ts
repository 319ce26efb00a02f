import { Hono } from 'hono/tiny';
import { auth } from './auth.ts';
import { blog } from './blog.ts';
import { calendar } from './calendar.ts';
import { charts } from './charts.ts';
import { chat } from './chat.ts';
import { comments } from './comments.ts';
import type { Db } from './db.ts';
import { answerError, type Env } from './endpoint.ts';
import { exchange } from './exchange.ts';
import type { Failures } from './failures.ts';
import { flights } from './flights.ts';
import { invoices } from './invoices.ts';
import { jobs } from './jobs.ts';
import { kyc } from './kyc.ts';
import { lending } from './lending.ts';
import { mail } from './mail.ts';
import { products } from './products.ts';
import { projects } from './projects.ts';
import { reach } from './reach.ts';
import { shop } from './shop.ts';
import { tasks } from './tasks.ts';
import { users } from './users.ts';
import { wallet } from './wallet.ts';

export interface Services {
  readonly db: Db;
  readonly failures: Failures;
  /** Sends requests that no endpoint takes. Its answers and errors are passed on unchanged. */
  readonly askNetwork: (request: Request) => Promise<Response>;
}

export type MockApi = ReturnType<typeof createMockApi>;

/** The pretend backend with all endpoints of spec §7. */
export function createMockApi({ db, failures, askNetwork }: Services) {
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('db', db);
      c.set('failures', failures);
      await next();
    })
    .route('/', auth)
    .route('/', products)
    .route('/', comments)
    .route('/', blog)
    .route('/', calendar)
    .route('/', flights)
    .route('/', mail)
    .route('/', chat)
    .route('/', shop)
    .route('/', wallet)
    .route('/', exchange)
    .route('/', lending)
    .route('/', kyc)
    .route('/', invoices)
    .route('/', projects)
    .route('/', jobs)
    .route('/', tasks)
    .route('/', users)
    .route('/', charts)
    .route('/', reach);
  app.notFound((c) => askNetwork(c.req.raw));
  app.onError(answerError);
  return app;
}
