import './meeting.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { countBytes, type MeetingList, type StoredList } from '#protocol/take-along.ts';
import { MeetingDecks, useDecks } from './meeting-decks.tsx';
import {
  fetchList,
  findObstacle,
  lookAtDevice,
  measureRoom,
  type Obstacle,
  type Part,
  refreshWorker,
  removeAll,
  type Setback,
  takeAlong,
  weighParts,
} from './take-along.ts';

/** What is on the device is known in the browser alone. */
export const handle = { hydrate: 'at-once' };

type Taking =
  | { readonly kind: 'looking' }
  | { readonly kind: 'impossible'; readonly why: Obstacle | 'off' | 'unreachable' }
  | ({ readonly kind: 'known' } & Known);

interface Known {
  /** What the server has; without network what is stored. */
  readonly list: MeetingList;
  readonly kept: StoredList | undefined;
  readonly missingBytes: number;
  readonly room: number | undefined;
  readonly isStoring: boolean;
  readonly news?: Setback | 'stored' | 'removed';
}

const obstacles: Readonly<Record<Extract<Taking, { kind: 'impossible' }>['why'], Label>> = {
  insecure: 'Pages can be stored from a secure address only: open this site by https.',
  unsupported: 'This browser does not let pages be stored here. In a private window some never do: try an ordinary window, or another browser.',
  off: 'Taking along is switched off on this site. What was stored on this device is removed.',
  unreachable: 'What can be taken along could not be read. Check the connection and open this page again.',
};

const news: Readonly<Record<NonNullable<Extract<Taking, { kind: 'known' }>['news']>, Label>> = {
  stopped: 'Stopped. What is here already is not fetched again.',
  network: 'The connection broke. What is here already is not fetched again.',
  room: 'This device has no more room. Free some space, then go on: what is here already is not fetched again.',
  stored: 'Done. You may unplug the network.',
  removed: 'Everything was removed from this device.',
};

const parts: readonly (readonly [Part, Label])[] = [
  ['pages', 'Pages, previews and spec sheets'],
  ['demos', 'Demos with their films and export files'],
  ['site', 'The site itself, in five languages'],
];

/** `/meeting`: stores the site on this device, so that it opens where there is no network. Nothing is fetched or registered before somebody asks for it. */
export default function MeetingPage() {
  const { t } = useText();
  const lead = t(
    'All demos, films, spec sheets and languages are stored on this device. Every page then opens from there, in this browser and in the installed app.',
  );
  return (
    <>
      <PageHead title={`${t('Take along')} | Surge`} description={lead} image="/share/meeting.jpg" isHidden />
      <PageTop name={t('Take along')} heading={t('Meet without network. Everything works.')} lead={lead} />
      <div className="meeting">
        <Device />
        <section aria-labelledby="meeting-needs">
          <h2 id="meeting-needs">{t('What needs the network')}</h2>
          <ul className="meeting-notes">
            <li>{t('A brief is kept on this device and sent once when the network is back.')}</li>
            <li>{t('Following a presentation, and decks that are not stored here, need the network.')}</li>
            <li>{t('Ads play as they do online. Filmed footage inside an ad is drawn instead.')}</li>
          </ul>
        </section>
        <section aria-labelledby="meeting-app">
          <h2 id="meeting-app">{t('As an app')}</h2>
          <p className="dim">{t('The menu of your browser can install this site. What is stored opens there, too.')}</p>
        </section>
      </div>
    </>
  );
}

