import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import { type Env, rejectWith, toId } from './endpoint.ts';
import { createInvoices } from './seed/invoices.ts';

export const invoices = new Hono<Env>()
  .get('/invoices', rejectWith('Cannot get invoices'), (c) => c.json(createInvoices(c.var.db.now)))
  .get('/invoice/:id', rejectWith('Cannot get invoice'), (c) => {
    const id = toId(c.req.param('id'));
    const invoice = createInvoices(c.var.db.now).find((one) => one.id === id);
    if (!invoice) throw new ApiError();
    return c.json(invoice);
  });
