import { type Demo, type Device, listUnits } from './demo.ts';
import type { PaymentModel } from './payment-models.ts';
import { type Goal, type Material, modelsOfGoal, type Trade } from './vocabulary.ts';

/** Where an ad is to be seen. */
export const screens = ['desktop', 'mobile', 'tv'] as const satisfies readonly (Device | 'tv')[];
export type Screen = (typeof screens)[number];

/** What an advertiser says of a campaign. What is absent was not asked, or not answered. */
export interface Wish {
  readonly model?: PaymentModel | undefined;
  readonly screen?: Screen | undefined;
  readonly trade?: Trade | undefined;
  /** Empty: a logo, and nothing else. */
  readonly have?: readonly Material[] | undefined;
  /** Working days until launch. */
  readonly days?: number | undefined;
}

interface Judged {
  readonly good: boolean;
  readonly points: number;
}

/** How a demo meets one answer: facts of its record. */
export type Reason = Judged &
  (
    | { readonly about: 'screen'; readonly screen: Screen /** The unit that is seen there. */; readonly unit?: Demo | undefined }
    | { readonly about: 'material'; readonly missing: readonly Material[] }
    | { readonly about: 'model'; readonly model: PaymentModel /** Of its goals the best that is paid so. */; readonly goal?: Goal | undefined }
    | { readonly about: 'time'; readonly leadDays: number; readonly days: number }
    | { readonly about: 'trade'; readonly trade: Trade /** Among the demo's trades, 0 the best; -1: none of them. */; readonly place: number }
  );

export type Criterion = Reason['about'];

export interface Ranked {
  readonly demo: Demo;
  /** The one that is seen on the wished screen; else the demo's own. */
  readonly unit: Demo;
  readonly points: number;
  /** One for each answer, what weighs most first. */
  readonly reasons: readonly Reason[];
  /** Measured bytes of that unit; without a measurement it counts as the heaviest. */
  readonly weight: number;
}

/**
 * A screen on which it is not seen and material that is missing make a demo impossible: each weighs more than all below it together. A launch may be moved and a
 * trade repainted, but not the moment that is paid for. Among those that are paid so and are in time, one of the trade comes before one of another trade, whichever
 * of its goals is paid: the trade weighs more than the place of the goal, and of the screen's unit. No two sums are equal: equal points are an equal fit in
 * everything.
 */
const POINTS = {
  screen: { ownUnit: 200, otherUnit: 196 },
  material: 100,
  model: { firstGoal: 40, laterGoal: 33 },
  time: 30,
  trade: { first: 22, later: 13 },
} as const;

/** The demos by how well they meet the wish, the best first; of equal ones the lighter. `weigh`: measured bytes of a unit. */
export function rankDemos(demos: readonly Demo[], wish: Wish, weigh: (demo: Demo) => number | undefined): readonly Ranked[] {
  return demos
    .map((demo): Ranked => {
      const reasons = listReasons(demo, wish);
      const [first] = reasons;
      const unit = (first?.about === 'screen' && first.unit) || demo;
      return { demo, unit, reasons, points: reasons.reduce((sum, { points }) => sum + points, 0), weight: weigh(unit) ?? Number.MAX_SAFE_INTEGER };
    })
    .sort((a, b) => b.points - a.points || a.weight - b.weight || a.demo.id - b.demo.id);
}

/** Whether it can be seen on the screen and made from the material. */
export function isPossible({ reasons }: Ranked): boolean {
  return reasons.every(({ about, good }) => good || (about !== 'screen' && about !== 'material'));
}

/** In what the worse one loses most to the better one; where they are equal, whether its file is heavier or it only stands later in the catalogue. */
export function whyAfter(better: Ranked, worse: Ranked): Criterion | 'lighter' | 'order' {
  const [most] = better.reasons
    .map(({ about, points }) => ({ about, loss: points - (worse.reasons.find((reason) => reason.about === about)?.points ?? 0) }))
    .sort((a, b) => b.loss - a.loss);
  if (most && most.loss > 0) return most.about;
  return better.weight < worse.weight ? 'lighter' : 'order';
}

function listReasons(demo: Demo, { screen, have, model, days, trade }: Wish): readonly Reason[] {
  return [
    screen && judgeScreen(demo, screen),
    have && judgeMaterial(demo, have),
    model && judgeModel(demo, model),
    days !== undefined && judgeTime(demo, days),
    trade && judgeTrade(demo, trade),
  ].filter((reason) => typeof reason === 'object');
}

function judgeScreen(demo: Demo, screen: Screen): Reason {
  const unit = listUnits(demo).find(({ size, device }) =>
    size === 'CTV' || screen === 'tv' ? size === 'CTV' && screen === 'tv' : device.includes(screen),
  );
  const points = unit === undefined ? 0 : unit === demo ? POINTS.screen.ownUnit : POINTS.screen.otherUnit;
  return { about: 'screen', good: unit !== undefined, points, screen, unit };
}

function judgeMaterial({ needs }: Demo, have: readonly Material[]): Reason {
  const missing = needs.filter((one) => !have.includes(one));
  return { about: 'material', good: missing.length === 0, points: missing.length === 0 ? POINTS.material : 0, missing };
}

function judgeModel({ goals }: Demo, model: PaymentModel): Reason {
  const place = goals.findIndex((goal) => modelsOfGoal[goal].includes(model));
  const points = place < 0 ? 0 : place === 0 ? POINTS.model.firstGoal : POINTS.model.laterGoal;
  return { about: 'model', good: place >= 0, points, model, goal: goals[place] };
}

function judgeTime({ leadDays }: Demo, days: number): Reason {
  const good = leadDays <= days;
  return { about: 'time', good, points: good ? POINTS.time : 0, leadDays, days };
}

function judgeTrade({ trades }: Demo, trade: Trade): Reason {
  const place = trades.indexOf(trade);
  const points = place < 0 ? 0 : place === 0 ? POINTS.trade.first : POINTS.trade.later;
  return { about: 'trade', good: place >= 0, points, trade, place };
}
