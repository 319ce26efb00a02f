import type { CreativeWork, WithContext } from 'schema-dts';
import { type Demo, toSharePicture } from '#catalogue/demo.ts';
import { toPreviewPath } from '#catalogue/demos.ts';

/** The demo for search engines, in the words of schema.org: JSON-LD. */
export function toDemoData(demo: Demo, origin: string, translate: (text: string) => string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: demo.name,
    description: translate(demo.description),
    url: origin + toPreviewPath(demo),
    image: origin + toSharePicture(demo.thumbnail),
    inLanguage: 'en',
    genre: demo.format.map(translate),
    creator: { '@type': 'Organization', name: 'Surge', url: `${origin}/` },
    interactivityType: 'active',
    isAccessibleForFree: true,
    accessibilityControl: ['fullKeyboardControl', 'fullMouseControl'],
    accessibilityHazard: 'noFlashingHazard',
  } satisfies WithContext<CreativeWork>);
}

/** Where an editor finds how to embed the demo (oembed.com, 4). */
export function toOembedLinks(demo: Demo, origin: string): readonly { readonly type: string; readonly href: string }[] {
  return ['json', 'xml'].map((format) => ({
    type: `${format === 'json' ? 'application/json' : 'text/xml'}+oembed`,
    href: `${origin}/oembed?${new URLSearchParams({ url: origin + toPreviewPath(demo), format })}`,
  }));
}
