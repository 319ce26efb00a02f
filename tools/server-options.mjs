/**
 * What Node gets when it runs the server. Pages are made of short-lived text: a small young generation is swept more often, costs nothing measurable
 * and keeps 10 MiB less (`npm run bench -- throughput`). An old one that may grow by a fifth between two sweeps, not by four times, keeps 100 MiB less
 * when many pages are drawn (`npm run siege`). The Dockerfile says the same.
 */
export const serverOptions = ['--max-semi-space-size=2', '--heap-growing-percent=20'];
