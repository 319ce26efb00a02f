/** The other half of contract.test.ts, so that two workers share the waiting. */
process.env.CONTRACT_PART = 'rest';
await import('./contract.test.ts');

export {};
