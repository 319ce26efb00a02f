import { beforeEach, expect, it, vi } from 'vitest';
import type { Input } from './creative.ts';
import { listenToKeys } from './keyboard.ts';

class FakeElement extends EventTarget {}

const page = new EventTarget();
const inputs: Input[] = [];
const isPrevented: boolean[] = [];

/** What the browser sends for a key that goes down, stays down for a while, and goes up. */
function hold(key: string): void {
  for (const [type, repeat] of [
    ['keydown', false],
    ['keydown', true],
    ['keydown', true],
    ['keyup', false],
  ] as const) {
    const event = Object.assign(new Event(type, { cancelable: true }), { key, repeat, ctrlKey: false, metaKey: false, altKey: false });
    page.dispatchEvent(event);
    isPrevented.push(event.defaultPrevented);
  }
}

beforeEach(() => {
  inputs.length = 0;
  isPrevented.length = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  for (const name of ['HTMLElement', 'HTMLButtonElement', 'HTMLAnchorElement', 'HTMLInputElement']) vi.stubGlobal(name, FakeElement);
});

const seen = () => inputs.map(({ key, phase, repeat }) => `${key} ${phase}${repeat ? ' again' : ''}`);

it('gives a held key once, and an arrow as often as it repeats; the page scrolls under neither', () => {
  listenToKeys(
    (input) => {
      inputs.push(input);
      return input.key !== 'x';
    },
    () => {},
  );
  hold('v');
  expect(seen()).toEqual(['v down', 'v up']);
  expect(isPrevented).toEqual([true, true, true, true]);
  inputs.length = 0;
  isPrevented.length = 0;
  hold('x');
  expect(seen()).toEqual(['x down', 'x up']);
  expect(isPrevented, 'what the scene does not use is left to the page').toEqual([false, false, false, false]);
  inputs.length = 0;
  hold('ArrowLeft');
  expect(seen()).toEqual(['ArrowLeft down', 'ArrowLeft down again', 'ArrowLeft down again', 'ArrowLeft up']);
});
