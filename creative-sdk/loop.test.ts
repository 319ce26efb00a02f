import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toConfig } from '#protocol/frame.ts';
import { Loop } from './loop.ts';

let see: (ratio: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('innerWidth', 300);
  vi.stubGlobal('innerHeight', 250);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16));
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = {};
      port2 = { postMessage() {} };
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: object[]) => void) {
        see = (ratio) => notice([{ intersectionRatio: ratio }]);
      }
      observe() {}
    },
  );
  return () => vi.useRealTimers();
});

/** A scene that sleeps whenever nothing was done, as a calm one does. Tells what the loop asked of it. */
function sleeper(config: Parameters<typeof toConfig>[0]) {
  const asked: string[] = [];
  const loop: Loop = new Loop(toConfig(config), {
    update: () => loop.sleep(),
    render: () => asked.push('picture'),
    rest: () => asked.push('rest'),
    resize() {},
    viewable() {},
    enter() {},
    fps() {},
  });
  loop.start();
  see(1);
  return { loop, asked, rests: () => asked.filter((one) => one === 'rest').length };
}

describe('the rest of a calm scene that sleeps', () => {
  it('comes within 8 seconds without a touch, is drawn once, and is the last', () => {
    const { asked, rests } = sleeper({ reduced: true });
    vi.advanceTimersByTime(7000);
    expect(rests()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(asked.slice(-2)).toEqual(['rest', 'picture']);
    const { length } = asked;
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(length);
  });

  it('waits 8 seconds more after a touch', () => {
    const { loop, rests } = sleeper({ reduced: true });
    vi.advanceTimersByTime(7000);
    loop.touch();
    vi.advanceTimersByTime(7000);
    expect(rests()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(rests()).toBe(1);
    loop.touch();
    vi.advanceTimersByTime(8000);
    expect(rests()).toBe(2);
  });

  it('waits while nobody can see it, or it is paused', () => {
    const { loop, rests } = sleeper({ reduced: true });
    vi.advanceTimersByTime(4000);
    see(0.2);
    vi.advanceTimersByTime(20_000);
    expect(rests()).toBe(0);
    see(1);
    vi.advanceTimersByTime(4000);
    loop.setPaused(true);
    vi.advanceTimersByTime(20_000);
    expect(rests()).toBe(0);
    loop.setPaused(false);
    vi.advanceTimersByTime(8000);
    expect(rests()).toBe(1);
  });

  it('comes on the host’s clock as well, in the picture of that moment', () => {
    const { loop, asked, rests } = sleeper({ reduced: true, clock: 'host' });
    loop.seek(7);
    expect(rests()).toBe(0);
    loop.seek(9);
    expect(asked.slice(-2)).toEqual(['rest', 'picture']);
    const { length } = asked;
    loop.seek(30);
    expect(asked).toHaveLength(length);
  });

  it('never comes to a moving ad: what sleeps there shows its poster or its end card', () => {
    const { rests } = sleeper({ reduced: false });
    vi.advanceTimersByTime(60_000);
    expect(rests()).toBe(0);
  });
});
