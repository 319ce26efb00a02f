import type { Page } from './page.ts';

interface CachedPage {
  readonly page: Page;
  /** The cache's counter of uses when this page was last requested. */
  used: number;
}

/** Rendered pages by key, limited in bytes; the least recently used one is removed first. */
export class PageCache {
  readonly #limit: number;
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<Page>>();
  #bytes = 0;
  #uses = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    // A number, not the order of the map: moving an entry at every request leaves garbage in V8's old space, 10 MiB in a few seconds.
    if (kept) kept.used = ++this.#uses;
    return kept?.page;
  }

  /** The page of this key. Renders it if needed, once for all requests meanwhile. Only successful pages are cached. */
  getOrRender(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    return this.find(key) ?? this.#rendering.get(key) ?? this.#render(key, render);
  }

  /** Must not await between the look-up and the entry in `#rendering`. */
  #render(key: string, render: () => Promise<Page>): Promise<Page> {
    const rendering = render()
      .then((page) => {
        if (page.isKept) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: Page): void {
    if (page.bytes > this.#limit) return;
    this.#pages.set(key, { page, used: ++this.#uses });
    this.#bytes += page.bytes;
    while (this.#bytes > this.#limit) this.#dropOldest();
  }

  #dropOldest(): void {
    const [key, { page }] = [...this.#pages].reduce((a, b) => (b[1].used < a[1].used ? b : a));
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}
