import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Host, hostContext } from './context.ts';

export { type PageAddress, toPageAddress } from './page-address.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The whole site as one function: what the server bundle hands to the server, which knows nothing else of the app. */
export function renderSite(request: Request, host: Host): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return handle(request, context);
}
