import './delivery-form.css';
import { useId } from 'react';
import { CopyButton } from '#app/components/copy-button.tsx';
import { type AdServer, adServers, type Delivery, toAddress } from '#app/components/take-away/delivery.ts';
import { clickMacros, createTag } from '#app/components/take-away/tag.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { toVideoUrl } from '#app/components/take-away/vast-url.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sendings, toEventUrl } from '#protocol/event-address.ts';
import { useBrand } from './brand-store.ts';
import { keptDelivery } from './delivery-store.ts';

/** Names of products; the last is a label. */
const serverNames = {
  gam: 'Google Ad Manager',
  cm360: 'Campaign Manager 360',
  xandr: 'Xandr',
  adform: 'Adform',
  amazon: 'Amazon DSP',
} as const satisfies Record<Exclude<AdServer, 'other'>, string>;
const sendingLabels = { pixel: 'Pixel (GET)', beacon: 'Beacon (POST)' } as const;

/** What a file is trafficked with. An address that may not stand in a file says so as it is typed, and is left out. `origin`: where the ad is served from. */
export function DeliveryForm({ demo, origin }: { demo: FrameDemo; origin: string }) {
  const { t } = useText();
  const delivery = useDeviceStore(keptDelivery);
  const change = (changed: Partial<Delivery>) => keptDelivery.set({ ...delivery, ...changed });
  const { kit } = useBrand();
  const kinds = listKinds(demo);
  const id = useId();
  const test = toAddress(delivery.events);
  return (
    <div className="tool-pane delivery-form">
      <AddressField label={t('Landing page')} text={delivery.landing} onChange={(landing) => change({ landing })} />
      <label>
        <span>{t('Ad server')}</span>
        <select value={delivery.server} onChange={({ target }) => change({ server: adServers.find((one) => one === target.value) ?? 'other' })}>
          {adServers.map((server) => (
            <option key={server} value={server}>
              {server === 'other' ? t('Any other') : serverNames[server]}
            </option>
          ))}
        </select>
      </label>
      {kinds.includes('html5') && clickMacros[delivery.server] === '' && (
        <TextField label={t('Click macro')} text={delivery.click} most={100} onChange={(click) => change({ click })} />
      )}
      {demo.givesCodes && (
        <TextField label={t('Coupon codes, with commas')} text={delivery.codes} most={1300} onChange={(codes) => change({ codes })} />
      )}
      <AddressField label={t('Event address')} text={delivery.events} onChange={(events) => change({ events })} describedBy={id} />
      <p id={id} className="dim">
        {t('[EVENT] in it becomes the name of the event; without it, event=name is added. [CACHEBUSTING] and [TIMESTAMP] are filled in.')}
      </p>
      <label>
        <span>{t('Sent as')}</span>
        <select value={delivery.by} onChange={({ target }) => change({ by: sendings.find((one) => one === target.value) ?? 'pixel' })}>
          {sendings.map((by) => (
            <option key={by} value={by}>
              {t(sendingLabels[by])}
            </option>
          ))}
        </select>
      </label>
      {test && (
        <TextButton as="a" href={toEventUrl(test, 'test', Date.now(), Math.random())} target="_blank" rel="noopener noreferrer">
          {t('Send the event “test” there')}
        </TextButton>
      )}
      {kinds.includes('html5') && (
        <>
          <CopyButton getText={() => createTag(demo, origin, kit, delivery)}>{t('Copy a tag')}</CopyButton>
          <p className="dim">{t('Pasted into a page or an ad server, it plays the ad from this site, with your brand but for its logo.')}</p>
        </>
      )}
      {kinds.includes('vast') && (
        <>
          <div className="delivery-copies">
            <CopyButton getText={() => toVideoUrl('vast', demo, origin, kit, delivery)}>{t('Copy the VAST address')}</CopyButton>
            <CopyButton getText={() => toVideoUrl('vmap', demo, origin, kit, delivery)}>{t('Copy a VMAP address')}</CopyButton>
          </div>
          <p className="dim">
            {t('A video player that asks for it gets the film with your brand but for its logo; by VMAP before its own film and in the middle.')}
          </p>
        </>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  /** Characters. */
  readonly most: number;
  onChange(text: string): void;
}

function TextField({ label, text, most, onChange }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" value={text} maxLength={most} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface AddressFieldProps {
  readonly label: string;
  readonly text: string;
  readonly describedBy?: string;
  onChange(text: string): void;
}

function AddressField({ label, text, describedBy, onChange }: AddressFieldProps) {
  const { t } = useText();
  const id = useId();
  const isWrong = text.trim() !== '' && toAddress(text.trim()) === undefined;
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          type="text"
          inputMode="url"
          value={text}
          maxLength={2048}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={[describedBy, isWrong && id].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(text.trim())}
        />
      </label>
      <p id={id} className="delivery-problem" role="status">
        {isWrong && t('Begin with https:// or http:// and use no spaces, quotes or angle brackets.')}
      </p>
    </>
  );
}
