import './loaded-part.css';
import { type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Skeleton, type SkeletonPart } from '#app/ui/list/skeleton.tsx';
import type { Loaded } from './load.ts';

interface LoadedPartProps<T> {
  /** Absent until the page is hydrated, and on the server but for what `useFirstLook` gave it. */
  readonly loading: Promise<Loaded<T>> | undefined;
  /** The skeleton shown while it loads. */
  readonly skeleton: readonly SkeletonPart[];
  /** What is missing when it failed. */
  readonly missing: Label;
  /** Tries again; the router loads the page's data anew where nothing else is said. */
  readonly onRetry?: (() => void) | undefined;
  children(data: T): ReactNode;
}

/** The three states of a call (spec §4): loading, success, failure with a way to try again. */
export function LoadedPart<T>({ loading, skeleton, missing, onRetry, children }: LoadedPartProps<T>) {
  const { t } = useText();
  const waiting = <Skeleton label={t('Loading')} parts={skeleton} />;
  if (isServer || !loading) {
    return (
      <>
        {isServer && loading ? (
          <div className="first-look" inert>
            <FirstLook loading={loading}>{children}</FirstLook>
          </div>
        ) : (
          // Hydrated as it came: what the server drew into it stays until the device has answered.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here
          <div className="first-look" inert dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        )}
        {waiting}
      </>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <Outcome loading={loading} missing={missing} onRetry={onRetry}>
        {children}
      </Outcome>
    </Suspense>
  );
}

const isServer = typeof document === 'undefined';

/** Nothing where the seed has no such record: the device may have it. */
function FirstLook<T>({ loading, children }: Pick<OutcomeProps<T>, 'loading' | 'children'>) {
  const loaded = use(loading);
  return loaded.status === 'success' && children(loaded.data);
}

interface OutcomeProps<T> extends Pick<LoadedPartProps<T>, 'missing' | 'onRetry' | 'children'> {
  readonly loading: Promise<Loaded<T>>;
}

function Outcome<T>({ loading, missing, onRetry, children }: OutcomeProps<T>) {
  const loaded = use(loading);
  return loaded.status === 'success' ? children(loaded.data) : <LoadFailure heading={missing} message={loaded.message} onRetry={onRetry} />;
}

interface LoadFailureProps extends Pick<LoadedPartProps<never>, 'onRetry'> {
  readonly heading: Label;
  readonly message: string;
}

/** A failed call: what is missing, the server's message, and a button to try again. */
function LoadFailure({ heading, message, onRetry }: LoadFailureProps) {
  const { t } = useText();
  const { revalidate } = useRevalidator();
  return (
    <div className="load-failure" role="alert">
      <h2>{t(heading)}</h2>
      <p>{t('What the server said:')}</p>
      <p className="mono" lang="en">
        {message}
      </p>
      <Button isPrimary onClick={onRetry ?? (() => void revalidate())}>
        {t('Try again')}
        <Icon name="replay" />
      </Button>
    </div>
  );
}
