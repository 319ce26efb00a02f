/** Our oEmbed answers, found and read by a client that we did not write (docs/decisions/080). */
import { existsSync } from 'node:fs';
import { extract } from '@extractus/oembed-extractor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeDemos, toPreviewPath } from '#catalogue/demos.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';

describe.skipIf(!existsSync('build/server/main.js'))('@extractus/oembed-extractor', () => {
  let server: ProductionServer;
  beforeAll(async () => {
    server = await startProduction();
  });
  afterAll(() => server.stop());

  it.each(activeDemos)('finds how to embed $name by the address of its preview alone', async (demo) => {
    const found = await extract(server.origin + toPreviewPath(demo));
    expect(found).toMatchObject({ method: 'auto-discovery', version: '1.0', type: 'rich', title: demo.name, provider_name: 'Surge' });
    const [, source = ''] = /^<iframe src="([^"]+)"/.exec(String(found.html)) ?? [];
    expect(source).toBe(`${server.origin}/embed/${demo.id}`);
    expect(found.width).toBeGreaterThan(0);
    // What the answer names is there, and may be shown by the site that asked.
    const [page, thumbnail] = await Promise.all([fetch(source), fetch(found.thumbnail_url ?? '')]);
    expect([page.status, thumbnail.status]).toEqual([200, 200]);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(thumbnail.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('hands its room on, and gets an ad that fits', async () => {
    const found = await extract(`${server.origin}/experience/horizon/preview/12`, { maxwidth: 485 });
    expect(found).toMatchObject({ width: 485, height: 153 });
  });

  it('finds nothing on a page without a demo', async () => {
    await expect(extract(`${server.origin}/pages-pricing`)).rejects.toThrow('No oEmbed link found');
  });
});
