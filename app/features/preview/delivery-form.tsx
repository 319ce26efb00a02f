import './delivery-form.css';
import { useId } from 'react';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { CopyButton } from '#app/components/copy-button.tsx';
import { type AdServer, adServers, type Delivery, MOST_SEED, toAddress, toSeed } from '#app/components/take-away/delivery.ts';
import { keptDelivery } from '#app/components/take-away/delivery-store.ts';
import { clickMacros, createTag, isClickMacro } from '#app/components/take-away/tag.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { toVideoUrl } from '#app/components/take-away/vast-url.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sendings, toEventUrl } from '#protocol/event-address.ts';

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
  const seedId = useId();
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
        <TextField
          label={t('Click macro')}
          text={delivery.click}
          most={100}
          problem={!isClickMacro(delivery.click.trim()) && t('Use no spaces, quotes or angle brackets, and no address but of the web.')}
          onChange={(click) => change({ click })}
        />
      )}
      {demo.givesCodes && (
        <TextField label={t('Coupon codes, with commas')} text={delivery.codes} most={1300} onChange={(codes) => change({ codes })} />
      )}
      <TextField
        label={t('Seed')}
        text={delivery.seed}
        most={10}
        problem={
          delivery.seed.trim() !== '' && toSeed(delivery.seed.trim()) === undefined && t('Use a whole number up to {{most}}.', { most: MOST_SEED })
        }
        describedBy={seedId}
        onChange={(seed) => change({ seed })}
      />
      <p id={seedId} className="dim">
        {t('With the same number everybody gets the same result. Left empty, each visitor has one of their own.')}
      </p>
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
  /** What is wrong with the text, if anything is. */
  readonly problem?: string | false;
  readonly isAddress?: boolean;
  readonly describedBy?: string;
  onChange(text: string): void;
}

function TextField({ label, text, most, problem = false, isAddress = false, describedBy, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          type="text"
          {...(isAddress && { inputMode: 'url', placeholder: 'https://' })}
          value={text}
          maxLength={most}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[describedBy, problem && id].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(text.trim())}
        />
      </label>
      <p id={id} className="delivery-problem" role="status">
        {problem}
      </p>
    </>
  );
}

function AddressField(props: Omit<TextFieldProps, 'most' | 'problem' | 'isAddress'>) {
  const { t } = useText();
  const text = props.text.trim();
  const isWrong = text !== '' && toAddress(text) === undefined;
  const problem = isWrong && t('Begin with https:// or http:// and use no spaces, quotes or angle brackets.');
  return <TextField {...props} isAddress most={2048} problem={problem} />;
}
