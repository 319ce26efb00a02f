import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, parseAccount, readSession, SESSION_KEY, saveSession } from './session.ts';

const account = { uid: 1, username: 'Ada', role: 'admin', email: 'ada@surge.example' } as const;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('the session keeps the account alone, and is empty after signing out', () => {
  expect(saveSession(Object.assign({ password: 'secret' }, account))).toBe(true);
  expect(kept.get(SESSION_KEY)).not.toContain('secret');
  expect(readSession()).toEqual(account);
  expect(readSession()).toBe(readSession());
  endSession();
  expect(readSession()).toBeUndefined();
});

it.each(['', '{', 'null', '"admin"', '[]', '{}', '{"uid":"1","username":"x","email":""}', '{"uid":1,"username":"x"}'])(
  'the stored text %s counts as signed out',
  (text) => {
    expect(parseAccount(text)).toBeUndefined();
  },
);

it.each(['', '"username":"",', '"username":7,'])('an account whose name is %s is called Admin', (name) => {
  expect(parseAccount(`{"uid":1,${name}"email":"x"}`)?.username).toBe('Admin');
});

it('the session lasts as long as the page where storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });
  expect(saveSession(account)).toBe(false);
  expect(readSession()).toEqual(account);
  endSession();
  expect(readSession()).toBeUndefined();
});
