import { useText } from '#app/i18n/use-text.ts';
import type { Device } from '#catalogue/demo.ts';
import source from './preview-boot.ts?script';

interface BootScriptProps {
  /** Absent where there is none to be counted. */
  readonly demo?: number | undefined;
  /** The device on the stage; absent where the size of the window decides. */
  readonly device?: Device | undefined;
}

/** Printed by the server only, after the stage: it runs before React, and the site's own script does not contain it again. */
export function BootScript({ demo, device }: BootScriptProps) {
  const { language } = useText();
  return (
    <script data-demo={demo} data-device={device} data-language={language.code} suppressHydrationWarning>
      {import.meta.env.SSR ? source : ''}
    </script>
  );
}
