/** A campaign from brief to report. The days are a sample, and marked as one. */
export const campaignSteps = [
  {
    day: 0,
    who: 'You',
    name: 'You send the brief',
    text: 'Goal, market, budget, dates. Ten minutes are enough for a first one.',
    link: { to: '/start-campaign', label: 'Start Your Campaign' },
  },
  {
    day: 2,
    who: 'Surge',
    name: 'One plan comes back',
    text: 'Channels, formats, KPI model and the price of the moment you pay for.',
    link: { to: '/pages-pricing', label: 'Pricing' },
  },
  {
    day: 7,
    who: 'Both',
    name: 'You play the creative',
    text: 'A working demo in your brand, on every device. You say what to change, we build it.',
    link: { to: '/formats', label: 'All formats' },
  },
  {
    day: 9,
    who: 'Both',
    name: 'Tracking is proven',
    text: 'A test lead travels the whole way: creative, landing page, your system, our report.',
  },
  {
    day: 10,
    who: 'Surge',
    name: 'The campaign starts',
    text: 'Small at first, on every channel of the plan, until the numbers can speak.',
  },
  {
    day: 17,
    who: 'Surge',
    name: 'The first turn',
    text: 'What does not hold is stopped. Its budget goes where the moments cost less.',
  },
  {
    day: 40,
    who: 'You',
    name: 'You read the report',
    text: 'Every counted moment, what it cost, and what we would do next.',
  },
] as const;
