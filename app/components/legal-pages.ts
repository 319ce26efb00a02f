/** The legal pages, which every public page links at its end. */
export const legalPages = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/imprint', label: 'Imprint' },
  { path: '/accessibility', label: 'Accessibility' },
] as const;
