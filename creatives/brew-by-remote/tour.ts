import { Autoplay } from '#creative-sdk/autoplay.ts';
import type { Hand } from '#creative-sdk/hand.ts';
import { spot } from './camera.ts';
import { FLAT_WHITE, type Journey } from './journey.ts';
import { GAP } from './rail.ts';

/** The whole ad, for a film: a rosetta is poured. */
export function createTour(journey: Journey, hand: Hand): Autoplay {
  const cup = { x: spot.x, y: spot.y - 40 };
  const ok = { x: 1160, y: 950 };
  const sways = [...Array(7).keys()].map((k) => {
    const way = k % 2 ? 1 : -1;
    return { at: 8.85 + 0.48 * k, x: ok.x + 34 * way, y: ok.y, press: () => journey.tilt(way) };
  });
  return new Autoplay(
    [
      { at: 1.3, x: 1500, y: 1140 },
      { at: 2.5, x: 1668, y: 905, press: () => journey.go('counter') },
      { at: 2.6, x: 1668, y: 905, press: () => journey.set(FLAT_WHITE - 1, 0) },
      { at: 3.8, x: cup.x + GAP, y: cup.y, press: () => journey.move(1) },
      { at: 4.5, x: 470, y: 985, press: () => journey.strengthen(1) },
      { at: 5.2, x: cup.x, y: cup.y, press: () => journey.go('brew') },
      { at: 5.8, x: cup.x + 90, y: 1150 },
      { at: 7.6, x: cup.x + 90, y: 1150 },
      { at: 8.35, ...ok, press: () => journey.press() },
      ...sways,
    ],
    hand,
  );
}

/** The hand points at OK twice and does not press it: that is left to the viewer. */
export function createInvitation(hand: Hand): Autoplay {
  const away = { x: 1500, y: 1140 };
  const ok = { x: 1668, y: 905, press: () => {} };
  return new Autoplay(
    [
      { at: 1.3, ...away },
      { at: 2.6, ...ok },
      { at: 3.6, ...away },
      { at: 8, ...away },
      { at: 9.3, ...ok },
      { at: 10.3, ...away },
    ],
    hand,
  );
}
