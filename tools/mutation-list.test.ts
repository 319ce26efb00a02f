import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mutation, mutate, mutations } from './mutation-list.ts';

// `npm run mutations` takes minutes and runs rarely. This test shows at once when a change of the sources makes a mutation useless.
describe.each(mutations)('the mutation "$what"', (mutation) => {
  it('changes the current sources', () => {
    const text = existsSync(mutation.file) ? readFileSync(mutation.file, 'utf8') : '';
    expect(mutate(mutation, text)).not.toBe(text);
  });

  it('names tests that exist', () => {
    const isThere = (filter: string) =>
      filter.endsWith('/')
        ? existsSync(filter)
        : readdirSync(dirname(filter)).some((name) => name.startsWith(basename(filter)) && name.includes('.test.'));
    expect(mutation.tests.filter((filter) => !isThere(filter))).toEqual([]);
  });
});

describe('a mutation', () => {
  const mutation: Mutation = { what: 'the check is gone', file: 'a.ts', find: /guard\( (\w+) ,? \)/, replacement: 'skip($1)', tests: [] };

  it('matches its place whatever the line breaks are', () => {
    expect(mutate(mutation, 'run(guard(door));')).toBe('run(skip(door));');
    expect(mutate(mutation, 'run(\n  guard(\n    door,\n  ),\n);')).toBe('run(\n  skip(door),\n);');
  });

  it.each(['run(door);', 'guard(a); guard(b);'])('throws with the remedy where it does not match exactly once: %s', (text) => {
    expect(() => mutate(mutation, text)).toThrow(/^a\.ts has .* times, and "the check is gone" needs it once\./);
  });
});
