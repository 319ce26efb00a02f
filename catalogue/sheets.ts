import type { DemoSheet } from './demo.ts';

/**
 * The one place that reads the creatives' folders: a folder with a demo.ts is a demo. Keyed by the file's path.
 * A build with SURGE_DEMOS set reads tests/fixtures/many-demos.ts in place of this file (vite.config.ts).
 */
export const sheets: Readonly<Record<string, DemoSheet>> = import.meta.glob<DemoSheet>('../creatives/*/demo.ts', { eager: true, import: 'demo' });
