import { isWebAddress } from '#protocol/address.ts';
import { type HostMessage, PROTOCOL, parseHostMessage } from '#protocol/frame.ts';
import { isRecord } from '#protocol/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an exported file carries in its page (app/components/take-away/pack.ts). */
export function readPageFields(): Fields {
  return parseFields(document.getElementById('config')?.textContent);
}

/** Where the call to action leads, if the file says so. */
export function readPageLanding({ landing }: Fields = readPageFields()): string | undefined {
  return isWebAddress(landing) ? landing : undefined;
}

/** Nothing for what is no JSON object. */
export function parseFields(text: unknown): Fields {
  try {
    const given: unknown = JSON.parse(String(text));
    return isRecord(given) ? given : {};
  } catch {
    return {};
  }
}

/**
 * The configuration that an exported file carries, as the message a host would have sent. Unless the page names a seed, each visitor has a result of
 * their own. Coupon codes are those of the page, or else those of its address: `?codes=A1,B2`.
 */
export function readPageConfig(fields = readPageFields()): HostMessage | undefined {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const codes = new URLSearchParams(location.search).get('codes')?.split(',');
  return parseHostMessage({ ...PROTOCOL, t: 'config', config: { seed, codes, ...fields, reduced } });
}
