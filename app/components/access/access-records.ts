import type { AccessRecord } from './access.ts';

const files: Readonly<Record<string, AccessRecord>> = import.meta.glob<AccessRecord>(
  ['/creatives/*/access.json', '/creatives/*/units/*/access.json'],
  { eager: true, import: 'default' },
);

export function findAccess(slug: string): AccessRecord | undefined {
  return files[`/creatives/${slug}/access.json`];
}
