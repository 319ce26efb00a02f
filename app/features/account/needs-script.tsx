import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';

export const NEEDS_SCRIPT: Label = 'The sample account lives in your browser and needs JavaScript. Switch it on and try again.';

/** Shown only where JavaScript is off. */
export function NeedsScript() {
  const { t } = useText();
  return (
    <noscript>
      <p className="account-form-script">{t(NEEDS_SCRIPT)}</p>
    </noscript>
  );
}
