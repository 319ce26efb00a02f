import { findByKey } from '#app/components/kept/demo-keys.ts';
import { toUnitLabel } from '#app/components/unit-label.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { type BriefDemo, toDemoParts } from '#protocol/brief-fields.ts';

const findOwner = (key: BriefDemo) => findByKey(String(toDemoParts(key).id));

/** The demos and units of these keys, each once, in the order given. In place of a unit that is gone stands its demo. */
export function listChosen(keys: readonly BriefDemo[]): readonly Demo[] {
  return [...new Set(keys.flatMap((key) => findByKey(String(key)) ?? ((String(key).includes(':') && findOwner(key)) || [])))];
}

/** `300x250`, `Scratch full screen`. */
export function toSizeText(demo: Demo, tData: Text['tData']): string {
  return toUnitLabel(demo, findOwner(demo.id) ?? demo, tData);
}

/** `Strix Studio 360 (300x250)`. */
export function toChosenName(demo: Demo, tData: Text['tData']): string {
  return `${demo.name} (${toSizeText(demo, tData)})`;
}
