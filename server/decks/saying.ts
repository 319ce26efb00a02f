import { COMMENTS_MOST, type DeckComment, type DeckDecision } from '#protocol/deck.ts';
import { lockName } from '../db/lock.ts';
import type { Writer } from '../db/store.ts';
import { httpError } from '../http/http-error.ts';
import { parseComment, parseDecision } from './content.ts';
import type { DeckContext } from './context.ts';
import type { DeckKeys } from './keys.ts';
import { findOpen } from './looking.ts';
import { type DeckOutcome, gone, otherContent, takeOne } from './outcome.ts';
import { toDemoIds } from './rows.ts';
import { countSaid, findCommentByKey, findDecisionByKey, insertComment, insertDecision, isSaid } from './said-store.ts';
import { type DeckHead, findOwned } from './store.ts';

/** Who says something, and under which key. `edit`: the owner's secret; it counts more than a pass. */
interface Speaker {
  readonly key: string;
  readonly address: string;
  readonly pass?: string | undefined;
  readonly edit?: string | undefined;
}

/** What is answered with 200 or 201 is on the disk, once, however often it was sent. */
export interface Saying {
  comment(id: string, speaker: Speaker, comment: unknown): Promise<DeckOutcome<DeckComment>>;
  decide(id: string, speaker: Omit<Speaker, 'edit'>, decision: unknown): Promise<DeckOutcome<DeckDecision>>;
}

/** Rows, of which only the last of each demo counts. */
const DECISIONS_MOST = 500;

export function createSaying({ store, now, getKeys }: DeckContext): Saying {
  /** Holds the lock of the deck until the end of the transaction: two at once must neither exceed the most nor get the same place. */
  const findDeck = async (db: Writer, keys: DeckKeys, id: string, { edit, pass }: Speaker): Promise<DeckHead> => {
    await lockName(db, `deck ${id}`);
    const head = edit === undefined ? await findOpen(db, keys, id, pass, now()) : await findOwned(db, id, edit);
    if (!head) throw gone();
    return head;
  };

  return {
    async comment(id, speaker, given) {
      const content = parseComment(given);
      const keys = await getKeys();
      return store.write(async (db) => {
        const head = await findDeck(db, keys, id, speaker);
        const before = await findCommentByKey(db, id, speaker.key, content);
        if (before) return repeat(before);
        const { demo, answers } = content;
        checkDemo(head, demo);
        if (answers !== undefined && !(await isSaid(db, id, demo, answers))) throw httpError(422, 'What this replies to is not there.');
        const refusal = await takeOne(db, 'comment', keys.toAddressKey(speaker.address, now()), now());
        if (refusal) return refusal;
        if ((await countSaid(db, 'deck_comments', id)) >= COMMENTS_MOST) return full(`A deck has ${COMMENTS_MOST} comments at most.`);
        const by = speaker.edit === undefined ? 'client' : 'owner';
        return { status: 201, answer: await insertComment(db, content, by, { deck: id, key: speaker.key, now: now() }) };
      });
    },

    async decide(id, speaker, given) {
      const content = parseDecision(given);
      const keys = await getKeys();
      return store.write(async (db) => {
        const head = await findDeck(db, keys, id, speaker);
        const before = await findDecisionByKey(db, id, speaker.key, content);
        if (before) return repeat(before);
        checkDemo(head, content.demo);
        const refusal = await takeOne(db, 'comment', keys.toAddressKey(speaker.address, now()), now());
        if (refusal) return refusal;
        if ((await countSaid(db, 'deck_decisions', id)) >= DECISIONS_MOST) return full(`A deck has ${DECISIONS_MOST} decisions at most.`);
        return { status: 201, answer: await insertDecision(db, content, { deck: id, key: speaker.key, now: now() }) };
      });
    },
  };
}

function repeat<Said>({ said, isSame }: { readonly said: Said; readonly isSame: boolean }): DeckOutcome<Said> {
  if (!isSame) throw otherContent();
  return { status: 200, answer: said };
}

function checkDemo(head: DeckHead, demo: number): void {
  if (!toDemoIds(head).includes(demo)) throw httpError(422, 'This deck has no such demo.');
}

const full = (message: string): DeckOutcome<never> => ({ status: 409, refusal: { message } });
