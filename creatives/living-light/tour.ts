import { Autoplay, type Cue } from '#creative-sdk/autoplay.ts';
import type { Hand } from '#creative-sdk/hand.ts';
import type { Evening } from './evening.ts';
import { lampAt } from './lamps.ts';

/** The script of autoplay: from lamp to lamp, warmer light for the linen one, where it stays. */
export function createAutoplay(evening: Evening, hand: Hand): Autoplay {
  const press = (at: number, index: number, what = () => evening.choose(index)): Cue => {
    const [x, y, width, height] = lampAt(index).frame;
    return { at, x: x + width * 0.62, y: y + height * 0.62, press: what };
  };
  return new Autoplay(
    [
      { at: 1.4, x: 1100, y: 1130 },
      press(2.6, 1),
      press(4.1, 2),
      press(5.6, 3),
      press(7.1, 4),
      press(8.5, 1),
      { at: 9.6, x: 120, y: 640, press: () => evening.warm(-1) },
      { at: 10.6, x: 60, y: 1140 },
    ],
    hand,
  );
}
