import { api, toData } from '#app/api/client.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { amount, choice, day, type Fields, line } from '#app/components/record/fields.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import type { Flight } from '#mock-api/records/flight.ts';

type FlightValues = Omit<Flight, 'id'>;

export const statuses = ['Planned', 'Running', 'Paused'] as const satisfies readonly Flight['status'][];
export const tones = { Planned: 'waiting', Running: 'good', Paused: 'quiet' } as const satisfies Record<Flight['status'], Tone>;

export const listFlights = () => toData(api.flights.$get());

const calls = {
  add: (json: FlightValues) => toData(api.add.flight.$post({ json })),
  update: (json: Partial<FlightValues> & Pick<Flight, 'id'>) => toData(api.update.flight.$put({ json })),
  remove: (id: number) => toData(api.delete.flight.$delete({ header: { flight: String(id) } })),
};

/** Flights in their order. Each change can be undone. */
export function useFlights(loaded: readonly Flight[]) {
  const records = useRecords<FlightValues, Flight>({
    loaded,
    calls,
    toRow: (values, id) => ({ ...values, id }),
    nameOf: ({ name }) => name,
    canUndoChanges: true,
  });
  return { ...records, rows: records.rows.toSorted((a, b) => a.place - b.place) };
}

/** What people enter of a flight. */
export type FlightEntries = Pick<Flight, 'name' | 'status' | 'firstDay' | 'lastDay' | 'budget' | 'bid'>;

export const flightFields: Fields<FlightEntries> = {
  name: line('Name', 'Please enter the name of the campaign.', { maxLength: 60 }),
  status: choice('Status', statuses),
  firstDay: day('First day', 'Choose the first day.'),
  lastDay: day('Last day', 'Choose the last day.'),
  budget: amount('Budget in US dollars', 'Please enter the budget.'),
  bid: amount('Highest bid in US dollars', 'Please enter the highest bid.', 100),
};
