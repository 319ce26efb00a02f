import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The result of a call (spec §4). Its third state is the pending promise. */
export type Loaded<T> =
  | { readonly status: 'success'; readonly data: T }
  /** The sentence as it came, untranslated. */
  | { readonly status: 'failure'; readonly message: string };

/** Never rejects: a failed call is something to show, not a broken page. */
export async function load<T>(call: Promise<T>): Promise<Loaded<T>> {
  try {
    return { status: 'success', data: await call };
  } catch (error) {
    return { status: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Loads again for another page and on request, but not when only the query changes: search, order and page of a table use the same data. */
export function revalidateUnlessQueryChanges({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;
}
