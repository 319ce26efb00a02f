import './campaign-scale.css';
import './campaign-steps.css';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { campaignSteps } from './timeline-content.ts';

/** How a campaign goes, day by day. */
export default function TimelinePage() {
  const { t } = useText();
  const lead = t('How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.');
  return (
    <>
      <PageHead title={`${t('Timeline')} | Surge`} description={lead} image="/share/timeline.jpg" />
      <PageTop name={t('Timeline')} heading={t('Forty days from brief to report.')} lead={lead} />
      <CampaignScale />
      <CampaignSteps />
    </>
  );
}

const WIDTH = 1200;
const RISE = 22;
const last = campaignSteps.at(-1)?.day ?? 1;
const points = campaignSteps.map(({ day }, index) => ({ day, x: (day / last) * WIDTH, y: (campaignSteps.length - index) * RISE }));
const stairs = points.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join('');
const ticks = Array.from({ length: last + 1 }, (_, day) => `M${(day / last) * WIDTH} 182v${day % 10 === 0 ? 14 : 7}`).join('');

const tens = Array.from({ length: last / 10 + 1 }, (_, index) => index * 10);

/** The days in true proportion, one step up for each that something happens on. The list below says the same in words. */
function CampaignScale() {
  return (
    <div className="campaign-scale">
      <svg viewBox={`-4 0 ${WIDTH + 8} 198`} fill="none" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
        <path d={points.map(({ x, y }) => `M${x} ${y}V182`).join('')} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        <path d={stairs} stroke="var(--surge)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mono dim" aria-hidden="true">
        {tens.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  );
}

/** Each day with what happens and who has to act. */
function CampaignSteps() {
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
