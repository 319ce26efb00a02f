/** Sample company: put your own here. The register and its numbers are invented. */
export const company = {
  name: 'Surge Media Group Ltd',
  address: '12 Sample Street, London EC1A 1ZZ, United Kingdom',
  director: 'Alex Sample',
  register: 'Companies House, 00000000',
  vat: 'GB 000 0000 00',
} as const;
