import { type RefObject, useEffect, useState } from 'react';
import { onceLeft, onceNear } from '../near.ts';

/** A control that replaces a native one, and what was chosen or typed there. */
interface LazyControl<Part> {
  readonly Part: Part;
  readonly value: string;
}

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface LazyControlOptions<Part> {
  load(): Promise<Part>;
  readonly standIn: RefObject<NativeControl | null>;
  /** Fetched as soon as the page is live; otherwise when the visitor comes near: into its form, or without one the page, by pointer or Tab, or types in it. */
  readonly isAtOnce?: boolean;
}

/**
 * Fetches a control that is too large to come with the page. Until then, and if it never comes, the native one in `standIn` is used; while the visitor
 * is in it, it is not taken away.
 */
export function useLazyControl<Part>({ load, standIn, isAtOnce = false }: LazyControlOptions<Part>): LazyControl<Part> | undefined {
  const [control, setControl] = useState<LazyControl<Part>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    const native = standIn.current;
    if (!native) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const replaceWhenLeft = (Part: Part) => onceLeft(native, signal, () => setControl({ Part, value: native.value }));
    const fetchPart = () =>
      load().then(
        (Part) => signal.aborted || replaceWhenLeft(Part),
        () => undefined,
      );
    if (isAtOnce) fetchPart();
    else onceNear(native.form ?? document.documentElement, signal, fetchPart);
    return () => leaving.abort();
  }, []);
  return control;
}
