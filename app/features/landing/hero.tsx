import './hero.css';
import { Link } from 'react-router';
import { heroGlyphs } from '#app/fonts/hero-glyphs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { HeroStage } from './hero-stage.tsx';
import { Statistics } from './statistics.tsx';

export function Hero() {
  const { t } = useText();
  const sentences = t('Performance at Scale. Results that Matter.').split(/(?<=[.!?…]) +/);
  return (
    <section id="home" className="hero" tabIndex={-1} aria-labelledby="home-heading">
      <HeadingFont />
      <div className="hero-top">
        <div className="hero-field" aria-hidden="true" />
        <div className="hero-pitch">
          <h1 id="home-heading">
            {sentences.map((sentence, index) => (
              <span key={sentence}>{index < sentences.length - 1 ? `${sentence} ` : sentence}</span>
            ))}
          </h1>
          <p>{t('12+ years of delivering ROI-driven advertising campaigns across Asia & beyond')}</p>
          <Link className="button button-go button-big" to="/start-campaign">
            {t('Start Your Campaign')}
            <Icon name="arrow" size={20} />
          </Link>
        </div>
        <HeroStage />
      </div>
      <Statistics />
    </section>
  );
}

/** The heading is the largest paint: its few glyphs travel inside the first response. Pages drawn in the browser have the whole font already. */
function HeadingFont() {
  const { language } = useText();
  const font = import.meta.env.SSR
    ? `@font-face{font-family:'Onest Heading';font-weight:620;src:url(data:font/woff2;base64,${heroGlyphs[language.code].woff2}) format('woff2')}`
    : '';
  return (
    <style href={`heading-font-${language.code}`} precedence="heading-font">
      {font}
    </style>
  );
}
