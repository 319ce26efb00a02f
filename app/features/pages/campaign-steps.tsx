import './campaign-steps.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { campaignSteps } from './timeline-content.ts';

/** Each day with what happens on it and whose turn it is. */
export function CampaignSteps() {
  const { t } = useText();
  return (
    <ol className="campaign-steps">
      {campaignSteps.map((step) => (
        <li key={step.name}>
          <p className="campaign-day">
            <span>{t('Day')}</span> <b>{step.day}</b>
          </p>
          <div className="campaign-step">
            <h2>{t(step.name)}</h2>
            <p>{t(step.text)}</p>
            {'link' in step && (
              <Link to={step.link.to}>
                {t(step.link.label)}
                <Icon name="arrow" size={18} />
              </Link>
            )}
          </div>
          <p className="campaign-who">
            <span className="dim">{t('Whose turn')}</span> {t(step.who)}
          </p>
        </li>
      ))}
    </ol>
  );
}
