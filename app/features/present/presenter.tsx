import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { useCodeHash } from '#app/components/brand/use-brand-hash.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';
import { NOTE_MOST } from '#protocol/meeting.ts';
import { CodeCard } from './code-card.tsx';
import { FollowPanel } from './follow-panel.tsx';
import type { Move } from './moves.ts';
import { SCREEN_VIEW, VIEW_PARAMETER } from './parameters.ts';
import { PresentStage } from './present-stage.tsx';
import { changeNote, keepPresenting, presenterNotes, readPresenting } from './presenting-store.ts';
import { type Join, type OnScreen, useScreenWindow } from './screen-channel.ts';
import { toScreen } from './to-screen.ts';
import { useAwake } from './use-awake.ts';
import { useMeeting } from './use-meeting.ts';
import { takeKeyboard, useFullScreen, useKeys, usePresenting, useSwipe } from './use-presenting.ts';

interface PresenterProps {
  readonly demos: readonly Demo[];
  /** Of these. */
  readonly first: Demo;
  readonly leaveTo: string;
}

/** The presenter's own page: the demo, or its still while another window shows it, and beside it what the audience does not see. */
export function Presenter({ demos, first, leaveTo }: PresenterProps) {
  const { t } = useText();
  const main = useRef<HTMLElement>(null);
  const [kept] = useState(readPresenting);
  const presenting = usePresenting(demos);
  useAwake();
  const { at, following, isBlank, isPointing, touch, toldTouch, go, toggleBlank } = presenting;
  const demo = presenting.demo ?? first;
  const device = toScreen(demo);
  const [wantsCode, setWantsCode] = useState(false);
  const [wantsClicker, setWantsClicker] = useState(false);
  const note = useDeviceStore(presenterNotes)[toUnitKey(demo)] ?? '';
  const told = { demo: toUnitKey(demo), device, isBlank, ...(toldTouch && { touch: toldTouch }) };
  const meeting = useMeeting({
    id: kept.id,
    kept: kept.meeting,
    shown: { ...told, ...(wantsClicker && note && { note }) },
    onPress: (press) => (press === 'blank' ? toggleBlank() : go(press)),
  });
  const join = useJoin(meeting.receipt?.code);
  const isCodeShown = wantsCode && join !== undefined;
  const shown: OnScreen = { ...told, ...(isCodeShown && { join }) };
  const hasScreen = useScreenWindow(kept.id, shown);
  const full = useFullScreen(main);
  useKeys(full.toggle, toggleBlank);
  useEffect(() => keepPresenting({ id: kept.id, meeting: kept.meeting }), [kept]);

  const openScreen = () => {
    const query = new URLSearchParams({ demos: demos.map(toUnitKey).join(','), [VIEW_PARAMETER]: SCREEN_VIEW });
    window.open(`/present?${query}#${kept.id}`, 'surge-screen', 'popup,width=1280,height=800');
  };
  const swipe = useSwipe((isBack) => go(isBack ? 'back' : 'next'));
  const isLast = at === demos.length - 1;
  const { receipt } = meeting;
  const clicker = wantsClicker && receipt ? `${location.origin}/clicker/${receipt.code}#${receipt.secret}` : undefined;
  return (
    <main className="present" id="main" ref={main} tabIndex={-1} data-full={full.isFull || undefined} data-second={hasScreen || undefined} {...swipe}>
      <h1 className="visually-hidden">{t('Presentation')}</h1>
      <div className="present-main" onPointerLeave={({ pointerType }) => pointerType === 'mouse' && takeKeyboard(main.current)}>
        {hasScreen ? (
          <figure className="present-copy">
            <img src={demo.thumbnail} alt="" width={600} height={500} />
            <figcaption>{t(isBlank ? 'The audience’s window is blank.' : 'Shown in the audience’s window.')}</figcaption>
          </figure>
        ) : (
          <PresentStage
            demo={demo}
            device={device}
            isBlank={isBlank}
            touch={touch}
            onPoint={isPointing ? presenting.point : undefined}
            onLeave={() => main.current?.focus()}
          >
            {isCodeShown && <CodeCard join={join} />}
          </PresentStage>
        )}
      </div>
      <aside className="present-aside" aria-label={t('Only you see this')}>
        <PresenterAside demo={demo} following={following} />
        <FollowPanel
          meeting={meeting}
          join={join}
          isCodeShown={wantsCode}
          onShowCode={setWantsCode}
          isPointing={isPointing}
          onPointing={presenting.setPointing}
          clicker={clicker}
          onClicker={setWantsClicker}
        />
      </aside>
      <PresenterBar
        demo={demo}
        place={t('{{number}} of {{count}}', { number: at + 1, count: demos.length })}
        isFirst={at === 0}
        isLast={isLast}
        isBlank={isBlank}
        leaveTo={leaveTo}
        onMove={go}
        onBlank={toggleBlank}
        onFull={full.canFill ? full.toggle : undefined}
        isFull={full.isFull}
        onScreen={hasScreen ? undefined : openScreen}
      />
    </main>
  );
}

