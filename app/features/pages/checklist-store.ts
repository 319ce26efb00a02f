import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type CheckId, checks } from './starter-content.ts';

const checklist = createDeviceStore<readonly CheckId[]>({
  key: 'surge.checklist',
  parse: parseChecklist,
  format: JSON.stringify,
  lastWriteWins: true,
});

/** What is ticked, the same in every tab, kept on this device alone. */
export function useChecklist(): readonly CheckId[] {
  return useDeviceStore(checklist);
}

/** Where storage is full, a tick lasts as long as the page. */
export function tick(id: CheckId, isDone: boolean): void {
  const others = checklist.get().filter((one) => one !== id);
  checklist.set(isDone ? [...others, id] : others);
}

/** Anything else under the key is ignored. */
export function parseChecklist(text: string | null): readonly CheckId[] {
  const kept = parseJson(text);
  return Array.isArray(kept) ? checks.map(({ id }) => id).filter((id) => kept.includes(id)) : [];
}
