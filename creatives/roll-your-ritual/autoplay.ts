import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Panel } from './panel.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One action of the hand, seconds since autoplay began; it moves there before. */
type Deed =
  | { readonly at: number; readonly do: 'keep' }
  | { readonly at: number; readonly until: number; readonly do: 'roll'; readonly faces: number; readonly speed: number };

/** At once: the first look finds it on the drum, which it strokes upwards while that rolls in. */
const GREET_S = 0.6;
const TRAVEL_S = 0.55;
const PRESS_S = 0.16;
/** What comes first of all: half a face, which springs back. */
const TEASE: Deed = { at: 1.15, until: 1.75, do: 'roll', faces: 0.44, speed: 0 };
/** The invitation: small and large rolls, and no choice. */
const INVITATION: readonly Deed[] = [
  TEASE,
  { at: 2.9, until: 3.45, do: 'roll', faces: 0.78, speed: 2 },
  { at: 5.7, until: 6.1, do: 'roll', faces: 1.05, speed: 6 },
  { at: 9.2, until: 9.75, do: 'roll', faces: 0.78, speed: 2 },
];
/** For a film: a choice from the middle of the routine, a small roll, then a large one past two faces. */
const DEEDS: readonly Deed[] = [
  TEASE,
  { at: 2.6, do: 'keep' },
  { at: 3.85, until: 4.35, do: 'roll', faces: 0.78, speed: 2 },
  { at: 5.3, do: 'keep' },
  { at: 6.55, until: 6.95, do: 'roll', faces: 1.05, speed: 6 },
  { at: 8.3, do: 'keep' },
];

/** Plays the ad: the hand rolls the drum, and in a film chooses. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #panel: Panel;
  readonly #deeds: readonly Deed[];
  #next = 0;
  #isHolding = false;
  #from: Place | undefined;
  #here: Place = { x: 0, y: 0 };

  constructor(stage: Stage, game: Game, panel: Panel) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#panel = panel;
    this.#deeds = stage.invites ? INVITATION : DEEDS;
  }

  play(t: number, layout: Layout): void {
    const deed = this.#deeds[this.#next];
    if (!deed) return this.#depart(t, layout);
    if (t < GREET_S) return this.#greet(easeOut(t / GREET_S), layout);
    this.#from ??= this.#here;
    const target = this.#target(deed, layout, deed.do === 'roll' ? clamp((t - deed.at) / (deed.until - deed.at)) : 0);
    const way = easeInOut((t - deed.at + TRAVEL_S) / TRAVEL_S);
    this.#point({ x: mix(this.#from.x, target.x, way), y: mix(this.#from.y, target.y, way) - Math.sin(way * Math.PI) * 10 }, layout);
    if (deed.do === 'keep') this.#press(t, deed.at, target);
    else this.#drag(t, deed, target);
  }

  #greet(part: number, layout: Layout): void {
    const way = layout.radius * 0.7 * part;
    const { x, y } = this.#target(TEASE, layout, 0);
    this.#point({ x, y: y + layout.radius * 0.14 - way }, layout);
    this.#hand.press(true);
  }

  #target(deed: Deed, { x, y, radius, faceWidth }: Layout, part: number): Place {
    if (deed.do === 'keep') return this.#panel.keepAt;
    return { x: x + faceWidth * 0.19, y: y + radius * (0.4 - Math.min(0.78, deed.faces) * part ** 1.5) };
  }

  #press(t: number, at: number, place: Place): void {
    this.#hand.press(t >= at - 0.1 && t < at + PRESS_S);
    if (t < at) return;
    this.#game.keep();
    this.#advance(place);
  }

  #drag(t: number, { at, until, faces, speed }: Extract<Deed, { do: 'roll' }>, place: Place): void {
    this.#hand.press(t >= at - 0.1);
    if (t < at) return;
    if (!this.#isHolding) this.#isHolding = this.#game.grab();
    this.#game.drag(faces * clamp((t - at) / (until - at)) ** 1.5);
    if (t < until) return;
    this.#isHolding = false;
    this.#game.drop(speed);
    this.#advance(place);
  }

  #advance(place: Place): void {
    this.#from = place;
    this.#next++;
  }

  #depart(t: number, layout: Layout): void {
    const left = t - (this.#deeds.at(-1)?.at ?? 0);
    if (left > 0.9) return this.#hand.hide();
    if (left > PRESS_S) this.#hand.press(false);
    const from = this.#from ?? this.#here;
    this.#point({ x: mix(from.x, layout.width + 40, easeInOut(left / 0.8)), y: from.y + 30 * left }, layout);
  }

  #point(place: Place, { scale }: Layout): void {
    this.#here = place;
    this.#hand.move(place.x * scale, place.y * scale);
  }

  leave(): void {
    this.#hand.hide();
    if (this.#isHolding) this.#game.drop(0);
    this.#isHolding = false;
    this.#next = this.#deeds.length;
  }
}
