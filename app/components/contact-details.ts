/** Sample contact details: put the team's own here. The address ends in .example, the number is reserved: neither reaches anyone. */
export const contactDetails = {
  email: 'campaigns@surge.example',
  phone: '+44 20 7946 0120',
} as const;
