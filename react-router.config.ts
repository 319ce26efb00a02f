import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // The build command builds beside the last good build and swaps them (tools/commands/build.ts).
  buildDirectory: process.env.SITE_BUILD ?? 'build/site',
  ssr: true,
  // A page's script is one file: pages are small, and each file more is a turn of waiting between click and paint.
  splitRouteModules: false,
  // Few routes: the whole manifest travels with the first page, no second request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
