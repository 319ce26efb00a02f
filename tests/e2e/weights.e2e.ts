import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { listExcesses } from '#tools/measure.ts';
import { measurePage } from '#tools/page-weight.ts';
import { expect, test } from './fixture.ts';

// Weights are those of the whole browser, not of the headless shell.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

for (const path of ['/', '/experience/horizon/preview/12', '/experience/gamification', '/find', '/compare?demos=1,9,12', '/decks/new']) {
  test(`${path} is within its weight`, { tag: '@ci' }, async ({ browser, baseURL }) => {
    expect(listExcesses(await measurePage(browser, baseURL ?? '', path))).toEqual([]);
  });
}

/** Ten packets: what a server may send before the first acknowledgement (docs/decisions/011). */
const FIRST_FLIGHT = 14_600;

test('the landing page with its headers fits the first flight of a TCP connection', async ({ request }) => {
  const weigh = async () => {
    const response = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    return `HTTP/1.1 200 OK\r\n${headers.join('')}\r\n`.length + Number(response.headers()['content-length']);
  };
  // Its first visitor gets a quick compression, all others the best.
  await expect.poll(weigh).toBeLessThanOrEqual(FIRST_FLIGHT);
});
