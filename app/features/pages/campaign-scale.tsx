import './campaign-scale.css';
import { campaignSteps } from './timeline-content.ts';

const WIDTH = 1200;
const RISE = 22;
const last = campaignSteps.at(-1)?.day ?? 1;
const points = campaignSteps.map(({ day }, index) => ({ day, x: (day / last) * WIDTH, y: (campaignSteps.length - index) * RISE }));
const stairs = points.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join('');
const ticks = Array.from({ length: last + 1 }, (_, day) => `M${(day / last) * WIDTH} 182v${day % 10 === 0 ? 14 : 7}`).join('');

const tens = Array.from({ length: last / 10 + 1 }, (_, index) => index * 10);

/** The days in true proportion, one step up for each that something happens on. The list below says the same in words. */
export function CampaignScale() {
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
