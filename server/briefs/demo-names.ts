import { type Demo, findUnit } from '#catalogue/demo.ts';
import { type BriefDemo, toDemoParts } from '#protocol/brief-fields.ts';

/** `Strix Studio 360 (300x250)`, `Spin & Sip (Scratch full screen)`: as forms show it, in English. Without its name where the catalogue no longer has it. */
export function toDemoName(wanted: BriefDemo, demos: readonly Demo[]): string {
  const { id, unit } = toDemoParts(wanted);
  const demo = demos.find((one) => one.id === id);
  if (!demo) return `Demo ${wanted}`;
  const { type, size } = findUnit(demo, unit);
  return `${demo.name} (${type === demo.type ? size : `${type} ${size}`})`;
}
