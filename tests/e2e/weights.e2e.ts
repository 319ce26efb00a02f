import { expect, test } from '@playwright/test';
import { listExcesses } from '#tools/measure.ts';
import { measurePage } from '#tools/page-weight.ts';

for (const path of ['/', '/experience/gamification', '/experience/horizon/preview/12']) {
  test(`${path} is within its weight`, async ({ browser, baseURL }) => {
    expect(listExcesses(await measurePage(browser, baseURL ?? '', path))).toEqual([]);
  });
}
