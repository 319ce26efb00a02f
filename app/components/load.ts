import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What became of a call (spec §4): the pending promise of it is its third state. */
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

/** Loads again for another page and when somebody asks; how a table is looked at changes nothing of what was loaded. */
export function revalidateUnlessQueryChanges({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;
}
