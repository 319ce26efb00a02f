import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

/** Where nothing lets it open: one dish, and what it costs and takes. */
export const playthrough = {
  ...demo,
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: 'Enter' }, { wait: 2.2 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [{ wait: 0.1 }, { tap: [0.37, 0.5] }, { wait: 2.2 }, { tap: [0.87, 0.5] }],
  poster: [0.37, 0.5],
} satisfies Playthrough;
