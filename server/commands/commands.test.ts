import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodBrief } from '../briefs/brief-service-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import { openStore } from '../db/connect.ts';
import { createDeck } from '../decks/deck-fixture.ts';
import { insertComment } from '../decks/said-store.ts';
import { insertDeck } from '../decks/store.ts';
import { createProgram, programs } from '../program-fixture.ts';

const program = await createProgram({ BACKUP_DIR: 'backups' });
let { folder } = program;

/** Runs the real program of the commands in a folder with a store of three briefs. */
async function command(...args: string[]) {
  const child = spawn(process.execPath, [programs.commands, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, BACKUP_DIR: 'backups' },
  });
  const [out, err] = [child.stdout, child.stderr].map((stream) => {
    const chunks: string[] = [];
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    return chunks;
  });
  const code = await new Promise((done) => child.on('close', done));
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' };
}

let references: string[] = [];
beforeAll(async () => {
  const store = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined, log: () => {} });
  const changes = [{ company: '=Calc' }, { company: 'Südwind, "Ltd"', email: 'b@c.example' }, { company: 'Spam', email: 'spam@c.example' }];
  for (const [index, change] of changes.entries()) {
    const key = `00000000-0000-4000-8000-00000000000${index}`;
    const flags = change.company === 'Spam' ? ['honeypot'] : [];
    const kept = await store.write((db) =>
      insertBrief(db, { brief: { ...goodBrief, ...change }, key, flags, channels: ['webhook'], now: new Date(Date.now() - 1000 + index) }),
    );
    references = [...references, 'reference' in kept ? kept.reference : ''];
  }
  await store.close();
});
afterAll(() => program.stop('SIGKILL'));

/** The answers must be the same through a running server and from the store itself. */
const both = describe.each(['running', 'stopped'] as const);

