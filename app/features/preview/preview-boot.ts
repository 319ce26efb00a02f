/**
 * What the pages of a demo do before React is loaded, which happens at the first touch (docs/decisions/041). Inline, so every byte counts.
 *
 * 1. The dialog is made modal before the first paint, with the panels that the visitor had open beside the stage, and closes.
 * 2. The device scrolls to the ad's slot. Once its still is painted the ad starts, with the same checks as in the player, which takes it over later.
 * 3. The page hydrates (hydration/boot.ts) when the ad is touched or asks for something, when a brand is to be put into it, and by itself behind the ad's
 *    start where tools stand beside the stage.
 * 4. A visit that ends before hydration is counted as a view.
 */

import { BRAND_KEY } from '#app/components/brand/brand-kit.ts';
import { BRAND_MARK, hasQrParameter } from '#app/components/brand/share-link.ts';
import { toLiveConfig } from '#app/components/creative-frame/live-config.ts';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { readItem } from '#app/device-store.ts';
import { HYDRATED_EVENT } from '#app/hydration/hydrated-event.ts';
import { HYDRATION_REQUEST } from '#app/hydration/hydration-request.ts';
import { measure, onLeave } from '#app/measurement/measure.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { drawGlow } from './draw-glow.ts';
import { startEarly } from './early-play.ts';
import { LEAVE_TO, leavePreview, openModal, PANELS_KEY, readSheet } from './preview-dialog.ts';
import { settleScreen } from './settle-screen.ts';

/** Of the script's element (boot-script.tsx). */
const { demo, device, language = '' }: DOMStringMap = document.currentScript?.dataset ?? {};
const root = document.documentElement;
const dialog = document.querySelector('dialog');
const frame = document.querySelector<HTMLIFrameElement>('[data-creative] iframe');
const still = document.querySelector<HTMLImageElement>('[data-creative] img');
/** What the router keeps with the entry of the history. */
const state: unknown = history.state?.usr;

const isHydrated = () => 'hydrated' in root.dataset;
const requestHydration = () => dispatchEvent(new Event(HYDRATION_REQUEST));

let isLeaving = false;

function leave(event: Event): void {
  if (isHydrated()) return;
  event.preventDefault();
  // A step back takes its time: a second press must not be a second step.
  if (isLeaving) return;
  isLeaving = true;
  leavePreview(state, (replacesEntry) => (replacesEntry ? location.replace(LEAVE_TO) : location.assign(LEAVE_TO)));
}

/** What the workbench answers to (panels.tsx). */
const SINGLE_KEY = /^[esbkl?]$/;

if (dialog) {
  const panels = readItem(PANELS_KEY);
  const workbench = dialog.querySelector<HTMLElement>('.workbench');
  if (panels && workbench) workbench.dataset.open = panels;
  openModal(dialog);
  // The browser may show this page again from its cache.
  addEventListener('pageshow', () => {
    isLeaving = false;
    if (!isHydrated()) openModal(dialog);
  });
  // Back on a phone may close it without asking. A file chooser sends the same event when it closes.
  for (const name of ['cancel', 'close']) {
    dialog.addEventListener(name, (event) => {
      if (event.target === dialog) leave(event);
    });
  }
  // Only the router can do this, or closing would no longer find the list: the last such click is repeated after hydration.
  let repeat: (() => unknown) | undefined;
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isHydrated() || !isPlainClick(event)) return;
    if (link.pathname === LEAVE_TO) leave(event);
    if (!('byRouter' in link.dataset)) return;
    event.preventDefault();
    repeat = () => link.click();
  });
  // Before React, which stops a key that comes while it hydrates, or hydrates at once and then answers it: then it must not be repeated.
  const keepKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (isHydrated() || !(target instanceof Element)) return;
    const isMeant = target.role === 'tab' ? /^Arrow(?:Left|Right)$/ : SINGLE_KEY;
    if (!isMeant.test(key) || event.ctrlKey || event.metaKey || target.matches('input, textarea, select')) return;
    repeat = () => event.defaultPrevented || target.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  addEventListener('keydown', keepKey, true);
  // In a task of its own: the key that made React hydrate is answered by then.
  addEventListener(HYDRATED_EVENT, () => setTimeout(() => repeat?.()), { once: true });
}

const devicePage = document.querySelector<HTMLElement>('[data-page]');
if (devicePage) settleScreen(devicePage);
// No visitor did that: a visitor's click hydrates the page (hydration/boot.ts).
if (devicePage?.scrollTop) addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true, once: true });

/** The tools stand beside the stage (sheet.css). */
const wide = matchMedia('(width >= 1200px)');
/** Whether there is something to show or to count before a touch. */
const isNeeded = dialog ? wide.matches || readSheet(state) !== undefined : hasQrParameter();
if (dialog) wide.onchange = requestHydration;

function hear(message: CreativeMessage | undefined): void {
  if (message?.t === 'started') {
    const player = frame?.closest<HTMLElement>('[data-creative]');
    if (player) player.dataset.phase = 'running';
  }
  const isTouch = message?.t === 'event' && (message.name === 'engagement_start' || message.name === 'interaction');
  if (!message || isTouch || message.t === 'exit' || message.t === 'request') requestHydration();
}

/** An iframe is costly to fill: the page around it is on the screen first. */
async function play(ad: HTMLIFrameElement): Promise<void> {
  const isDrawn = await still?.decode().then(
    () => true,
    () => false,
  );
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isHydrated()) return;
      startEarly(ad, ad.dataset.src ?? '', toLiveConfig(root.lang), hear);
      if (isNeeded) requestHydration();
      const glow = document.querySelector<HTMLCanvasElement>('[data-glow]');
      if (still && glow && isDrawn) drawGlow(glow, still);
    }),
  );
}

const isSent = location.hash.startsWith(BRAND_MARK);
// Of the sample: whoever got a link with another brand does not see it. The player leaves it out then.
if (isSent && still) still.style.opacity = '0';
// Only the player can put a brand into the ad.
if (isSent || readItem(BRAND_KEY)) addEventListener('DOMContentLoaded', requestHydration);
else if (frame) void play(frame);
else if (isNeeded) addEventListener('load', requestHydration);

onLeave(() => {
  if (isHydrated() || 'viewed' in root.dataset || !demo) return;
  // If the visitor comes back to this page and it hydrates, that is no second visit (use-measured.ts).
  root.dataset.viewed = '';
  const isPhone = device ? device === 'mobile' : matchMedia('(max-width: 677px)').matches;
  measure({ name: 'view', demo: Number(demo), device: isPhone ? 'mobile' : 'desktop' }, language);
});
