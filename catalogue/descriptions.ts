/**
 * What the demos say of themselves, one sentence each. A sentence that is not here does not compile in a creative's demo.ts, and each of
 * these is a label of the site (app/i18n/dictionaries/en/catalogue.ts): it does not compile there before every language has it.
 */
export const descriptions = [
  'Flick the cup: every spin pours a winning flavour and a coupon.',
  'Orbit, repaint and light a new electric fastback in real time.',
  'Scroll to dive until only the watch still glows.',
  'Drag the sun and the islands live a full day on one horizon.',
  'Brew a coffee with the TV remote, from overlay to full screen.',
  'Catch falling fruit and nuts; the bowl becomes your personal mix.',
  'Slice hidden fees before they reach your card and bank the savings.',
  'Four pads, sixteen beats: build a track and find your sound.',
  'Repaints itself by city, hour, weather and live fare.',
  'A film that asks where to go, with tappable features.',
  'A 3D drum of five rituals; keep three and the bundle prices itself.',
  'Look around a cliff villa, day to night, and unlock the rate.',
  'An endless belt of dishes; tap to fill the bag.',
  'Tilt, flip and swipe holographic cards into one spell.',
  'Pause the film; light a room with your remote.',
] as const;

export type Description = (typeof descriptions)[number];
