import './unsaved-notice.css';
import { useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { dismissUnsaved, readUnsaved, subscribeToUnsaved } from './unsaved.ts';

const onServer = () => 'kept';

/** Says once that storage is full or blocked and that everything works until the page is left. The live region is there before its words. */
export function UnsavedNotice() {
  const { t } = useText();
  const state = useSyncExternalStore(subscribeToUnsaved, readUnsaved, onServer);
  return (
    <div role="status" className="unsaved-notice" data-empty={state !== 'unsaved' || undefined}>
      {state === 'unsaved' && (
        <>
          <p>{t('This browser keeps nothing for this site. Everything works until you close the page.')}</p>
          <IconButton label={t('Close')} onClick={dismissUnsaved}>
            <Icon name="close" size={16} />
          </IconButton>
        </>
      )}
    </div>
  );
}
