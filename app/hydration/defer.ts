import boot from './boot.ts?script';
import rememberLink from './remember-link.ts?script';
import shellBoot from './shell-boot.ts?script';
import startAfterPaint from './start-after-paint.ts?script';

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
/** The router's own module script: the only one that names its route modules. */
const ROUTER_SCRIPT = /<script type="module"[^>]*>(?=(?:(?!<\/script>)[\s\S])*__reactRouterRouteModules)/;

/** The router's inline scripts that pass data to its own script. */
const PASSED = /(?:<!--\$-->)?<script>(window\.__reactRouterContext(?: = |\.streamController\.(?:enqueue|close)\().*?;)<\/script>(?:<!--\/\$-->)*/g;

/**
 * Makes the router's script inert and stops its modules from loading; boot.ts starts it on the visitor's first intent. What the router's other scripts pass
 * to it becomes its first lines: they would run before the first paint, and each would cost a hash in the Content-Security-Policy.
 */
export function deferHydration(html: string): string {
  const modules = Array.from(html.matchAll(PRELOAD), (match) => match[1]);
  const passed = Array.from(html.matchAll(PASSED), (match) => match[1]).join('');
  return html
    .replace(PRELOAD, '')
    .replace(PASSED, '')
    .replace(ROUTER_SCRIPT, () => `<script type="x-deferred" data-modules="${modules.join(' ')}">${passed}`);
}

/** Every route is in the first manifest, so no link waits to be discovered; what is drawn in SVG may close itself. */
const UNREAD = / data-discover="true"|><\/(?:path|rect|circle|use)(?=>)/g;

interface InlineScripts {
  /** `?lang=` or `?look=` named one of ours. */
  readonly isChosenByLink: boolean;
  readonly startsAfterPaint: boolean;
}

/** Last in the body: the page stands before the first line of script runs. */
export function addInlineScripts(html: string, { isChosenByLink, startsAfterPaint }: InlineScripts): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const own = [boot, ...(isChosenByLink ? [rememberLink] : []), ...(startsAfterPaint ? [startAfterPaint] : [])];
  return html.slice(0, end) + own.map((source) => `<script>${source}</script>`).join('') + html.slice(end);
}

/** Removes what nothing reads: the first flight of the page has no room left (docs/decisions/011). */
export function slim(html: string): string {
  return html.replace(UNREAD, (mark) => (mark.startsWith('>') ? '/' : ''));
}

/** In the head, before the stylesheet: there it waits for nothing, and the first paint waits for it. */
export function addShellScript(html: string): string {
  return html.replace(/<link rel="stylesheet"|<\/head>/, (next) => `<script>${shellBoot}</script>${next}`);
}
