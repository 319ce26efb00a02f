/** The spec sheet of a demo: one printed sheet. */
export const spec = [
  'PDF, in English',
  'Measured against limits',
  'Opens to',
  'Taken from your brand',
  'English, until you put in words of your own',
  'Sources',
  'Build of the ad: {{hash}}.',
] as const;
