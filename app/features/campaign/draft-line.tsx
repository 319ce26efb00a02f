import { useText } from '#app/i18n/use-text.ts';
import type { DraftState } from './use-draft.ts';

/** Whether the device keeps what is being written. */
export function DraftLine({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const { t } = useText();
  if (state === 'none') return null;
  if (state === 'unkept') return <p className="brief-draft">{t('This browser keeps no draft: what you write stays until you leave this page.')}</p>;
  return (
    <p className="brief-draft">
      {t('Draft kept on this device')}
      <button type="button" className="text-button" onClick={onDiscard}>
        {t('Discard')}
      </button>
    </p>
  );
}
