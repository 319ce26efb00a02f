import { randomUUID } from 'node:crypto';
import type { Brief } from '#protocol/brief.ts';
import { CONSENT_VERSION } from '#protocol/brief-fields.ts';
import type { insertBrief } from './store.ts';

type NewBrief = Parameters<typeof insertBrief>[1];

/** A parsed brief, for tests. */
export function createBrief(overrides: Partial<Brief> = {}): Brief {
  return {
    name: 'Mara Keller',
    email: 'Mara.Keller@example.com',
    phone: '+49 (0)40 7946-012',
    company: 'Nordlicht GmbH',
    country: 'DE',
    formats: ['gamification', 'ctv'],
    demos: [12, '9:300x250'],
    deck: 'Zm9vYmFyYmF6cXV4cXV1eA',
    brandLink: '/play/12#brand=q1ZK-_0',
    model: 'CPCV',
    budget: '10k-50k',
    estimate: '40.000 € in Deutschland bringen 1.000 bis 3.300 Leads.',
    startDate: '2027-02-01',
    message: 'Spring launch,\nthree countries. Größe: 100 % ✓',
    consent: true,
    consentVersion: CONSENT_VERSION,
    newsletter: true,
    language: 'de',
    engagement: [{ demo: 3, seconds: 41, interactions: 12, completions: 1, qrOpens: 0 }],
    ...overrides,
  };
}

export function createNewBrief(overrides: Partial<NewBrief> = {}): NewBrief {
  return { brief: createBrief(), key: randomUUID(), flags: [], channels: [], now: new Date('2026-11-20T10:00:00Z'), ...overrides };
}
