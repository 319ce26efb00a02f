import type { Label } from '#app/i18n/dictionaries/en.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, holdScripts, open as openPage, type Page, test } from './fixture.ts';
import { createEmail, listStored } from './stored-briefs.ts';

const open = (page: Page, path = '/start-campaign') => openPage(page, path);

async function write(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Phone number').fill('+46 8 123 456');
  await page.getByLabel('Company').fill('Lumara Isles');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
}

const review = (page: Page) => page.getByRole('button', { name: 'Review and send' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send this brief' });

/** What a sender sees at the end: the thank-you page with a reference. */
async function expectThanks(page: Page, heading = 'Thank you. We have it in writing.') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('.sent-number')).toHaveText(/^SG(-[0-9A-Z]{4}){3}$/);
}

/** What a tab did in a demo, as app/measurement/visit.ts keeps it. */
const play = (page: Page) =>
  page.evaluate(() =>
    sessionStorage.setItem('surge.visit', JSON.stringify([{ demo: 12, seconds: 40, interactions: 9, completions: 1, qrOpens: 0 }])),
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script, a posted form makes one brief, also when it is sent again', async ({ page }) => {
    const email = createEmail();
    await page.goto('/start-campaign?model=CPL&demo=12');
    await write(page, email);
    await page.getByLabel('Country').selectOption('SE');
    await page.getByText('€50,000 to €200,000').click();
    await page.getByLabel('Message', { exact: true }).fill('Two\nlines');
    await send(page).click();
    await expectThanks(page);
    const reference = await page.locator('.sent-number').textContent();
    expect(await listStored(email)).toMatchObject([
      {
        reference,
        name: 'Mara Lindqvist',
        phone: '+46 8 123 456',
        country: 'SE',
        formats: ['horizon'],
        demos: [12],
        model: 'CPL',
        budget: '50k-200k',
        message: 'Two\nlines',
        newsletter: false,
      },
    ]);
    await page.reload();
    await expect(page.locator('.sent-number')).toHaveText(reference ?? '');
  });

  test('without script, a wrong brief comes back with everything typed and with its errors', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/status of 422/);
    await page.goto('/start-campaign');
    await page.getByLabel('Your name').fill('Mara Lindqvist');
    await page.getByLabel('Work e-mail').fill('mara@');
    await page.getByLabel('Message', { exact: true }).fill('Keep me');
    await page.getByText('Horizon', { exact: true }).click();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('alert')).toContainText('Please look at these fields: 3');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Work e-mail')).toHaveValue('mara@');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Keep me');
    await expect(page.getByRole('checkbox', { name: 'Horizon' })).toBeChecked();
    await expect(page.getByLabel('Work e-mail')).toHaveAttribute('aria-invalid', 'true');
    const email = createEmail();
    await write(page, email);
    await send(page).click();
    await expectThanks(page);
    expect(await listStored(email)).toHaveLength(1);
  });
});

test('the first wrong field takes the focus, and a corrected field loses its error', async ({ page }) => {
  await open(page);
  await page.getByLabel('Company').fill('Lumara');
  await review(page);
  await expect(page.getByRole('alert')).toContainText('Please look at these fields: 3');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Mara');
  await expect(page.getByRole('alert')).toContainText('Please look at these fields: 2');
  await page.getByRole('alert').getByRole('link', { name: 'Work e-mail' }).click();
  await expect(page.getByLabel('Work e-mail')).toBeFocused();
  await page.getByLabel('Work e-mail').fill('mara@');
  await expect(page.getByRole('alert')).toContainText('Enter a whole e-mail address');
});

test('the played demos are shown, and are sent only if ticked', async ({ page }) => {
  await open(page);
  await play(page);
  for (const isTicked of [false, true]) {
    const email = createEmail();
    await open(page);
    await expect(page.getByRole('checkbox', { name: 'Horizon' })).toBeChecked();
    await write(page, email);
    await review(page);
    await expect(page.getByRole('heading', { name: 'Exactly this will be sent.' })).toBeFocused();
    await expect(page.locator('.review dl')).toContainText(email);
    await expect(page.locator('.review dl')).toContainText('+46 8 123 456');
    await expect(page.getByRole('row', { name: 'Golden Hour 40 9 1 0' })).toBeVisible();
    if (isTicked) await page.getByRole('checkbox', { name: /what I played/ }).check();
    await send(page).click();
    await expectThanks(page);
    const [stored] = await listStored(email);
    expect(stored?.engagement).toEqual(isTicked ? [{ demo: 12, seconds: 40, interactions: 9, completions: 1, qrOpens: 0 }] : []);
    expect(stored?.flags).not.toContain('honeypot');
  }
});

const texts: Readonly<Record<string, Partial<Record<Label, string>>>> = { en: {}, ...dictionaries };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
for (const [name, use] of Object.entries({ 'on a desktop': {}, 'on a phone': phone })) {
  test.describe(name, () => {
    test.use(use);
    for (const [code, dictionary] of takeEvery(5, Object.entries(texts))) {
      const say = (label: Label) => dictionary[label] ?? label;
      const sendIn = async (page: Page) => {
        await open(page, `/start-campaign?lang=${code}`);
        await page.getByLabel(say('Your name')).fill('Mara Lindqvist');
        await page.getByLabel(say('Work e-mail')).fill(createEmail());
        await page.getByLabel(say('Company')).fill('Lumara Isles');
        await page.locator('input[name="consent"]').check();
        await page.getByRole('button', { name: say('Review and send') }).click();
        await expect(page.getByRole('heading', { name: say('Exactly this will be sent.') })).toBeVisible();
        return page.getByRole('button', { name: say('Send this brief') });
      };

      test(`a brief in ${code} ends on the page that thanks, also when it had to wait`, async ({ page, context, allowFault }) => {
        await (await sendIn(page)).click();
        await expectThanks(page, say('Thank you. We have it in writing.'));
        if (name === 'on a desktop') return;
        allowFault(/ERR_INTERNET_DISCONNECTED/);
        const button = await sendIn(page);
        await context.setOffline(true);
        await button.click();
        await expect(page.getByRole('heading', { name: say('Waiting to be sent') })).toBeVisible();
        await context.setOffline(false);
        await expectThanks(page, say('Thank you. We have it in writing.'));
      });
    }
  });
}

