import { type HostMessage, PROTOCOL, parseHostMessage } from '#protocol/frame.ts';

/**
 * The configuration that an exported file carries in its page, as the message a host would have sent. Unless the page names a seed, each visitor has
 * a result of their own. Coupon codes are those of the page, or else those of its address: `?codes=A1,B2`.
 */
export function readPageConfig(): HostMessage | undefined {
  const given: unknown = JSON.parse(document.getElementById('config')?.textContent ?? '{}');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const codes = new URLSearchParams(location.search).get('codes')?.split(',');
  return parseHostMessage({ ...PROTOCOL, t: 'config', config: { seed, codes, ...(typeof given === 'object' ? given : {}), reduced } });
}
