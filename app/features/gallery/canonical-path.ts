import { redirect } from 'react-router';

/** Addresses of lists are lower case without a trailing slash: any other spelling of one moves there for good. */
export function moveToCanonical(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(`${path}${search}`, 301);
}