test('a double click sends one brief', async ({ page }) => {
  const email = createEmail();
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/briefs')) posts++;
  });
  await open(page);
  await write(page, email);
  await review(page);
  await send(page).dblclick();
  await expectThanks(page);
  expect(posts).toBe(1);
  expect(await listStored(email)).toHaveLength(1);
});

test('offline, the brief waits on the device over a reload, and goes out once when the network is back', async ({ page, context, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED/);
  const email = createEmail();
  await open(page);
  await write(page, email);
  await review(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeFocused();
  await expect(page.locator('.waiting')).toContainText('Your brief is safe on this device');
  expect(await listStored(email)).toEqual([]);
  await context.setOffline(false);
  await expectThanks(page);
  expect(await listStored(email)).toHaveLength(1);
});

test('a server that dies after it has stored the brief gets it a second time, from another page, and keeps one', { tag: '@ci' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/ERR_FAILED .*\/api\/briefs/);
  const email = createEmail();
  await page.route('**/api/briefs', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page);
  await write(page, email);
  await review(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await page.unroute('**/api/briefs');
  await page.goto('/pages-comingsoon');
  await expect(page.getByText('Your brief was sent.')).toBeVisible();
  const stored = await listStored(email);
  expect(stored).toHaveLength(1);
  await expect(page.locator('.sent-notice').getByRole('link')).toHaveText(String(stored[0]?.reference));
  expect(await page.evaluate(() => localStorage.getItem('surge.outbox'))).toBeNull();
});

test('a busy server is asked again; what waits can be sent now, or deleted', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/503/);
  await page.route('**/api/briefs', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { message: 'Busy.' } }));
  const email = createEmail();
  await open(page);
  await write(page, email);
  await review(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Still no answer.')).toBeVisible();
  await page.unroute('**/api/briefs');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectThanks(page);
  expect(await listStored(email)).toHaveLength(1);
});

test('an invalid form token is renewed silently', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/status of 422/);
  const email = createEmail();
  await page.route('**/api/briefs', async (route) => {
    const post = route.request().postDataJSON();
    if (post.token === 'x') return route.continue();
    await route.continue({ postData: JSON.stringify({ ...post, token: 'x' }) });
    await page.unroute('**/api/briefs');
  });
  await open(page);
  await write(page, email);
  await review(page);
  await send(page).click();
  await expectThanks(page);
  expect(await listStored(email)).toHaveLength(1);
});

test('a draft survives a reload and is gone when it is discarded; consent is given anew', async ({ page }) => {
  await open(page, '/start-campaign?model=CPA');
  await write(page, 'mara@lumara.example');
  await page.getByText('Gamification', { exact: true }).click();
  await page.getByLabel('Message', { exact: true }).fill('Half a thought');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await open(page, '/start-campaign?model=CPL');
  await expect(page.getByLabel('Work e-mail')).toHaveValue('mara@lumara.example');
  await expect(page.getByLabel('Phone number')).toHaveValue('+46 8 123 456');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a thought');
  await expect(page.getByRole('checkbox', { name: 'Gamification' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'CPL' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Surge may keep/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await open(page);
  await expect(page.getByLabel('Work e-mail')).toHaveValue('');
});

test('what is typed before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/start-campaign');
  await page.getByLabel('Your name').fill('Early Bird');
  await page.getByLabel('Country').selectOption('IT');
  await page.getByText('CTV', { exact: true }).click();
  await page.getByText('CPM', { exact: true }).click();
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Your name')).toHaveValue('Early Bird');
  await expect(page.getByLabel('Country')).toHaveValue('IT');
  await expect(page.getByRole('checkbox', { name: 'CTV' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'CPM' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Surge may keep/ })).toBeChecked();
});

test('with blocked storage the page says so, and the brief is sent all the same', { tag: '@ci' }, async ({ page, allowFault }) => {
  // The router warns once when a page is left; nothing fails.
  allowFault(/^console: Failed to save scroll positions/);
  const email = createEmail();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page);
  await write(page, email);
  await expect(page.getByText('This browser keeps no draft')).toBeVisible();
  await review(page);
  await send(page).click();
  await expectThanks(page);
  expect(await listStored(email)).toHaveLength(1);
});

test('the page after sending needs a valid reference', async ({ request }) => {
  for (const reference of ['', 'SG-1', 'SG-ILOU-AAAA-BBBB', '<b>', 'SG-7K2M-Q4XD-9RTV%0a']) {
    expect((await request.get(`/start-campaign/sent?reference=${reference}`)).status()).toBe(404);
  }
  const page = await request.get('/start-campaign/sent?reference=SG-7K2M-Q4XD-9RTV');
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
});

test('each form has a key and a token of its own', async ({ request }) => {
  const keys = await Promise.all(
    [1, 2, 3].map(async () => /name="key" value="([^"]+)"/.exec(await (await request.get('/start-campaign')).text())?.[1]),
  );
  expect(new Set(keys).size).toBe(3);
});
