import { type ReactNode, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import type { Presentation } from './save-presentation.ts';

interface PresentationButtonProps {
  readonly className?: string;
  readonly presentation: Presentation;
  /** What stands between the button and what is said of its press. */
  readonly children?: ReactNode;
}

/** Demos as slides. What makes them comes with the press, and never to the server. */
export function PresentationButton({ className, presentation, children }: PresentationButtonProps) {
  const text = useText();
  const { t, language } = text;
  const count = (n: number) => formatNumber(n, language.tag);
  const total = presentation.demos.length;
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin;
  /** Which demo it is at, from 1; 0 before. */
  const [place, setPlace] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const save = () => {
    if (place !== undefined || import.meta.env.SSR) return;
    setFailed(false);
    setPlace(0);
    void import('./save-presentation.ts')
      .then(({ savePresentation }) => savePresentation(presentation, { origin: origin ?? location.origin, text, onDemo: setPlace }))
      .catch(() => setFailed(true))
      .finally(() => setPlace(undefined));
  };
  return (
    <>
      <Button className={className} aria-disabled={place !== undefined} onClick={save}>
        {t('PowerPoint')}
      </Button>
      {children}
      <p role="status">{place !== undefined && t('Making the presentation …')}</p>
      {place !== undefined && total > 1 && <p>{t('{{n}} of {{total}}', { n: count(Math.max(1, place)), total: count(total) })}</p>}
      <p role="alert">{hasFailed && t('The file could not be fetched. Check your connection and try again.')}</p>
    </>
  );
}
