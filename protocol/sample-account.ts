/** The account everybody may use: the sign-in page shows it, and the in-browser backend begins with it. */
export const sampleAccount = { email: 'demo@surge.example', password: 'surge-demo' } as const;

/** The fixed bearer token of spec §6: every request of the site carries it, and the jwt variant of signing in hands it out. It opens nothing. */
export const SAMPLE_TOKEN = 'surge-sample-token';
