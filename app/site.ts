import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { activeDemos } from '#catalogue/demos.ts';
import type { Host } from '#protocol/host.ts';
import { listKinds } from './components/take-away/take-away.ts';
import { answerVideo as answer, type VideoAnswer } from './components/take-away/vast-url.ts';
import { hostContext } from './context.ts';
import { type PageAddress, type Preferences, toPageAddress as toAddress } from './page-address.ts';
import { isInShell } from './shell-pages.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The whole site as one function: what the server bundle hands to the server, which knows nothing else of the app. */
export function renderSite(request: Request, host: Host): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return handle(request, context);
}

/** See vast-url.ts. Undefined for an id that no film has. */
export function answerVideo(kind: VideoAnswer, id: string, origin: string, query: URLSearchParams): ReturnType<typeof answer> | undefined {
  const demo = activeDemos.find((one) => String(one.id) === id);
  return demo?.isIframe && listKinds(demo).includes('vast') ? answer(kind, demo, origin, query) : undefined;
}

/** What the catalogue holds: the list is gathered from folders when the site is built, so the server has it from here. */
export { demos } from '#catalogue/demos.ts';
/** See packed-brand.ts. */
export { packShown } from './components/brand/packed-brand.ts';
/** See formats-document.ts. */
export { toFormatsDocument } from './features/discovery/formats-document.ts';
/** See oembed.ts. */
export { answerOembed } from './features/discovery/oembed.ts';
/** See meeting-pages.ts. */
export { listMeetingPages } from './features/meeting/meeting-pages.ts';

/** See page-address.ts. */
export function toPageAddress(url: URL, preferences: Preferences): PageAddress {
  return toAddress(url, preferences, isInShell(build.routes, url.pathname));
}
