import type { CreativeMessage } from '#protocol/frame.ts';

/** Whether the ad says that it was paused, or goes on; undefined for all else that it says. */
export function toPause(message: CreativeMessage): boolean | undefined {
  const isPause = message.t === 'event' && (message.name === 'pause' || message.name === 'resume');
  return isPause ? message.name === 'pause' : undefined;
}
