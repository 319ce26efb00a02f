import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 1.2 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { press: 'Enter' },
    { wait: 2 },
    { press: 'ArrowRight' },
    { press: 'Enter' },
    { wait: 1.2 },
    { press: 'Escape' },
    { wait: 0.6 },
    { press: '3' },
    { wait: 0.8 },
    { press: '4' },
    { wait: 5 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 1.4 }, { tap: [0.14, 0.777] }, { wait: 2 }, { tap: [0.342, 0.944] }, { wait: 5 }, { tap: [0.16, 0.595] }],
  // The sound, on and off again: its loudspeaker comes last.
  more: [[{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }, { wait: 0.4 }, { press: 'Enter' }]],
  claims: /Asleep|Drive again/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 1.2, seconds: 1.3 },
    { from: 4, seconds: 0.9 },
    { from: 6, seconds: 0.7 },
    { from: 7.8, seconds: 0.7 },
    { from: 12.8, seconds: 1.5 },
  ],
} satisfies Trailer;
