import { renderToReadableStream } from 'react-dom/server.edge';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { hydratesAtOnce } from './hydration/policy.ts';
import { createI18n, loadDictionary } from './i18n/create-i18n.ts';
import { toLanguage } from './i18n/languages.ts';

/** Tells the server whether the page's script may wait for the visitor (architecture: hydration waits for intent). Never sent on. */
export const HYDRATION_HEADER = 'x-hydration';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const language = toLanguage(new URL(request.url), request.headers.get('cookie'));
  const i18n = createI18n(language, await loadDictionary(language));
  let failed = false;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
    {
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  // Whole pages only: they are cached, compressed and hashed for the Content-Security-Policy.
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(HYDRATION_HEADER, hydratesAtOnce(context) ? 'at-once' : 'on-intent');
  return new Response(stream, { status: failed ? 500 : status, headers });
}
