import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an <img> that stays in the document while its picture changes: browsers show the old picture until the new one has come; this one shows none.
 * Spread the result on it.
 */
export function useBlankUntilLoaded(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const shown = useRef(src);
  useLayoutEffect(() => {
    const image = ref.current;
    if (shown.current === src || !image) return;
    shown.current = src;
    image.style.visibility = image.complete ? '' : 'hidden';
  }, [src]);
  return { ref, src, onLoad };
}

function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = '';
}
