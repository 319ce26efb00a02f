/** The ad-format categories of spec §3, in display order. `icon` names a line glyph of app/ui/icon.tsx. */
export const formats = [
  { name: 'Gamification', icon: 'wheel' },
  { name: 'Interactive', icon: 'pointer' },
  { name: '3D Roll and 3D Xplore', icon: 'cube' },
  { name: 'Sticky and Scrolling', icon: 'scroll' },
  { name: 'Horizon', icon: 'horizon' },
  { name: '4D Card and Swiper', icon: 'cards' },
  { name: 'CTV', icon: 'tv' },
] as const;

export type Format = (typeof formats)[number];
export type FormatName = Format['name'];

/** Lower case, spaces to hyphens: the rule by which a format becomes a URL segment (spec §2 Showcase page). */
export function toFormatSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export function findFormat(slug: string): Format | undefined {
  return formats.find((format) => toFormatSlug(format.name) === slug);
}
