import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findTestBrowser, withoutGpu } from './tools/chromium.ts';
import { findFreePort } from './tools/free-port.ts';
import { isWholeRun } from './tools/whole-run.ts';

// Workers load this file too: they must find the port and the folder that the first one chose.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'surge-e2e-'));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The creatives' contract, and journeys against the production build, in the system's Chromium (tools/chromium.ts). `npm run build` first when run by hand. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/output/e2e',
  fullyParallel: true,
  // What another journey shows in another section, or what few visitors meet, is left to CI.
  ...(isWholeRun ? {} : { grepInvert: /@ci\b/ }),
  forbidOnly: process.env.CI === 'true',
  // A shared machine may starve one run; a second failure is the product's.
  retries: 1,
  // One more than the two cores of the machine this is tuned for: ads are played in real time, and some wait.
  workers: 3,
  timeout: 90_000,
  // Software rendering on a shared machine, which may be three times slower than ours: what is drawn by a creative takes its time.
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  use: {
    baseURL: origin,
    // Recording each run would cost a fifth of its time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findTestBrowser(), args: [...chromiumArgs, ...withoutGpu] },
  },
  projects: [
    { name: 'contract', testDir: 'creatives' },
    { name: 'journeys', testDir: 'tests/e2e', use: { ...devices['Desktop Chrome'] } },
  ],
  webServer: {
    command: `"${process.execPath}" build/server/main.js`,
    url: `${origin}/health/ready`,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1', PUBLIC_ORIGIN: '', DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', TRUST_PROXY: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
