import { memo } from 'react';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { pages } from './pages.ts';

/** Year and credit, and the way to every page that no menu names. */
export const ShellFooter = memo(function ShellFooter({ year }: { year: number }) {
  const { t } = useText();
  return (
    <footer className="shell-footer">
      <AnswerLinks className="shell-footer-answers" isFooter />
      <details>
        <summary>{t('Pages')}</summary>
        <nav aria-label={t('Pages')}>
          <ul>
            {pages.map(({ label, path, isPersonal }) => (
              <li key={path} className={isPersonal && 'for-signed-in'}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <p className="mono">
        <span>{year} © Surge</span>
        <span>{t('Made by Surge Creative Lab')}</span>
      </p>
    </footer>
  );
});
