import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Narrowing a list changes its query alone: no loader runs, so the list answers in the same frame. */
export function keepsList({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
