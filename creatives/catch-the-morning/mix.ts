import { INGREDIENTS, KINDS, type Kind } from './kinds.ts';

export interface Part {
  readonly kind: Kind;
  /** Whole per cent of the catch. */
  readonly share: number;
}

export interface Mix {
  /** "Blue Almond" */
  readonly name: string;
  /** The share of the kind there is most of, whole per cent, and what it is. */
  readonly share: number;
  readonly of: string;
  /** From the most to the least; together 100, or nothing. */
  readonly parts: readonly Part[];
}

/** Names a bowl after the two things there are most of. */
export function nameMix(caught: readonly Kind[]): Mix {
  const counted = KINDS.map((kind) => ({ kind, count: caught.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const parts = toShares(counted, caught.length);
  const [lead, next] = parts;
  if (!lead) return { name: 'Pure Oat', share: 100, of: 'oat', parts };
  const [first, second] = [INGREDIENTS[lead.kind], INGREDIENTS[(next ?? lead).kind]];
  return { name: `${first.first} ${second.second}`, share: lead.share, of: first.label.toLowerCase(), parts };
}

/** Whole per cents that add up to 100: the largest remainders are rounded up. */
function toShares(counted: readonly { kind: Kind; count: number }[], total: number): Part[] {
  const exact = counted.map(({ kind, count }) => ({ kind, value: (count / total) * 100 }));
  let left = 100 - exact.reduce((sum, { value }) => sum + Math.floor(value), 0);
  const order = [...exact].sort((a, b) => (b.value % 1) - (a.value % 1)).map(({ kind }) => kind);
  const raised = new Set(order.slice(0, left));
  left = 0;
  return exact.map(({ kind, value }) => ({ kind, share: Math.floor(value) + (raised.has(kind) ? 1 : 0) }));
}
