import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { brand as ours } from './copy.ts';

/** The brand's mark, a road that parts below a moon; nothing for another brand. */
export function createMark(brand: Brand): readonly HTMLElement[] {
  if (!hasOwnMark(brand, ours.name)) return [];
  const box = document.createElement('i');
  box.className = 'mark';
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML =
    '<svg viewBox="0 0 28 24"><path d="M2 5l6.5 17L14 9l5.5 13L26 5" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><circle cx="14" cy="3" r="2.6" fill="currentColor"/></svg>';
  return [box];
}
