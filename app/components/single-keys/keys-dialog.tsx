import './keys-dialog.css';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { keysStore, type SingleKey } from './single-keys.ts';

/** What the keys do, and the switch that ends them. */
export function KeysDialog({ keys, onClose }: { readonly keys: readonly SingleKey[]; onClose(): void }) {
  const { t } = useText();
  const isOn = useDeviceStore(keysStore);
  return (
    <Dialog title={t('Keys')} onClose={onClose}>
      <Switch
        id="single-keys"
        label={t('Single keys do something')}
        hint={t('They never do while you type. This device remembers it.')}
        checked={isOn}
        onChange={({ target }) => keysStore.set(target.checked)}
      />
      <dl className="single-keys">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
