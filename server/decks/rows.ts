import type { CommentContent, DecisionContent, DeckComment, DeckContent, DeckDecision } from '#protocol/deck.ts';
import type { DeckCommentRow, DeckDecisionRow } from '../db/tables.ts';
import { toHash } from './keys.ts';

export function toContentCells(content: DeckContent): { readonly content: string; readonly demos: string } {
  return { content: JSON.stringify(content), demos: JSON.stringify(content.demos.map(({ id }) => id)) };
}

/** Inverse of toContentCells, as the next one. Not checked again: it was right when it was stored. */
export function toContent(row: { readonly content: string }): DeckContent {
  return JSON.parse(row.content);
}

export function toDemoIds(row: { readonly demos: string }): readonly number[] {
  return JSON.parse(row.demos);
}

/** What names a comment or decision in its table, whatever it says. */
interface SaidAt {
  readonly id: string;
  readonly deck: string;
  readonly key: string;
  readonly place: number;
  readonly now: Date;
}

export function toCommentRow(comment: CommentContent, by: DeckComment['by'], at: SaidAt): DeckCommentRow {
  return { ...toSaidRow(comment, at), second: comment.second ?? null, answers: comment.answers ?? '', said_by: by };
}

export function toDecisionRow(decision: DecisionContent, at: SaidAt): DeckDecisionRow {
  return { ...toSaidRow(decision, at), kind: decision.kind };
}

function toSaidRow(said: CommentContent | DecisionContent, { id, deck, key, place, now }: SaidAt) {
  const { demo, name, text } = said;
  const search_text = `${name}\n${text}`.toLowerCase();
  return { id, deck, key, place, demo, name, text, search_text, body_hash: toHash(JSON.stringify(said)), said_at: now.toISOString() };
}

export function toComment({ id, demo, second, name, text, answers, said_at, said_by }: DeckCommentRow): DeckComment {
  return { id, demo, ...(second === null ? {} : { second }), name, text, ...(answers ? { answers } : {}), at: said_at, by: said_by };
}

export function toDecision({ id, demo, kind, name, text, said_at }: DeckDecisionRow): DeckDecision {
  return { id, demo, kind, name, text, at: said_at };
}
