import './plan-link.css';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** From the demo to the brief that names it, and to what is asked before. `isInText`: a link among words. */
export function PlanLink({ id, isInText = false }: { id: number; isInText?: boolean }) {
  const { t } = useText();
  if (isInText) return <Link to={toBrief(id)}>{t('Plan a campaign with this format')}</Link>;
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
    <Link className="button plan-link" to={toBrief(id)}>
      {t('Plan a campaign with this format')}
      <Icon name="arrow" />
    </Link>
  );
}

const toBrief = (id: number) => `/start-campaign?demo=${id}`;
