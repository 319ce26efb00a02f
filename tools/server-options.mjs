/**
 * Options of Node for the server. Pages consist of short-lived text: a small young generation is collected more often, which costs nothing measurable
 * and saves 10 MiB (`npm run bench -- throughput`). An old generation that may grow by a fifth between two collections, not by four times, saves 100
 * MiB when many pages are rendered (`npm run siege`). The Dockerfile has the same options.
 */
export const serverOptions = ['--max-semi-space-size=2', '--heap-growing-percent=20'];
