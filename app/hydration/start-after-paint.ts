/**
 * Runs inline at the end of pages that are nothing without script: they hydrate by themselves, but not before their first paint. What the server drew is
 * seen while the scripts, which load meanwhile, are compiled.
 */
import { HYDRATION_REQUEST } from './hydration-request.ts';

requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event(HYDRATION_REQUEST))));
