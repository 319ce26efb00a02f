import { Hono } from 'hono/tiny';
import { type Env, refusing, toId } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { createInvoices } from './seed/invoices.ts';

export const invoices = new Hono<Env>()
  .get('/invoices', refusing('Cannot get invoices'), (c) => c.json(createInvoices(c.var.db.now)))
  .get('/invoice/:id', refusing('Cannot get invoice'), (c) => {
    const id = toId(c.req.param('id'));
    const invoice = createInvoices(c.var.db.now).find((one) => one.id === id);
    if (!invoice) throw new Refusal();
    return c.json(invoice);
  });