/** What is stored and how old it is, and what may be done about it. */
function Device() {
  const { t, language } = useText();
  const decks = useDecks();
  const { taking, start, stop, remove } = useTakeAlong(decks);
  const size = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  if (taking.kind !== 'known') {
    return (
      <p className="meeting-state" role={taking.kind === 'looking' ? 'status' : 'alert'}>
        {taking.kind === 'looking' ? t('Looking what is on this device …') : t(obstacles[taking.why])}
      </p>
    );
  }
  const { list, kept, missingBytes, room, isStoring } = taking;
  const all = countBytes(list.files);
  const isNewest = kept?.version === list.version && missingBytes === 0;
  const isTooLittle = room !== undefined && room < missingBytes;
  const hasSome = kept !== undefined || missingBytes < all;
  const done = t('{{done}} of {{size}} are on this device.', { done: size(all - missingBytes), size: size(all) });
  return (
    <>
      <section className="meeting-device" aria-labelledby="meeting-device">
        <h2 id="meeting-device">{t('On this device')}</h2>
        {kept && (
          <p className="meeting-state">
            {t('Stored on {{date}} from version {{version}}.', {
              date: formatDate(Date.parse(kept.storedAt), 'date and time', language.tag),
              version: kept.version,
            })}
          </p>
        )}
        {kept && !isNewest && !isStoring && (
          <p className="meeting-state">
            {t('A newer version is here: {{size}} to fetch. Until you take it, the stored one opens without network.', { size: size(missingBytes) })}
          </p>
        )}
        {!kept && !isStoring && (
          <p className="meeting-state">
            {hasSome ? done : t('Nothing is stored yet. It takes {{size}}.', { size: size(all) })}{' '}
            {room !== undefined && t('The browser has room for {{size}}.', { size: size(room) })}
          </p>
        )}
        {isStoring && (
          <div className="meeting-progress">
            <progress value={all - missingBytes} max={all} aria-label={t('Storing on this device')} />
            <p>{done}</p>
          </div>
        )}
        {isTooLittle && !isStoring && (
          <p className="meeting-state" role="alert">
            {t('That is not enough room: free some space on this device, then open this page again.')}
          </p>
        )}
        {/* Before the buttons: who pressed one that is gone reads on here. */}
        <p role="status" className="meeting-news">
          {taking.news && !isStoring && t(news[taking.news])}
        </p>
        <div className="meeting-actions">
          {isStoring ? (
            <Button key="stop" onClick={stop}>
              {t('Stop')}
            </Button>
          ) : (
            !isNewest &&
            !isTooLittle && (
              <Button key="start" isPrimary isLarge onClick={() => void start(taking)}>
                {kept ? t('Take the newer version') : hasSome ? t('Go on storing') : t('Take everything along')}
              </Button>
            )
          )}
          {hasSome && !isStoring && <Button onClick={() => void remove()}>{t('Remove from this device')}</Button>}
        </div>
        <Contents list={list} decks={decks} />
      </section>
      <MeetingDecks {...decks} canStore={kept !== undefined && !isStoring} />
    </>
  );
}

function Contents({ list, decks: { decks, wanted, kept } }: { list: MeetingList; decks: ReturnType<typeof useDecks> }) {
  const { t, language } = useText();
  const weights = weighParts(list.files);
  const deckBytes = wanted.reduce((sum, { id }) => sum + (kept.get(id)?.bytes ?? 0), 0);
  return (
    <table className="meeting-contents">
      <caption className="visually-hidden">{t('What is taken along')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('What is taken along')}</th>
          <th scope="col">{t('Files')}</th>
          <th scope="col">{t('Size')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([part, label]) => (
          <tr key={part}>
            <th scope="row">{t(label)}</th>
            <td>{formatNumber(weights[part].count, language.tag)}</td>
            <td>{formatMeasure(weights[part].bytes, 'B', language.tag)}</td>
          </tr>
        ))}
        {decks.length > 0 && (
          <tr>
            <th scope="row">{t('The decks that are ticked below')}</th>
            <td>{formatNumber(wanted.length, language.tag)}</td>
            <td>{deckBytes > 0 ? formatMeasure(deckBytes, 'B', language.tag) : '–'}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

async function look(): Promise<Taking> {
  const obstacle = findObstacle();
  if (obstacle) return { kind: 'impossible', why: obstacle };
  void refreshWorker();
  try {
    const offered = await fetchList().catch(() => 'unreachable' as const);
    if (offered === undefined) return { kind: 'impossible', why: 'off' };
    const seen = await lookAtDevice(offered === 'unreachable' ? undefined : offered);
    const list = offered === 'unreachable' ? seen.kept : offered;
    if (!list) return { kind: 'impossible', why: 'unreachable' };
    return { kind: 'known', list, kept: seen.kept, missingBytes: countBytes(seen.missing), room: await measureRoom(), isStoring: false };
  } catch {
    // A private window of Firefox, or storage that is blocked.
    return { kind: 'impossible', why: 'unsupported' };
  }
}

/** What is on the device, and what may be done about it. */
function useTakeAlong({ store: storeDecks, lookAgain }: Pick<ReturnType<typeof useDecks>, 'store' | 'lookAgain'>) {
  const { language } = useText();
  const [taking, setTaking] = useState<Taking>({ kind: 'looking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    void look().then(setTaking);
    // Whoever leaves the page goes on later.
    return () => running.current?.abort();
  }, []);

  const finish = useCallback(async (news: Known['news']) => {
    const seen = await look();
    setTaking(seen.kind === 'known' && news ? { ...seen, news } : seen);
  }, []);
  const start = useCallback(
    async (known: Known) => {
      const controller = new AbortController();
      running.current = controller;
      const all = countBytes(known.list.files);
      const { news: _, ...before } = known;
      setTaking({ kind: 'known', ...before, isStoring: true });
      const setback = await takeAlong(known.list, {
        language: language.code,
        signal: controller.signal,
        onProgress: (bytes) => !controller.signal.aborted && setTaking({ kind: 'known', ...before, isStoring: true, missingBytes: all - bytes }),
      });
      // A deck without the site would not open.
      if (!setback) await storeDecks();
      await finish(setback ?? 'stored');
    },
    [language.code, finish, storeDecks],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const remove = useCallback(async () => {
    await removeAll();
    await lookAgain();
    await finish('removed');
  }, [finish, lookAgain]);
  return { taking, start, stop, remove };
}
