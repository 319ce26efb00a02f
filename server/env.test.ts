import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const problemOf = (given: Record<string, string>) => {
  const result = parseEnv(given);
  return 'problem' in result ? result.problem : '';
};

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({})).toEqual({ env: { port: 3000, host: '127.0.0.1', dataDir: './data', publicOrigin: undefined, trustProxy: 0 } });
  });

  it('reads every variable, and an empty one as absent', () => {
    const given = { PORT: '8080', HOST: '::1', DATA_DIR: '/var/surge', PUBLIC_ORIGIN: 'https://Surge.Example:443/', TRUST_PROXY: '1', OTHER: 'x' };
    const env = { port: 8080, host: '::1', dataDir: '/var/surge', publicOrigin: 'https://surge.example', trustProxy: 1 };
    expect(parseEnv(given)).toEqual({ env });
    expect(parseEnv({ PORT: '', PUBLIC_ORIGIN: '' })).toEqual(parseEnv({}));
  });

  it('names every bad variable in one sentence', () => {
    const problem = problemOf({ PORT: '70000', HOST: 'a b', PUBLIC_ORIGIN: 'surge.example', TRUST_PROXY: 'yes' });
    for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'TRUST_PROXY']) expect(problem).toContain(`${name} must be `);
    expect(problem).not.toContain('DATA_DIR');
    expect(problem).not.toContain('\n');
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
