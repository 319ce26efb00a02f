import './countdown.css';
import './listening-drawing.css';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/components/format-date.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { announcement } from './announcement.ts';
import { PlainPage } from './plain-page.tsx';
import { formatUnit, type TimeLeft, toTimeLeft } from './time-left.ts';

const facts = [
  { name: 'Answer by voice', text: 'One word is enough. It is understood on the device and never leaves it.' },
  { name: 'Look when you like', text: 'The screen follows the story and takes over when the phone comes out of the pocket.' },
  { name: 'Counted like everything here', text: 'Heard, answered, completed: the same events and the same KPI models.' },
] as const;

/** The time left is computed in the browser: the server's page is cached. */
export const handle = { hydrate: 'at-once' };

/** The next format of the network. */
export default function ComingSoonPage() {
  const { t } = useText();
  const lead = t('Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.');
  return (
    <>
      <PageHead title={`${t('Coming soon')} | Surge`} description={lead} image="/share/coming-soon.jpg" />
      <PlainPage
        drawing={<ListeningDrawing />}
        name={t('Coming soon')}
        heading={t('The eighth format is for the ear.')}
        lead={lead}
        facts={facts}
        actions={
          <>
            <Button as={Link} isPrimary to="/start-campaign">
              {t('Be the first to play it')}
              <Icon name="arrow" size={18} />
            </Button>
            <Button as={Link} to="/formats">
              {t('The seven that you can play now')}
              <Icon name="arrow" size={18} />
            </Button>
          </>
        }
        note={t('Sample announcement: the format and its date are invented for this site.')}
      >
        <Countdown />
      </PlainPage>
    </>
  );
}

const { plannedFor } = announcement;
const units = ['day', 'hour', 'minute'] as const;

/** The date, and with script the time left. It changes once a minute, and screen readers are not interrupted. */
function Countdown() {
  const { t, language } = useText();
  const minute = useMinute();
  const left = minute === undefined ? undefined : toTimeLeft(plannedFor, minute);
  const date = formatDate(plannedFor, 'long', language.tag);
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

const COUNT = 61;
const GAP = 20;
const MIDDLE = 90;
const ANSWER_AT = 42;

/** Half the height of a bar of the spot's sound: three phrases that swell and fade, computed so that server and browser draw the same. */
const toHeight = (index: number) => {
  const phrase = Math.abs(Math.sin((index / COUNT) * Math.PI * 3));
  const grain = 0.55 + 0.45 * Math.abs(Math.sin(index * 2.4));
  return Math.round(6 + 70 * phrase * grain);
};
const bar = (index: number) => `M${8 + index * GAP} ${MIDDLE - toHeight(index)}v${2 * toHeight(index)}`;
const all = Array.from({ length: COUNT }, (_, index) => index);
const isAnswer = (index: number) => Math.abs(index - ANSWER_AT) < 3;

/** An audio ad drawn as sound; in the vermilion part the listener speaks. */
function ListeningDrawing() {
  return (
    <svg className="listening-drawing" viewBox="0 0 1216 180" fill="none" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path
        d={all
          .filter((index) => !isAnswer(index))
          .map(bar)
          .join('')}
        stroke="currentColor"
        strokeWidth="4"
      />
      <path d={all.filter(isAnswer).map(bar).join('')} stroke="var(--surge)" strokeWidth="8" />
    </svg>
  );
}

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};
const read = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The present minute, in milliseconds. Undefined on the server, whose page is cached. */
function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, read, () => undefined);
}
