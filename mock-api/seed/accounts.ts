import type { AccountRecord } from '#mock-api/records/account.ts';
import { sampleAccount } from '#protocol/sample-account.ts';

/** The hash is that of the sample account's password, made once by secret.ts. */
export const accounts: readonly AccountRecord[] = [
  {
    id: 1,
    username: 'Maren Holt',
    role: 'admin',
    email: sampleAccount.email,
    secret: {
      scheme: 'sha256',
      salt: '7c1f4a90b2de3358a6e1907f5bd2c844',
      hash: '7ede73a376d471cbddbf1b6b3c7dfebe497419e0adf38e196f8c2044b7442290',
    },
  },
];