/** A longer link makes a code that no phone reads from afar, bytes. */
const LINK_MOST = 600;

/** Where others follow, with the brand in which they shall see it. */
function useJoin(code: string | undefined): Join | undefined {
  const { kit } = useBrand();
  const hash = useCodeHash(kit);
  return useMemo(() => {
    if (!code) return undefined;
    const address = `${location.origin}/follow/${code}`;
    return { code, address, link: address.length + hash.length <= LINK_MOST ? address + hash : address };
  }, [code, hash]);
}

/** What the presenter alone sees beside the demo. */
function PresenterAside({ demo, following }: { demo: Demo; following: Demo | undefined }) {
  const { t } = useText();
  const notes = useDeviceStore(presenterNotes);
  const key = toUnitKey(demo);
  return (
    <>
      <Clock />
      <Field id="present-note" label={t('Your note on this demo')} hint={t('Kept on this device.')}>
        <Textarea rows={5} maxLength={NOTE_MOST} value={notes[key] ?? ''} onChange={({ target }) => changeNote(key, target.value)} />
      </Field>
      <div className="present-following">
        <h2>{t('Up next')}</h2>
        {following ? (
          <>
            <img src={following.thumbnail} alt="" width={600} height={500} />
            <p>{following.name}</p>
          </>
        ) : (
          <p>{t('This was the last one.')}</p>
        )}
      </div>
    </>
  );
}

const SECOND_MS = 1000;
const toTwo = (count: number) => String(count).padStart(2, '0');

/** The time of day, and how long it has been. */
function Clock() {
  const { t, language } = useText();
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / SECOND_MS));
  const elapsed = `${Math.floor(seconds / 60)}:${toTwo(seconds % 60)}`;
  return (
    <p className="present-clock">
      <b>{formatDate(now, 'time', language.tag)}</b>
      <span role="timer" aria-label={t('Elapsed time')}>
        {elapsed}
      </span>
      <TextButton onClick={() => setStartedAt(Date.now())}>{t('From zero')}</TextButton>
    </p>
  );
}

interface PresenterBarProps {
  readonly demo: Demo;
  /** "2 of 5" */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBlank: boolean;
  readonly isFull: boolean;
  readonly leaveTo: string;
  onMove(move: Move): void;
  onBlank(): void;
  /** Undefined where the browser has no full screen. */
  readonly onFull: (() => void) | undefined;
  /** Undefined while there is a window for the audience. */
  readonly onScreen: (() => void) | undefined;
}

/** What turns the pages; in full screen it is seen while the pointer or the keyboard is on it. */
function PresenterBar({ demo, place, isFirst, isLast, isBlank, isFull, leaveTo, onMove, onBlank, onFull, onScreen }: PresenterBarProps) {
  const { t } = useText();
  return (
    <nav className="present-bar" aria-label={t('Presentation')}>
      <IconButton isBoxed label={t('Previous demo')} aria-disabled={isFirst} aria-keyshortcuts="ArrowLeft PageUp" onClick={() => onMove('back')}>
        <Icon name="previous" />
      </IconButton>
      <p role="status">
        <span className="mono">{place}</span> <b>{demo.name}</b>
      </p>
      <IconButton isBoxed label={t('Next demo')} aria-disabled={isLast} aria-keyshortcuts="ArrowRight PageDown Space" onClick={() => onMove('next')}>
        <Icon name="next" />
      </IconButton>
      <div className="present-tools">
        <Button aria-pressed={isBlank} aria-keyshortcuts="b ." onClick={onBlank}>
          {t('Blank the screen')}
        </Button>
        {onScreen && !isFull && (
          <Button className="present-open" onClick={onScreen}>
            {t('Open the audience’s window')}
          </Button>
        )}
        {onFull && (
          <IconButton label={t(isFull ? 'Leave full screen' : 'Full screen')} aria-keyshortcuts="f" onClick={onFull}>
            <Icon name="fullscreen" />
          </IconButton>
        )}
        {!isFull && (
          <IconButton as={Link} to={leaveTo} label={t('Close')}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
    </nav>
  );
}
