import type { QueryParameter } from '#app/query-parameter.ts';
import { type Demo, type Device, devices, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';

/** The device on the stage. */
export const tabParameter: QueryParameter = { name: 'tab', parse: ([tab]) => devices.filter((device) => device === tab) };

const unitNames = new Set(activeDemos.flatMap(({ units }) => units.map(({ unit }) => unit ?? '')));

/** The unit of the demo; one of no demo counts as none. */
export const unitParameter: QueryParameter = { name: UNIT_PARAMETER, parse: ([unit = '']) => (unitNames.has(unit) ? [unit] : []) };

/** The query that shows a unit on a device, and nothing else. `device`: absent where the address need not name it. */
export function toUnitSearch({ unit }: Demo, device: Device | undefined): string {
  const query = new URLSearchParams();
  if (device) query.set(tabParameter.name, device);
  if (unit !== undefined) query.set(unitParameter.name, unit);
  return query.size > 0 ? `?${query}` : '';
}
