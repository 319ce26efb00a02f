/** None of our addresses is longer. */
const MAX_LENGTH = 300;
/** Pages about signing in and out: returning to one makes no sense, or would sign out again. */
const OWN_PAGES = /^\/(?:login|logout|register|forgot-password|auth-[a-z-]+|page-confirm-mail)\/?$/;

/**
 * Where to go after signing in or unlocking: the path of this site that `next` names, normalised, or undefined. Whatever could lead to
 * another site is ignored, in plain, escaped or twice escaped spelling: `//evil`, `/\evil`, `https:…`, `/.//evil`, `/%2Fevil`.
 */
export function toNextPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > MAX_LENGTH || !isOwnPath(next)) return undefined;
  const { pathname, search, hash } = new URL(next, 'http://surge.example');
  return isOwnPath(pathname) && !OWN_PAGES.test(pathname) ? pathname + search + hash : undefined;
}

/** The part of an address before its query, however often it was escaped, starts with a slash and nowhere holds two, or what a browser reads as one. */
function isOwnPath(address: string): boolean {
  let path = address.split(/[?#]/, 1)[0] ?? '';
  for (let depth = 0; depth < 4; depth++) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
    if (!path.startsWith('/') || /\/\/|[\\\u0000-\u001f\u007f]/.test(path)) return false;
    const plain = decode(path);
    if (plain === path) return true;
    if (plain === undefined) return false;
    path = plain;
  }
  return false;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