both('with the server %s', (state) => {
  beforeAll(() => (state === 'running' ? program.start() : program.stop('SIGTERM')));

  it('lists briefs newest first, and filters them', async () => {
    const all = await command('briefs', 'list');
    expect(all).toMatchObject({ code: 0, err: '' });
    const lines = all.out.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines.slice(1).map((line) => line.slice(0, 17))).toEqual([...references].reverse());
    expect((await command('briefs', 'list', '--flagged')).out).toMatch(/honeypot\n$/);
    expect((await command('briefs', '--search', 'SÜDWIND')).out.trim().split('\n')).toHaveLength(2);
    expect((await command('briefs', 'list', '--status', 'won')).out).toBe('No briefs.\n');
  });

  it('shows a brief, and sets its status', async () => {
    const [reference = ''] = references;
    expect((await command('briefs', 'mark', reference.toLowerCase(), 'contacted')).out).toBe(`${reference} is now contacted.\n`);
    const { out } = await command('briefs', 'show', reference);
    expect(out).toMatch(/^status +contacted$/m);
    expect(out).toMatch(/^webhook +waits, 0 attempts\. *$/m);
  });

  it('exports CSV that is safe in a spreadsheet, and JSON', async () => {
    const { out } = await command('briefs', 'export', '--csv');
    expect(out.split('\r\n')).toHaveLength(5);
    expect(out).toContain(`,'=Calc,`);
    expect(out).toContain(',"Südwind, ""Ltd""",');
    const file = join(folder, `briefs-${state}.json`);
    expect((await command('briefs', 'export', '--json', file)).out).toBe(`Written to ${file}.\n`);
    expect(JSON.parse(await readFile(file, 'utf8')).map((brief: { company: string }) => brief.company)).toEqual(['Spam', 'Südwind, "Ltd"', '=Calc']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await command('briefs', 'export', '--json', file)).toMatchObject({ code: 1, err: `${file} exists already: name a new file.\n` });
  });

  it.each([
    [['briefs', 'show', 'SG-0000-0000-0000'], 1, 'There is no brief with that reference.'],
    [['briefs', 'mark', 'SG-0000-0000-0000', 'won'], 1, 'There is no brief with that reference.'],
    [['briefs', 'mark', 'SG-0000-0000-0000', 'lots'], 1, 'A status is one of new, contacted, won, lost.'],
    [['briefs', 'sell'], 2, 'There is no `briefs sell`: it is one of list, show, mark, export, erase, forget-copies, retention.'],
    [['briefs', 'list', '--all'], 2, "Unknown option '--all'"],
    [['briefs', 'export'], 2, 'Say either --csv or --json.'],
    [['briefs', 'erase', 'b@c.example'], 2, 'Every brief of b@c.example would be gone for good: add --yes to do it.'],
    [['backup'], 2, 'Name the file to write.'],
  ])('refuses the arguments %j with exit code %s and one sentence', async (args, code, sentence) => {
    const { code: found, out, err } = await command(...args);
    expect({ found, out, lines: err.trim().split('\n').length }).toEqual({ found: code, out: '', lines: 1 });
    expect(err).toContain(sentence);
  });

  it('makes a backup', async () => {
    const file = join(folder, `backup-${state}.db`);
    expect((await command('backup', file)).out).toContain('3 briefs');
    expect(existsSync(file)).toBe(true);
    expect(await command('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
  });
});

describe('the socket', () => {
  it('the socket is accessible to its owner only, is replaced after a kill, and is removed by a stop', async () => {
    const path = join(folder, 'data/surge.sock');
    await program.start();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await program.stop('SIGKILL');
    expect(existsSync(path)).toBe(true);
    expect((await command('briefs', 'list')).code).toBe(0);
    await program.start();
    expect((await command('restore', join(folder, 'backup-running.db'))).err).toContain('stop it first');
    await program.stop('SIGTERM');
    expect(existsSync(path)).toBe(false);
  });
});

describe('erasing', () => {
  it('erasing a person while the server runs leaves nothing of that person in its files', async () => {
    const store = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined, log: () => {} });
    const brief = { ...goodBrief, name: 'Nora Vergessen', email: 'nora@forget.example', message: 'Nothing of Nora' };
    await store.write((db) => insertBrief(db, { brief, key: randomUUID(), flags: [], channels: ['mail'], now: new Date() }));
    await store.write(async (db) => {
      await insertDeck(db, { id: 'a deck', edit: 'x', bodyHash: '', content: createDeck(), now: new Date() });
      const comment = { demo: 12, name: 'Nora Vergessen', text: 'Write to Nora@Forget.example, please.' };
      await insertComment(db, comment, 'client', { deck: 'a deck', key: randomUUID(), now: new Date() });
    });
    await store.close();
    await program.start();
    expect((await command('briefs', 'erase', 'nora@forget.example', '--yes')).out).toMatch(/^1 erased\. Under decks, 1 comments/);
    for (const name of ['surge.db', 'surge.db-wal']) {
      expect((await readFile(join(folder, 'data', name), 'latin1')).match(/nora|vergessen/gi), name).toBeNull();
    }
    await program.stop('SIGTERM');
  });

  it('erasing a person lists the copies that still contain the person, and removes them on demand after a new backup', async () => {
    // No older than an hour: an older one would make the server take a backup by itself, sooner or later.
    const time = new Date(Date.now() - 3_600_000).toISOString().replaceAll(':', '-');
    const [before, old] = [`surge.db.before-${time.replace('.', '-')}`, `surge-${time.slice(0, 19)}Z.db`];
    await writeFile(join(folder, 'data', before), 'nora');
    await writeFile(join(folder, 'backups', old), 'nora');
    expect((await command('briefs', 'erase', 'nora@forget.example', '--yes')).out).toMatch(
      /^0 erased\. data\/surge\.db\.before-.*, backups\/surge-.* may hold them still: `npm run briefs -- forget-copies --yes` removes/,
    );
    await program.start();
    expect((await command('briefs', 'forget-copies')).out).toContain('--yes removes these files for good.');
    expect(await readdir(join(folder, 'backups'))).toEqual([old]);
    const { out } = await command('briefs', 'forget-copies', '--yes');
    expect(out).toMatch(/^New backup: backups\/surge-.*\nRemoved: data\/surge\.db\.before-.*\nRemoved: backups\/surge-/);
    expect(out).toContain(`Removed: backups/${old}`);
    const health = await (await fetch(`${program.url}/health/ready`)).json();
    expect(health).toMatchObject({ status: 'ok', backupAgeHours: 0 });
    await program.stop('SIGTERM');
    expect([await readdir(join(folder, 'data')), (await readdir(join(folder, 'backups'))).length]).toEqual([['surge.db'], 1]);
    expect((await command('briefs', 'forget-copies')).out).toMatch(/^backups\/surge-/);
  });

  it('erasing by mail address can be undone by restoring a backup', async () => {
    expect((await command('briefs', 'erase', 'B@C.example', '--yes')).out).toMatch(/^1 erased/);
    expect((await command('briefs', 'list')).out.trim().split('\n')).toHaveLength(3);
    expect((await command('restore', join(folder, 'backup-running.db'))).out).toMatch(/^Restored 3 briefs. What was there before is /);
    expect((await command('briefs', 'list')).out.trim().split('\n')).toHaveLength(4);
  });
});

describe('a command without a store', () => {
  it('a command without a store does not create one', async () => {
    const before = folder;
    folder = await mkdtemp(join(tmpdir(), 'surge-'));
    expect(await command('briefs', 'list')).toMatchObject({ code: 1, err: expect.stringContaining('There is no store in ./data') });
    expect(await readdir(folder)).toEqual([]);
    expect(await command('briefs', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run briefs -- erase') });
    expect((await command('nonsense')).code).toBe(2);
    folder = before;
  });
});
