import type { Tone } from '#app/ui/status/status.tsx';
import type { Invoice } from '#mock-api/records/invoice.ts';

export const tones = { Paid: 'good', Open: 'waiting', Overdue: 'bad', Refunded: 'quiet' } as const satisfies Record<Invoice['status'], Tone>;
