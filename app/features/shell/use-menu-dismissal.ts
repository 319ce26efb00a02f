import { type KeyboardEvent, useEffect } from 'react';
import { roveFocus } from '#app/ui/popover.ts';

const OPEN_MENU = 'details[name="menu"][open]';

/** What a native `<details>` lacks to be a menu: a tap outside and Escape close it, arrow keys move in it. Returns the key handler for its parent. */
export function useMenuDismissal(): (event: KeyboardEvent<HTMLElement>) => void {
  // A tap anywhere on the page is outside of React's reach when it lands on the top layer or on a frame's edge.
  useEffect(() => {
    const close = ({ target }: Event) => {
      const menu = document.querySelector(OPEN_MENU);
      if (menu && target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
    };
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, close);
    return () => {
      for (const name of ['pointerdown', 'focusin']) document.removeEventListener(name, close);
    };
  }, []);
  return (event) => {
    const menu = event.currentTarget.querySelector(OPEN_MENU);
    if (!menu) return;
    if (event.key === 'Escape') {
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    } else {
      roveFocus(event);
    }
  };
}
