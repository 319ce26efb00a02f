import type { FocusEvent, MouseEvent } from 'react';

/** Handlers for an element with `popover` whose content should not stay open behind the visitor's back. */

/** A page that changes in place leaves an open popover standing. */
export function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) closePopover(event.currentTarget);
}

/** Focus never goes behind what covers the page. */
export function closeOnLeave(event: FocusEvent<HTMLElement>): void {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) closePopover(event.currentTarget);
}

function closePopover(element: HTMLElement): void {
  if (element.matches(':popover-open')) element.hidePopover();
}
