import { exchangeCss, exchangeHtml, type FindName } from './exchange.ts';

/** Markup and styles that the document writes while it runs: the addresses of its files are exchanged in them too. Before the document runs. */
export function watchMarkup(find: FindName): void {
  const exchange = (given: unknown) => exchangeHtml(String(given), find);
  for (const name of ['write', 'writeln'] as const) replaceCall(Document.prototype, name, (parts) => [exchange(parts.join(''))]);
  replaceCall(Element.prototype, 'insertAdjacentHTML', ([where, html]) => [where, exchange(html)]);
  replaceCall(Range.prototype, 'createContextualFragment', ([html]) => [exchange(html)]);
  replaceCall(CSSStyleSheet.prototype, 'insertRule', ([rule, ...rest]) => [exchangeCss(String(rule), '', find), ...rest]);
  const css = (given: unknown) => (String(given).includes('url(') ? exchangeCss(String(given), '', find) : String(given));
  for (const name of ['innerHTML', 'outerHTML']) {
    replaceSetter(Element.prototype, name, (value, element) => (element instanceof HTMLStyleElement ? css(value) : exchange(value)));
  }
  replaceSetter(Node.prototype, 'textContent', (value, node) => (node instanceof HTMLStyleElement ? css(value) : value));
  watchStyles(css);
  // What came another way: a style is read when the page is drawn next, and this is heard before, but while the document is written.
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) if (node instanceof Element) exchangeStyle(node, find);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
}

function exchangeStyle(element: Element, find: FindName): void {
  const text = element instanceof HTMLStyleElement ? element.textContent : element.getAttribute('style');
  if (!text?.includes('url(')) return;
  const next = exchangeCss(text, '', find);
  if (next === text) return;
  if (element instanceof HTMLStyleElement) element.textContent = next;
  else element.setAttribute('style', next);
}

/** Properties of a style are no accessors in Chromium: a style is handed out in a proxy. */
function watchStyles(exchange: (value: string) => string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style');
  const getOwn = own?.get;
  if (!getOwn) return;
  const proxies = new WeakMap<object, object>();
  const handler: ProxyHandler<object> = {
    get(style, name) {
      const value: unknown = Reflect.get(style, name);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown =>
        Reflect.apply(
          value,
          style,
          given.map((one) => (typeof one === 'string' ? exchange(one) : one)),
        );
    },
    set: (style, name, value) => Reflect.set(style, name, typeof value === 'string' ? exchange(value) : value),
  };
  Object.defineProperty(HTMLElement.prototype, 'style', {
    ...own,
    get(this: HTMLElement) {
      const style: unknown = getOwn.call(this);
      if (typeof style !== 'object' || style === null) return style;
      const proxy = proxies.get(style) ?? new Proxy(style, handler);
      proxies.set(style, proxy);
      return proxy;
    },
  });
}

function replaceSetter(owner: object, name: string, exchange: (value: unknown, of: unknown) => unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const setOwn = own?.set;
  if (!setOwn) return;
  Object.defineProperty(owner, name, {
    ...own,
    set(this: unknown, value: unknown) {
      setOwn.call(this, exchange(value, this));
    },
  });
}

function replaceCall(owner: object, name: string, exchange: (given: readonly unknown[]) => readonly unknown[]): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') return;
  Reflect.set(owner, name, function (this: unknown, ...given: readonly unknown[]): unknown {
    return Reflect.apply(original, this, [...exchange(given)]);
  });
}
