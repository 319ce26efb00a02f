import './hero-stage.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { toMeasure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import still from '/creatives/golden-hour/hero-still.svg';
import stillPhone from '/creatives/golden-hour/hero-still-phone.svg';
import { runHero } from './hero-host.ts';
import hostScript from './hero-host-inline.ts?script';

const stills: CSSProperties & Record<`--${string}`, string> = { '--still': `url(${still})`, '--still-phone': `url(${stillPhone})` };

/**
 * A running creative at its true size, with dimension lines and a caption read from the page. hero-host.ts plays it, before and without hydration;
 * the texts it writes and the attributes it sets are left alone by React.
 */
export function HeroStage() {
  const { t, language } = useText();
  const figure = useRef<HTMLElement>(null);
  // Inline scripts run in the server's page only: drawn by in-app navigation, the stage needs its host started.
  useEffect(() => {
    if (figure.current) runHero(figure.current);
  }, []);
  return (
    <>
      <figure className="hero-stage" ref={figure} data-hero="" suppressHydrationWarning>
        <div className="hero-stage-width mono" aria-hidden="true">
          970
        </div>
        <div className="hero-stage-height mono" aria-hidden="true">
          <span>250</span>
        </div>
        <div className="hero-stage-slot" style={stills}>
          <iframe
            title={t('Golden Hour, an interactive demo')}
            sandbox="allow-scripts"
            data-src="/creatives/golden-hour/index.html"
            suppressHydrationWarning
          />
        </div>
        <figcaption className="mono">
          <span className="hero-stage-choice">
            <span className="hero-stage-playing">{t('Running now. Drag the sun.')}</span>
            <span className="hero-stage-waiting">{t('A real creative at its true size.')}</span>
          </span>
          <a className="hero-stage-link" href="/experience/horizon/preview/12" rel="noopener noreferrer" suppressHydrationWarning>
            Golden Hour
          </a>
          <span className="hero-stage-read">
            {t('first frame')} <b suppressHydrationWarning>–</b>
            {toMeasure(0, 'ms', language.tag).slice(1)}
          </span>
          <span className="hero-stage-read">
            <b suppressHydrationWarning>–</b> {t('fps')}
          </span>
          <button type="button" className="hero-stage-choice">
            <span className="hero-stage-pause">{t('Pause')}</span>
            <span className="hero-stage-play">{t('Play')}</span>
          </button>
        </figcaption>
      </figure>
      {/* Of the server's page alone, where it has run before React comes: the script of the site need not carry it twice. */}
      <script suppressHydrationWarning>{import.meta.env.SSR ? hostScript : ''}</script>
    </>
  );
}
