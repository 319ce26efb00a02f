import { useText } from '#app/i18n/use-text.ts';
import type { Device } from '#catalogue/demo.ts';
import source from './preview-boot.ts?script';

interface BootScriptProps {
  /** Absent where there is none to be counted. */
  readonly demo?: number | undefined;
  /** The one on the stage; absent where the window decides. */
  readonly device?: Device | undefined;
}

/** Behind the stage of the server's page alone, where it runs before React comes: the script of the site need not carry it twice. */
export function BootScript({ demo, device }: BootScriptProps) {
  const { language } = useText();
  return (
    <script data-demo={demo} data-device={device} data-language={language.code} suppressHydrationWarning>
      {import.meta.env.SSR ? source : ''}
    </script>
  );
}
