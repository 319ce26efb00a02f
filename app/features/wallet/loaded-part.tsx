import { type ReactNode, Suspense, use } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Loaded } from './load.ts';
import { LoadFailure } from './load-failure.tsx';

interface LoadedPartProps<T> {
  readonly loading: Promise<Loaded<T>>;
  /** Shown while it loads. */
  readonly skeleton: ReactNode;
  /** What is missing when it failed. */
  readonly missing: Label;
  children(data: T): ReactNode;
}

/** The three states of a call (spec §4): loading, success, failure with a way to try again. */
export function LoadedPart<T>({ loading, skeleton, missing, children }: LoadedPartProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Outcome loading={loading} missing={missing}>
        {children}
      </Outcome>
    </Suspense>
  );
}

function Outcome<T>({ loading, missing, children }: Omit<LoadedPartProps<T>, 'skeleton'>) {
  const loaded = use(loading);
  return loaded.status === 'success' ? children(loaded.data) : <LoadFailure heading={missing} message={loaded.message} />;
}
