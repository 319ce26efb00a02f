import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build/site',
  ssr: true,
  // Few routes: the whole manifest travels with the first page, no second request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
