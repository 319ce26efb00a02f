import { useText } from '#app/i18n/use-text.ts';

/** Seen only where scripts do not run. */
export function NeedsScript() {
  const { t } = useText();
  return (
    <noscript>
      <p className="account-form-script">{t('The sample account lives in your browser and needs JavaScript. Switch it on and try again.')}</p>
    </noscript>
  );
}
