import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { api, toData } from '#app/api/client.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useDeletion } from '#app/components/list/use-deletion.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status, type Tone } from '#app/ui/status/status.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { type Message, type Presence, TO_ME } from '#mock-api/records/chat.ts';
import { ChatGlyph, Composer } from './composer.tsx';
import { daysAgo, type Line, type LoadedRoom, type Outgoing, toDays, toSender } from './thread.ts';

interface RoomProps extends LoadedRoom {
  /** Of this room. */
  readonly outgoing: readonly Outgoing[];
  readonly setOutgoing: Dispatch<SetStateAction<readonly Outgoing[]>>;
  readonly draft: string;
  onDraft(text: string): void;
}

/** One conversation: what was said, and the place to write. */
export function Room({ room, messages, outgoing, setOutgoing, draft, onDraft }: RoomProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, remove } = useDeletion(messages, {
    add: (message) => toData(api.add.messages.$post({ json: message })),
    remove: (id) => toData(api.delete.message.$delete({ header: { message: String(id) } })),
    text: t('The message was deleted.'),
  });
  const [said, setSaid] = useState('');
  useReadMark(room.roomId, room.unread);
  useArrivals(rows, (message) => setSaid(`${toSender(message, room.name)}: ${message.msg || message.picture?.alt}`));
  // Where the room takes the place of the list, the link that led here is gone.
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const isListHidden = !document.querySelector('.chat-rooms')?.checkVisibility();
    if (isListHidden && (focused === body || !focused?.checkVisibility())) heading.current?.focus();
  }, []);
  useEffect(() => {
    const known = new Set(messages.map(({ id }) => id));
    if (outgoing.some(({ sentAs }) => sentAs !== undefined && known.has(sentAs)))
      setOutgoing((all) => all.filter(({ sentAs }) => sentAs === undefined || !known.has(sentAs)));
  }, [messages, outgoing, setOutgoing]);

  const send = async (one: Outgoing) => {
    const { key, roomId, msg, picture, time } = one;
    const change = (next: Outgoing) => setOutgoing((all) => [...all.filter((other) => other.key !== key), next]);
    const pending = { key, roomId, msg, time, ...(picture && { picture }) };
    change(pending);
    try {
      const { id } = await toData(api.add.messages.$post({ json: { roomId, msg, ...(picture && { picture }) } }));
      change({ ...pending, sentAs: id });
    } catch (error) {
      change({ ...pending, refusal: error instanceof Error ? error.message : String(error) });
      setSaid(t('Not sent'));
    }
  };
  const drop = ({ key }: Outgoing) => setOutgoing((all) => all.filter((other) => other.key !== key));
  const copy = async (text: string) => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    void showToast({ text: t(isDone ? 'Copied' : 'The browser did not allow copying'), isError: !isDone, closeLabel: t('Close') });
  };
  const days = toDays(rows, outgoing, room.name);
  return (
    <>
      <header className="chat-head">
        <h2 ref={heading} tabIndex={-1} lang="en">
          {room.name}
        </h2>
        <PresenceMark status={room.status} />
      </header>
      <Thread key={room.roomId} days={days} actions={{ remove, copy, send, drop }} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Composer
        roomName={room.name}
        draft={draft}
        onDraft={onDraft}
        onSend={({ msg, picture }) => {
          setSaid('');
          void send({ key: Date.now(), roomId: room.roomId, msg, time: new Date().toISOString(), ...(picture && { picture }) });
        }}
      />
    </>
  );
}

