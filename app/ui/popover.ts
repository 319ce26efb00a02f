import type { FocusEvent, KeyboardEvent, MouseEvent, ToggleEvent } from 'react';

/** Handlers for an element with `popover` that should close when the visitor moves on. */

/** A navigation in place would leave an open popover open. */
export function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) closePopover(event.currentTarget);
}

/** The focus must not go to what the popover covers. The popover's own button closes it anyway. */
export function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) closePopover(currentTarget);
}

/** For what is a popover below some width and a part of the page from there on: a turned tablet shows the latter. */
export function closeFrom(px: number): (event: ToggleEvent<HTMLElement>) => void {
  return ({ newState, currentTarget }) => {
    if (newState === 'open') matchMedia(`(width >= ${px}px)`).addEventListener('change', () => closePopover(currentTarget), { once: true });
  };
}

/** A menu starts at its first entry. */
export function focusFirst(event: ToggleEvent<HTMLElement>): void {
  if (event.newState === 'open') event.currentTarget.querySelector<HTMLElement>(ENTRIES)?.focus();
}

/** Arrow keys, Home and End move among the entries of a menu, around its ends. */
export function roveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES));
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? entries.indexOf(focused) : -1;
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined || entries.length === 0) return;
  event.preventDefault();
  entries.at(place % entries.length)?.focus();
}

const ENTRIES = 'a[href], button:not(:disabled)';

export function closePopover(element: HTMLElement): void {
  if (element.matches(':popover-open')) element.hidePopover();
}
