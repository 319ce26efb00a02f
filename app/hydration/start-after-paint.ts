/**
 * Runs inline at the end of pages that are nothing without script: they hydrate by themselves, but not before their first paint. What the server drew is
 * seen while the scripts are fetched and compiled: with the first look at the sample data, where this device would show the same (shell-boot.ts).
 */
import { afterFrame } from './after-frame.ts';
import { HYDRATION_REQUEST } from './hydration-request.ts';

if (!('firstLook' in document.documentElement.dataset)) for (const look of document.querySelectorAll('.first-look')) look.replaceChildren();

afterFrame(() => dispatchEvent(new Event(HYDRATION_REQUEST)));
