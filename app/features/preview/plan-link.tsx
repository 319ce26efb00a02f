import './plan-link.css';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useBrandHash } from './use-brand-hash.ts';

/** From the demo, with its brand behind the `#`, to the brief that names it, and to what is asked before. `isInText`: a link among words. */
export function PlanLink({ id, isInText = false }: { id: number; isInText?: boolean }) {
  const { t } = useText();
  const brief = useBriefLink(id);
  if (isInText) return <Link to={brief}>{t('Plan a campaign with this format')}</Link>;
  return (
    <div className="plan">
      <PlanButton id={id} />
      <AnswerLinks className="plan-answers" />
    </div>
  );
}

/** The same where there is room for one thing. */
export function PlanButton({ id }: { id: number }) {
  const { t } = useText();
  return (
    <Link className="button plan-link" to={useBriefLink(id)}>
      {t('Plan a campaign with this format')}
      <Icon name="arrow" />
    </Link>
  );
}

const useBriefLink = (id: number) => `/start-campaign?demo=${id}${useBrandHash()}`;
