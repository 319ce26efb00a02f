import './present.css';
import './follow.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSharedBrand } from '#app/components/brand/use-shared-brand.ts';
import { findByKey } from '#app/components/kept/demo-keys.ts';
import { Logo } from '#app/components/logo.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useKeptLanguage } from '#app/i18n/use-kept-language.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { MEETING_CODE, type MeetingState, toMeetingCode } from '#protocol/meeting.ts';
import type { Route } from './+types/follow.route';
import { followMeeting, type Line } from './meeting-stream.ts';
import { PresentStage } from './present-stage.tsx';
import { useAwake } from './use-awake.ts';

export const handle = { hydrate: 'at-once' };

const said: Readonly<Record<Line, Label>> = {
  connecting: 'Connecting …',
  connected: 'Connected',
  lost: 'The connection is lost. Trying again …',
  ended: 'The meeting has ended.',
  unknown: 'There is no such meeting, or it has ended.',
};

/** `/follow/:code`: what somebody presents, on one's own screen. Nothing of who follows is kept. */
export default function FollowPage({ params }: Route.ComponentProps) {
  const { t } = useText();
  const code = toMeetingCode(params.code ?? '');
  return (
    <>
      <PageHead title={`${t('Follow a presentation')} | Surge`} description="" isHidden />
      {MEETING_CODE.test(code) ? <Following key={code} code={code} /> : <CodeForm wrong={params.code} />}
    </>
  );
}

function Following({ code }: { code: string }) {
  const { t } = useText();
  const main = useRef<HTMLElement>(null);
  const [line, setLine] = useState<Line>('connecting');
  const [state, setState] = useState<MeetingState>();
  useSharedBrand();
  useAwake();
  useEffect(() => followMeeting(code, undefined, { onLine: setLine, onState: setState }), [code]);
  const demo = state && findByKey(state.demo);
  if (line === 'unknown') return <CodeForm wrong={code} />;
  if (line === 'ended') return <Ended />;
  return (
    <main className="follow" id="main" ref={main} tabIndex={-1}>
      <header className="follow-bar">
        <h1 className="visually-hidden">{t('Follow a presentation')}</h1>
        <Logo />
        <p role="status" data-line={line}>
          {t(said[line])}
        </p>
        <p role="status">{demo && !state.isBlank && t('Shown now: {{name}}', { name: demo.name })}</p>
      </header>
      {demo ? (
        <PresentStage demo={demo} device={state.device} isBlank={state.isBlank} touch={state.touch} isSilent onLeave={() => main.current?.focus()}>
          {state.isBlank && <p className="follow-pause">{t('The presenter pauses.')}</p>}
        </PresentStage>
      ) : (
        <p className="present-wait">{t('Nothing is shown yet. It appears here by itself.')}</p>
      )}
    </main>
  );
}

function Ended() {
  const { t } = useText();
  const leaving = useKeptLanguage();
  return (
    <main className="follow-end" id="main" {...leaving}>
      <Logo />
      <h1>{t('The meeting has ended.')}</h1>
      <p role="status">{t('All demos can still be played here, at your own pace.')}</p>
      <Button as={Link} isPrimary to="/formats">
        {t('All formats')}
      </Button>
    </main>
  );
}

/** Where a code leads nowhere, or there is none: it can be typed here. */
function CodeForm({ wrong }: { wrong: string | undefined }) {
  const { t } = useText();
  const leaving = useKeptLanguage();
  const navigate = useNavigate();
  const [problem, setProblem] = useState(wrong ? t('There is no such meeting, or it has ended.') : '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = toMeetingCode(String(new FormData(event.currentTarget).get('code')));
    if (!MEETING_CODE.test(code)) setProblem(t('A code has ten letters and figures.'));
    else if (code !== wrong) void navigate(`/follow/${code}`);
    else setProblem(t('There is no such meeting, or it has ended.'));
  };
  return (
    <main className="follow-end" id="main" {...leaving}>
      <Logo />
      <h1>{t('Follow a presentation')}</h1>
      <form onSubmit={submit} noValidate>
        <Field id="follow-code" label={t('Code of the meeting')} problem={problem || undefined}>
          <Input name="code" defaultValue={wrong} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Button isPrimary type="submit">
          {t('Follow')}
        </Button>
      </form>
      <p>
        <Link className="fine-link" to="/formats">
          {t('All formats')}
        </Link>
      </p>
    </main>
  );
}
