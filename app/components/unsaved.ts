import { UNSAVED_EVENT } from '#app/api/backend.ts';

type State = 'kept' | 'unsaved' | 'told';

/** Whether this device keeps what is written. That it does not is said once per full load. */
let state: State = 'kept';
const listeners = new Set<() => void>();

export function readUnsaved(): State {
  return state;
}

export function reportUnsaved(): void {
  if (state === 'kept') change('unsaved');
}

export function dismissUnsaved(): void {
  change('told');
}

export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener(UNSAVED_EVENT, reportUnsaved);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener(UNSAVED_EVENT, reportUnsaved);
  };
}

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}
