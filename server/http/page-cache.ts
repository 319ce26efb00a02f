import type { Page } from './page.ts';

/** Rendered pages by key, bounded by bytes; the one asked for longest ago leaves first. */
export class PageCache {
  readonly #limit: number;
  readonly #pages = new Map<string, Page>();
  readonly #rendering = new Map<string, Promise<Page>>();
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // A map keeps the order of insertion: the front is the one unused longest.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** The page of this key; renders it if needed, once for all who ask meanwhile. Only pages that worked are kept. */
  getOrRender(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    return this.find(key) ?? this.#rendering.get(key) ?? this.#render(key, render);
  }

  /** Nothing may wait between the look and the entry in `#rendering`. */
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
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
