import './hero.css';
import './hero-stage.css';
import './statistics.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { letWorkerAnswer } from '#app/components/creative-frame/guest.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { Sentences } from '#app/components/sentences.tsx';
import { heroGlyphs } from '#app/fonts/hero-glyphs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import still from '/creatives/golden-hour/hero-still.svg';
import stillPhone from '/creatives/golden-hour/hero-still-phone.svg';
import { runHero } from './hero-host.ts';
import hostScript from './hero-host-inline.ts?script';

export function Hero() {
  const { t } = useText();
  return (
    <section id="home" className="hero" tabIndex={-1} aria-labelledby="home-heading">
      <HeadingFont />
      <div className="hero-top">
        <div className="hero-pitch">
          <h1 id="home-heading">
            <Sentences text={t('Performance at Scale. Results that Matter.')} />
          </h1>
          <p>{t('12+ years of delivering ROI-driven advertising campaigns across Asia & beyond')}</p>
          <Button as={Link} isPrimary isLarge to="/start-campaign">
            {t('Start Your Campaign')}
            <Icon name="arrow" size={20} />
          </Button>
        </div>
        <HeroStage />
        {/* Last: what is painted before the stage has arrived must not move with it. */}
        <div className="hero-field" aria-hidden="true" />
      </div>
      <Statistics />
    </section>
  );
}

/**
 * The heading is the largest paint: its few glyphs are inside the first response. In the browser there is nothing to render: React leaves
 * a style of the server's head alone, and pages drawn later have the whole font already.
 */
function HeadingFont() {
  const { language } = useText();
  if (!import.meta.env.SSR) return null;
  const faces = heroGlyphs[language.code].parts.map(
    ({ range, woff2 }) =>
      `@font-face{font-family:'Onest Heading';font-weight:620;src:url(data:font/woff2;base64,${woff2}) format('woff2');unicode-range:${range}}`,
  );
  return (
    <style href="heading-font" precedence="heading-font">
      {faces.join('')}
    </style>
  );
}

const stills: CSSProperties & Record<`--${string}`, string> = { '--still': `url(${still})`, '--still-phone': `url(${stillPhone})` };

/**
 * A running creative at its true size, with dimension lines and a caption read from the page. hero-host.ts plays it, before and without hydration;
 * the texts it writes and the attributes it sets are left alone by React.
 */
function HeroStage() {
  const { t, language } = useText();
  const figure = useRef<HTMLElement>(null);
  // Inline scripts run only in the server's page: after a navigation inside the site the host is started here.
  useEffect(() => {
    const frame = figure.current?.querySelector('iframe');
    if (frame) letWorkerAnswer(frame);
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
            {formatMeasure(0, 'ms', language.tag).slice(1)}
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
      {/* Printed by the server only, where it runs before React: the site's own script does not contain it again. */}
      <script suppressHydrationWarning>{import.meta.env.SSR ? hostScript : ''}</script>
    </>
  );
}

/** Spec §2 Home: title and value of the three cards. */
const statistics = [
  { value: 5000, title: 'Global Campaigns Delivered' },
  { value: 1500, title: 'Affiliate & Publisher Partners' },
  { value: 100, title: 'Leading Advertisers Served' },
] as const;

function Statistics() {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language.tag, { useGrouping: 'always' });
  return (
    <dl className="statistics grid">
      {statistics.map(({ value, title }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{`${format.format(value)}+`}</dd>
        </div>
      ))}
    </dl>
  );
}
