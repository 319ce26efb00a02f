import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, hydrate, keepOnDevice, test } from './fixture.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let site: Server;
let body = '';

test.beforeEach(async () => {
  // Of this machine, as the embedded page's server is: browsers keep pages of the network away from it.
  site = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Somebody’s page</title><link rel="icon" href="data:,"><h1>News</h1>${body}`),
  );
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});
test.afterEach(() => site.close());

const toAddress = () => {
  const address = site.address();
  return `http://127.0.0.1:${typeof address === 'object' && address?.port}/`;
};

/** Collects what comes out of the frame, and asks it under this name. */
async function listen(page: Page, host: string): Promise<() => Promise<readonly Record<string, unknown>[]>> {
  await page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    document.querySelector('iframe')?.contentWindow?.postMessage({ surge: 'listen', host: name }, '*');
  }, host);
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

test('the copied code puts the demo into somebody’s page: its picture, then the ad at a press, and its events to the page that asked', {
  tag: '@ci',
}, async ({ page, context }) => {
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/horizon/preview/12');
  await hydrate(page);
  await page.getByRole('button', { name: 'Copy the embed code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  body = await page.evaluate(() => navigator.clipboard.readText());

  const publisher = await context.newPage();
  await publisher.goto(toAddress());
  expect(await publisher.locator('iframe').boundingBox()).toMatchObject({ width: 970, height: 278 });
  const frame = publisher.frameLocator('iframe');
  const play = frame.getByRole('button', { name: 'Play Golden Hour' });
  await expect(play.locator('img')).toHaveJSProperty('complete', true);
  await expect(frame.getByRole('link', { name: 'Golden Hour, an interactive ad. Demo, fictional brand Surge' })).toBeVisible();
  expect(publisher.frames()).toHaveLength(2);
  await play.press('Enter');
  const ad = frame.frameLocator('iframe');
  await expect(ad.locator('#stage')).toContainText('lumara isles');
  const heard = await listen(publisher, new URL(publisher.url()).origin);
  await expect.poll(heard).toContainEqual({ surge: 'listening', demo: 12 });
  await ad.getByRole('button', { name: 'Plan the trip' }).first().press('Enter');
  await expect.poll(async () => (await heard()).map(({ event }) => event)).toContain('click_through');
  await expect(frame.getByText('Here the ad would open its advertiser’s page:')).toBeVisible();
});

test('a page that lies about its name hears nothing', { tag: '@ci' }, async ({ page, baseURL }) => {
  body = `<iframe src="${baseURL}/embed/12" width="970" height="278" title="Demo"></iframe>`;
  await page.goto(toAddress());
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Play Golden Hour' }).press('Enter');
  await expect(frame.frameLocator('iframe').locator('#stage')).toContainText('lumara isles');
  const heard = await listen(page, 'https://publisher.example');
  await frame.frameLocator('iframe').getByRole('button', { name: 'Plan the trip' }).first().press('Enter');
  await expect(frame.getByText('Here the ad would open its advertiser’s page:')).toBeVisible();
  expect(await heard()).toEqual([]);
});

test('no other page of ours may be framed, and an unknown demo is not there', async ({ request }) => {
  for (const path of ['/', '/play/12', '/experience/horizon/preview/12', '/embed/12/more', '/embed']) {
    expect((await request.get(path)).headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  expect((await request.get('/embed/12')).headers()['content-security-policy']).toContain('frame-ancestors *');
  expect((await request.get('/embed/99')).status()).toBe(404);
});
