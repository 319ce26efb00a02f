import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireSession } from './guard.ts';
import { LOCK_KEY, lockSession, readLock, unlockSession } from './lock.ts';
import { endSession, saveSession } from './session.ts';

const account = { uid: 1, username: 'Ada', role: 'admin', email: 'ada@surge.example' } as const;
const request = new Request('http://surge.example/crypto-orders?status=open');
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  endSession();
  unlockSession();
  return () => vi.unstubAllGlobals();
});

it('on the server nobody is asked: pages are drawn for everybody', () => {
  vi.stubGlobal('document', undefined);
  expect(readRedirect()).toBeNull();
});

function readRedirect(): string | null {
  try {
    requireSession(request);
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location');
    throw answer;
  }
  return null;
}

describe('a protected page', () => {
  it('a protected page asks who is signed out to sign in, and keeps the whole address', () => {
    expect(readRedirect()).toBe('/login?next=%2Fcrypto-orders%3Fstatus%3Dopen');
  });

  it('a protected page opens for the signed-in account, not while it is locked', () => {
    saveSession(account);
    expect(requireSession(request)).toEqual(account);
    lockSession('/profile');
    expect(readRedirect()).toBe('/auth-lock-screen?next=%2Fcrypto-orders%3Fstatus%3Dopen');
    unlockSession();
    expect(requireSession(request)).toEqual(account);
  });

  it('a protected page takes an invalid session for signed out', () => {
    kept.set('authUser', '"admin"');
    expect(readRedirect()).toMatch(/^\/login/);
  });
});

describe('the lock', () => {
  it('the lock keeps the address to return to', () => {
    lockSession('/crypto-wallet?tab=all');
    expect(kept.get(LOCK_KEY)).toBe('/crypto-wallet?tab=all');
    expect(readLock()).toBe('/crypto-wallet?tab=all');
  });

  it('a lock whose return address leads off the site stays locked, and returns to the dashboard', () => {
    kept.set(LOCK_KEY, '//evil.example');
    expect(readLock()).toBe('/dashboard');
  });

  it('the lock lasts as long as the page where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    lockSession('/crypto-wallet');
    expect(readLock()).toBe('/crypto-wallet');
    unlockSession();
    expect(readLock()).toBeUndefined();
  });
});
