import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { findUnit, toUnitQuery, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { StaticFile, StaticFiles } from '../http/static-files.ts';
import type { Site } from '../site.ts';
import { stampSheet } from './stamp.ts';

interface SheetServices {
  readonly getSite: () => Site | Promise<Site>;
  readonly getFiles: () => StaticFiles;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
}

interface Stamped {
  readonly of: StaticFile;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/**
 * `/experience/:type/preview/:id/spec.pdf`, with `?unit=` of a further unit: the spec sheet as a file, in English, its links and its code leading to this site.
 * What the catalogue does not hold, or has no sheet, is 404.
 */
export function createSheetRoutes({ getSite, getFiles, publicOrigin, security }: SheetServices): Hono {
  const routes = new Hono();
  // As many as there are units: each is stamped once for every build of it.
  const kept = new Map<string, Stamped>();
  const stamp = async (slug: string, of: StaticFile, path: string): Promise<Stamped> => {
    const known = kept.get(slug);
    if (known?.of === of) return known;
    const body = new Uint8Array(stampSheet(of.body ?? (await readFile(of.path)), publicOrigin, path));
    const stamped = { of, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    kept.set(slug, stamped);
    return stamped;
  };
  routes.get('/experience/:type/preview/:id/spec.pdf', async (c) => {
    const { type, id } = c.req.param();
    const demo = (await getSite()).demos.find((one) => one.active && String(one.id) === id && one.format.some((name) => toFormatSlug(name) === type));
    const unit = demo && findUnit(demo, c.req.query(UNIT_PARAMETER));
    const file = unit && getFiles().get(`/creatives/${unit.slug}/spec.pdf`);
    if (!file) return c.text('No such spec sheet.', 404, { ...security.forFile, 'cache-control': 'no-cache' });
    const { body, etag } = await stamp(unit.slug, file, `/play/${unit.id}${toUnitQuery(unit)}`);
    const headers = { ...security.forFile, 'cache-control': 'no-cache', etag };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(body, 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-language': 'en',
      'content-disposition': `inline; filename="surge-${unit.slug.replace('/units/', '-')}-spec.pdf"`,
    });
  });
  return routes;
}
