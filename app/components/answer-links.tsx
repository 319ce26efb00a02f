import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { answerPages } from './answer-pages.ts';

/** What a prospect asks first: the price, the time it takes, all else. `withStart`: and the way to the brief. */
export function AnswerLinks({ className, withStart = false }: { className: string; withStart?: boolean }) {
  const { t } = useText();
  return (
    <nav className={className} aria-label={t('Before you start')}>
      {answerPages.map(({ path, label }) => (
        <Link key={path} to={path}>
          {t(label)}
        </Link>
      ))}
      {withStart && <Link to="/start-campaign">{t('Start Your Campaign')}</Link>}
    </nav>
  );
}
