import { type RefObject, useEffect, useState } from 'react';
import { discardDraft, keepDraft, readDraft } from './draft.ts';
import { fillForm, suggest } from './fill-form.ts';
import { type FormValues, readForm } from './form-values.ts';

/** `unkept`: this browser keeps nothing for us. */
export type DraftState = 'none' | 'kept' | 'unkept';

/** Keeps what is typed on this device, and brings it back. `suggested`: formats to tick where nobody has chosen any. */
export function useDraft(form: RefObject<HTMLFormElement | null>, suggested: () => readonly string[]) {
  const [state, setState] = useState<DraftState>('none');
  // Only the device knows its draft: the server's page is filled as soon as it is alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody can have changed anything here
  useEffect(() => {
    const draft = readDraft();
    if (!form.current) return;
    if (draft) {
      fillForm(form.current, draft);
      setState('kept');
    } else suggest(form.current, 'formats', suggested());
  }, []);
  const keep = (values?: FormValues) => {
    if (form.current) setState(keepDraft(values ?? readForm(new FormData(form.current))) ? 'kept' : 'unkept');
  };
  const forget = () => {
    discardDraft();
    setState('none');
  };
  /** The draft and what stands in the form. */
  const discard = () => {
    forget();
    form.current?.reset();
  };
  return { state, keep, forget, discard };
}
