import '#app/ui/button.css';
import { useRevalidator } from 'react-router';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** A call that failed: what is missing, what the server said in its own words, and the way to ask again. */
export function LoadFailure({ heading, message }: { heading: Label; message: string }) {
  const { t } = useText();
  const { revalidate } = useRevalidator();
  return (
    <div className="wallet-failure" role="alert">
      <h2>{t(heading)}</h2>
      <p>{t('What the server said:')}</p>
      <p className="mono" lang="en">
        {message}
      </p>
      <button type="button" className="button button-go" onClick={() => void revalidate()}>
        {t('Try again')}
        <Icon name="replay" />
      </button>
    </div>
  );
}
