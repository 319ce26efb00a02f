import { useEffect, useState } from 'react';
import { CopyButton } from '#app/components/copy-button.tsx';
import { QrCode } from '#app/components/qr-code.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import { CodeCard } from './code-card.tsx';
import type { Join } from './screen-channel.ts';
import type { Meeting, MeetingPhase } from './use-meeting.ts';

interface FollowPanelProps {
  readonly meeting: Meeting;
  readonly join: Join | undefined;
  readonly isCodeShown: boolean;
  onShowCode(isShown: boolean): void;
  readonly isPointing: boolean;
  onPointing(isOn: boolean): void;
  /** The address of the clicker, given while it is shown. */
  readonly clicker: string | undefined;
  onClicker(isWanted: boolean): void;
}

const said: Readonly<Partial<Record<MeetingPhase, Label>>> = {
  making: 'Making the meeting …',
  connecting: 'Connecting …',
  connected: 'Connected',
  lost: 'The connection is lost. Trying again …',
  ended: 'The meeting has ended.',
  refused: 'No meeting can be made here now. Try again later.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};

/** Lets others follow on their own screens, and the presenter's phone be the clicker. */
export function FollowPanel({ meeting, join, isCodeShown, onShowCode, isPointing, onPointing, clicker, onClicker }: FollowPanelProps) {
  const { t } = useText();
  const { phase, followers } = meeting;
  return (
    <section className="present-follow" aria-labelledby="present-follow">
      <h2 id="present-follow">{t('Followers')}</h2>
      <p role="status">{said[phase] && t(said[phase])}</p>
      {join ? (
        <>
          <CodeCard join={join} />
          <CopyButton getText={() => join.link}>{t('Copy the link')}</CopyButton>
          <p>{t('Followers now: {{count}}', { count: followers })}</p>
          <Switch
            id="present-show-code"
            label={t('Show the code to all')}
            checked={isCodeShown}
            onChange={({ target }) => onShowCode(target.checked)}
          />
          <Switch
            id="present-pointing"
            label={t('Show my touches')}
            hint={t('While this is on, you point at the ad and do not play it.')}
            checked={isPointing}
            onChange={({ target }) => onPointing(target.checked)}
          />
          <Switch
            id="present-clicker"
            label={t('My phone as the clicker')}
            hint={t('Your notes are then sent to it; the server forgets them with the meeting.')}
            checked={clicker !== undefined}
            onChange={({ target }) => onClicker(target.checked)}
          />
          {clicker && (
            <div className="present-code">
              <QrCode isWanted text={clicker} label={t('QR code of the clicker')} />
              <p>{t('For your phone alone: whoever scans this code can turn the pages.')}</p>
            </div>
          )}
          <EndButton onEnd={meeting.end} />
        </>
      ) : (
        <>
          <p>{t('Others see on their own screens what you present, within a second. They need no account, and nothing of them is kept.')}</p>
          <Button aria-disabled={phase === 'making'} onClick={() => void meeting.start()}>
            {t('Let others follow')}
          </Button>
        </>
      )}
    </section>
  );
}

/** How long it asks. */
const ASKS_MS = 4000;

/** Pressed twice, so that a slip ends no meeting. */
function EndButton({ onEnd }: { onEnd: () => Promise<void> }) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), ASKS_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return <Button onClick={() => (isAsking ? void onEnd() : setAsking(true))}>{t(isAsking ? 'Really end it for all?' : 'End the meeting')}</Button>;
}
