/** Reads a VAST answer with the client that many video players use, and counts with it. Nothing is fetched and nothing is sent. */
import { VASTParser, VASTTracker } from '@dailymotion/vast-client';

export interface FilmAnswer {
  readonly version: string;
  readonly tracker: VASTTracker;
  /** Path of the first film that this browser plays, on our own origin: its page loads from there alone. */
  readonly film: string | undefined;
  /** Seconds. */
  readonly duration: number;
  readonly adParameters: string;
  readonly clickThrough: string;
}

/** What an address is filled in with: names of macros, without their brackets. */
type Macros = Readonly<Record<string, unknown>>;
type Send = (url: string) => void;

/** Throws what the client has against it. `send`: takes the place of every request. */
export async function readVast(xml: string, canPlay: (type: string) => boolean, send: Send): Promise<FilmAnswer> {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const broken = document.getElementsByTagName('parsererror').item(0);
  if (broken) throw new SyntaxError(broken.textContent ?? '');
  const parser = new SilentParser(send);
  let problem: unknown;
  parser.on('VAST-error', (error: unknown) => {
    problem = error;
  });
  const { ads, version } = await parser.parseVAST(document, {});
  const [ad] = ads;
  const creative = ad?.creatives.find(({ type }: { type: string }) => type === 'linear');
  if (!creative) throw new TypeError(JSON.stringify(problem) ?? 'No film');
  const files: readonly { readonly fileURL: string; readonly mimeType: string; readonly codec: string }[] = creative.mediaFiles;
  const file = files.find(({ mimeType, codec }) => canPlay(`${mimeType}; codecs="${codec}"`));
  return {
    version: String(version),
    tracker: new SilentTracker(ad, creative, send),
    film: file && new URL(file.fileURL).pathname,
    duration: creative.duration,
    adParameters: String(creative.adParameters?.value ?? creative.adParameters ?? ''),
    clickThrough: String(creative.videoClickThroughURLTemplate?.url ?? ''),
  };
}

class SilentParser extends VASTParser {
  readonly #send: Send;

  constructor(send: Send) {
    super();
    this.#send = send;
  }

  override trackVastError(templates: readonly unknown[], error: Macros): void {
    this.emit('VAST-error', error);
    sendAll(this.#send, templates, error);
  }
}

class SilentTracker extends VASTTracker {
  readonly #send: Send;

  constructor(ad: VASTTracker['ad'], creative: VASTTracker['creative'], send: Send) {
    // Without a client; muted from the start, as browsers want of a film in a page.
    super(null, ad, creative, null, true);
    this.#send = send;
  }

  override trackURLs(templates: readonly unknown[], macros: Macros = {}): void {
    sendAll(this.#send, templates, macros);
  }
}

function sendAll(send: Send, templates: readonly unknown[], macros: Macros): void {
  for (const template of templates) {
    const url = typeof template === 'object' && template !== null && 'url' in template ? template.url : template;
    if (typeof url === 'string') send(fillMacros(url, macros));
  }
}

/** Macros of VAST 4.2 that this player knows; others stay as they are. */
export function fillMacros(url: string, macros: Macros = {}): string {
  const known: Macros = { CACHEBUSTING: String(Math.floor(Math.random() * 9e7) + 1e7), TIMESTAMP: new Date().toISOString(), ...macros };
  return url.replace(/\[([A-Z]+)\]/g, (macro, name) => (name in known ? encodeURIComponent(String(known[name])) : macro));
}
