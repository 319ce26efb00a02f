import { expect } from '@playwright/test';
import type { Config } from '#protocol/frame.ts';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { loadPlaythrough, play, toEndCard } from '#tools/play.ts';

test.use({ slug: 'spin-and-sip' });

test.setTimeout(120_000);

test('who plays again wins something else; another brand, and what is filmed, keep the result', async ({ browser }) => {
  const { keyboard } = await loadPlaythrough('spin-and-sip');
  const open = (config: Partial<Config>) => openHarness(browser, 'spin-and-sip', { width: 320, height: 480, config: { clock: 'host', ...config } });
  const lab = await open({});
  const win = async () => {
    // The clock began anew with the game.
    await lab.seek(0);
    await play(lab, toEndCard(keyboard));
    return lab.frame.locator('.ticket').innerText();
  };
  const first = await win();
  await lab.send({ t: 'brand', brand: { name: 'Another' } });
  expect(await win()).toBe(first);
  await lab.send({ t: 'replay' });
  expect(await win()).not.toBe(first);
  await lab.close();

  const film = await open({ mode: 'record' });
  const filmed: string[] = [];
  for (const _ of ['once', 'again']) {
    await film.seek(14);
    filmed.push(await film.frame.locator('.ticket').innerText());
    await film.send({ t: 'replay' });
  }
  // Nobody has played.
  expect(filmed[0]).toContain('You could win');
  expect(filmed[1]).toBe(filmed[0]);
  await film.close();
});

test('the ticket carries a code of the advertiser, however long it may be', async ({ browser }) => {
  const code = 'WWWWWWWWWWWWWWWWWWWWWWWW';
  const lab = await openHarness(browser, 'spin-and-sip', { width: 320, height: 480, config: { clock: 'host', codes: [code] } });
  await play(lab, toEndCard((await loadPlaythrough('spin-and-sip')).keyboard));
  const shown = lab.frame.getByText(code, { exact: true });
  const [text, ticket] = [await shown.boundingBox(), await lab.frame.locator('.ticket').boundingBox()];
  if (!text || !ticket) throw new Error('No ticket');
  expect(text.x).toBeGreaterThan(ticket.x);
  expect(text.x + text.width).toBeLessThan(ticket.x + ticket.width);
  expect(await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  await lab.close();
});
