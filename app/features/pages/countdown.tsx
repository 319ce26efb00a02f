import './countdown.css';
import { useText } from '#app/i18n/use-text.ts';
import { announcement } from './announcement.ts';
import { formatUnit, type TimeLeft, toTimeLeft } from './time-left.ts';
import { useMinute } from './use-minute.ts';

const { plannedFor } = announcement;
const units = ['day', 'hour', 'minute'] as const;

/** The date for everybody; what is left of the way for whoever has script. It moves once a minute and announces nothing by itself. */
export function Countdown() {
  const { t, language } = useText();
  const minute = useMinute();
  const left = minute === undefined ? undefined : toTimeLeft(plannedFor, minute);
  const date = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(plannedFor);
  const hasPassed = minute !== undefined && !left;
  return (
    <div className="countdown">
      <p>
        {t('Planned for')} <time dateTime={new Date(plannedFor).toISOString()}>{date}</time>
      </p>
      {hasPassed ? <p className="countdown-over">{t('The planned day has passed. Ask us how far it is.')}</p> : <Units left={left} />}
    </div>
  );
}

function Units({ left }: { left: TimeLeft | undefined }) {
  const { t, language } = useText();
  return (
    <div className="countdown-units" role="timer" aria-label={t('Time left')}>
      {units.map((unit) => {
        const { figure, name } = formatUnit(left?.[unit] ?? 0, unit, language.tag);
        return (
          <p key={unit}>
            <b>{left ? figure : <span aria-hidden="true">–</span>}</b> <span>{left ? name : ''}</span>
          </p>
        );
      })}
    </div>
  );
}
