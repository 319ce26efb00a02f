import { fade } from './plate.ts';

/** Outline and lume window of a hand that points to twelve, watch units. */
interface Hand {
  readonly body: Path2D;
  readonly lume: Path2D;
}

export const hourHand: Hand = {
  body: new Path2D('M-2.200 9V-14L-6.800-18V-33L0-41L6.800-33V-18L2.200-14V9Z'),
  lume: new Path2D('M-4.700-19.500V-32L0-37.600L4.700-32V-19.500L0-16Z'),
};
export const minuteHand: Hand = {
  body: new Path2D('M-2.300 12V-12L-4.900-16V-50L0-60L4.900-50V-16L2.300-12V12Z'),
  lume: new Path2D('M-2.900-17V-49.300L0-55.400L2.900-49.300V-17Z'),
};
export const secondHand: Hand = {
  body: new Path2D('M-1.500 24H1.500L.9 0 .55-63H-.55L-.9 0Z'),
  lume: new Path2D('M4.200-44A4.200 4.200 0 1 1-4.200-44A4.200 4.200 0 1 1 4.200-44Z'),
};

/** The box of a hand's sprite, watch units. */
export const HAND = { left: -14, top: -70, width: 28, height: 100 } as const;

/** Two facets meet along the middle: one takes the light, one keeps the shadow. */
export function paintHand(context: CanvasRenderingContext2D, hand: Hand, colours: { light: string; dark: string; lume: string }): void {
  context.fillStyle = fade(
    context,
    [-6, 0, 6, 0],
    [
      [0, colours.dark],
      [0.5, colours.dark],
      [0.5, colours.light],
      [1, colours.light],
    ],
  );
  context.fill(hand.body);
  context.lineWidth = 0.5;
  context.strokeStyle = 'rgb(0 0 0 / 0.45)';
  context.stroke(hand.body);
  context.lineWidth = 1.1;
  context.strokeStyle = 'rgb(6 10 12 / 0.55)';
  context.stroke(hand.lume);
  context.fillStyle = colours.lume;
  context.fill(hand.lume);
}

export function paintHandShadow(context: CanvasRenderingContext2D, hand: Hand): void {
  context.shadowColor = 'rgb(0 0 0 / 0.9)';
  context.shadowBlur = 4;
  context.fillStyle = 'rgb(0 0 0 / 0.35)';
  context.fill(hand.body);
}
