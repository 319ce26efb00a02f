/**
 * Runs inline at the end of pages that are nothing without script: they hydrate by themselves, but not before their first paint. What the server drew is
 * seen while the scripts are fetched and compiled: with the first look at the sample data, where this device would show the same (docs/decisions/051).
 */
import { HYDRATION_REQUEST } from './hydration-request.ts';

const root = document.documentElement;
/** Keys of what a visitor changed: records, calls that are made to fail, columns (docs/architecture.md, State). */
const OWN = /^surge\.(?:demo|columns)/;
// Who is signed in has storage that can be read. A query may ask for another order, page or period.
if ('signedIn' in root.dataset && !location.search && !Object.keys(localStorage).some((key) => OWN.test(key))) root.dataset.firstLook = '';
else for (const look of document.querySelectorAll('.first-look')) look.replaceChildren();

requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event(HYDRATION_REQUEST))));
