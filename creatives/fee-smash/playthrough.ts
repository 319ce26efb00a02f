import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: ' ' }],
  pointer: [{ wait: 0.3 }],
} satisfies Playthrough;
