import { expect, expectNoViolation, failCalls, hydrate, keepOnDevice, type Page, signIn, tabTo, test } from './fixture.ts';

/** `/chat`: who talks here, what was said, and what becomes of what is written. */
const lineOf = (page: Page, text: string) => page.locator('.chat-message').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const entry = (page: Page, name: string) => page.locator('.chat-rooms').getByRole('link', { name: new RegExp(`^${name}`) });

async function openChat(page: Page, query = ''): Promise<void> {
  await signIn(page);
  await page.goto(`/chat${query}`);
  await hydrate(page);
}

test('by mouse: a message is sent, found after a reload, deleted, and brought back', async ({ page }) => {
  await openChat(page);
  await expect(page.getByText('unread messages')).toBeVisible();
  await entry(page, 'Jonas Ekström').click();
  await expect(page).toHaveURL(/\/chat\?tab=chats&room=1$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Jonas Ekström' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('<b>Ready</b> at https://surge.example/x');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page)).toHaveValue('');
  await page.reload();
  const sent = lineOf(page, '<b>Ready</b> at https://surge.example/x');
  await expect(sent).toBeVisible();
  // What is written is text alone.
  await expect(sent.locator('b, a')).toHaveCount(0);
  await expect(entry(page, 'Jonas Ekström')).toContainText('<b>Ready</b>');
  await sent.hover();
  await sent.getByRole('button', { name: 'Delete the message' }).click();
  await expect(sent).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
});

test('by keyboard alone: find a group, read it, send two lines and an emoji, copy and delete', { tag: '@ci' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, '?tab=groups');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('traffic');
  await expect(page.locator('.chat-entry')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/room=12/);
  await expect(page.locator('.chat-room').getByText('No messages yet.')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('First');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Second ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '😀' })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('First\nSecond 👎');
  await page.keyboard.press('Enter');
  const sent = lineOf(page, 'Second 👎');
  // It has its buttons, two more stops, once it was answered.
  await expect(sent.getByRole('button', { name: 'Delete the message' })).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sent).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('First\nSecond 👎');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete the message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-room').getByText('No messages yet.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
});

test('arrow keys move among the messages of a room', async ({ page }) => {
  await openChat(page, '?room=2');
  const lines = page.locator('.chat-message');
  await lines.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await expect(page.locator('.chat-message[tabindex="0"]')).toHaveCount(1);
});

test('what is refused stays with its sentence, and is sent again or discarded', { tag: '@ci' }, async ({ page }) => {
  await openChat(page, '?room=3');
  await failCalls(page, 'POST /add/messages', 'DELETE /delete/message');
  for (const text of ['Never mind', 'Keep the slot']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(lineOf(page, text)).toContainText('Not sent: Cannot add message');
  }
  await lineOf(page, 'Never mind').getByRole('button', { name: 'Discard' }).click();
  await expect(lineOf(page, 'Never mind')).toHaveCount(0);
  // It waits while one reads elsewhere.
  await entry(page, 'Omar Haddad').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Omar Haddad' })).toBeVisible();
  await entry(page, 'Tomás Ferreira').click();
  const kept = lineOf(page, 'Until Friday noon');
  await kept.hover();
  await kept.getByRole('button', { name: 'Delete the message' }).click();
  await expect(page.getByText('Cannot delete message')).toBeVisible();
  await expect(kept).toBeVisible();
  await failCalls(page);
  await lineOf(page, 'Keep the slot').getByRole('button', { name: 'Send again' }).click();
  await expect(lineOf(page, 'Keep the slot')).not.toContainText('Not sent');
  await page.reload();
  await expect(lineOf(page, 'Keep the slot')).toHaveCount(1);
});

test('a room that is open is read, which is kept and counted in the menu', { tag: '@ci' }, async ({ page }) => {
  await openChat(page, '?tab=chats');
  await expect(entry(page, 'Lucia Bianchi').locator('.chat-unread')).toHaveText('1 unread');
  await entry(page, 'Lucia Bianchi').click();
  await expect(entry(page, 'Lucia Bianchi').locator('.chat-unread')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chat 3 unread' })).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Priya Raman').locator('.chat-unread')).toHaveText('1 unread');
  await expect(entry(page, 'Lucia Bianchi').locator('.chat-unread')).toHaveCount(0);
});

test('what another tab writes appears, is announced, and does not move who reads above', { tag: '@ci' }, async ({ page, context }) => {
  await openChat(page, '?room=1');
  const thread = page.locator('.chat-thread');
  await expect(lineOf(page, 'Then it goes live')).toBeInViewport();
  await thread.evaluate((element) => element.scrollTo(0, 0));
  await expect(lineOf(page, 'Brava wants the prize wheel')).toBeInViewport();
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/chat?room=1');
  await hydrate(other);
  await field(other).fill('From the other tab');
  await field(other).press('Enter');
  await expect(lineOf(other, 'From the other tab')).toBeInViewport();
  await expect(lineOf(page, 'From the other tab')).toBeAttached();
  await expect(lineOf(page, 'Brava wants the prize wheel')).toBeInViewport();
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(lineOf(page, 'From the other tab')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
  // An answer, as a real backend would bring one.
  await other.evaluate(() => {
    const key = 'surge.demo.messages';
    const { nextId, rows } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answer = { id: nextId, roomId: 1, to_id: 1, msg: 'Seen, thanks', time: new Date().toISOString() };
    localStorage.setItem(key, JSON.stringify({ nextId: nextId + 1, rows: [...rows, answer] }));
  });
  await expect(page.getByRole('status').filter({ hasText: 'Jonas Ekström: Seen, thanks' })).toBeAttached();
  await expect(lineOf(page, 'Seen, thanks')).toBeInViewport();
});

test('a picture of the device is drawn smaller, described, sent and kept', { tag: '@ci' }, async ({ page }) => {
  await openChat(page, '?room=4');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await (await chooser).setFiles('creatives/drop-the-beat/backup.jpg');
  await page.getByRole('textbox', { name: 'What does the picture show?' }).fill('Earphones over pads');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.reload();
  const picture = page.getByRole('img', { name: 'Earphones over pads' });
  await expect(picture).toBeInViewport();
  expect((await picture.getAttribute('src'))?.length).toBeLessThanOrEqual(60_000);
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await (await again).setFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
});

test('on a phone the list and the room take turns, and Back leads from one to the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await entry(page, 'Omar Haddad').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Omar Haddad' })).toBeFocused();
  await expect(entry(page, 'Omar Haddad')).toBeHidden();
  await expect(field(page)).toBeInViewport();
  await page.goBack();
  await expect(entry(page, 'Omar Haddad')).toBeVisible();
  await entry(page, 'Omar Haddad').click();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page).toHaveURL(/\/chat\?tab=chats$/);
  await expect(entry(page, 'Omar Haddad')).toBeVisible();
});

test('an unknown room and lists that fail say so, with a way back', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, '?room=99');
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot get messages' })).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(entry(page, 'Jonas Ekström')).toBeVisible();
  await failCalls(page, 'GET /groups');
  await page.reload();
  await expect(page.getByText('Cannot get groups').first()).toBeVisible();
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(entry(page, 'Jonas Ekström')).toBeVisible();
});

test('broken marks and messages on the device leave the room open, with no violation', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.demo.readMarks', '{"nextId":"x"}');
  await keepOnDevice(page, 'surge.demo.messages', '[]');
  await openChat(page, '?room=8');
  await expect(lineOf(page, 'Backup images of all fifteen')).toBeVisible();
  await expectNoViolation(page);
});
