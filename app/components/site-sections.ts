import type { Label } from '#app/i18n/dictionaries/en.ts';

/** The landing page's sections in page and menu order (spec §2 Landing page): anchor and name. */
export const siteSections = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'features', label: 'Key Channels' },
  { id: 'model', label: 'Performance Model' },
  { id: 'showcase', label: 'Showcase' },
  { id: 'publisher', label: 'Publisher Network' },
  { id: 'success-stories', label: 'Success Stories' },
] as const satisfies readonly { id: string; label: Label }[];

export type SectionId = (typeof siteSections)[number]['id'];
