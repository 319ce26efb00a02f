import type { DeclaredEvent } from '#protocol/tracking.ts';
import { tracking as demo } from '../../tracking.ts';

/** There is no room for the times of a test drive. */
export const tracking: readonly DeclaredEvent[] = demo.filter(({ name }) => name !== 'time' && name !== 'test drive');
