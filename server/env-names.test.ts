import { expect, it } from 'vitest';
import { findMisspelt } from './env-names.ts';

it.each([
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ['BRIEFS_PER_MINUT', 'BRIEFS_PER_MINUTE'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['data_dir', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['SMTP_URI', 'SMTP_URL'],
])('%s is said, with what was meant', (name, meant) => {
  const said = findMisspelt({ [name]: 'secret' });
  expect(said).toBe(`${name} is no setting: ${meant}?`);
  expect(said).not.toContain('secret');
});

it('says what only we would name so, and all in one line', () => {
  expect(findMisspelt({ WEBHOOK_TIMEOUT: '5', BACKUPDIR: '/b' })).toBe('WEBHOOK_TIMEOUT is no setting. BACKUPDIR is no setting: BACKUP_DIR?');
});

it('leaves alone what is ours, and what others set', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PWD',
    'MAIL',
    'LANG',
    'NODE_ENV',
    'USER',
    'SHELL',
    'TERM',
    'HTTP_PROXY',
    'DATABASE_PORT',
    'npm_config_cache',
  ];
  expect(findMisspelt(Object.fromEntries(others.map((name) => [name, 'x'])))).toBeUndefined();
  expect(findMisspelt({ PORT: '3000', PUBLIC_ORIGIN: 'x', MAIL_TO: 'x', BACKUP_KEEP: '1' })).toBeUndefined();
});
