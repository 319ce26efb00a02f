import { Component, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { findLinkTo, focusReturnedCard } from '#app/components/returned-card.ts';

/** What stays while the page in it changes, and loses the focus. The dashboard's bars keep it, so that their menu can be used on. */
const LETS_GO = 'main, footer *, .site-header *';

/**
 * A move inside the site may take the focused link away; a browser would then begin at the top again. Back leads to the link that was followed,
 * any other move to the new page's main part, or to the heading of the dialog that it is. Pages that place the focus themselves (dialogs, forms) come first and are left alone.
 * Stands behind the pages: its effects come after theirs.
 */
export function FocusAfterMove() {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  // Pages of the dashboard did it before (shell-boot.ts); others hydrate when they are scrolled to where the visitor left them.
  useEffect(focusReturnedCard, []);
  // Only after the new page stands in the document, and after its own effects.
  useEffect(() => {
    const left = last.current;
    last.current = pathname;
    if (left === pathname) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches(LETS_GO)) focused.blur();
    if (hash || document.activeElement !== document.body) return;
    const link = isBack && findLinkTo(left);
    (link || document.querySelector<HTMLElement>('dialog[open] [data-first-focus], main'))?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);
  return <LetGo pathname={pathname} />;
}

interface LetGoProps {
  readonly pathname: string;
}

/**
 * Takes the focus off the page that is about to go, while its layout still stands: a focused element that is removed makes the browser lay out the whole
 * old page once more, which takes half of the time of a move. A class, because no hook comes before React's changes of the document.
 */
class LetGo extends Component<LetGoProps> {
  override getSnapshotBeforeUpdate({ pathname }: LetGoProps): null {
    const focused = document.activeElement;
    if (pathname !== this.props.pathname && focused instanceof HTMLElement && focused.closest('main, dialog')) focused.blur();
    return null;
  }

  /** React asks for it beside the above. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
