import { createKey } from '#app/components/create-key.ts';
import { isPrinting } from '#app/components/deck/deck-address.ts';
import { type DeckAnswer, postDeck } from '#app/components/deck/post-deck.ts';
import { parseJson, readItem, writeItem } from '#app/device-store.ts';
import type { DeckComment, DeckDecision, DeckView } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';
import { forgetUnsent, keepUnsent, outbox, type Saying, type Unsent } from './deck-outbox.ts';

/** Why something is not sent: it is on its way, the server refused it, wants to be left alone for a while, or was not reached. */
export type Trouble = 'sending' | Exclude<DeckAnswer<unknown>['kind'], 'done' | 'conflict' | 'gone'>;

export interface DeckState {
  readonly view: DeckView | undefined;
  /** ISO 8601; undefined for what the server told. */
  readonly storedAt: string | undefined;
  /** `opening`: by what this tab knows of its password. `ended`: it was open, and is so no longer. */
  readonly phase: 'closed' | 'opening' | 'open' | 'ended';
  /** Of what is not sent yet, by its key. */
  readonly troubles: Readonly<Record<string, Trouble | undefined>>;
  /** The demo of what was acknowledged last. */
  readonly sent: number | undefined;
}

/** How soon a comment of somebody else shows. */
const REFRESH_MS = 20_000;

/** What stands in for passwords in this tab, by the ids of decks: a reload does not ask again. */
const KEY = 'surge.deck-pass';

export type DeckSession = ReturnType<typeof createDeckSession>;

/** One deck as this page shows it, what is said of it, and what others say meanwhile. `first`: as the server drew it, or as this device stored it. */
export function createDeckSession(id: string, first: DeckView | undefined, storedAt?: string) {
  const initial: DeckState = { view: first, storedAt, phase: first ? 'open' : 'closed', troubles: {}, sent: undefined };
  const listeners = new Set<() => void>();
  let state = initial;
  let pass = first?.pass;
  let isSeen = false;
  let looks = 0;
  let restUntil = 0;

  const change = (next: Partial<DeckState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const open = (view: DeckView, at?: string) => {
    change({ view, storedAt: at, phase: 'open' });
    if (view.pass) {
      pass = view.pass;
      writePass(id, pass);
    }
    if (isSeen || at || isPrinting()) return;
    isSeen = true;
    void postDeck(`/${id}/seen`, { pass });
  };
  const close = () => {
    if (state.view) return change({ phase: 'ended' });
    writePass(id, undefined);
    pass = undefined;
    change({ phase: 'closed' });
  };

  const look = async () => {
    const turn = ++looks;
    const answer = await postDeck<DeckView>(`/${id}/look`, { pass });
    // A later one knows more.
    if (turn !== looks) return;
    if (answer.kind === 'done') open(answer.answer);
    else if (answer.kind === 'gone') close();
    else if (!state.view) change({ phase: 'closed' });
  };

  const setTrouble = (key: string, trouble: Trouble | undefined) => change({ troubles: { ...state.troubles, [key]: trouble } });
  const send = async ({ key, saying }: Unsent) => {
    if (state.troubles[key] === 'sending') return;
    setTrouble(key, 'sending');
    const add = (said: Partial<DeckView>, sent: number) => {
      forgetUnsent(key);
      if (state.view) change({ view: { ...state.view, ...said }, sent });
    };
    if ('comment' in saying) {
      const answer = await postDeck<DeckComment>(`/${id}/comments`, { pass, ...saying }, key);
      if (answer.kind === 'done') add({ comments: addOnce(state.view?.comments, answer.answer) }, saying.comment.demo);
      return finish(key, answer);
    }
    const answer = await postDeck<DeckDecision>(`/${id}/decisions`, { pass, ...saying }, key);
    if (answer.kind === 'done') add({ decisions: addOnce(state.view?.decisions, answer.answer) }, saying.decision.demo);
    finish(key, answer);
  };
  const finish = (key: string, answer: DeckAnswer<unknown>) => {
    if (answer.kind === 'busy') restUntil = Date.now() + answer.afterMs;
    if (answer.kind === 'gone') close();
    const isLeft = answer.kind === 'busy' || answer.kind === 'refused';
    setTrouble(key, answer.kind === 'done' ? undefined : isLeft ? answer.kind : 'unreachable');
    if (answer.kind === 'done') void look();
  };
  /** In the order in which it was said. */
  const sendAll = async () => {
    const waiting = outbox.get().filter(({ deck, key }) => deck === id && state.troubles[key] !== 'refused');
    for (const one of waiting) {
      if (state.phase !== 'open' || Date.now() < restUntil) return;
      await send(one);
    }
  };

  return {
    initial,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens it, and follows what others say while the page is looked at. Returns the function that stops it. */
    start() {
      const end = new AbortController();
      const { signal } = end;
      const refresh = async () => {
        if (document.visibilityState !== 'visible' || state.phase !== 'open') return;
        await look();
        await sendAll();
      };
      const timer = setInterval(() => void refresh(), REFRESH_MS);
      document.addEventListener('visibilitychange', () => void refresh(), { signal });
      addEventListener('online', () => void sendAll(), { signal });
      pass ??= readPass(id);
      if (first) {
        open(first, storedAt);
        void sendAll();
      } else if (pass) {
        change({ phase: 'opening' });
        void look().then(sendAll);
      }
      return () => {
        clearInterval(timer);
        end.abort();
      };
    },
    /** Returns false when too much waits already. */
    say(saying: Saying): boolean {
      const one = { key: createKey(), deck: id, saying, keptAt: Date.now() };
      const isKept = keepUnsent(one);
      if (isKept) void send(one);
      return isKept;
    },
    sendAgain: (one: Unsent) => void send(one),
    discard: (key: string) => forgetUnsent(key),
    /** Tells the server that a demo was played, and nothing of whom. What is played without network is not counted. */
    countPlay: (demo: number) => void (state.storedAt ?? postDeck(`/${id}/seen`, { pass, played: demo })),
  };
}

function addOnce<One extends { readonly id: string }>(list: readonly One[] = [], one: One): readonly One[] {
  return [...list.filter(({ id }) => id !== one.id), one];
}

function readPasses(): Readonly<Record<string, unknown>> {
  const kept = parseJson(readItem(KEY, 'session'));
  return isRecord(kept) ? kept : {};
}

function readPass(id: string): string | undefined {
  const pass = Object.entries(readPasses()).find(([deck]) => deck === id)?.[1];
  return typeof pass === 'string' ? pass : undefined;
}

/** Undefined forgets it. */
function writePass(id: string, pass: string | undefined): void {
  const { [id]: _, ...others } = readPasses();
  const passes = pass ? { ...others, [id]: pass } : others;
  writeItem(KEY, Object.keys(passes).length > 0 ? JSON.stringify(passes) : null, 'session');
}
