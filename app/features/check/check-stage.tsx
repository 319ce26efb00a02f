import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useScale } from '#app/components/guest/use-scale.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { type Screen, screenParameter, screens } from './parameters.ts';
import type { Size } from './subject.ts';

const labels: Readonly<Record<Screen, Label>> = { own: 'In its own size', laptop: 'On a laptop', phone: 'On a phone', television: 'On a television' };

/** CSS pixels of their pages; an ad by itself has its own. */
const pages: Readonly<Record<Exclude<Screen, 'own'>, Size>> = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  television: { width: 1280, height: 720 },
};

/** On a television an ad has the whole picture; elsewhere it has its slot. */
export const toFrameSize = (screen: Screen, size: Size): Size => (screen === 'television' ? pages.television : size);

/** The screen that the address names. */
export function useScreen(): Screen {
  const [query] = useSearchParams();
  const [wanted] = readParameter(query, screenParameter);
  return screens.find((one) => one === wanted) ?? 'own';
}

/** The choice of a screen. */
export function ScreenTabs({ screen }: { screen: Screen }) {
  const { t } = useText();
  return (
    <Tabs label={t('Where it is opened')}>
      {screens.map((one) => (
        <Link
          key={one}
          to={one === 'own' ? '?' : `?${screenParameter.name}=${one}`}
          aria-current={one === screen ? 'page' : undefined}
          replace
          preventScrollReset
        >
          {t(labels[one])}
        </Link>
      ))}
    </Tabs>
  );
}

/** Of a stage: the ad on it is scrolled into sight when a screen is chosen. A publisher's page may be taller than the window. */
export function useInSight(screen: Screen): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen === 'own') return;
    const request = requestAnimationFrame(() => stage.current?.querySelector('iframe, img')?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(request);
  }, [screen]);
  return stage;
}

interface ShownProps {
  readonly screen: Screen;
  readonly size: Size;
  /** Under it: whose it is. */
  readonly caption?: ReactNode;
  /** `scale`: of 1, how large the ad is drawn. */
  children(scale: number): ReactNode;
}

/** An ad on a screen: a publisher's page with its slot, or the ad by itself. */
export function Shown({ screen, size, caption, children }: ShownProps) {
  const box = useRef<HTMLDivElement>(null);
  const page = screen === 'own' ? size : pages[screen];
  const zoom = useScale(box, page.width);
  const fit = screen === 'laptop' || screen === 'phone' ? Math.min(1, page.width / size.width) : 1;
  const looks: CSSProperties & Record<`--${string}`, number> = { '--page-width': page.width * zoom, '--page-height': page.height * zoom };
  const hasText = screen === 'laptop' || screen === 'phone';
  return (
    <figure className="check-shown" ref={box}>
      <div className="check-page" data-screen={screen} style={looks}>
        {hasText && <span className="check-lines" aria-hidden="true" />}
        {children(zoom * fit)}
        {hasText && <span className="check-lines" aria-hidden="true" />}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
