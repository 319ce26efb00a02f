import { expect, it } from 'vitest';
import { addInlineScripts, addShellScript, deferHydration, slim } from './defer.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/x.css"/></head>
<body><p>&lt;/body></p><script type="module">other()</script><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/a.js";
window.__reactRouterRouteModules = {};</script><!--$--></body></html>`;

const none = { isChosenByLink: false, startsAfterPaint: false };

it('defer makes the router script inert and keeps the names of its modules', () => {
  const html = deferHydration(page);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<script type="x-deferred" data-modules="/assets/a.js /assets/b.js">window');
  expect(html).toContain('<script type="module">other()</script>');
  expect(html).toContain('>window.__reactRouterContext = {};import "/assets/a.js";');
  expect(html).toContain('<link rel="stylesheet" href="/x.css"/>');
});

it('defer adds the script that starts the router after the first paint', () => {
  const html = addInlineScripts(deferHydration(page), { ...none, startsAfterPaint: true });
  expect(html).toMatch(/requestAnimationFrame\(.*surge:hydrate.*<\/script><\/body><\/html>$/s);
});

it('defer leaves a page without a router unchanged', () => {
  expect(deferHydration('<body>$& $1</body>')).toBe('<body>$& $1</body>');
});

it('defer adds the boot script last, and the script of remember-link only after a link that chose something', () => {
  expect(addInlineScripts(page, none)).toMatch(/<script>\(\(\)=>\{.*pointerover.*<\/script><\/body><\/html>$/s);
  expect(addInlineScripts(page, none)).not.toContain('I18N_LANGUAGE');
  expect(addInlineScripts(page, { ...none, isChosenByLink: true })).toContain('I18N_LANGUAGE');
});

it('defer adds the script of the dashboard to the head, where it waits for no stylesheet', () => {
  expect(addShellScript(page)).toMatch(/<script>\(\(\)=>\{.*authUser.*<\/script><link rel="stylesheet"/s);
  expect(addShellScript('<head></head><body></body>')).toContain('</script></head>');
});

it('defer puts what the router is passed into its script, and leaves no other', () => {
  const streamed = `<body><script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = {};</script><script type="module" async="">import "/assets/a.js";
window.__reactRouterRouteModules = {};</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[1);2]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body>`;
  const html = deferHydration(streamed);
  expect(html).toBe(
    `<body><script type="x-deferred" data-modules="">window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = {};window.__reactRouterContext.streamController.enqueue("[1);2]\\n");window.__reactRouterContext.streamController.close();import "/assets/a.js";
window.__reactRouterRouteModules = {};</script></body>`,
  );
});

it('slim leaves out attributes and end tags that nothing reads', () => {
  expect(slim('<a href="/x" data-discover="true"><svg><path d="M0 0"></path><use href="#a"></use><g></g></svg></a>')).toBe(
    '<a href="/x"><svg><path d="M0 0"/><use href="#a"/><g></g></svg></a>',
  );
});
