import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, languages } from '#protocol/languages.ts';
import { loadSearchOf } from './components/demo-search.ts';
import { i18nContext } from './context.ts';
import { Hydrated } from './hydration/hydrated.tsx';
import { createI18n, loadDictionary } from './i18n/create-i18n.ts';
import { TextProvider } from './i18n/text-provider.tsx';

const language = languages.find((one) => one.tag === document.documentElement.lang) ?? defaultLanguage;
// Of layouts/workspace.layout.tsx and tools.layout.tsx.
const hasWorkspace = document.querySelector('[data-more-texts]') !== null;
const i18n = createI18n(language, await loadDictionary(language, hasWorkspace), hasWorkspace);
// A list comes to life as the server drew it.
await loadSearchOf(location.href);

/** The router shows an error of a loader on its error page only; this reports it to the console and to listeners as well. */
function reportUnexpected(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
}

/** For every `clientLoader`. */
function createContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(i18nContext, i18n);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <TextProvider i18n={i18n}>
          {/* Pages are small: rendered in one task they show sooner than in slices between frames. */}
          <HydratedRouter useTransitions={false} onError={reportUnexpected} getContext={createContext} />
        </TextProvider>
      </Hydrated>
    </StrictMode>,
  );
});
