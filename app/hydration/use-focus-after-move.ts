import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A move inside the site may take the focused link away; a browser would then begin at the top again. Back leads to the link that had led away,
 * any other move to the new page's main part. Pages that place the focus themselves (dialogs, forms) come first and are left alone.
 */
export function useFocusAfterMove(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  // Only after the new page stands in the document, and after its own effects.
  useEffect(() => {
    const left = last.current;
    last.current = pathname;
    if (left === pathname || hash || document.activeElement !== document.body) return;
    const link = isBack && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`);
    (link || document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);
}
