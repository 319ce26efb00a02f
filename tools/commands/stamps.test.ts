import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashSources } from './stamps.ts';

it('the hash of sources changes with their names and contents, not with tests and documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'surge-stamps-'));
  await mkdir(join(folder, 'a'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const hash = (seed?: string) => hashSources([folder, join(folder, 'missing.ts')], seed);
  await write('a/main.ts', 'one');
  const first = await hash();
  await write('a/main.test.ts', 'a test');
  await write('README.md', 'prose');
  expect(await hash()).toBe(first);
  expect(await hash('10000')).not.toBe(first);
  await write('a/main.ts', 'two');
  expect(await hash()).not.toBe(first);
  await write('a/main.ts', 'one');
  expect(await hash()).toBe(first);
  await rm(join(folder, 'a/main.ts'));
  await write('a/other.ts', 'one');
  expect(await hash()).not.toBe(first);
});
