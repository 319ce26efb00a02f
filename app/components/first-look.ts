import { createContext, useContext } from 'react';

/**
 * On the server: what the page's `clientLoader` gives on a device that changed nothing (`askSeed` of app/api/backend.ts). In the browser there is none.
 * The page is painted with it; the device's own data take its place once the page is hydrated (docs/decisions/051).
 */
// biome-ignore lint/suspicious/noExplicitAny: what it gives is known to the page that asks alone
export const FirstLookContext = createContext<(() => any) | undefined>(undefined);

/** For a `HydrateFallback`: the data that the server draws the page with. What they hold shows in each `LoadedPart`. */
export function useFirstLook<Loader extends (...args: never[]) => object>(): Partial<ReturnType<Loader>> {
  return useContext(FirstLookContext)?.() ?? {};
}
