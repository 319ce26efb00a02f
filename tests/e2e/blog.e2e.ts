import { expect, expectNoViolation, expectPage, expectValidHtml, failCalls, hydrate, MISSING, type Page, signIn, tabTo, test } from './fixture.ts';

/** The blog is public and complete without script; comments are sample data, answered in the browser. */
const ALL = 8;

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const listed = (page: Page) => page.locator('.blog-card h3');

test('a card of the landing page leads to its article, whose demo plays in place, and on to its neighbours', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'A granola launch watched to the end' }).click();
  await expectPage(page, '/blog-details/granola-launch', 'A granola launch watched to the end');
  const article = page.getByRole('article', { name: 'A granola launch watched to the end' });
  await expect(article.getByText('Lucia Bianchi', { exact: true })).toBeVisible();
  await expect(article.getByText('18 September 2026')).toBeVisible();
  await expect(article.locator('.article-claim')).toHaveText('80% completed video view rate');
  await expect(article.getByRole('table')).toContainText('1,008,000');

  await article.getByRole('button', { name: 'Play it here' }).click();
  const close = article.getByRole('button', { name: 'Close the ad' });
  await expect(close).toBeFocused();
  await expect(page.frameLocator('iframe[title="Catch the Morning, interactive demo"]').locator('canvas').first()).toBeVisible();
  await close.click();
  await expect(article.getByRole('button', { name: 'Play it here' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Articles' }).getByRole('link', { name: 'The first frame is the ad' }).click();
  await expectPage(page, '/blog-details/first-frame', 'The first frame is the ad');
  await page.getByRole('region', { name: 'Related demos' }).getByRole('link', { name: 'View Demo Anywhere Weather' }).click();
  await expect(page.getByRole('dialog', { name: 'Anywhere Weather' })).toBeVisible();
});

test('the list narrows by words and topic, in the address: reload and Back find it again, and the grid shows the same', async ({ page }) => {
  await page.goto('/blog-list');
  await expect(listed(page)).toHaveCount(ALL);
  await page.getByRole('link', { name: 'Banking' }).click();
  await expect(page).toHaveURL('/blog-list?tag=banking');
  await expect(listed(page)).toHaveText(['Fees first, then the account']);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('overdraft');
  await expect(page).toHaveURL('/blog-list?tag=banking&q=overdraft');
  await page.reload();
  await expect(listed(page)).toHaveText(['Fees first, then the account']);
  await expect(page.getByRole('searchbox')).toHaveValue('overdraft');

  await page.getByRole('link', { name: 'Grid' }).click();
  await expect(page).toHaveURL(/\/blog-grid\?(?=.*tag=banking)(?=.*q=overdraft)/);
  await expect(listed(page)).toHaveText(['Fees first, then the account']);
  await page.getByRole('searchbox').fill('hazelnut');
  await expect(page.getByText('No article matches all of this.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(listed(page)).toHaveCount(ALL);

  await page.getByRole('link', { name: '2025' }).click();
  await page.getByRole('link', { name: 'Measurement' }).click();
  await expect(listed(page)).toHaveText(['What a completed view leaves out']);
  await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: 'All' }).click();
  await page.getByRole('navigation', { name: 'Topic' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/blog-grid');

  await page.getByRole('link', { name: 'Lunch ordered from the belt' }).click();
  await expectPage(page, '/blog-details/lunch-on-the-belt', 'Lunch ordered from the belt');
  await page.goBack();
  await expect(page).toHaveURL('/blog-grid');
  await expect(listed(page)).toHaveCount(ALL);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the list narrows, and the article is whole', async ({ page }) => {
    await page.goto('/blog-list');
    await page.getByRole('link', { name: 'Automotive' }).click();
    await page.getByRole('searchbox').fill('fjord');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/blog-list?q=fjord&tag=automotive');
    await expect(listed(page)).toHaveText(['A studio shoot that fills test drives']);
    await listed(page).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'What we would do differently' })).toBeVisible();
    await expect(page.getByText('Comments need JavaScript.')).toBeVisible();
  });
});

test('an article asks for no script before the first intent, and for the pretend backend only when its comments are reached', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/blog-details/granola-launch', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(before).toBeGreaterThan(0);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
  expect(scripts.length).toBeGreaterThan(before);
});

test('who is signed out reads comments, is led to the sign-in and back, and writes one, which a reload finds', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/blog-details/fees-first');
  await page.getByRole('button', { name: 'Show the comments' }).click();
  await expect(comments(page).getByRole('listitem')).toHaveCount(1);
  await comments(page).getByRole('link', { name: 'Sign in to comment' }).click();
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expect(page).toHaveURL('/blog-details/fees-first#comments');
  await comments(page).getByRole('textbox', { name: 'Your comment' }).fill('What did the two sources say?');
  await comments(page).getByRole('button', { name: 'Send the comment' }).click();
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
  await expect(comments(page).getByRole('listitem').last()).toContainText('Maren Holt');
  await expect(comments(page).getByRole('textbox')).toHaveValue('');
  await expectNoViolation(page);
  await page.reload();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('listitem').last()).toContainText('What did the two sources say?');
  await page.goto('/blog-details/granola-launch#comments');
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
});

