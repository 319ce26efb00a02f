import './landing.css';
import { memo } from 'react';
import { PageHead } from '#app/components/page-head.tsx';
import { SiteFooter } from '#app/components/site-footer.tsx';
import { SiteHeader } from '#app/components/site-header.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { About } from './about.tsx';
import { Channels } from './channels.tsx';
import { Hero } from './hero.tsx';
import { Model } from './model.tsx';
import { Organization } from './organization.tsx';
import { Publishers } from './publishers.tsx';
import { Showcase } from './showcase.tsx';
import { Stories } from './stories.tsx';

export default function LandingPage() {
  return <Page />;
}

/** Rendered once: a navigation to another page does not render it again. */
const Page = memo(function Page() {
  const { t } = useText();
  return (
    <div className="landing">
      <PageHead
        title="Surge - Web And Dashboard"
        description={t(
          'The performance marketing and rich-media network of a media group: measurable growth through flexible KPI models, and interactive ads you can play here.',
        )}
      />
      <Organization />
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <div className="landing-lines grid" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <SiteHeader />
      <main id="main" tabIndex={-1} aria-labelledby="home-heading">
        <Hero />
        <About />
        <Channels />
        <Model />
        <Showcase />
        <Publishers />
        <Stories />
      </main>
      <SiteFooter />
    </div>
  );
});
