/** What the workspace's pages do where the device's storage holds what is none of theirs, or takes nothing more. Each page is opened; what is kept for others stays as it was. */
import { createDb } from '#mock-api/db.ts';
import { isWholeRun, takeEvery } from '#tools/whole-run.ts';
import { workspacePaths } from '../reliability/page-paths.ts';
import { expect, keepOnDevice, type Page, signIn, test } from './fixture.ts';

const isFull = process.env.TEST_FULL !== undefined;
/** `npm run test:full` opens every page, CI every eighth, other runs a sixth of these; each kind of storage another. */
const step = isWholeRun ? 8 : 48;
const toPaths = (turn: number) => workspacePaths.filter((_, index) => isFull || index % step === turn);

/** The keys of the sample data, as the tables ask for them. */
function listTableKeys(): readonly string[] {
  const keys: string[] = [];
  const store = {
    read(key: string) {
      keys.push(key);
      return null;
    },
    write: () => undefined,
    clear: () => undefined,
  };
  for (const table of Object.values(createDb(store, new Date()))) if ('list' in table) table.list();
  return keys;
}

const keys = [
  ...listTableKeys(),
  ...[
    'surge.demo.crypto-orders',
    'surge.demo-failures',
    'surge.columns',
    'surge.chart-tables',
    'surge.menu',
    'surge.checklist',
    'surge.files',
    'surge.kept',
    'surge.single-keys',
  ],
  ...['surge.panels', 'surge.brand', 'surge.brief-draft', 'surge.outbox'],
];

const bad = {
  'cut off': '{"nextId":3,"rows":[{"id":1,"na',
  'of another kind': '{"nextId":"many","rows":[{"id":"x","name":42,"rows":{}}],"hidden":7,"widths":"wide"}',
  'a number': '7',
  'a list of nothing': '[null]',
} as const;

for (const [turn, [name, text]] of takeEvery(2, Object.entries(bad)).entries()) {
  test(`what is kept is ${name}: each page opens with the seed`, async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page);
    for (const key of keys) await keepOnDevice(page, key, text);
    // Not of the workspace, and right: nothing that pages do about the others touches it.
    await keepOnDevice(page, 'kept-by-another', name);
    for (const path of toPaths(turn)) {
      await page.goto(path);
      await expectContent(page, path);
      expect(await page.evaluate(() => localStorage.getItem('kept-by-another')), path).toBe(name);
      expect(await page.evaluate(() => localStorage.getItem('authUser')), path).toContain('Ada Lovelace');
    }
  });
}

test('one table cannot be read: the records of the others stay', async ({ page }) => {
  await signIn(page);
  const customer = { id: 900, username: 'Kept Customer', company: 'Kept & Co', email: 'kept@customer.example', phone: '', address: '' };
  const customers = JSON.stringify({ nextId: 901, rows: [{ ...customer, rating: 4, walletBalance: 10, joiningDate: '2026-01-02' }] });
  await keepOnDevice(page, 'surge.demo.customers', customers);
  await keepOnDevice(page, 'surge.demo.orders', bad['cut off']);
  await page.goto('/ecommerce-orders');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.goto('/ecommerce-customers');
  await expect(page.getByRole('grid')).toContainText('Kept Customer');
  expect(await page.evaluate(() => localStorage.getItem('surge.demo.customers'))).toBe(customers);
});

test('storage is full: each page opens', async ({ page, allowFault }) => {
  allowFault(SCROLL_POSITIONS);
  test.setTimeout(300_000);
  await signIn(page);
  await fillStorage(page);
  for (const path of toPaths(0)) {
    await page.goto(path);
    await expectContent(page, path);
  }
});

test('storage is full: a change is shown, and said not to be kept', async ({ page, allowFault }) => {
  allowFault(SCROLL_POSITIONS);
  await signIn(page);
  await fillStorage(page);
  await page.goto('/ecommerce-customers');
  const first = page.getByRole('grid').getByRole('rowheader').first();
  const name = await first.innerText();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(first).not.toHaveText(name);
  await expect(page.getByText('This browser keeps nothing for this site. Everything works until you close the page.')).toBeVisible();
});

/** Heading and data: no skeleton stays, and no part says that it could not be loaded. */
async function expectContent(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expect(page.locator('.skeleton'), path).toHaveCount(0);
  await expect(page.locator('.load-failure'), path).toHaveCount(0);
  await expect(page.locator('.error-page'), path).toHaveCount(0);
}

/** What the router itself reports of full storage. */
const SCROLL_POSITIONS = /Failed to save scroll positions/;

/** Nothing can be written any more, as where other sites of this origin used up the room. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}
