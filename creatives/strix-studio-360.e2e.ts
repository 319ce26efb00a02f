import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { project, toView } from './strix-studio-360/camera.ts';
import { toCamera, toFrame } from './strix-studio-360/framing.ts';
import { shots } from './strix-studio-360/views.ts';

test.use({ slug: 'strix-studio-360' });

test('the end card is the photograph with the whole car in it, one offer and one button, none of them on it', async ({ browser }) => {
  for (const size of [
    { width: 970, height: 250 },
    { width: 640, height: 360 },
    { width: 480, height: 400 },
    { width: 390, height: 844 },
    { width: 300, height: 250 },
  ]) {
    const lab = await openHarness(browser, 'strix-studio-360', { ...size, reducedMotion: true, config: { clock: 'host', tier: 'C', seed: 417 } });
    await lab.seek(1);
    await lab.frame.getByRole('button', { name: /Take the shot|Shoot/ }).click();
    await lab.seek(2);
    await expect(lab.frame.getByText('Signature · Talon rims · 1/125 s · No. 0417')).toBeVisible();
    await expect(lab.frame.getByRole('button', { name: 'Book a test drive' })).toBeVisible();
    const aspect = size.width / size.height;
    const yaw = ((aspect < 1 ? shots[0].upright : shots[0].turn) * Math.PI) / 180;
    const view = toView(toCamera(toFrame(size.width, size.height, 'end'), shots[0].elevation, yaw, aspect), aspect);
    const edge = await lab.frame.locator('.paper').evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const width = Number.parseFloat(getComputedStyle(one).borderBottomWidth);
      return { left, top, right, bottom: bottom - width };
    });
    for (const point of [
      [-1.5, 0, 0.95],
      [1.47, 0, 0.95],
      [0.45, 1.34, 0],
      [-2.3, 0.3, 0.6],
    ] as const) {
      const { x, y } = project(view, yaw, point);
      expect(x * size.width).toBeGreaterThan(edge.left);
      expect(x * size.width).toBeLessThan(edge.right);
      expect(y * size.height).toBeGreaterThan(edge.top);
      expect(y * size.height).toBeLessThan(edge.bottom);
    }
    // All that stands beside it, also while it asks for a time.
    if (size.width > 400 || aspect < 1) await lab.frame.getByRole('button', { name: 'Book a test drive' }).click();
    const covering = await lab.frame.evaluate(() => {
      const print = document.querySelector('.paper')?.getBoundingClientRect() ?? new DOMRect();
      return ['.is-end .name', '.is-end .headline', '.offer', '.booking', '.cta'].filter((what) => {
        const box = document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
        const [wide, high] = [
          Math.min(box.right, print.right) - Math.max(box.left, print.left),
          Math.min(box.bottom, print.bottom) - Math.max(box.top, print.top),
        ];
        return wide > 1 && high > 1;
      });
    });
    expect(covering).toEqual([]);
    expect(lab.errors).toEqual([]);
    await lab.close();
  }
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
  await expect(button('Sat 11:30')).toBeHidden();
  await button('Book a test drive').click();
  await expect(button('Book a test drive')).toBeHidden();
  expect(leads()).toEqual([]);
  await button('Sat 11:30').click();
  // A report arrives a moment after its press.
  await expect.poll(() => told('interaction').at(-1)).toEqual({ name: 'time', value: 'Sat 11:30' });
  await expect(lab.frame.getByText('Sat 11:30 is held for you').first()).toBeVisible();
  await expect(button('Confirm Sat 11:30')).toBeVisible();
  expect(leads()).toEqual([{ name: 'test drive', value: 'Sat 11:30' }]);
  expect(lab.messages.filter(({ t }) => t === 'exit')).toEqual([]);
  await button('Change time').click();
  await expect.poll(() => told('interaction').at(-1)).toEqual({ name: 'time', value: '' });
  await button('Sun 15:00').click();
  await expect(button('Confirm Sun 15:00')).toBeFocused();
  await expect.poll(() => leads().map(({ value }) => value)).toEqual(['Sat 11:30', 'Sun 15:00']);
  await button('Confirm Sun 15:00').click();
  await expect.poll(() => lab.messages.filter(({ t }) => t === 'exit').length).toBe(1);
  await button('Change time').click();
  await button('Shoot again').click();
  await lab.seek(9);
  await expect(button('Sun 15:00')).toBeHidden();
  await expect(button('Book a test drive')).toBeVisible();
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('rims and lamps are pressed in the panel, and a press on the car shows its next view', async ({ browser }) => {
  const lab = await openHarness(browser, 'strix-studio-360', { width: 970, height: 250, config: { clock: 'host', tier: 'C' } });
  await lab.seek(4);
  await lab.frame.getByRole('radio', { name: 'Plume' }).check();
  await lab.frame.getByRole('button', { name: 'Lamps' }).click();
  await lab.frame.locator('.grip').click();
  const listTold = () => lab.messages.flatMap((m) => (m.t === 'event' && m.name === 'interaction' ? [m.data] : []));
  // A report arrives a moment after its press.
  await expect.poll(listTold).toEqual([
    { name: 'rim', value: 'plume' },
    { name: 'lamps', value: 'off' },
    { name: 'view', value: 'profile' },
  ]);
  expect(lab.errors).toEqual([]);
  await lab.close();
});
