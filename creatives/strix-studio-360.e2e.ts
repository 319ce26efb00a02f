import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { toBrackets } from './strix-studio-360/brackets.ts';
import { project, toView } from './strix-studio-360/camera.ts';
import { toCamera, toFrame } from './strix-studio-360/framing.ts';
import { sheetView, toDestination } from './strix-studio-360/sheet.ts';
import type { Vec3 } from './strix-studio-360/solid.ts';
import { shots } from './strix-studio-360/views.ts';

test.use({ slug: 'strix-studio-360' });

test('a figure is as wide as its words and stands above the car', async ({ browser }) => {
  const size = { width: 970, height: 250 };
  const lab = await openHarness(browser, 'strix-studio-360', { ...size, reducedMotion: true, config: { clock: 'host', tier: 'C' } });
  await lab.seek(1);
  const aspect = size.width / size.height;
  const view = toView(toCamera(toFrame(aspect, 'open'), shots[0], 0, aspect), aspect);
  const roof = project(view, 0, [0, 1.34, 0]).y * size.height;
  for (const name of ['0–100 km/h', 'Range', 'Charge 10–80 %']) {
    await lab.frame.getByRole('button', { name }).press('Enter');
    const figure = lab.frame.locator('.is-open .figure');
    await expect(figure).toContainText(name);
    const box = await figure.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(one);
      const [from, to] = [words.getBoundingClientRect().left, words.getBoundingClientRect().right];
      return { left, right, top, bottom, air: Math.min(from - left, right - to) };
    });
    expect(box.air).toBeGreaterThan(4);
    expect(box.top).toBeGreaterThan(0);
    expect(box.bottom).toBeLessThan(roof);
  }
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('the end card shows the picture that was composed, its brackets around the car', async ({ browser }) => {
  const size = { width: 970, height: 250 };
  const lab = await openHarness(browser, 'strix-studio-360', { ...size, reducedMotion: true, config: { clock: 'host', tier: 'C' } });
  const isHere = () => lab.frame.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('turntable.webp')));
  await expect.poll(isHere).toBe(true);
  await lab.seek(1);
  const view = lab.frame.getByRole('button', { name: 'View' });
  for (const { name } of shots.slice(1)) {
    await view.click();
    await expect(view).toHaveAccessibleName(`View: ${name}`);
  }
  await lab.frame.getByRole('button', { name: 'Take the shot' }).click();
  await lab.seek(2);
  const [brow, aspect] = [shots[4], size.width / size.height];
  const yaw = (brow.turn * Math.PI) / 180;
  const box = toDestination(toCamera(toFrame(aspect, 'end'), brow, yaw, aspect), size);
  const place = (point: Vec3) => {
    const { x, y } = project(sheetView, yaw, point);
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  };
  const corners = await lab.frame.locator('.viewfinder').evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });
  const { left, top, right, bottom } = toBrackets(place, size);
  expect(corners).toEqual([left, top, right, bottom].map(Math.round));
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('the pictures of the turntable lie on the page without a seam', async ({ browser }) => {
  const lab = await openHarness(browser, 'strix-studio-360', { width: 390, height: 844, reducedMotion: true, config: { clock: 'host', tier: 'C' } });
  const isHere = () => lab.frame.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('turntable.webp')));
  await expect.poll(isHere).toBe(true);
  await lab.seek(1);
  const shot = (await lab.shoot()).toString('base64');
  // Above the bar of light and below the car: how much lighter or darker a row is than the one above.
  const steps = await lab.page.evaluate(async (text) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [80, 500].flatMap((top) => {
      const rows = Array.from({ length: 145 }, (_, y) => {
        const data = [...(context?.getImageData(2, top + y, 10, 1).data ?? [])];
        return data.reduce((sum, value) => sum + value, 0) / data.length;
      });
      return rows.slice(1).map((row, y) => Math.abs(row - (rows[y] ?? 0)));
    });
  }, shot);
  expect(Math.max(...steps)).toBeLessThan(1.5);
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('a test drive is held in two presses, which the page hears of as a lead, and can be changed', async ({ browser }) => {
  const lab = await openHarness(browser, 'strix-studio-360', { width: 970, height: 250, config: { clock: 'host', tier: 'C', seed: 417 } });
  const button = (name: string) => lab.frame.getByRole('button', { name, exact: true });
  const told = (name: string) => lab.messages.flatMap((m) => (m.t === 'event' && m.name === name ? [m.data] : []));
  const leads = () => told('lead');
  await lab.seek(4);
  await expect(button('Sat 11:30')).toBeHidden();
  await button('Take the shot').click();
  await lab.seek(7);
  await expect(lab.frame.getByText('Signature · Talon rims · 1/125 s · No. 0417')).toBeVisible();
  await button('Sat 11:30').click();
  expect(told('interaction').at(-1)).toEqual({ name: 'time', value: 'Sat 11:30' });
  expect(leads()).toEqual([]);
  await expect(button('Book a test drive')).toBeHidden();
  await button('Book Sat 11:30').click();
  await expect(lab.frame.getByText('Sat 11:30 is held for you').first()).toBeVisible();
  expect(leads()).toEqual([{ name: 'test drive', value: 'Sat 11:30' }]);
  await button('Sun 15:00').click();
  await button('Book Sun 15:00').click();
  expect(leads().map(({ value }) => value)).toEqual(['Sat 11:30', 'Sun 15:00']);
  await button('Shoot again').click();
  await lab.seek(9);
  await expect(button('Sun 15:00')).toBeHidden();
  await expect(button('Book a test drive')).toBeVisible();
  expect(lab.errors).toEqual([]);
  await lab.close();
});
