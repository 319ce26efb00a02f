import './site-footer.css';
import { Link, useRouteLoaderData } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { AnswerLinks } from './answer-links.tsx';
import { legalPages } from './legal-pages.ts';
import { Logo } from './logo.tsx';
import { SectionLink } from './section-link.tsx';
import { siteSections } from './site-sections.ts';
import { listSocialLinks } from './social-links.ts';

/** The end of the public pages: the unit step drawn large, all sections again, the networks to share the site on. */
export function SiteFooter() {
  const { t } = useText();
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  return (
    <footer className="site-footer">
      <div className="grid">
        <div className="site-footer-step" />
        <div className="site-footer-name">
          <Logo />
          <p>{t('Performance at scale, results that matter')}</p>
        </div>
        <nav className="site-footer-links" aria-label={t('All sections')}>
          {siteSections.map(({ id, label }) => (
            <SectionLink key={id} id={id}>
              {t(label)}
            </SectionLink>
          ))}
        </nav>
        <AnswerLinks className="site-footer-answers" isFooter />
        <nav className="site-footer-social" aria-label={t('Social media')}>
          {listSocialLinks(origin).map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noopener">
              {t('Share on {{network}}', { network: name })}
            </a>
          ))}
        </nav>
        <div className="site-footer-end mono">
          <p>© Surge. {t('Demo brands, campaigns and contact details are fictional.')}</p>
          <nav aria-label={t('Legal')}>
            {legalPages.map(({ path, label }) => (
              <Link key={path} to={path}>
                {t(label)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
