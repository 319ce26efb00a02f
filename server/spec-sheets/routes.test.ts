import { expect, it } from 'vitest';
import type { DemoRecord } from '#catalogue/demo.ts';
import { toDemo } from '#catalogue/demos.ts';
import { createTestApp, site } from '#server/app-fixture.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';

const origin = 'https://ads.agency.test';

const record: DemoRecord = {
  id: 1,
  name: 'Spin and Sip',
  brand: 'Fizz',
  format: ['Gamification'],
  type: 'Spinner',
  size: '320x480',
  device: ['mobile'],
  description: 'Four pads, sixteen beats: build a track and find your sound.',
  trades: [],
  goals: [],
  needs: [],
  leadDays: 1,
  active: true,
};

async function createSheetApp() {
  const files = await loadStaticFiles(
    'creatives/spin-and-sip',
    '/creatives/spin-and-sip/',
    createSecurityHeaders({ publicOrigin: origin, isOriginCertain: true }),
  );
  const demos = [toDemo('spin-and-sip', record, { '../creatives/spin-and-sip/units/scratch/unit.ts': { size: '300x250', device: ['mobile'] } })];
  const { app } = await createTestApp({ publicOrigin: origin, getFiles: () => files, getSite: () => ({ ...site, demos }) });
  return app;
}

it('hands out the spec sheet of a demo and of a unit, with links to this site', async () => {
  const app = await createSheetApp();
  const response = await app.request(`${origin}/experience/gamification/preview/1/spec.pdf`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'en',
    'content-disposition': 'inline; filename="surge-spin-and-sip-spec.pdf"',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toContain(`(${origin}/play/1)`);
  const unit = await app.request(`${origin}/experience/gamification/preview/1/spec.pdf?unit=scratch`);
  expect(unit.headers.get('content-disposition')).toBe('inline; filename="surge-spin-and-sip-scratch-spec.pdf"');
  expect(await unit.text()).toContain(`(${origin}/play/1?unit=scratch)`);
});

it('does not send again what a visitor has', async () => {
  const app = await createSheetApp();
  const etag = (await app.request(`${origin}/experience/gamification/preview/1/spec.pdf`)).headers.get('etag') ?? '';
  const response = await app.request(`${origin}/experience/gamification/preview/1/spec.pdf`, { headers: { 'if-none-match': etag } });
  expect([response.status, await response.text()]).toEqual([304, '']);
});

it.each(['/experience/horizon/preview/1', '/experience/gamification/preview/2', '/experience/gamification/preview/__proto__'])(
  'has no sheet at %s',
  async (path) => {
    const response = await (await createSheetApp()).request(`${origin}${path}/spec.pdf`);
    expect([response.status, await response.text()]).toEqual([404, 'No such spec sheet.']);
  },
);
