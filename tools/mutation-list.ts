/** A protection that `npm run mutations` removes, and how. */
export interface Mutation {
  readonly what: string;
  readonly file: string;
  /** Must match once in the file. A space matches any white space or none, so that line breaks do not matter. */
  readonly find: RegExp;
  /** May contain `$&` and `$1`, as in String.replace. */
  readonly replacement: string;
  /** Filters for Vitest: the tests that must fail. */
  readonly tests: readonly string[];
}

export const mutations: readonly Mutation[] = [
  {
    what: 'synchronous is NORMAL on reopen',
    file: 'server/db/sqlite-file.ts',
    find: /function openSqliteFile\b[\s\S]*?await bringUp\( (\w+)[^;]*;/,
    replacement: "$& $1.pragma('synchronous = NORMAL');",
    tests: ['server/db/open-sqlite', 'server/db/sqlite-file'],
  },
  {
    what: 'UNIQUE (key) is dropped',
    file: 'server/db/migrations/001-first.ts',
    find: /\.addUniqueConstraint\( 'briefs_key' , \[ 'key' ,? \] ,? \)/,
    replacement: '',
    tests: ['server/db/store-contract', 'server/briefs/'],
  },
  {
    what: 'the Origin check is removed',
    file: 'server/app.ts',
    find: /\boriginCheck \(/,
    replacement: '((_origin?: string) => (_c: unknown, next: () => Promise<void>) => next())(',
    tests: ['server/http/', 'tests/reliability/headers'],
  },
  {
    what: 'allow-same-origin is added',
    file: 'app/features/preview/player.tsx',
    find: /\bsandbox = "allow-scripts\b/,
    replacement: '$& allow-same-origin',
    tests: ['tests/reliability/sandbox'],
  },
];

/** Returns the file's text without the protection. Throws unless the protection is there exactly once. */
export function mutate({ what, file, find, replacement }: Mutation, text: string): string {
  const pattern = new RegExp(find.source.replaceAll(' ', '\\s*'), 'g');
  const count = Array.from(text.matchAll(pattern)).length;
  if (count !== 1) {
    throw new Error(
      `${file} has ${find} ${count} times, and "${what}" needs it once. Has the protection moved? Mend its row in tools/mutation-list.ts.`,
    );
  }
  return text.replace(pattern, replacement);
}
