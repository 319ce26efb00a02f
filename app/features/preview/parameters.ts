import type { QueryParameter } from '#app/query-parameter.ts';
import { DEVICE_PARAMETER, devices, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';

/** The device on the stage. */
export const tabParameter: QueryParameter = { name: DEVICE_PARAMETER, parse: ([tab]) => devices.filter((device) => device === tab) };

const unitNames = new Set(activeDemos.flatMap(({ units }) => units.map(({ unit }) => unit ?? '')));

/** The unit of the demo; one of no demo counts as none. */
export const unitParameter: QueryParameter = { name: UNIT_PARAMETER, parse: ([unit = '']) => (unitNames.has(unit) ? [unit] : []) };
