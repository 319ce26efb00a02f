import { useEffect, useEffectEvent } from 'react';

/** In development alone: the sources of this creative were saved and it was built anew (server/development.ts). */
export const useSavedCreative = import.meta.hot ? useSaved : () => {};

function useSaved(slug: string, onSaved: () => void): void {
  const onSave = useEffectEvent(onSaved);
  useEffect(() => {
    const hear = (saved: { readonly slug: string }) => {
      if (saved.slug === slug) onSave();
    };
    import.meta.hot?.on('creative-saved', hear);
    return () => import.meta.hot?.off('creative-saved', hear);
  }, [slug]);
}
