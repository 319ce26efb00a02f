import { existsSync } from 'node:fs';

/** Debian's package of the same name. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of the system's Chromium, or undefined. The variable `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
    .filter((path) => path !== undefined)
    .find((path) => existsSync(path));
}

export function getChromium(): string {
  const path = findChromium();
  if (!path) throw new Error('Chromium is not installed. On Debian: apt-get install chromium. Elsewhere set CHROMIUM to its path.');
  return path;
}

/**
 * What most tests run in: Chromium's headless shell where it is installed, which is the same engine without windows and needs half the time. With
 * `TEST_FULL`, or where `CHROMIUM` names a browser, it is the whole browser (docs/decisions/044-headless-shell.md).
 */
export function findTestBrowser(): string | undefined {
  const isWhole = process.env.TEST_FULL || process.env.CHROMIUM;
  return isWhole || !existsSync(HEADLESS_SHELL) ? findChromium() : HEADLESS_SHELL;
}

/** Headless, without a GPU and background traffic. WebGL runs on SwiftShader; everything else is drawn without it, which is ten times faster. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-accelerated-2d-canvas',
  '--disable-gpu-rasterization',
];

/**
 * Compositing without SwiftShader as well: showing a frame takes that 20 ms on two cores, more than our pages need to draw it. Where a page is measured as it is
 * on a graphics card of its own, SwiftShader stays.
 */
export const withoutGpu = ['--disable-gpu-compositing'];