/** What a room holds is read while somebody looks at it. Where that is refused it stays unread, which says enough. */
function useReadMark(roomId: number, unread: number): void {
  useEffect(() => {
    const mark = () => {
      if (unread > 0 && !document.hidden) toData(api.update.messages.$put({ json: { roomId } })).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [roomId, unread]);
}

/** Calls `tell` with what somebody else wrote since the last look. */
function useArrivals(rows: readonly Message[], tell: (message: Message) => void): void {
  const last = rows.at(-1);
  const seen = useRef(last?.id ?? 0);
  const arrive = useEffectEvent(tell);
  useEffect(() => {
    if (!last || last.id <= seen.current) return;
    seen.current = last.id;
    if (last.to_id === TO_ME) arrive(last);
  }, [last]);
}

interface Actions {
  remove(message: Message): void;
  copy(text: string): void;
  send(outgoing: Outgoing): void;
  drop(outgoing: Outgoing): void;
}

/** Nearer to the end than this counts as reading the newest. */
const NEAR_PX = 60;

const toEnd = (thread: HTMLElement | null) => thread?.scrollTo({ top: thread.scrollHeight });

/** Follows the newest message unless somebody reads above. One Tab stop, with arrow keys among the messages. */
function Thread({ days, actions }: { days: ReturnType<typeof toDays>; actions: Actions }) {
  const { t, language } = useText();
  const thread = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const lines = days.flatMap((day) => day.lines);
  const last = lines.at(-1);
  const current = lines.some(({ key }) => key === chosen) ? chosen : last?.key;
  const count = useRef(lines.length);
  useLayoutEffect(() => {
    const isMore = lines.length > count.current;
    count.current = lines.length;
    if (isAtEnd.current || (isMore && last?.outgoing)) toEnd(thread.current);
    else if (isMore) setHasNew(true);
  }, [lines.length, last?.outgoing]);
  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = thread.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd.current) setHasNew(false);
  };
  const move = (event: KeyboardEvent) => {
    const at = lines.findIndex(({ key }) => key === current);
    const places: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 };
    const next = lines[places[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen(next.key);
    thread.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  const words = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' });
  const toHeading = (day: string) => {
    const ago = daysAgo(day, Date.now());
    return ago < 2 ? words.format(-ago, 'day') : formatDate(day, 'long', language.tag);
  };
  if (lines.length === 0)
    return (
      <EmptyState className="chat-empty" title={t('No messages yet.')}>
        <p className="dim">{t('Write the first one below.')}</p>
      </EmptyState>
    );
  return (
    <div className="chat-scroller">
      <div className="chat-thread" ref={thread} onScroll={look} onLoad={() => isAtEnd.current && toEnd(thread.current)}>
        {days.map(({ day, lines: ofDay }) => (
          <div key={day}>
            <h3 className="chat-day">{toHeading(day)}</h3>
            <ol onKeyDown={move}>
              {ofDay.map((line) => (
                <MessageLine key={line.key} line={line} isCurrent={line.key === current} onFocus={() => setChosen(line.key)} actions={actions} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {hasNew && (
        <Button className="chat-newest" onClick={() => toEnd(thread.current)}>
          {t('New messages')}
          <ChatGlyph name="down" />
        </Button>
      )}
    </div>
  );
}

interface MessageLineProps {
  readonly line: Line;
  readonly isCurrent: boolean;
  onFocus(): void;
  readonly actions: Actions;
}

function MessageLine({ line, isCurrent, onFocus, actions }: MessageLineProps) {
  const { t, tData, language } = useText();
  const { key, msg, picture, sender, time, follows, message, outgoing } = line;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      className="chat-message"
      data-key={key}
      data-own={sender === undefined || undefined}
      data-first={!follows || undefined}
      data-state={toState(outgoing)}
      tabIndex={tabIndex}
      onFocus={onFocus}
    >
      <p className={follows || sender === undefined ? 'visually-hidden' : 'chat-sender'}>{sender ?? t('You')}</p>
      {picture && <img src={picture.src} alt={picture.alt || t('A picture without a description')} />}
      {msg && (
        <p className="chat-text" lang="en">
          {msg}
        </p>
      )}
      <p className="chat-meta">
        <time className="mono" dateTime={time}>
          {formatDate(time, 'time', language.tag)}
        </time>
        {outgoing && !outgoing.refusal && outgoing.sentAs === undefined && <span>{t('Sending')}</span>}
        {outgoing?.refusal && (
          <>
            <strong>
              {t('Not sent')}: {tData(outgoing.refusal)}
            </strong>
            <TextButton onClick={() => actions.send(outgoing)}>{t('Send again')}</TextButton>
            <TextButton onClick={() => actions.drop(outgoing)}>{t('Discard')}</TextButton>
          </>
        )}
      </p>
      {message && (
        <span className="chat-actions">
          {msg && (
            <IconButton label={t('Copy the message')} tabIndex={tabIndex} onClick={() => actions.copy(msg)}>
              <ChatGlyph name="copy" />
            </IconButton>
          )}
          <IconButton label={t('Delete the message')} tabIndex={tabIndex} onClick={() => actions.remove(message)}>
            <Icon name="bin" size={16} />
          </IconButton>
        </span>
      )}
    </li>
  );
}

function toState(outgoing: Outgoing | undefined): 'sending' | 'refused' | undefined {
  if (outgoing?.refusal) return 'refused';
  return outgoing && outgoing.sentAs === undefined ? 'sending' : undefined;
}

const presences = { online: 'Online', intermediate: 'Away', offline: 'Offline' } as const satisfies Record<Presence, Label>;
const tones = { online: 'good', intermediate: 'waiting', offline: 'quiet' } as const satisfies Record<Presence, Tone>;

export function PresenceMark({ status }: { status: Presence }) {
  const { t } = useText();
  return <Status tone={tones[status]}>{t(presences[status])}</Status>;
}
