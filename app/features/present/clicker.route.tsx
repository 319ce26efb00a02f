import './clicker.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { findByKey } from '#app/components/kept/demo-keys.ts';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { MEETING_CODE, MEETING_SECRET, type MeetingState, type Press, toMeetingCode } from '#protocol/meeting.ts';
import type { Route } from './+types/clicker.route';
import { postMeeting } from './meeting-calls.ts';
import { followMeeting, type Line } from './meeting-stream.ts';
import { useAwake } from './use-awake.ts';

export const handle = { hydrate: 'at-once' };

const said: Readonly<Record<Line, Label>> = {
  connecting: 'Connecting …',
  connected: 'Connected',
  lost: 'The connection is lost. Trying again …',
  ended: 'The meeting has ended.',
  unknown: 'The meeting has ended.',
};

const noChange = () => () => {};

/** `/clicker/:code#secret`: the presenter's own phone turns the pages. The secret is in the fragment alone, which no server sees. */
export default function ClickerPage({ params }: Route.ComponentProps) {
  const { t } = useText();
  const secret = useSyncExternalStore(
    noChange,
    () => location.hash.slice(1),
    () => undefined,
  );
  const code = toMeetingCode(params.code ?? '');
  return (
    <main className="clicker" id="main">
      <PageHead title={`${t('Clicker')} | Surge`} description="" isHidden />
      <h1>{t('Clicker')}</h1>
      {secret !== undefined && MEETING_CODE.test(code) && MEETING_SECRET.test(secret) ? (
        <Clicker code={code} secret={secret} />
      ) : (
        secret !== undefined && <p role="alert">{t('This link is not whole. Scan the clicker’s code on the presenter’s screen again.')}</p>
      )}
    </main>
  );
}

function Clicker({ code, secret }: { code: string; secret: string }) {
  const { t } = useText();
  const [line, setLine] = useState<Line>('connecting');
  const [state, setState] = useState<MeetingState>();
  const [note, setNote] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useAwake();
  useEffect(() => followMeeting(code, secret, { onLine: setLine, onState: setState, onNote: setNote }), [code, secret]);
  const press = async (one: Press) => {
    const { kind } = await postMeeting(`/${code}/press`, { secret, press: one });
    if (kind === 'gone') setLine('ended');
    setFailed(kind !== 'done');
  };
  const name = state && findByKey(state.demo)?.name;
  if (line === 'ended' || line === 'unknown') {
    return (
      <>
        <p role="status">{t(said[line])}</p>
        <Link className="fine-link" to="/formats">
          {t('All formats')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p role="status">{t(said[line])}</p>
      <p role="status">{name && t('Shown now: {{name}}', { name })}</p>
      <div className="clicker-keys">
        <button type="button" className="clicker-back" onClick={() => void press('back')}>
          {t('Previous')}
        </button>
        <button type="button" className="clicker-next" onClick={() => void press('next')}>
          {t('Next')}
        </button>
        <button type="button" className="clicker-blank" aria-pressed={state?.isBlank ?? false} onClick={() => void press('blank')}>
          {t('Blank the screen')}
        </button>
      </div>
      <p role="alert">{hasFailed && t('The press did not arrive. Check your connection and press again.')}</p>
      {note && <p className="clicker-note">{note}</p>}
    </>
  );
}
