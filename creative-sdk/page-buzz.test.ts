import { afterEach, expect, it, vi } from 'vitest';
import { buzzMs } from '#protocol/buzz.ts';
import { vibrate } from './page-buzz.ts';

afterEach(() => vi.unstubAllGlobals());

it('an exported file vibrates by itself, where the browser can', () => {
  const felt = vi.fn();
  vi.stubGlobal('navigator', { vibrate: felt });
  vibrate({ t: 'stat', fps: 60 });
  expect(felt).not.toHaveBeenCalled();
  vibrate({ t: 'buzz', kind: 'snap' });
  expect(felt).toHaveBeenCalledExactlyOnceWith(buzzMs.snap);
  vi.stubGlobal('navigator', {});
  expect(() => vibrate({ t: 'buzz', kind: 'snap' })).not.toThrow();
});
