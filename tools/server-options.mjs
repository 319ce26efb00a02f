/**
 * What Node gets when it runs the server. Pages are made of short-lived text: a small young generation is swept more often, costs nothing measurable
 * and keeps 10 MiB less (`npm run bench -- throughput`). The Dockerfile says the same.
 */
export const serverOptions = ['--max-semi-space-size=2'];
