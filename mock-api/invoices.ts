import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import { rejectWith, toId } from './endpoint.ts';
import type { LaterEnv } from './later-db.ts';
import { createInvoices } from './seed/invoices.ts';

export const invoices = new Hono<LaterEnv>()
  .get('/invoices', rejectWith('Cannot get invoices'), (c) => c.json(createInvoices(c.var.db.now)))
  .get('/invoice/:id', rejectWith('Cannot get invoice'), (c) => {
    const id = toId(c.req.param('id'));
    const invoice = createInvoices(c.var.db.now).find((one) => one.id === id);
    if (!invoice) throw new ApiError();
    return c.json(invoice);
  });
