import type { Hand } from '#creative-sdk/hand.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { toTurn } from './bezel.ts';
import { toDepth } from './fathom.ts';
import type { Rig } from './rig.ts';
import { SET_TURN } from './watch.ts';

/** Seconds of autoplay: the dive, the torch, the bezel. */
const DIVE_AT = 0.35;
const TORCH_FROM = 9.4;
const TORCH_TO = 11.5;
const BEZEL_FROM = 12.1;
const BEZEL_TO = 13.3;
const BEZEL_MIN = 20;
/** The invitation: down nearly to the floor and up again, in shares of the fall, with the torch on the way. */
const TOUR = { downs: [0.35, 7.2], deep: 0.955, shines: [7.9, 9.7], ups: [10.2, 13.6] } as const;

interface Places {
  readonly torch: { readonly x: number; readonly y: number };
  readonly watch: { readonly x: number; readonly y: number; readonly radius: number };
}

/**
 * Plays the ad by itself: dives, then the hand shows what can be pressed and turned. On a page that scrolls, the scroll decides the depth instead.
 */
export class Autoplay {
  readonly #rig: Rig;
  readonly #hand: Hand;
  readonly #invites: boolean;
  #isGone = false;
  #hasDived = false;
  #isShining = false;
  #isPlaying = false;
  #spot = { x: 0, y: 0 };

  constructor(rig: Rig, hand: Hand, invites: boolean) {
    this.#rig = rig;
    this.#hand = hand;
    this.#invites = invites;
  }

  /** `t` in seconds. */
  play(t: number, places: Places): void {
    this.#isPlaying = true;
    if (t < DIVE_AT) this.#hasDived = false;
    if (this.#rig.dive.isHostDriven) return this.stop();
    if (this.#invites) return this.#tour(t, places);
    if (t >= DIVE_AT && !this.#hasDived) {
      this.#hasDived = true;
      if (!this.#rig.isArrived) this.#rig.dive.begin();
    }
    this.#showTorch(t, TORCH_FROM, TORCH_TO);
    if (t >= BEZEL_FROM && t <= BEZEL_TO + 0.1) {
      this.#rig.drag(toTurn(BEZEL_MIN) * easeInOut((t - BEZEL_FROM) / (BEZEL_TO - BEZEL_FROM)));
      if (t > BEZEL_TO) this.#rig.settleBezel();
    }
    this.#moveHand(t, places);
  }

  #tour(t: number, { torch }: Places): void {
    const fall = TOUR.deep * easeInOut((t - TOUR.downs[0]) / (TOUR.downs[1] - TOUR.downs[0])) * (1 - ramp(t, ...TOUR.ups));
    this.#rig.dive.aim(toDepth(fall));
    const [from, to] = TOUR.shines;
    this.#showTorch(t, from, to);
    if (t < from - 0.6 || t > to + 0.3) return this.#hand.hide();
    const come = ramp(t, from - 0.6, from - 0.1);
    this.#hand.move(mix(torch.x - 40, torch.x, come), mix(torch.y + 60, torch.y, come));
    this.#hand.press(t >= from && t < to);
  }

  /** The light of the torch moves over the back of the watch while it shines, watch units. */
  get spot(): { x: number; y: number } | undefined {
    return this.#isShining ? this.#spot : undefined;
  }

  /** The visitor takes over: the hand disappears, and the dive goes on, or begins, until they choose a depth. */
  handOver(): void {
    const { dive } = this.#rig;
    const isDue = this.#invites ? !this.#isGone : this.#isPlaying && !this.#hasDived;
    if (isDue && !dive.isHostDriven) dive.begin();
    this.#isGone = true;
    this.stop();
  }

  stop(): void {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.#hand.hide();
    if (this.#isShining) this.#rig.douse();
    this.#isShining = false;
  }

  #showTorch(t: number, from: number, to: number): void {
    const round = (t - from) * 3.1;
    this.#spot = { x: Math.sin(round) * 34, y: -Math.cos(round) * 30 };
    const shines = t >= from && t < to;
    if (shines === this.#isShining) return;
    this.#isShining = shines;
    if (shines) this.#rig.pressTorch(t);
    else this.#rig.douse();
  }

  #moveHand(t: number, { torch, watch }: Places): void {
    if (t < TORCH_FROM - 0.6 || t > BEZEL_TO + 0.25) return this.#hand.hide();
    const pip = SET_TURN - this.#rig.bezel.value - Math.PI / 2;
    const grip = { x: watch.x + Math.cos(pip) * watch.radius * 0.86, y: watch.y + Math.sin(pip) * watch.radius * 0.86 };
    const come = ramp(t, TORCH_FROM - 0.6, TORCH_FROM - 0.1);
    const go = ramp(t, TORCH_TO + 0.05, BEZEL_FROM - 0.05);
    this.#hand.move(mix(mix(torch.x - 40, torch.x, come), grip.x, go), mix(mix(torch.y + 60, torch.y, come), grip.y, go));
    this.#hand.press((t >= TORCH_FROM && t < TORCH_TO) || (t >= BEZEL_FROM && t < BEZEL_TO));
  }
}
