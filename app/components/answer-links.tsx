import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { answerPages } from './answer-pages.ts';

interface AnswerLinksProps {
  readonly className: string;
  /** A page's footer, one landmark: these links, and those to the formats that answer a goal, to a deck of demos, to what works without network, and to the brief. */
  readonly isFooter?: boolean;
}

/** What a prospect asks first: the price, the time it takes, all else. */
export function AnswerLinks({ className, isFooter = false }: AnswerLinksProps) {
  const { t } = useText();
  const links = answerPages.map(({ path, label }) => (
    <Link key={path} to={path}>
      {t(label)}
    </Link>
  ));
  if (!isFooter) return <div className={className}>{links}</div>;
  return (
    <nav className={className} aria-label={t('Before you start')}>
      {links}
      <Link to="/find">{t('Find by goal')}</Link>
      <Link to="/decks/new">{t('Make a deck')}</Link>
      <Link to="/meeting">{t('Take along')}</Link>
      <Link to="/start-campaign">{t('Start Your Campaign')}</Link>
    </nav>
  );
}
