import { names } from './env.ts';

/** Prefixes that only our variables have: a name with one of them that is not ours must be a mistake. */
const PREFIXES = ['BRIEFS_PER_', 'RETENTION_', 'WEBHOOK_', 'BACKUP_', 'SMTP_'];
/** In a shorter name two different letters make another word: HOME is not a misspelt HOST. */
const LONG = 7;

/** A sentence on variables that look like ours but are not: a misspelt setting would have no effect. Undefined if there are none. */
export function findMisspelt(given: Readonly<Record<string, string | undefined>>): string | undefined {
  const found = Object.keys(given)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((ours) => isNear(name.toUpperCase(), ours));
      if (meant) return `${name} is no setting: ${meant}?`;
      return PREFIXES.some((prefix) => name.startsWith(prefix)) ? `${name} is no setting.` : [];
    });
  return found.length > 0 ? found.join(' ') : undefined;
}

function isNear(name: string, ours: string): boolean {
  return countEdits(name, ours) <= (ours.length < LONG ? 1 : 2);
}

/** The number of letters left out, added, replaced, or swapped with their neighbour. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
