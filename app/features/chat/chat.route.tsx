import './chat.css';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { onDataChange } from '#app/api/demo-data.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SearchField } from '#app/ui/list/filters.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { normalizeText } from '#catalogue/normalize-text.ts';
import type { Contact, ContactGroup, Group, RoomNews } from '#mock-api/records/chat.ts';
import type { Route } from './+types/chat.route';
import { PresenceMark, Room } from './room.tsx';
import { type ChatRoom, daysAgo, type LoadedRoom, type Outgoing, toDay } from './thread.ts';

export const handle = { hydrate: 'at-once' };

interface Rooms {
  readonly chats: readonly ChatRoom[];
  readonly groups: readonly (Group & RoomNews)[];
  readonly contacts: readonly ContactGroup[];
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  const chats = toData(api.chats.$get({}, init));
  const groups = toData(api.groups.$get({}, init));
  const rooms = Promise.all([chats, groups, toData(api.contacts.$get({}, init))]).then(
    ([c, g, contacts]): Rooms => ({ chats: c, groups: g, contacts }),
  );
  const roomId = readRoom(new URL(request.url).searchParams);
  return { rooms: load(rooms), room: roomId === undefined ? undefined : load(loadRoom(roomId, Promise.all([chats, groups]), init)) };
}

/** A room opens also where the lists of rooms cannot be had. */
async function loadRoom(roomId: string, lists: Promise<readonly (readonly ChatRoom[])[]>, init: { init: RequestInit }): Promise<LoadedRoom> {
  const known = lists.then(
    (all) => all.flat(),
    () => [],
  );
  const [answer] = await toData(api.messages[':roomId'].$get({ param: { roomId } }, init));
  const id = answer?.roomId ?? 0;
  const blank = { id, roomId: id, name: answer?.sender ?? '', status: 'offline', description: '', time: '', unread: 0 } as const;
  return { room: (await known).find((room) => room.roomId === id) ?? blank, messages: answer?.usermessages ?? [] };
}

const readRoom = (query: URLSearchParams) => query.get('room') ?? undefined;

/** Search and tab are read from what was loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = readRoom(currentUrl.searchParams) === readRoom(nextUrl.searchParams);
  return (!isSame || currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;
}

/** `/chat`: the account lead talks with colleagues and groups. */
export default function ChatPage({ loaderData }: Route.ComponentProps) {
  return <Chat {...loaderData} />;
}

export function HydrateFallback() {
  return <Chat />;
}

const tabs = { chats: 'Chats', groups: 'Groups', contacts: 'Contacts' } as const satisfies Record<keyof Rooms, Label>;
const isTab = (text: string | null): text is keyof Rooms => text !== null && text in tabs;

