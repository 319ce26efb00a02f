import { Hono } from 'hono/tiny';
import type { CryptoEnv } from './crypto-db.ts';
import { idIn, jsonBody, rejectWith } from './endpoint.ts';
import type { KycApplication } from './records/kyc.ts';

/** How long the sample review of an application takes. */
const REVIEW_MS = 60_000;

export const kyc = new Hono<CryptoEnv>()
  .get('/kyc', rejectWith('Cannot get KYC applications'), (c) => c.json(c.var.db.kyc.list().map(review)))
  .post('/add/kyc', rejectWith('Cannot add KYC application'), jsonBody<Partial<KycApplication>>(), (c) =>
    c.json(c.var.db.kyc.add(c.req.valid('json'))),
  )
  .delete('/delete/kyc', rejectWith('Cannot delete KYC application'), idIn('kyc'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.kyc.remove(id);
    return c.json(id);
  });

/** Nobody looks at it: after a minute it is approved. */
function review(application: KycApplication): KycApplication {
  const isReviewed = application.status === 'In review' && Date.now() - Date.parse(application.sentAt) >= REVIEW_MS;
  return isReviewed ? { ...application, status: 'Approved' } : application;
}
