import './plan-link.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** From the demo to the brief that names its formats. `isInText`: a link among words. */
export function PlanLink({ id, isInText = false }: { id: number; isInText?: boolean }) {
  const { t } = useText();
  return (
    <Link className={isInText ? undefined : 'button plan-link'} to={`/start-campaign?demo=${id}`}>
      {t('Plan a campaign with this format')}
      {!isInText && <Icon name="arrow" />}
    </Link>
  );
}
