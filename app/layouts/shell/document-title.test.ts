import { expect, it } from 'vitest';
import { toDocumentTitle } from './document-title.ts';

it.each([
  ['/formats', 'Formats | Surge - Dashboard'],
  ['/experience/ctv', 'Experience/ctv | Surge - Dashboard'],
  ['/crypto-wallet/', 'Crypto-wallet | Surge - Dashboard'],
])('%s is titled %s', (path, title) => {
  expect(toDocumentTitle(path)).toBe(title);
});
