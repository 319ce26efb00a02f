/** Which calls are answered in the browser, by mock-api: all of them, all but those a real server answers (spec §7 Real calls), or none. */
export type InBrowser = 'all' | 'all but the real calls' | 'none';

/** The one value that decides between mock and network. */
const IN_BROWSER: InBrowser = 'all but the real calls';

const realCalls: readonly string[] = ['/wallet', '/crypto/orders', '/crypto-products'];

type Mock = ReturnType<typeof import('#mock-api/open.ts')['openMockApi']>;

let mock: Promise<Mock> | undefined;

/** The pretend backend, fetched at the first use: it is a chunk of its own, which pages without sample data never ask for. */
export function loadMock(): Promise<Mock> {
  // A chunk that did not arrive is asked for again the next time.
  mock ??= import('#mock-api/open.ts').then(
    ({ openMockApi }) =>
      openMockApi({
        onUnsaved: () => dispatchEvent(new Event(UNSAVED_EVENT)),
        onChange: () => dispatchEvent(new Event(DATA_CHANGE_EVENT)),
      }),
    (error: unknown) => {
      mock = undefined;
      throw error;
    },
  );
  return mock;
}

/** Fired on the window, once, when this device does not keep what was written: storage is full or blocked. */
export const UNSAVED_EVENT = 'surge-demo-data-unsaved';

/** Fired on the window after each change of the sample data in this tab. */
export const DATA_CHANGE_EVENT = 'surge-demo-data-change';

export async function askBackend(request: Request, inBrowser: InBrowser = IN_BROWSER): Promise<Response> {
  const isMocked = inBrowser === 'all' || (inBrowser === 'all but the real calls' && !realCalls.includes(new URL(request.url).pathname));
  if (!isMocked || new URL(request.url).origin !== location.origin) return fetch(request);
  const { answer } = await loadMock();
  return answer(request);
}

let seeded: { readonly day: string; readonly answer: (request: Request) => Promise<Response> } | undefined;

/** On the server: what a device is answered on which nothing was changed. Seeds count their dates from today. */
export async function askSeed(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { openSeed } = await import('#mock-api/open.ts');
  const day = new Date().toISOString().slice(0, 10);
  if (seeded?.day !== day) seeded = { day, answer: openSeed() };
  return seeded.answer(new Request(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init));
}
