import type { GuestTask } from '#protocol/guest.ts';
import { exchangeCss, exchangeImports, type FindName, toFolder, toName } from './exchange.ts';

/** Files that name one another in a circle are exchanged no deeper. */
const DEEPEST = 16;

/** The files of a document. Each becomes an address once, with the addresses of the files that it names in it. */
export class GuestFiles {
  readonly #files: GuestTask['files'];
  readonly #addresses = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #own: string;
  readonly #read = new Set<string>();
  readonly #onRead: (name: string) => void;
  #depth = 0;

  /** `onRead`: a file is asked for, for the first time. */
  constructor(files: GuestTask['files'], onRead: (name: string) => void) {
    this.#files = files;
    this.#onRead = onRead;
    this.#own = location.href.replace(/[^/]*$/, '');
  }

  get isEmpty(): boolean {
    return Object.keys(this.#files).length === 0;
  }

  /** By the address that a document says: relative, or a whole one that it made of its own. */
  readonly find = (address: string): string | undefined => {
    const name = Object.hasOwn(this.#files, address)
      ? address
      : toName('', address.startsWith(this.#own) ? address.slice(this.#own.length) : address);
    return name === undefined ? undefined : this.findName(name, 'now');
  };

  readonly findName: FindName = (name, use) => {
    const file = Object.hasOwn(this.#files, name) ? this.#files[name] : undefined;
    if (!file) return undefined;
    if (use === 'now') this.note(name);
    const known = this.#addresses.get(name);
    if (known || this.#depth > DEEPEST) return known;
    this.#depth++;
    const address = URL.createObjectURL(new Blob([this.#exchange(name, file)], { type: file.type }));
    this.#depth--;
    this.#addresses.set(name, address);
    this.#names.set(address, name);
    return address;
  };

  /** That a file is read. */
  note(name: string): void {
    if (this.#read.has(name)) return;
    this.#read.add(name);
    this.#onRead(name);
  }

  /** Files that may be read, and are not yet: their names by their addresses. */
  listWaiting(): readonly (readonly [address: string, name: string])[] {
    return [...this.#names].filter(([, name]) => !this.#read.has(name));
  }

  isFont(name: string): boolean {
    return this.#files[name]?.type.startsWith('font/') === true;
  }

  #exchange(name: string, { type, bytes }: GuestTask['files'][string]): BlobPart {
    const exchange = type === 'text/css' ? exchangeCss : type === 'text/javascript' ? exchangeImports : undefined;
    return exchange ? exchange(new TextDecoder().decode(bytes), toFolder(name), this.findName) : bytes;
  }
}
