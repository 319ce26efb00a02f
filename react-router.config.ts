import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // The build command builds beside the last good build and swaps them (tools/commands/build.ts).
  buildDirectory: process.env.SITE_BUILD ?? 'build/site',
  ssr: true,
  // Few routes: the whole manifest travels with the first page, no second request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
