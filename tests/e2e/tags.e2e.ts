import { createServer } from 'node:http';
import { expect, hydrate, keepOnDevice, test } from './fixture.ts';

test.use({ viewport: { width: 1536, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied tag plays the ad in a page of somebody else: with the brand, its events reported, and the click counted on its way', {
  tag: '@ci',
}, async ({ page, context }) => {
  const reported: string[] = [];
  await context.route('https://count.example/**', (route) => {
    reported.push(new URL(route.request().url()).searchParams.get('e') ?? '');
    return route.fulfill({ contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') });
  });
  await context.route('https://click.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Counted</title>' }));
  await keepOnDevice(page, 'surge.panels', 'tools');
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Acme Coffee' }));
  await page.goto('/experience/horizon/preview/12');
  await hydrate(page);
  await page.getByRole('button', { name: 'Landing page, ad server, events' }).click();
  await page.getByLabel('Landing page', { exact: true }).fill('https://shop.example/?a=1');
  await page.getByLabel('Event address').fill('https://count.example/?e=[EVENT]');
  await page.getByLabel('Click macro').fill('javascript:alert(1)//');
  await expect(page.getByText('Use no spaces, quotes or angle brackets, and no address but of the web.')).toBeVisible();
  await page.getByLabel('Click macro').fill('https://click.example/?to=');
  await expect(page.getByText('Use no spaces, quotes or angle brackets')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy a tag' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const tag = await page.evaluate(() => navigator.clipboard.readText());

  // Of this machine, as the ad's server is: browsers keep pages of the network away from it.
  const site = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Somebody’s page</title><link rel="icon" href="data:,"><h1>News</h1>${tag}`),
  );
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  const publisher = await context.newPage();
  await publisher.goto(`http://127.0.0.1:${typeof address === 'object' && address?.port}/`);
  const ad = publisher.frameLocator('iframe');
  await expect(ad.locator('#stage')).toContainText('Acme Coffee');
  expect(await publisher.locator('iframe').boundingBox()).toMatchObject({ width: 970, height: 250 });
  await expect.poll(() => reported).toContain('viewable');
  const [landing] = await Promise.all([context.waitForEvent('page'), ad.getByRole('button', { name: 'Plan the trip' }).first().click()]);
  await expect(landing).toHaveTitle('Counted');
  expect(landing.url()).toBe('https://click.example/?to=https%3A%2F%2Fshop.example%2F%3Fa%3D1');
  await expect.poll(() => reported).toContain('click_through');
  expect(reported.filter((event) => event === 'impression')).toEqual(['impression']);
  site.close();
});

test('a hostile address of a tag’s page runs nothing and leads nowhere', async ({ page, context }) => {
  const config = encodeURIComponent(
    JSON.stringify({ landing: 'javascript:alert(1)', brand: { name: '<img src=x onerror=alert(1)>' }, events: { to: 'data:x' } }),
  );
  await page.goto(`/creatives/golden-hour/tag.html?clickTag=${encodeURIComponent('javascript:alert(1)')}&context=javascript:alert(1)#${config}`);
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await expect(page.locator('#stage')).toContainText('<img src=x');
  await page.getByRole('button', { name: 'Plan the trip' }).first().click();
  await page.waitForTimeout(500);
  expect(context.pages()).toHaveLength(1);
});

test('a video player gets VAST by its address, and a sentence where the address is wrong', async ({ page, request }) => {
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/interactive/preview/6');
  await hydrate(page);
  await page.getByRole('button', { name: 'Landing page, ad server, events' }).click();
  await page.getByLabel('Landing page', { exact: true }).fill('https://shop.example/?a=1');
  await page.getByRole('button', { name: 'Copy the VAST address' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const answer = await request.get(copied.pathname + copied.search);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await answer.text()).toContain('<ClickThrough id="surge"><![CDATA[https://shop.example/?a=1]]></ClickThrough>');
  expect(await (await request.get('/tags/6.vmap.xml')).text()).toContain('timeOffset="50%"');
  const wrong = await request.get('/tags/6.xml?events=javascript:alert(1)');
  expect([wrong.status(), await wrong.text()]).toEqual([400, expect.stringMatching(/^events: not an address/)]);
  expect((await request.get('/tags/5.xml')).status()).toBe(404);
});
