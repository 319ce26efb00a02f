import * as z from 'zod/mini';
import { amount, date, requiredText } from './text.ts';

export const flightStatuses = ['Planned', 'Running', 'Paused'] as const;

/** A campaign on its way: when it runs, for how much, and where. */
export const flight = z.object({
  id: z.int(),
  name: requiredText,
  status: z.enum(flightStatuses),
  firstDay: date,
  lastDay: date,
  /** In USD, like every price. */
  budget: amount,
  /** The highest bid for a thousand views. */
  bid: amount,
  /** Flights are served in the order of their places. */
  place: z.number(),
  /** Ids of the publishers on which it runs, the first one tried first. */
  publishers: z.readonly(z.array(z.int())),
});

export type Flight = z.infer<typeof flight>;

/** Never written, so it needs no schema. */
export interface Publisher {
  readonly id: number;
  readonly name: string;
  /** ISO 3166. */
  readonly country: string;
}
