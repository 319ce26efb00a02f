import { type RefObject, useEffect, useState } from 'react';

/** A control that replaces a native one, and what was chosen or typed there: several values of a list for several. */
interface LazyControl<Part> {
  readonly Part: Part;
  readonly values: readonly string[];
}

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fetches a control that is too large to come with the page. Until then, and if it never comes, the native one in `standIn` is used; while the visitor
 * is in it, it is not taken away.
 */
export function useLazyControl<Part>(load: () => Promise<Part>, standIn: RefObject<NativeControl | null>): LazyControl<Part> | undefined {
  const [control, setControl] = useState<LazyControl<Part>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    const native = standIn.current;
    const leaving = new AbortController();
    const replace = (Part: Part) => !leaving.signal.aborted && setControl({ Part, values: readValues(native) });
    const replaceWhenLeft = (Part: Part) => {
      if (native && native === document.activeElement) native.addEventListener('blur', () => replace(Part), { once: true, signal: leaving.signal });
      else replace(Part);
    };
    load().then(replaceWhenLeft, () => undefined);
    return () => leaving.abort();
  }, []);
  return control;
}

function readValues(native: NativeControl | null): readonly string[] {
  if (native instanceof HTMLSelectElement) return Array.from(native.selectedOptions, ({ value }) => value);
  return native ? [native.value] : [];
}
