/**
 * An app draws its way to close an ad into the 50 by 50 px at the top right. The loudspeaker moves to the left of them; the Ad tag and the pause button
 * go to the right edge, below the first lines of words, and a logo under these. A strip, which no app closes, stays as it is until it is opened.
 */
const STYLE = `@media (min-height: 120px) {
.in-app .ck-sound { right: 50px }
.in-app .ck-top-right { top: 94px; display: grid; grid-template-columns: 1fr 24px; height: auto }
.in-app .ck-top-right .ck-logo { grid-column: 1 / 3; width: 0; min-width: 100%; padding: 3px }
}`;

/** Leaves that corner to the app. An ad moves what it has there itself, by `.in-app` in its own style. */
export function clearCorner(): void {
  document.documentElement.classList.add('in-app');
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
}
