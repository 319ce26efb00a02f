import type { Text } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';

/** What a unit is told apart by: its size, before it its mechanic where that is another than the demo's. */
export function toUnitLabel({ type, size }: Demo, demo: Demo, tData: Text['tData']): string {
  return type === demo.type ? tData(size) : `${tData(type)} ${tData(size)}`;
}
