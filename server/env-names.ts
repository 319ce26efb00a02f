import { names } from './env.ts';

/** So much of a name is ours, and nobody else's: what begins so and is none of ours is a mistake. */
const PREFIXES = ['BRIEFS_PER_', 'RETENTION_', 'WEBHOOK_', 'BACKUP_', 'SMTP_'];
/** Of a name shorter than this, two other letters make another word: HOME is no HOST. */
const LONG = 7;

/** Variables that look like ours and are none: a misspelt setting is not heard. Undefined for none. */
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

/** Letters left out, put in, replaced, or changed places with their neighbour. */
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