test('comments that fail say so and recover; a refused comment is taken back, and its text is not lost', { tag: '@ci' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/blog-details/granola-launch');
  await failCalls(page, 'GET /comments-blog/:slug');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('alert')).toContainText('Cannot get comment data');
  await failCalls(page, 'POST /add/comments-blog');
  await comments(page).getByRole('button', { name: 'Try again' }).click();
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);

  const field = comments(page).getByRole('textbox', { name: 'Your comment' });
  await field.fill('Kept?');
  await comments(page).getByRole('button', { name: 'Send the comment' }).click();
  await expect(comments(page).getByRole('alert')).toContainText('Cannot add comment');
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
  await expect(field).toHaveValue('Kept?');
  await failCalls(page);
  await comments(page).getByRole('button', { name: 'Send the comment' }).click();
  await expect(comments(page).getByRole('listitem').last()).toContainText('Kept?');
  await expect(comments(page).getByRole('alert')).toHaveCount(0);
});

test('one’s own comment is deleted, brought back as it was, and gone for good after a reload; a deletion that fails is taken back', {
  tag: '@ci',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/blog-details/granola-launch');
  await comments(page).scrollIntoViewIfNeeded();
  const items = comments(page).getByRole('listitem');
  const remove = comments(page).getByRole('button', { name: 'Delete' });
  await expect(items).toHaveCount(2);
  await expect(remove).toHaveCount(0);
  for (const text of ['The first of mine', 'The second of mine']) {
    await comments(page).getByRole('textbox').fill(text);
    await comments(page).getByRole('button', { name: 'Send the comment' }).click();
    await expect(items.last()).toContainText(text);
    await expect(remove.last()).toHaveAccessibleDescription(text);
  }
  const first = (await items.nth(2).textContent()) ?? '';

  await failCalls(page, 'DELETE /delete/comments-blog');
  await remove.first().click();
  await expect(page.getByText('Cannot delete comment')).toBeVisible();
  await expect(items).toHaveCount(4);
  await failCalls(page);
  await page.getByRole('button', { name: 'Close' }).click();

  await remove.first().click();
  await expect(items).toHaveCount(3);
  await expect(page.getByText('Your comment was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items.nth(2)).toHaveText(first);
  await page.reload();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(items.nth(2)).toHaveText(first);

  await remove.first().click();
  await expect(items).toHaveCount(3);
  await expect(page.getByText('Your comment was deleted.')).toBeVisible();
  await page.reload();
  await comments(page).scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(3);
  await expect(items.last()).toContainText('The second of mine');
});

test('by keyboard alone: from the list to an article, its demo, and a comment; an empty one is named', { tag: '@ci' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/blog-list?tag=banking');
  await page.getByRole('link', { name: 'Fees first, then the account' }).press('Enter');
  await expectPage(page, '/blog-details/fees-first', 'Fees first, then the account');
  await page.getByRole('button', { name: 'Play it here' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close the ad' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play it here' })).toBeFocused();
  await comments(page).scrollIntoViewIfNeeded();
  const send = comments(page).getByRole('button', { name: 'Send the comment' });
  await send.press('Enter');
  const field = comments(page).getByRole('textbox', { name: 'Your comment' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Write your comment first.');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('listitem').last()).toContainText('By keys');
  await expect(field).toBeFocused();

  const remove = comments(page).getByRole('button', { name: 'Delete' });
  // It comes when the comment is stored.
  await expect(remove).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('listitem')).toHaveCount(1);
  await expect(comments(page).getByRole('heading', { name: 'Comments' })).toBeFocused();
  await expect(page.getByText('Your comment was deleted.')).toBeVisible();
  await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('listitem').last()).toContainText('By keys');
  await expect(comments(page).getByRole('heading', { name: 'Comments' })).toBeFocused();
});

test('an article says what it is to search engines and where its link is shared', async ({ page, request }) => {
  await page.goto('/blog-details/fees-first?lang=gr');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Fees first, then the account',
      datePublished: '2026-03-09',
      author: { '@type': 'Person', name: 'Nele Brandt' },
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/\/share\/fees-first\.jpg$/);
  expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-details\/fees-first\?lang=gr$/);
  await expect(page.getByText('Der Text ist auf Englisch.')).toBeVisible();
});

test('an unknown article is answered with 404 and leads to the others', async ({ page, request, allowFault }) => {
  allowFault(MISSING);
  expect((await request.get('/blog-details/no-such-article')).status()).toBe(404);
  await expectValidHtml(await (await request.get('/blog-details/no-such-article')).text());
  await page.goto('/blog-details/no-such-article');
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
  await expect(listed(page)).toHaveCount(ALL);
});
