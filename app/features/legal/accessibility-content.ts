/** What the tests of this product check, and what they cannot. */
export const accessibilitySections = [
  {
    heading: 'What we aim at',
    points: ['The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all pages and in every language.'],
  },
  {
    heading: 'What works',
    points: [
      'Everything can be reached and used by keyboard; the focus is always visible.',
      'Every demo can be played by keyboard, can be skipped, and never holds the focus against your will.',
      'What moves for more than five seconds has a Pause; if your device asks for less motion, nothing moves by itself.',
      'Text grows to 200% and pages fit a width of 320 px without scrolling sideways, in light and in dark.',
      'The campaign brief works without JavaScript, and names every mistake in words.',
    ],
  },
  {
    heading: 'How we check',
    points: [
      'Each page is tested automatically with every change, light and dark, and played through by keyboard. This is our own assessment; nobody has certified it.',
    ],
  },
  {
    heading: 'What does not work yet',
    points: [
      'Some demos are games of speed or aim. Their goal can be reached by keyboard, but not always as fast.',
      'What a demo shows while it plays is described in a sentence, not moment by moment.',
    ],
  },
] as const;
