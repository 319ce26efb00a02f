import { isRecord } from '#protocol/is-record.ts';
import { toLoggedPath } from '../http/log.ts';

/** The parts of a report that are logged. */
export interface CspReport {
  readonly directive: string;
  /** The origin of what was blocked, or the browser's word for it: inline, eval, data … */
  readonly blocked: string;
  /** The path of the page. */
  readonly path: string;
}

const MAX_REPORTS = 5;
const DIRECTIVE = /^[a-z-]{1,40}$/;
const WORD = /^[a-z-]{1,30}$/;

/** Reads both formats that browsers send, `{ "csp-report": … }` and `[{ "type": "csp-violation", "body": … }]`, and ignores anything else. */
export function parseReports(text: string): CspReport[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  const items: unknown[] = Array.isArray(given) ? given : [given];
  return items.slice(0, MAX_REPORTS).flatMap((item) => {
    if (!isRecord(item)) return [];
    const body = item['csp-report'] ?? (item.type === 'csp-violation' ? item.body : undefined);
    return (isRecord(body) && toReport(body)) || [];
  });
}

function toReport(body: Readonly<Record<string, unknown>>): CspReport | undefined {
  const directive = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'];
  const page = toUrl(body.documentURL ?? body['document-uri']);
  if (typeof directive !== 'string' || !DIRECTIVE.test(directive) || !page) return undefined;
  return { directive, blocked: toBlocked(body.blockedURL ?? body['blocked-uri']), path: toLoggedPath(page.pathname).slice(0, 200) };
}

function toBlocked(given: unknown): string {
  const url = toUrl(given);
  if (url) return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`;
  return typeof given === 'string' && WORD.test(given) ? given : 'unknown';
}

function toUrl(given: unknown): URL | undefined {
  return typeof given === 'string' ? (URL.parse(given) ?? undefined) : undefined;
}
