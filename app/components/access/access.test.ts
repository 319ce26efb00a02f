import { describe, expect, it } from 'vitest';
import type { AccessLook, SeenWord } from '#protocol/access.ts';
import { type AccessRecord, listAccess, listBrandAccess, summarizeLooks } from './access.ts';

const word = (text: string, contrast: number, more: Partial<SeenWord> = {}): SeenWord => ({ text, size: 16, isLarge: false, contrast, ...more });
const look = (words: readonly SeenWord[], controls: AccessLook['controls'] = []): AccessLook => ({ words, controls });
const listMissed = (looks: readonly AccessLook[]) => listBrandAccess(summarizeLooks(looks)).flatMap(({ name, isPassed }) => (isPassed ? [] : [name]));

describe('what looks at an ad come to', () => {
  it('judges a text by its best look: one that fades in is not faint', () => {
    expect(summarizeLooks([look([word('Book', 1.2)]), look([word('Book', 7)])]).faintest).toMatchObject({ text: 'Book', contrast: 7 });
  });

  it('leaves out a text that was seen once: it was on its way', () => {
    expect(summarizeLooks([look([word('T', 1.1)]), look([word('Book', 7)]), look([word('Book', 7)])]).faintest?.text).toBe('Book');
  });

  it('asks more of small text than of large', () => {
    const large = word('Sale', 3.4, { size: 30, isLarge: true });
    expect(listMissed([look([large]), look([large])])).toEqual([]);
    expect(listMissed([look([word('Sale', 3.4)]), look([word('Sale', 3.4)])])).toEqual(['Lowest contrast of a text']);
  });

  it('names the text nearest to its limit, not the one with the least contrast', () => {
    const words = [word('Large', 4, { isLarge: true, size: 40 }), word('small', 4.6)];
    expect(summarizeLooks([look(words), look(words)]).faintest?.text).toBe('small');
  });

  it('takes the largest size that a text was seen in: one that turns over is narrow for a moment', () => {
    const small = word('8', 9, { size: 2 });
    expect(listMissed([look([small]), look([word('8', 9)])])).toEqual([]);
    expect(listMissed([look([small]), look([small])])).toEqual(['Smallest text']);
  });

  it('misses controls that are small or nameless', () => {
    const controls = [
      { name: 'Play', width: 44, height: 44 },
      { name: '', width: 44, height: 20 },
    ];
    expect(listMissed([look([], controls)])).toEqual(['Controls have names', 'Smallest control']);
  });

  it('has nothing to say of an ad without a word', () => {
    expect(listMissed([look([])])).toEqual([]);
  });
});

it('a passport misses what the run saw missing', () => {
  const record: AccessRecord = { hash: '', keys: ['Tab'], flashes: 4, lost: ['Play'], ...summarizeLooks([]) };
  const seen = { files: 1, zip: 1, external: 0, sounds: 0, errors: 0, declared: '', doors: [], pauses: false, byKeyboard: false, calm: false };
  const measured = { hash: '', raw: 1, gzip: 1, brotli: 1, requests: 1, network: 1, firstFrameMs: 1, cpuPercent: 1, motionEndS: 1 };
  const lines = listAccess(record, { ...measured, renderer: '', browser: '', seen });
  expect(lines.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([
    'Playable by keyboard',
    'Pause control',
    'Calm version for reduced motion',
    'Flashes in a second',
    'Seen with forced colours',
  ]);
});
