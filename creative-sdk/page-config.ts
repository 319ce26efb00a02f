import { type HostMessage, PROTOCOL, parseHostMessage } from '#protocol/frame.ts';

/** Every visitor of an exported file sees the same run. */
const SEED = 7;

/** The configuration that an exported file carries in its page, as the message a host would have sent. */
export function readPageConfig(): HostMessage | undefined {
  const given: unknown = JSON.parse(document.getElementById('config')?.textContent ?? '{}');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return parseHostMessage({ ...PROTOCOL, t: 'config', config: { seed: SEED, ...(typeof given === 'object' ? given : {}), reduced } });
}
