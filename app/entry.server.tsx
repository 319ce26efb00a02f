import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { findLanguage, LANGUAGE_PARAMETER } from '#protocol/languages.ts';
import { FirstLookContext } from './components/first-look.ts';
import { findPreset, PRESET_PARAMETER } from './components/settings/settings.ts';
import { hostContext } from './context.ts';
import { addInlineScripts, addShellScript, deferHydration, slim } from './hydration/defer.ts';
import { joinStyles } from './hydration/joined-styles.ts';
import { hasShell, hydratesAtOnce } from './hydration/policy.ts';
import { createI18n, loadDictionary } from './i18n/create-i18n.ts';
import { TextProvider } from './i18n/text-provider.tsx';
import { toLanguage } from './i18n/to-language.ts';

interface Failure {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** A throw of a loader or of a page's render; the visitor gets the error page. */
export function handleError(error: unknown, { request, context }: Failure): void {
  // A refusal, such as a method that a page does not accept, is no failure.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(hostContext).logError(error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const url = new URL(request.url);
  const language = toLanguage(url, request.headers.get('cookie'), request.headers.get('accept-language'));
  const i18n = createI18n(language, await loadDictionary(language, true), true);
  let failed = false;
  const stream = await renderToReadableStream(
    <TextProvider i18n={i18n}>
      <FirstLookContext value={() => loadFirstLook(context, request, loadContext)}>
        <ServerRouter context={context} url={request.url} />
      </FirstLookContext>
    </TextProvider>,
    {
      onError(error) {
        failed = true;
        loadContext.get(hostContext).logError(error);
      },
    },
  );
  // Whole pages only: they are cached, compressed and hashed for the Content-Security-Policy.
  await stream.allReady;
  const rendered = await new Response(stream).text();
  const html = hasShell(context) ? addShellScript(rendered) : rendered;
  headers.set('content-type', 'text/html; charset=utf-8');
  // In development the page hydrates at once: Vite's own scripts come first.
  const isBuilt = !import.meta.env.DEV;
  const startsAfterPaint = isBuilt && hydratesAtOnce(context);
  const query = url.searchParams;
  const isChosenByLink = Boolean(findLanguage(query.get(LANGUAGE_PARAMETER)) ?? findPreset(query.get(PRESET_PARAMETER)));
  const whole = isBuilt ? slim(joinStyles(deferHydration(html))) : html;
  return new Response(addInlineScripts(whole, { isChosenByLink, startsAfterPaint }), {
    status: failed ? 500 : status,
    headers,
  });
}

/** What the page itself would load in a browser. */
function loadFirstLook({ staticHandlerContext, routeModules }: EntryContext, request: Request, context: Readonly<RouterContextProvider>) {
  const page = staticHandlerContext.matches.at(-1);
  const serverLoader = () => Promise.reject(new Error('Pages on sample data have no loader on the server.'));
  return (
    page &&
    routeModules[page.route.id]?.clientLoader?.({
      request,
      params: page.params,
      context,
      url: new URL(request.url),
      pattern: page.route.path ?? '',
      serverLoader,
    })
  );
}
