import { Suspense, useEffect, useRef, useState } from 'react';
import { keptDemos, toggleKept } from '#app/components/kept/kept-demos.ts';
import { HELP_KEY, type SingleKey, useSingleKeys } from '#app/components/single-keys/single-keys.ts';
import { createDeviceStore } from '#app/device-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { PANELS_KEY, type Part } from './preview-dialog.ts';
import { useEscape } from './use-escape.ts';
import { lazyPart } from './use-seen.ts';
import { useSheet } from './use-sheet.ts';

/** Fetched by who asks for it: a dialog with its form is much code for the few who do. */
const KeysDialog = lazyPart(async () => (await import('#app/components/single-keys/keys-dialog.tsx')).KeysDialog);

const parts: readonly Part[] = ['specs', 'tools'];

/** The parts that stand open beside the stage, where the window has room for them. None on a first visit: the ad comes first. As text, for an attribute. */
const panelStore = createDeviceStore<readonly Part[]>({
  key: PANELS_KEY,
  parse: (text) => parts.filter((part) => text?.split(' ').includes(part)),
  format: (open) => open.join(' ') || null,
});

/** The parts beside the stage: open or not where they have room, bottom sheets elsewhere. */
export function usePanels() {
  const sheet = useSheet();
  const open = useDeviceStore(panelStore);
  const isShown = (part: Part) => (sheet.isOver[part] ? sheet.part === part : open.includes(part));
  const show = (part: Part, isWanted: boolean) => {
    if (isShown(part) === isWanted) return;
    if (!sheet.isOver[part]) panelStore.set(isWanted ? [...open, part] : open.filter((one) => one !== part));
    else if (isWanted) sheet.open(part);
    else sheet.close();
  };
  return { sheet, open, isShown, toggle: (part: Part) => show(part, !isShown(part)), show };
}

interface WorkbenchKeysProps {
  /** Of the demo. */
  readonly id: number;
  readonly panels: ReturnType<typeof usePanels>;
  readonly isDark: boolean;
  toggleLights(): void;
}

/** Single keys of the workbench, and the button that says which. */
export function WorkbenchKeys({ id, panels, isDark, toggleLights }: WorkbenchKeysProps) {
  const { t } = useText();
  const [isHelping, setHelping] = useState(false);
  const [said, setSaid] = useState('');
  const keep = () => {
    toggleKept(id);
    setSaid(t('Kept demos: {{n}}', { n: keptDemos.get().length }));
  };
  const openBrand = () => {
    panels.show('tools', true);
    // Once it is shown.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.brand-pane input')?.focus());
  };
  const keys: readonly SingleKey[] = [
    { key: 'e', does: 'Show or hide the events', run: () => panels.toggle('tools') },
    { key: 's', does: 'Show or hide the specs', run: () => panels.toggle('specs') },
    { key: 'b', does: 'Put your brand into the ad', run: openBrand },
    { key: 'k', does: 'Keep this demo', run: keep },
    { key: 'l', does: 'Give the ad the whole window', run: toggleLights },
    { key: HELP_KEY, does: 'Show these keys', run: () => setHelping(true) },
  ];
  // In the dark the panels are out of sight: what would open them waits for the light.
  useSingleKeys(isDark ? keys.filter(({ key }) => key === 'l') : keys, 'dialog[open]:not(.preview)');
  return (
    <>
      <IconButton className="workbench-keys" label={t('Keys')} aria-keyshortcuts={HELP_KEY} onClick={() => setHelping(true)}>
        {HELP_KEY}
      </IconButton>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Suspense>{isHelping && <KeysDialog keys={keys} onClose={() => setHelping(false)} />}</Suspense>
    </>
  );
}

/** The way back from the stage alone; Escape leads there too. It has the focus meanwhile, as all else is out of sight. */
export function LightsUp({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEscape(onClick);
  // Its end comes after the toggle is shown again.
  useEffect(() => {
    button.current?.focus();
    return () => document.querySelector<HTMLElement>('.workbench-lights')?.focus();
  }, []);
  return (
    <button ref={button} type="button" className="lights-up" aria-keyshortcuts="l" data-escape-focus="" data-skip-focus="" onClick={onClick}>
      {t('Lights up')}
    </button>
  );
}
