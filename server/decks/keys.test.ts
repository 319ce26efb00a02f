import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DECK_ID, DECK_SECRET } from '#protocol/deck.ts';
import { createDeckKeys, isOwner, toHash } from './keys.ts';

const keys = createDeckKeys(randomBytes(32));
const now = new Date('2026-11-20T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('createDeckKeys', () => {
  it('gives each idempotency key one pair of links, and another store another pair', () => {
    const key = randomUUID();
    const { view, edit } = keys.toReceipt(key);
    expect([view, edit]).toEqual([expect.stringMatching(DECK_ID), expect.stringMatching(DECK_SECRET)]);
    expect(keys.toReceipt(key)).toEqual({ view, edit });
    expect(keys.toReceipt(randomUUID())).not.toEqual({ view, edit });
    expect(createDeckKeys(randomBytes(32)).toReceipt(key)).not.toEqual({ view, edit });
    expect(edit).not.toContain(view);
    expect([isOwner(edit, { edit_hash: toHash(edit) }), isOwner(`A${edit.slice(1)}A`, { edit_hash: toHash(edit) })]).toEqual([true, false]);
  });

  it('gives a pass that holds for twelve hours, for one deck and one password', () => {
    const deck = { id: 'a'.repeat(22), password: 'scrypt$x$y' };
    const pass = keys.toPass(deck, now);
    expect([keys.isPass(pass, deck, later(12)), keys.isPass(pass, deck, later(12.01))]).toEqual([true, false]);
    expect(keys.isPass(pass, { ...deck, id: 'b'.repeat(22) }, now)).toBe(false);
    expect(keys.isPass(pass, { ...deck, password: 'scrypt$x$z' }, now)).toBe(false);
    expect(keys.isPass(keys.toPass(deck, later(-1)).split('.')[0] + pass.slice(pass.indexOf('.')), deck, now)).toBe(false);
    for (const wrong of ['', '.', 'x', pass.slice(1), `${pass}x`, pass.toUpperCase()]) expect(keys.isPass(wrong, deck, now)).toBe(false);
  });

  it('names a picture after its deck and content, and an address after its day', () => {
    expect(keys.toPictureId('a', 'hash')).toMatch(DECK_ID);
    expect(new Set([keys.toPictureId('a', 'hash'), keys.toPictureId('b', 'hash'), keys.toPictureId('a', 'other')]).size).toBe(3);
    expect(keys.toAddressKey('192.0.2.1', now)).toBe(keys.toAddressKey('192.0.2.1', later(1)));
    expect(keys.toAddressKey('192.0.2.1', now)).not.toBe(keys.toAddressKey('192.0.2.1', later(24)));
  });
});
