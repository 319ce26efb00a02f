import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectNoViolation, hydrate, keepOnDevice, test } from './fixture.ts';

test.use({ viewport: { width: 1536, height: 900 } });

test('a television’s ad gives its VAST answer, its pictures and a pack', { tag: '@ci' }, async ({ page, request }) => {
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/ctv/preview/15');
  await hydrate(page);
  await page.getByRole('button', { name: 'Landing page, ad server, events' }).click();
  await page.getByLabel('Landing page', { exact: true }).fill('https://shop.example/?a=1');
  await page.getByLabel('Seed').fill('7');
  await expectNoViolation(page);
  const [menu] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Menu ad, a still' }).click()]);
  expect(menu.suggestedFilename()).toBe('living-light-menu.jpg');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Everything in one pack' }).click()]);
  expect(download.suggestedFilename()).toBe('fjellys_living-light_ctv.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    'living-light-simid.zip',
    'living-light-vast.xml',
    'living-light-backup.jpg',
    'living-light-pause.jpg',
    'living-light-menu.jpg',
    'living-light-spec.html',
    'living-light-tracking.csv',
    'LICENCE.txt',
    'README.txt',
  ]);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('living-light-vast.xml')).toContain('<Duration>00:00:15</Duration>');
  expect(read('living-light-vast.xml')).toContain('"landing":"https://shop.example/?a=1","seed":7}');
  expect(read('README.txt')).toContain('living-light-pause.jpg: Shown while a programme is paused');

  const answer = await request.get('/tags/15.xml');
  expect(answer.status()).toBe(200);
  for (const [address = ''] of (await answer.text()).matchAll(/(?<=<(?:MediaFile|Mezzanine|Interactive)[^>]*><!\[CDATA\[)[^\]]+/g)) {
    const file = await request.get(new URL(address).pathname);
    expect([address, file.status()]).toEqual([address, 200]);
  }
});
