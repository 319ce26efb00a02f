import { createHash } from 'node:crypto';

export type HeaderSet = Readonly<Record<string, string>>;

/** Addresses of one kind share one policy: a page runs only its own inline scripts, a creative lives in a sandbox, a file does nothing. */
export interface SecurityHeaders {
  /** `html` is the finished page: its inline scripts and styles are allowed by hash. */
  forPage(html: string): HeaderSet;
  /** Anything under /creatives/; `html` is empty for media and for errors. Only our own pages frame it, but for what is made for video players. */
  forCreative(html: string, framers?: Framers): HeaderSet;
  /** Files, data and plain text. */
  readonly forFile: HeaderSet;
}

type Framers = "'self'" | '*';

interface SecurityOptions {
  /** Scheme and host under which creatives load their media: `'self'` matches nothing in their opaque origin in WebKit. */
  readonly publicOrigin: string;
  /** Whether the operator named that origin. If not, visitors may come by another name of this machine. */
  readonly isOriginCertain: boolean;
  /** Vite's client needs inline scripts, styles and a socket. */
  readonly isDevelopment?: boolean;
}

/** server/reports takes what browsers send there. Creatives have no say in it: whoever opens one by its address has an opaque origin. */
const REPORT_PATH = '/api/csp';
const YEAR_S = 31_536_000;
/** Full screen is left at its default: for our own pages, and for no frame in them. */
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
  // The Reporting API works over TLS alone, and where a policy names it browsers forget `report-uri`.
  const isReporting = isOriginCertain && publicOrigin.startsWith('https:');
  const own = {
    ...common,
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const creativeUrl = `${publicOrigin}/creatives/${isOriginCertain ? '' : " 'self'"}`;
  return {
    forPage: (html) =>
      isDevelopment
        ? own
        : {
            ...own,
            'content-security-policy': `${toPagePolicy(html)}${isReporting ? '; report-to csp' : ''}`,
            ...(isReporting ? { 'reporting-endpoints': `csp="${REPORT_PATH}"` } : {}),
          },
    // `connect-src` does not reach WebRTC; the allowlist does, where a browser knows it (Chromium 156). Other engines have nothing that would (SECURITY.md).
    forCreative: (html, framers = "'self'") => ({
      ...common,
      'permissions-policy': PERMISSIONS,
      'content-security-policy': toCreativePolicy(html, creativeUrl, framers),
      'connection-allowlist': '(response-origin);webrtc=block',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
    forFile: {
      ...own,
      // A picture opened as a page of its own may style itself, no more.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  };
}

function toPagePolicy(html: string): string {
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
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

/** A creative may run what it brought along, show what it was built from, and reach nobody. */
function toCreativePolicy(html: string, url: string, framers: Framers): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src${listHashes(html, 'script') || " 'none'"}`,
    `style-src${listHashes(html, 'style') || " 'none'"}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${url} data: blob:`,
    `media-src ${url} data: blob:`,
    'font-src data:',
    'worker-src blob:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}

/** Policy sources of a document's inline elements, each with a leading space. Our renderers escape what they print, so a pattern finds them all. */
function listHashes(html: string, element: 'script' | 'style'): string {
  // Files have no content, and structured data never runs.
  const contents = Array.from(html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g')), ([, attributes = '', content = '']) =>
    /\ssrc=|ld\+json/.test(attributes) ? '' : content,
  );
  const hashes = new Set(contents.filter(Boolean).map((content) => createHash('sha256').update(content).digest('base64')));
  return Array.from(hashes, (hash) => ` 'sha256-${hash}'`).join('');
}
