import type { DeckComment, DeckDecision, DeckView } from '#protocol/deck.ts';

/** A comment or decision, and all that was said in answer to it, in the order in which it came. */
export interface Thread<Start extends DeckComment | DeckDecision = DeckComment | DeckDecision> {
  readonly start: Start;
  readonly answers: readonly DeckComment[];
}

/** What was said of one demo. */
export interface Threads {
  readonly comments: readonly Thread<DeckComment>[];
  /** The latest, and before it those that were answered. */
  readonly decisions: readonly Thread<DeckDecision>[];
}

export function toThreads({ comments, decisions }: Pick<DeckView, 'comments' | 'decisions'>, demo: number): Threads {
  const said = comments.filter((one) => one.demo === demo);
  const decided = decisions.filter((one) => one.demo === demo);
  // An answer to an answer belongs to what that one answers; one whose start was erased stands by itself.
  const starts = new Map(decided.map(({ id }) => [id, id]));
  for (const { id, answers } of said) starts.set(id, starts.get(answers ?? '') ?? id);
  const toThread = <Start extends DeckComment | DeckDecision>(start: Start): Thread<Start> => ({
    start,
    answers: said.filter(({ id }) => id !== start.id && starts.get(id) === start.id),
  });
  return {
    comments: said.filter(({ id }) => starts.get(id) === id).map(toThread),
    decisions: decided.map(toThread).filter(({ start, answers }) => start === decided.at(-1) || answers.length > 0),
  };
}

/** Whether the owner has not answered what the client said last. An approval asks for no answer. */
export function isUnanswered({ start, answers }: Thread): boolean {
  const last = answers.at(-1) ?? start;
  return 'by' in last ? last.by === 'client' : last.kind === 'change';
}

/** Who is answered: whoever spoke last on the other side, or whoever began. */
export function toAddressee({ start, answers }: Thread, side: DeckComment['by']): string {
  return (answers.findLast(({ by }) => by !== side) ?? start).name;
}
