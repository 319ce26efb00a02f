import { useText } from '#app/i18n/use-text.ts';
import type { Facet } from '#catalogue/filter.ts';

/** How facets and their values are written: sizes in upper case, as on the cards. */
export function useFacetText() {
  const { t, tData } = useText();
  const names = { device: t('Device'), size: t('Size'), type: t('Type') } satisfies Record<Facet, string>;
  const labelOf = (facet: Facet, value: string) => {
    if (facet === 'device') return t(value === 'desktop' ? 'Desktop' : 'Mobile');
    return facet === 'size' ? tData(value).toUpperCase() : tData(value);
  };
  return { nameOf: (facet: Facet) => names[facet], labelOf };
}
