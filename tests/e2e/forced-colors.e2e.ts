import { countDifferences } from '#tools/picture-difference.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, open as openPage, type Page, prefer, test } from './fixture.ts';

/** With forced colours (Windows' contrast themes) a chosen control must look different, without focus or pointer on it. */
interface Control {
  readonly control: (page: Page) => ReturnType<Page['locator']>;
  /** If it is chosen otherwise than by a click. */
  readonly choose?: (page: Page) => Promise<void>;
  /** Makes it visible again before the picture. */
  readonly show?: (page: Page) => Promise<void>;
}

interface Screen {
  readonly path: string;
  readonly settings?: string;
  readonly open?: (page: Page) => Promise<void>;
  readonly controls: Readonly<Record<string, Control>>;
}

const label = (name: string | RegExp) => ({ control: (page: Page) => page.locator('label').filter({ hasText: name }).first() });
const button = (name: string | RegExp) => ({ control: (page: Page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first() });
const link = (name: string | RegExp) => ({ control: (page: Page) => page.getByRole('link', { name, exact: typeof name === 'string' }).first() });
const setting = (name: string, group: string) => ({
  control: (page: Page) => page.getByRole('group', { name: group }).locator('label').filter({ hasText: name }),
});

const screens: Readonly<Record<string, Screen>> = {
  'the brief': {
    path: '/start-campaign',
    controls: {
      'a format': label(/^Gamification/),
      'a payment model': label(/^CPM/),
      'a budget': { control: (page) => page.locator('.brief-choices-budget .choice').nth(1) },
      'a consent': { control: (page) => page.getByRole('checkbox', { name: /once a month/ }) },
    },
  },
  'the list of demos': {
    path: '/formats',
    controls: {
      'a size': { control: (page) => page.getByRole('main').getByRole('link', { name: /^970X250/ }) },
      'a format in the sidebar': { control: (page) => page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: /^Horizon/ }) },
      'a language': {
        control: (page) => page.getByRole('link', { name: 'Deutsch' }),
        show: (page) => page.locator('.language-menu button').click(),
        choose: async (page) => {
          await page.getByRole('link', { name: 'Deutsch' }).click();
          await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        },
      },
    },
  },
  'the horizontal layout': {
    path: '/formats',
    settings: 'layout=horizontal',
    controls: {
      'a format in the top navigation': {
        control: (page) => page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: /^Horizon/ }),
      },
    },
  },
  'the settings': {
    path: '/formats',
    open: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    },
    controls: {
      'a mode': setting('Dark', 'Mode'),
      'a topbar': setting('Dark', 'Topbar'),
      'a width': setting('Scrollable', 'Width'),
      'a sidebar type': setting('Compact', 'Sidebar type'),
      'a sidebar colour': setting('Fjord', 'Sidebar colour'),
      'a sidebar picture': setting('Sea', 'Sidebar picture'),
      'the preloader': { control: (page) => page.getByRole('switch') },
      'a layout': setting('Horizontal', 'Layout'),
    },
  },
  'the search': {
    path: '/formats',
    open: (page) => page.getByRole('button', { name: 'Search', exact: true }).first().click(),
    controls: {
      'an entry': { control: (page) => page.getByRole('option').nth(1), choose: (page) => page.getByRole('combobox').press('ArrowDown') },
    },
  },
  'the preview': {
    path: '/experience/gamification/preview/3',
    open: async (page) => {
      await page.getByRole('button', { name: 'Tools', exact: true }).click();
      await page.getByRole('button', { name: /^impression/ }).waitFor();
    },
    controls: {
      'slow motion': button('Slow motion'),
      'true size': button(/^True size/i),
      'an event of the console': button(/^impression/),
      'a device': { control: (page) => page.getByRole('tab', { name: 'Desktop' }) },
    },
  },
  'the landing page': {
    path: '/',
    controls: {
      'a slide': { control: (page) => page.locator('#about').getByRole('button', { name: 'slide 3' }) },
      'a section': {
        control: (page) => page.getByRole('banner').getByRole('link', { name: 'Performance Model' }),
      },
    },
  },
  'the orders': {
    path: '/crypto-orders',
    controls: {
      'a page of the table': link('Page 2'),
      'a sorted column': { control: (page) => page.getByRole('columnheader').getByRole('button').nth(1) },
      'which orders': link(/^Processing/),
    },
  },
  'buying and selling': {
    path: '/crypto-buy-sell',
    controls: { 'a coin': { control: (page) => page.locator('.coin-choice label').nth(1) }, 'what to do': link('Sell') },
  },
  'the list of a starter': { path: '/pages-starter', controls: { 'a tick': { control: (page) => page.getByRole('checkbox').first() } } },
  'the sign-in': { path: '/login', controls: { 'the shown password': button('Show password') } },
};

/** Of 255: a smaller difference is the same colour. */
const SHADE = 32;
/** A PNG's width and height stand at these bytes. */
const countPixels = (picture: Buffer) => picture.readUInt32BE(16) * picture.readUInt32BE(20);
/** The share of pixels that a tick changes. A filled control changes more, a different rendering of letters less. */
const LEAST_PART = 0.04;
const LEAST_FILLED_PART = 0.25;
const ticked = ['a consent', 'a tick', 'the preloader', 'a slide'];

for (const [name, { path, settings = '', open, controls }] of takeEvery(8, Object.entries(screens))) {
  test(`${name} under forced colours shows what is chosen`, async ({ page }) => {
    await page.addInitScript(
      () =>
        window === top && localStorage.setItem('authUser', location.pathname === '/login' ? '' : '{"uid":1,"username":"Ada","email":"a@b.example"}'),
    );
    await prefer(page, { settings });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1500, height: 1000 });
    await openPage(page, path);
    await open?.(page);
    for (const [what, { control, choose, show }] of Object.entries(controls)) {
      const element = control(page);
      const look = async () => {
        await show?.(page);
        await element.scrollIntoViewIfNeeded();
        await page.mouse.move(2, 998);
        await page.evaluate(
          () =>
            document.activeElement?.matches('[role=combobox]') || (document.activeElement instanceof HTMLElement && document.activeElement.blur()),
        );
        await page.waitForTimeout(100);
        return element.screenshot();
      };
      const before = await look();
      if (choose) await choose(page);
      else await element.click();
      await page.waitForTimeout(300);
      const part = (await countDifferences(page, [before, await look()], SHADE)) / countPixels(before);
      expect.soft(part, `${what} chosen`).toBeGreaterThan(ticked.includes(what) ? LEAST_PART : LEAST_FILLED_PART);
    }
  });
}
