import './tool-pane.css';
import './context-pane.css';
import { type ChangeEvent, useId, useState } from 'react';
import { readHour } from '#app/components/creative-frame/live-config.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { type Context, type Offer, type Sky, skies } from '#protocol/context.ts';
import type { PlayerHandle } from './player.tsx';

interface ContextPaneProps {
  readonly hidden: boolean;
  getPlayer(): PlayerHandle | null | undefined;
}

/** As in their fields. What is empty is not told to the ad. */
const untouched = { city: '', tempC: '', sky: '', fare: '', hasFailed: false };
/** What a feed would say first: the flight that the ad opens on. */
const offer: Offer = { id: 'lagoon', to: 'Solmara', tempC: 27, sky: 'clear', price: 0, currency: 'EUR', departs: '07:10 18:50' };

const labels = { clear: 'Clear sky', clouds: 'Cloudy', rain: 'Rain', snow: 'Snow', fog: 'Fog', storm: 'Storm' } as const satisfies Record<
  Sky,
  string
>;

type Fields = typeof untouched & { readonly hour: number };

function toContext({ city, tempC, sky, hour, fare, hasFailed }: Fields): Context {
  const toNumber = (text: string) => (text === '' ? undefined : Number(text));
  const price = hasFailed ? undefined : toNumber(fare);
  const feed = price === undefined ? undefined : [{ ...offer, price }];
  return { city, tempC: toNumber(tempC), sky: skies.find((one) => one === sky), hour, feed };
}

/** Stands in for the live data of an ad server, for ads that show such data. Begins with the visitor's own hour, and all else as the ad carries it. */
export function ContextPane({ hidden, getPlayer }: ContextPaneProps) {
  const { t, language } = useText();
  const [fields, setFields] = useState<Fields>(() => ({ ...untouched, hour: readHour() }));
  const id = useId();
  const change = (changed: Partial<Fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    getPlayer()?.setContext(toContext(next));
  };
  const write = (field: 'city' | 'tempC' | 'sky' | 'fare') => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    change({ [field]: event.target.value });
  const time = new Date(2000, 0, 1, Math.floor(fields.hour), (fields.hour % 1) * 60).toLocaleTimeString(language.tag, { timeStyle: 'short' });
  return (
    <section className="tool-pane context-pane" aria-labelledby={id} hidden={hidden}>
      <header>
        <h2 id={id}>{t('Context')}</h2>
        <TextButton onClick={() => change({ ...untouched, hour: readHour() })}>{t('Reset')}</TextButton>
      </header>
      <p>{t('What the ad is told about its visitor and its offers. It repaints itself at once.')}</p>
      <label>
        <span>{t('City of the visitor')}</span>
        <input type="text" maxLength={40} value={fields.city} onChange={write('city')} autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span>{t('Temperature, °C')}</span>
        <input type="number" min={-60} max={60} value={fields.tempC} onChange={write('tempC')} />
      </label>
      <label>
        <span>{t('Weather')}</span>
        <select value={fields.sky} onChange={write('sky')}>
          <option value="">{t('As the ad has it')}</option>
          {skies.map((sky) => (
            <option key={sky} value={sky}>
              {t(labels[sky])}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('Hour')}</span>
        <span className="context-hour">
          <input
            type="range"
            min={0}
            max={24}
            step={0.25}
            value={fields.hour}
            aria-valuetext={time}
            onChange={(event) => change({ hour: Number(event.target.value) })}
          />
          <span className="mono">{time}</span>
        </span>
      </label>
      <label>
        <span>{t('First fare, €')}</span>
        <input type="number" min={0} max={9999} value={fields.fare} disabled={fields.hasFailed} onChange={write('fare')} />
      </label>
      <label className="context-fails">
        <input type="checkbox" checked={fields.hasFailed} onChange={(event) => change({ hasFailed: event.target.checked })} />
        <span>{t('The feed fails')}</span>
      </label>
    </section>
  );
}
