import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('a password is right for its own hash alone, in either spelling of its letters', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('Grüße aus Köln'), await passwords.hash('Grüße aus Köln')];
    expect(one).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.isRight('Grüße aus Köln'.normalize('NFD'), one)).toBe(true);
    expect(await passwords.isRight('grüße aus köln', one)).toBe(false);
    expect(await passwords.isRight('', one)).toBe(false);
    expect(await passwords.isRight(`Grüße aus Köln${'x'.repeat(100_000)}`, one)).toBe(false);
  });

  // Retried, because the machine may be too busy to measure.
  it('nothing is right where there is no password, and finding that out takes as long', { retry: 2 }, async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('correct horse');
    const measure = async (hash: string) => {
      const started = performance.now();
      expect(await passwords.isRight('battery staple', hash)).toBe(false);
      return performance.now() - started;
    };
    const pairs: number[] = [];
    for (let round = 0; round < 3; round++) pairs.push((await measure('')) / (await measure(stored)));
    const middle = pairs.sort((a, b) => a - b)[1] ?? 0;
    expect(middle).toBeGreaterThan(0.5);
    expect(middle).toBeLessThan(2);
  });

  it('work runs a few at a time, and is refused with 503 when too much waits', async () => {
    const passwords = createPasswords({ atOnce: 2, waiting: 3 });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let running = 0;
    const work = () =>
      passwords.admit(async () => {
        running++;
        await gate;
      });
    const admitted = Array.from({ length: 5 }, work);
    await expect(work()).rejects.toMatchObject({ status: 503 });
    expect(running).toBe(2);
    release();
    await Promise.all(admitted);
    await work();
    expect(running).toBe(6);
  });
});
