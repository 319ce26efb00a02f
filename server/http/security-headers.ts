import { createHash } from 'node:crypto';

export type HeaderSet = Readonly<Record<string, string>>;

/** One policy per kind of address: a page runs only its own scripts, a creative is sandboxed, a file runs nothing. */
export interface SecurityHeaders {
  /** `html`: the complete page; its inline scripts and styles are allowed by hash. `isEmbedded`: any page may frame it. */
  forPage(html: string, isEmbedded?: boolean): HeaderSet;
  /** For anything under /creatives/; `html` is empty for media and errors. */
  forCreative(html: string, use?: CreativeUse): HeaderSet;
  /** For the page in which a document of somebody else runs (guest/). `isOpen`: that document may load from the web by https. */
  forGuest(isOpen: boolean): HeaderSet;
  /** For the script of the worker, by which its own requests are judged. */
  readonly forWorker: HeaderSet;
  /** For files, data and plain text. */
  readonly forFile: HeaderSet;
}

/**
 * Only our own pages may frame an ad (`site`), but for what a video player fetches (`player`) and what a tag puts into somebody's page (`tag`): that one may
 * also report its events and open its landing page.
 */
export type CreativeUse = 'site' | 'player' | 'tag';

interface SecurityOptions {
  /** Scheme and host from which creatives load media: in WebKit `'self'` matches nothing in their opaque origin. */
  readonly publicOrigin: string;
  /** Whether the operator configured that origin. If not, visitors may use another name of this machine. */
  readonly isOriginCertain: boolean;
  /** Vite's client needs inline scripts, styles and a socket. */
  readonly isDevelopment?: boolean;
}

/** Where browsers send reports (server/reports). Not for creatives: opened by their address they have an opaque origin. */
const REPORT_PATH = '/api/csp';
const YEAR_S = 31_536_000;
/** Full screen keeps its default: allowed for our own pages, but not for frames in them. */
const PERMISSIONS = [
  'accelerometer=(self)',
  'gyroscope=(self)',
  'autoplay=*',
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'magnetometer=()',
  'display-capture=()',
].join(', ');

export function createSecurityHeaders({ publicOrigin, isOriginCertain, isDevelopment = false }: SecurityOptions): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isOriginCertain && publicOrigin.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
  // The Reporting API works only over TLS, and browsers ignore `report-uri` in a policy that names it.
  const isReporting = isOriginCertain && publicOrigin.startsWith('https:');
  const own = {
    ...common,
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const creativeUrl = `${publicOrigin}/creatives/${isOriginCertain ? '' : " 'self'"}`;
  return {
    forPage: (html, isEmbedded = false) =>
      isDevelopment
        ? own
        : {
            ...own,
            'content-security-policy': `${toPagePolicy(html, isEmbedded)}${isReporting ? '; report-to csp' : ''}`,
            ...(isReporting ? { 'reporting-endpoints': `csp="${REPORT_PATH}"` } : {}),
          },
    // `connect-src` does not cover WebRTC. The allowlist does, in browsers that know it (Chromium 156). Other engines have nothing for it
    // (SECURITY.md).
    forCreative: (html, use = 'site') => ({
      ...common,
      'permissions-policy': PERMISSIONS,
      'content-security-policy': toCreativePolicy(html, creativeUrl, use),
      // Of a tag the policy itself says where it may connect.
      ...(use === 'tag' ? {} : { 'connection-allowlist': '(response-origin);webrtc=block' }),
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
    forGuest: (isOpen) => ({
      ...common,
      'permissions-policy': PERMISSIONS,
      'content-security-policy': toGuestPolicy(publicOrigin, isOriginCertain, isOpen),
      ...(isOpen ? {} : { 'connection-allowlist': '(response-origin);webrtc=block' }),
      'cross-origin-resource-policy': 'cross-origin',
    }),
    forWorker: { ...own, 'content-security-policy': "default-src 'none'; connect-src 'self'", 'service-worker-allowed': '/' },
    forFile: {
      ...own,
      // An SVG opened as a page may have its own styles, nothing else.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  };
}

function toPagePolicy(html: string, isEmbedded: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${listHashes(html, 'script')}`,
    `style-src 'self'${listHashes(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
    "manifest-src 'self'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

/** A creative may run its own inline code and show its own media; it may connect to nobody, but where a tag has it report its events. */
function toCreativePolicy(html: string, url: string, use: CreativeUse): string {
  const isTag = use === 'tag';
  return [
    isTag ? 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox' : 'sandbox allow-scripts',
    "default-src 'none'",
    `script-src${listHashes(html, 'script') || " 'none'"}`,
    `style-src${listHashes(html, 'style') || " 'none'"}`,
    "style-src-attr 'unsafe-inline'",
    isTag ? 'img-src https: http: data: blob:' : `img-src ${url} data: blob:`,
    `media-src ${url} data: blob:`,
    'font-src data:',
    'worker-src blob:',
    isTag ? 'connect-src https: http:' : "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${use === 'site' ? "'self'" : '*'}`,
  ].join('; ');
}

/**
 * A guest runs whatever it brings, in an opaque origin and without network, but for the script of our tags. Guests stand in guests, whose origin no policy
 * can name, so any page may frame one: without the page that gives it a document it is empty.
 */
function toGuestPolicy(publicOrigin: string, isOriginCertain: boolean, isOpen: boolean): string {
  const own = (path: string) => `${publicOrigin}${path}${isOriginCertain ? '' : " 'self'"}`;
  const web = isOpen ? 'https: ' : '';
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'unsafe-inline' 'unsafe-eval' ${web}${own('/creatives/')} data: blob:`,
    `style-src 'unsafe-inline' ${web}data: blob:`,
    ...['img', 'media', 'font', 'connect'].map((kind) => `${kind}-src ${web}data: blob:`),
    'worker-src blob:',
    `frame-src ${own('/guest/')}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Policy sources of a document's inline elements, each with a leading space. The renderers escape their output, so a pattern finds all. */
function listHashes(html: string, element: 'script' | 'style'): string {
  // Scripts with a source have no content, and structured data is never run.
  const contents = Array.from(html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g')), ([, attributes = '', content = '']) =>
    /\ssrc=|ld\+json/.test(attributes) ? '' : content,
  );
  const hashes = new Set(contents.filter(Boolean).map((content) => createHash('sha256').update(content).digest('base64')));
  return Array.from(hashes, (hash) => ` 'sha256-${hash}'`).join('');
}
