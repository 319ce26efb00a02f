import './plan-link.css';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** From the demo to the brief that names it, and to what is asked before. `isInText`: a link among words. */
export function PlanLink({ id, isInText = false }: { id: number; isInText?: boolean }) {
  const { t } = useText();
  const plan = (
    <Link className={isInText ? undefined : 'button plan-link'} to={`/start-campaign?demo=${id}`}>
      {t('Plan a campaign with this format')}
      {!isInText && <Icon name="arrow" />}
    </Link>
  );
  if (isInText) return plan;
  return (
    <div className="plan">
      {plan}
      <AnswerLinks className="plan-answers" />
    </div>
  );
}
