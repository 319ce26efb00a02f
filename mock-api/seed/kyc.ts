import type { KycApplication } from '#mock-api/records/kyc.ts';
import { toDateTime } from './dates.ts';

/** One that was refused, so that the first visit finds the form. */
export const createKycApplications = (now: Date): readonly KycApplication[] => [
  {
    id: 1,
    name: 'Maren Holt',
    email: 'demo@surge.example',
    country: 'DE',
    document: 'Identity card',
    front: 'card-front.jpg',
    back: 'card-back.jpg',
    sentAt: toDateTime(now, -40, '10:20'),
    status: 'Refused',
  },
];
