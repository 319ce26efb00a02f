/** The pages that every public page leads to, last of all. */
export const legalPages = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/imprint', label: 'Imprint' },
  { path: '/accessibility', label: 'Accessibility' },
] as const;
