import './hero.css';
import { Link } from 'react-router';
import { Sentences } from '#app/components/sentences.tsx';
import { heroGlyphs } from '#app/fonts/hero-glyphs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { HeroStage } from './hero-stage.tsx';
import { Statistics } from './statistics.tsx';

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
          <Link className="button button-go button-big" to="/start-campaign">
            {t('Start Your Campaign')}
            <Icon name="arrow" size={20} />
          </Link>
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
 * The heading is the largest paint: its few glyphs travel inside the first response. In the browser there is nothing to render: React leaves
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
