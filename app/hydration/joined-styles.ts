/**
 * A page asks for one stylesheet, not one per route: each file more is a connection and a round trip before the first paint. The build writes the
 * files side by side into one, whose name is its parts' names. It stays: a page that is opened later loads only what it has more (boot.ts).
 */
const FOLDER = '/assets/';
const EXTENSION = '.css';
export const JOINT = '+';
const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/** `/assets/a.css` and `/assets/b.css` are together in `/assets/a+b.css`. */
export function joinNames(urls: readonly string[]): string {
  return FOLDER + urls.map((url) => url.slice(FOLDER.length, -EXTENSION.length)).join(JOINT) + EXTENSION;
}

/** Replaces the stylesheets of the page's head, in their order, by the one that holds them all. */
export function joinStyles(html: string): string {
  const head = html.indexOf('<noscript>');
  const urls = Array.from(html.slice(0, head).matchAll(STYLESHEET), (match) => match[1] ?? '');
  if (urls.length < 2) return html;
  let isFirst = true;
  return (
    html.slice(0, head).replace(STYLESHEET, () => {
      const link = isFirst ? `<link rel="stylesheet" href="${joinNames(urls)}"/>` : '';
      isFirst = false;
      return link;
    }) + html.slice(head)
  );
}
