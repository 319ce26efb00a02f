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
])('a misspelt variable %s is reported with the name that was meant', (name, meant) => {
  const said = findMisspelt({ [name]: 'secret' });
  expect(said).toBe(`${name} is no setting: ${meant}?`);
  expect(said).not.toContain('secret');
});

it('all unknown names with our prefixes are reported in one line', () => {
  expect(findMisspelt({ WEBHOOK_TIMEOUT: '5', BACKUPDIR: '/b' })).toBe('WEBHOOK_TIMEOUT is no setting. BACKUPDIR is no setting: BACKUP_DIR?');
});

it('our own variables and those of other programs are not reported', () => {
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
