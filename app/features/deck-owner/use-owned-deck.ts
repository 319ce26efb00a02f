import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDeck, renameDeck } from '#app/components/deck/own-decks.ts';
import { type DeckAnswer, postDeck } from '#app/components/deck/post-deck.ts';
import type { CommentContent, DeckChange, DeckComment, DeckContent, OwnerView } from '#protocol/deck.ts';
import { type Clash, mergeDecks } from './deck-merge.ts';
import { changeDeck } from './make-deck.ts';
import { type OwnedDeck, openDeck, rebase, receiveSaved, receiveView } from './owned-deck.ts';
import { sendPictures } from './page-pictures.ts';

/** How often the page asks what was said meanwhile, while it is seen. */
const REFRESH_MS = 20_000;
/** Saving goes on by itself where others changed other fields: not for ever. */
const MOST_TRIES = 3;

export type Failure = Exclude<DeckAnswer<never>, { readonly kind: 'done' | 'conflict' }>;

type Phase = 'loading' | 'open' | 'gone' | 'unreachable' | 'erased';

/** Somebody else changed the same fields: both are offered. */
interface Contest {
  readonly current: OwnerView;
  readonly clashes: readonly Clash[];
}

/** How saving ended. `joined`: with what somebody else had saved meanwhile. */
export type Saved = 'saved' | 'joined' | 'contested' | Failure;

/** A deck on its owner's page: loaded, kept fresh, changed and saved. `edit`: '' until it is known. */
export function useOwnedDeck(id: string, edit: string) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [owned, setOwned] = useState<OwnedDeck>();
  const [contest, setContest] = useState<Contest>();
  /** What the calls that are under way go on with. */
  const now = useRef<OwnedDeck>(undefined);
  const put = useCallback((next: OwnedDeck) => {
    now.current = next;
    setOwned(next);
    renameDeck(next.view.id, next.view.deck.title);
  }, []);
  const take = useCallback((view: OwnerView) => put(now.current ? receiveView(now.current, view) : openDeck(view)), [put]);

  const refresh = useCallback(async () => {
    const answer = await postDeck<OwnerView>(`/${id}/owner`, { edit });
    if (answer.kind === 'done') {
      take(answer.answer);
      setPhase('open');
    } else if (answer.kind === 'gone' || answer.kind === 'refused') setPhase((before) => (before === 'erased' ? before : 'gone'));
    // What is shown stays.
    else setPhase((before) => (before === 'loading' ? 'unreachable' : before));
    return answer.kind;
  }, [id, edit, take]);
  useEffect(() => {
    now.current = undefined;
    setOwned(undefined);
    setContest(undefined);
    setPhase(edit ? 'loading' : 'gone');
    if (edit) void refresh();
  }, [edit, refresh]);
  useRefreshed(phase === 'open', refresh);

  const edited = (draft: DeckContent) => now.current && put({ ...now.current, draft });

  const save = async (): Promise<Saved> => {
    let hasJoined = false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!now.current) break;
      const before = now.current.draft;
      const pictures = await sendPictures(before, id, edit);
      if (pictures.kind !== 'done') return pictures.kind === 'conflict' ? { kind: 'unreachable' } : pictures;
      const sent = pictures.answer;
      // What was typed while they were sent stays.
      put({ ...now.current, draft: mergeDecks(before, now.current.draft, sent).deck });
      const answer = await postDeck<OwnerView>(`/${id}/change`, { edit, version: now.current.base.version, deck: sent } satisfies DeckChange);
      if (answer.kind === 'done') {
        put(receiveSaved(now.current, sent, answer.answer));
        return hasJoined ? 'joined' : 'saved';
      }
      if (answer.kind !== 'conflict') return answer;
      const { clashes, hasTheirs, ...joined } = rebase(now.current, answer.current);
      if (clashes.length > 0) {
        setContest({ current: answer.current, clashes });
        return 'contested';
      }
      hasJoined ||= hasTheirs;
      put(joined);
    }
    return { kind: 'unreachable' };
  };

  /** Ends a contest: `choices` are the fields in which theirs is wanted. */
  const settle = async (choices: ReadonlySet<string>): Promise<Saved> => {
    if (!contest || !now.current) return { kind: 'unreachable' };
    const { clashes: _, hasTheirs: __, ...joined } = rebase(now.current, contest.current, choices);
    put(joined);
    setContest(undefined);
    return save();
  };

  const set = async (change: Omit<DeckChange, 'edit' | 'version' | 'deck'>): Promise<Failure | undefined> => {
    if (!now.current) return undefined;
    return receive(await changeDeck(id, { ...change, edit, version: now.current.view.version }));
  };
  const receive = (answer: DeckAnswer<OwnerView>): Failure | undefined => {
    if (answer.kind === 'done') take(answer.answer);
    else if (answer.kind === 'conflict') take(answer.current);
    return answer.kind === 'done' ? undefined : answer.kind === 'conflict' ? { kind: 'unreachable' } : answer;
  };

  const answer = async (comment: CommentContent, key: string): Promise<Failure | undefined> => {
    const said = await postDeck<DeckComment>(`/${id}/comments`, { edit, comment }, key);
    if (said.kind !== 'done') return said.kind === 'conflict' ? { kind: 'unreachable' } : said;
    void refresh();
    return undefined;
  };

  const erase = async (): Promise<Failure | undefined> => {
    const erased = await postDeck<object>(`/${id}/erase`, { edit });
    // Gone already is as good.
    if (erased.kind !== 'done' && erased.kind !== 'gone') return erased.kind === 'conflict' ? { kind: 'unreachable' } : erased;
    forgetDeck(id);
    setPhase('erased');
    return undefined;
  };

  return { phase, owned, contest, refresh, edited, save, settle, set, answer, erase };
}

/** Asks again and again while the page is seen, and when it is seen again. */
function useRefreshed(isOn: boolean, refresh: () => unknown) {
  useEffect(() => {
    if (!isOn) return;
    const ask = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOn, refresh]);
}
