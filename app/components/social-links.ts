/** Where the footer's social links lead (spec §2 Footer). Sample addresses: put the company's own here. */
export const socialLinks = [
  { name: 'facebook', url: 'https://www.facebook.com/' },
  { name: 'twitter', url: 'https://twitter.com/' },
  { name: 'linkedin', url: 'https://www.linkedin.com/' },
] as const;
