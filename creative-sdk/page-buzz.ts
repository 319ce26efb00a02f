import { buzzMs } from '#protocol/buzz.ts';
import type { CreativeMessage } from '#protocol/frame.ts';

/** In an exported file no page decides: what the kit lets through, after a gesture and not in the calm version, is felt where a browser vibrates. */
export function vibrate(message: CreativeMessage): void {
  if (message.t === 'buzz') navigator.vibrate?.(buzzMs[message.kind]);
}
