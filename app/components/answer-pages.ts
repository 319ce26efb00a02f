/** What a prospect asks before writing a brief: linked wherever a brief can be begun. */
export const answerPages = [
  { path: '/pages-pricing', label: 'Pricing' },
  { path: '/pages-timeline', label: 'Timeline' },
  { path: '/pages-faqs', label: 'FAQ' },
] as const;