function Chat(loading: Partial<Route.ComponentProps['loaderData']>) {
  // What is shown stays until its successor is there.
  const rooms = useDeferredValue(loading.rooms);
  const room = useDeferredValue(loading.room);
  const { t } = useText();
  const [query] = useSearchParams();
  // The server draws one skeleton for all rooms.
  const roomId = loading.rooms && readRoom(query);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  /** What was typed and not sent, by room. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  useFreshData();
  return (
    <SectionFrame title="Chat" note="People and messages are invented. What you write stays on this device, and nobody answers." className="chat">
      <div className="chat-panes" data-room={roomId}>
        <div className="chat-rooms">
          <LoadedPart loading={rooms} skeleton={['rows']} missing="The conversations could not be loaded.">
            {(loaded) => <RoomList rooms={loaded} />}
          </LoadedPart>
        </div>
        <div className="chat-room">
          {roomId === undefined ? (
            <LoadedPart loading={rooms} skeleton={['figure']} missing="The conversations could not be loaded.">
              {(loaded) => <NoRoom rooms={loaded} />}
            </LoadedPart>
          ) : (
            <>
              <Link className="chat-back" to={{ search: toSearch(query, { room: undefined }) }} preventScrollReset>
                <Icon name="previous" size={16} />
                {t('All conversations')}
              </Link>
              <LoadedPart loading={room} skeleton={['rows']} missing="The messages could not be loaded.">
                {(loaded) => (
                  <Room
                    key={loaded.room.roomId}
                    {...loaded}
                    outgoing={outgoing.filter((one) => one.roomId === loaded.room.roomId)}
                    setOutgoing={setOutgoing}
                    draft={drafts[loaded.room.roomId] ?? ''}
                    onDraft={(text) => setDrafts((now) => ({ ...now, [loaded.room.roomId]: text }))}
                  />
                )}
              </LoadedPart>
            </>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

/** Asks again after each change of the sample data, here or in another tab; changes that come together are one. */
function useFreshData(): void {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onDataChange(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => ask(), 0);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
}

/** The query with these parts changed. */
function toSearch(query: URLSearchParams, parts: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

const FIND_MAX_LENGTH = 100;

function RoomList({ rooms }: { rooms: Rooms }) {
  const { t } = useText();
  const format = useFormatters();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('tab');
  const isInGroup = rooms.groups.some(({ roomId }) => String(roomId) === readRoom(query));
  const tab = isTab(wanted) ? wanted : isInGroup ? 'groups' : 'chats';
  const find = query.get('find')?.slice(0, FIND_MAX_LENGTH).toWellFormed() ?? '';
  const words = normalizeText(find).split(/\s+/).filter(Boolean);
  const isFound = ({ name, description = '' }: Contact & Partial<RoomNews>) =>
    words.every((word) => normalizeText(`${name} ${description}`).includes(word));
  const newestFirst = (list: readonly ChatRoom[]) => list.filter(isFound).toSorted((a, b) => b.time.localeCompare(a.time));
  const sections =
    tab === 'contacts'
      ? rooms.contacts.map(({ category, child }) => ({ heading: category, entries: child.filter(isFound) }))
      : [{ heading: undefined, entries: newestFirst(rooms[tab]) }];
  const shown = sections.filter(({ entries }) => entries.length > 0);
  const type = (text: string) => void navigate({ search: toSearch(query, { find: text }) }, { replace: find !== '', preventScrollReset: true });
  const countUnread = (list: readonly RoomNews[]) => list.reduce((sum, { unread }) => sum + unread, 0);
  const unread = { chats: countUnread(rooms.chats), groups: countUnread(rooms.groups), contacts: 0 };
  return (
    <>
      <Tabs label={t('Whom to talk to')}>
        {Object.entries(tabs).map(([key, label]) => (
          <Link key={key} to={{ search: toSearch(query, { tab: key }) }} aria-current={key === tab ? 'true' : undefined} preventScrollReset>
            {t(label)}
            {isTab(key) && unread[key] > 0 && <Unread count={unread[key]} />}
          </Link>
        ))}
      </Tabs>
      <search className="chat-search">
        <SearchField label={t('Search')} value={find} maxLength={FIND_MAX_LENGTH} onChange={type} />
      </search>
      {shown.length === 0 && (
        <EmptyState title={t('Nothing matches.')}>
          <Button onClick={() => type('')}>{t('Clear the search')}</Button>
        </EmptyState>
      )}
      {shown.map(({ heading, entries }) => (
        <section key={heading ?? tab} aria-label={heading ?? t(tabs[tab])}>
          {heading && <h2 className="chat-letters mono">{heading}</h2>}
          <ul>
            {entries.map((room) => (
              <li key={room.roomId}>
                <RoomEntry room={room} isOpen={String(room.roomId) === readRoom(query)} to={toSearch(query, { tab, room: String(room.roomId) })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="visually-hidden" role="status">
        {find && t('Found: {{n}}', { n: format.count(shown.reduce((sum, { entries }) => sum + entries.length, 0)) })}
      </p>
    </>
  );
}

interface RoomEntryProps {
  readonly room: Contact & Partial<RoomNews>;
  readonly isOpen: boolean;
  readonly to: string;
}

function RoomEntry({ room: { name, status, description, time, unread = 0 }, isOpen, to }: RoomEntryProps) {
  const { t, language } = useText();
  const isToday = time !== undefined && daysAgo(toDay(time), Date.now()) === 0;
  return (
    <Link
      className="chat-entry"
      to={{ search: to }}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
      preventScrollReset
    >
      <b lang="en">{name}</b>
      {time && (
        <time className="mono" dateTime={time}>
          {formatDate(isToday ? time : toDay(time), isToday ? 'time' : 'short day', language.tag)}
        </time>
      )}
      <span className="chat-presence">
        <PresenceMark status={status} />
      </span>
      {description !== undefined && (
        <span className="chat-last" lang={description ? 'en' : undefined}>
          {description || (time ? t('Picture') : t('No messages yet.'))}
        </span>
      )}
      {unread > 0 && <Unread count={unread} />}
    </Link>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useText();
  return (
    <span className="chat-unread mono">
      {count}
      <span className="visually-hidden"> {t('unread')}</span>
    </span>
  );
}

/** Where no room is open: what waits, and the way to it. */
function NoRoom({ rooms: { chats, groups } }: { rooms: Rooms }) {
  const { t } = useText();
  const format = useFormatters();
  const waiting = [...chats, ...groups].filter(({ unread }) => unread > 0).toSorted((a, b) => b.time.localeCompare(a.time));
  const [next] = waiting;
  return (
    <div className="chat-none">
      <p>
        <strong>{format.count(waiting.reduce((sum, { unread }) => sum + unread, 0))}</strong>
        {t('unread messages')}
      </p>
      {next ? (
        <Button as={Link} isPrimary to={{ search: `?room=${next.roomId}` }}>
          {t('Read {{name}}', { name: next.name })}
          <Icon name="arrow" />
        </Button>
      ) : (
        <p className="dim">{t('You have read everything. Choose a conversation to write to somebody.')}</p>
      )}
    </div>
  );
}
