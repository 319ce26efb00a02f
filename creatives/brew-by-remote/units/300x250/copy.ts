/** Every word of the ad, except the brand's own. */
export const copy = {
  cup: 'A flat white. Hold Space to pour the milk, arrow keys move the jug: hold it still for a heart, sway it for a rosetta.',
  hold: 'Hold to pour',
  sway: 'Still, or sway?',
  invitation: 'Ours is a heart.',
  yours: 'You poured a flat white',
  cloud: 'Cloud',
  offer: '250\u00a0g of beans, €9.50',
  comfort: 'Tastes just as good.',
  again: 'Pour again',
} as const;
