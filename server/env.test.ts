import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const problemOf = (given: Record<string, string>) => {
  const result = parseEnv(given);
  return 'problem' in result ? result.problem : '';
};

describe('parseEnv', () => {
  it('every setting has a default', () => {
    expect(parseEnv({})).toEqual({
      env: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: './data',
        databaseUrl: undefined,
        backup: undefined,
        retentionMonths: 24,
        publicOrigin: undefined,
        trustProxy: 0,
        briefLimits: { perAddress: 5, perMinute: 60 },
        isWorkerOff: false,
        webhook: undefined,
        mail: undefined,
      },
    });
  });

  it('reads every variable, and takes an empty one as absent', () => {
    const given = {
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/var/surge',
      DATABASE_URL: 'postgres://u:p@db/surge',
      RETENTION_MONTHS: '6',
      PUBLIC_ORIGIN: 'https://Surge.Example:443/',
      TRUST_PROXY: '1',
      BRIEFS_PER_ADDRESS: '0',
      BRIEFS_PER_MINUTE: '600',
      WORKER: 'off',
      WEBHOOK_URL: 'https://crm.example/briefs?team=7',
      WEBHOOK_SECRET: 'sixteen letters!',
      SMTP_URL: 'smtps://u:p@mail.example:465?requireTLS=true',
      MAIL_FROM: 'surge@surge.example',
      MAIL_TO: 'one@surge.example, two@surge.example',
      OTHER: 'x',
    };
    const env = {
      port: 8080,
      host: '::1',
      dataDir: '/var/surge',
      databaseUrl: 'postgres://u:p@db/surge',
      backup: undefined,
      retentionMonths: 6,
      publicOrigin: 'https://surge.example',
      trustProxy: 1,
      briefLimits: { perAddress: 0, perMinute: 600 },
      isWorkerOff: true,
      webhook: { url: 'https://crm.example/briefs?team=7', secret: 'sixteen letters!' },
      mail: { url: 'smtps://u:p@mail.example:465?requireTLS=true', from: 'surge@surge.example', to: 'one@surge.example, two@surge.example' },
    };
    expect(parseEnv(given)).toEqual({ env });
    expect(parseEnv({ PORT: '', PUBLIC_ORIGIN: '' })).toEqual(parseEnv({}));
  });

  it('reads the settings of backups, by default one per day, kept for a week', () => {
    expect(parseEnv({ BACKUP_DIR: '/backups' })).toMatchObject({ env: { backup: { dir: '/backups', everyHours: 24, keep: 7 } } });
    const all = { BACKUP_DIR: '/backups', BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '28' };
    expect(parseEnv(all)).toMatchObject({ env: { backup: { dir: '/backups', everyHours: 6, keep: 28 } } });
  });

  it('names every invalid variable in one sentence', () => {
    const problem = problemOf({ PORT: '70000', HOST: 'a b', PUBLIC_ORIGIN: 'surge.example', TRUST_PROXY: 'yes' });
    for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'TRUST_PROXY']) expect(problem).toContain(`${name} must be `);
    expect(problem).not.toContain('DATA_DIR');
    expect(problem).not.toContain('\n');
  });

  it('refuses other databases without repeating the password', () => {
    const problem = problemOf({ DATABASE_URL: 'mysql://u:secret@db/surge' });
    expect(problem).toContain('DATABASE_URL must be ');
    expect(problem).not.toContain('secret');
  });

  it.each([
    [{ WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET must be a secret'],
    [{ WEBHOOK_URL: 'https://u:secret@crm.example' }, 'WEBHOOK_URL must be an address'],
    [{ SMTP_URL: 'http://u:secret@mail.example' }, 'SMTP_URL must be an address'],
    [{ MAIL_FROM: 'Surge <a@b.example>' }, 'MAIL_FROM must be a bare mail address'],
    [{ MAIL_TO: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_TO must be bare'],
    [{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET must be set'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM and MAIL_TO must be set'],
    [{ BACKUP_KEEP: '3' }, 'BACKUP_DIR must be set, too'],
    [{ BACKUP_DIR: '/backups', BACKUP_EVERY_HOURS: '0' }, 'BACKUP_EVERY_HOURS must be a number of hours'],
    [{ BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://u:p@db/surge' }, 'pg_dump'],
    [{ BRIEFS_PER_MINUTE: '-1' }, 'BRIEFS_PER_MINUTE must be a number'],
  ])('refuses the settings %j', (given, sentence) => {
    expect(problemOf(given)).toContain(sentence);
    expect(problemOf(given)).not.toMatch(/u:secret|"secret"/);
  });

  it.each(['0', '-1', '65536', '3000.5', '0x10', '1e3', ' 80', 'http', '٣'])('refuses PORT=%s', (PORT) => {
    expect(problemOf({ PORT })).toContain('PORT');
  });

  it.each(['http://surge.example/path', 'https://surge.example?x', 'ftp://surge.example', 'https://user@surge.example', 'https://', 'null'])(
    'refuses PUBLIC_ORIGIN=%s',
    (PUBLIC_ORIGIN) => {
      expect(problemOf({ PUBLIC_ORIGIN })).toContain('PUBLIC_ORIGIN');
    },
  );
});
