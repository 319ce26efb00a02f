import { useLayoutEffect } from 'react';
import { createDeviceStore } from '#app/device-store.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useDeviceStore } from '#app/use-device-store.ts';

/** Whether single letters do something: whoever speaks to the computer, or hits keys by accident, switches them off (WCAG 2.1.4). */
export const keysStore = createDeviceStore({
  key: 'surge.single-keys',
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? null : 'off'),
});

export interface SingleKey {
  readonly key: string;
  readonly does: Label;
  run(): void;
}

export const HELP_KEY = '?';

/**
 * Listens to single keys wherever the focus is, but not while something is typed, nor below a dialog. `cover`: a selector of the dialogs meant; a page that is a
 * dialog itself leaves itself out.
 */
export function useSingleKeys(keys: readonly SingleKey[], cover = 'dialog[open]'): void {
  const isOn = useDeviceStore(keysStore);
  // Before the page is painted: a key that is pressed as soon as the page is alive is heard.
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      // Some keyboards write signs with Alt.
      const isCombined = event.ctrlKey || event.metaKey || (event.altKey && /[a-z]/i.test(event.key));
      if (event.defaultPrevented || isCombined || isTyping(event.target)) return;
      if (document.querySelector(`${cover}, :popover-open`)) return;
      const found = keys.find(({ key }) => key === event.key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys, isOn, cover]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true], [role=textbox]') !== null;
