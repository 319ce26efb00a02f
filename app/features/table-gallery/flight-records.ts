import { api, toData } from '#app/api/client.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import type { Flight } from '#mock-api/records/flight.ts';

type FlightValues = Omit<Flight, 'id'>;

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
