/** What a campaign needs, in the best order to find it out. `id` is what the device stores. */
export const checks = [
  { id: 'goal', name: 'Name the goal', text: 'One number that would make you call it a success.' },
  {
    id: 'model',
    name: 'Choose what you pay for',
    text: 'A view, a click, a lead, an install, a sale: the moment decides the model.',
    link: { to: '/pages-pricing', label: 'Pricing' },
  },
  {
    id: 'format',
    name: 'Play the formats',
    text: 'On desktop, phone and television, to the end card.',
    link: { to: '/formats', label: 'All formats' },
  },
  {
    id: 'brand',
    name: 'Try your brand',
    text: 'Name, logo and colour, in the preview of any demo.',
    link: { to: '/experience/horizon/preview/12', label: 'View Demo' },
  },
  { id: 'page', name: 'Prepare the landing page', text: 'Fast, one action, tracking in place.' },
  {
    id: 'dates',
    name: 'Fix what cannot move',
    text: 'A launch, a season, a budget that ends with the year.',
    link: { to: '/pages-timeline', label: 'Timeline' },
  },
  {
    id: 'brief',
    name: 'Send the brief',
    text: 'By e-mail or telephone. A planner answers you personally.',
    link: { to: '/start-campaign', label: 'Start Your Campaign' },
  },
] as const;

export type CheckId = (typeof checks)[number]['id'];
