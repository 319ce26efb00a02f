import { type ToggleEvent, useState } from 'react';
import { type EndpointSwitch, listEndpointSwitches, setFailing } from '#app/api/demo-data.ts';
import { useText } from '#app/i18n/use-text.ts';

/** Every call of the pretend backend can be made to fail, so that each of its messages can be seen. Asked for when opened. */
export function FailureSwitches() {
  const { t } = useText();
  const [switches, setSwitches] = useState<readonly EndpointSwitch[]>();
  const load = async ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'open') setSwitches(await listEndpointSwitches());
  };
  const change = async (name: string, isFailing: boolean) => {
    await setFailing(name, isFailing);
    setSwitches(await listEndpointSwitches());
  };
  const failing = switches?.filter(({ isFailing }) => isFailing).length ?? 0;
  return (
    <details className="failure-switches" onToggle={load}>
      <summary>
        {t('Make calls fail')} {failing > 0 && <span className="mono">{failing}</span>}
      </summary>
      <p className="dim">{t('Tick a call, then use the page that makes it: it is refused with the sentence beside it.')}</p>
      {switches ? (
        <ul lang="en">
          {switches.map(({ name, refusal, isFailing }) => (
            <li key={name}>
              <label>
                <input type="checkbox" checked={isFailing} onChange={({ target }) => change(name, target.checked)} />
                <span className="mono">{name}</span>
                <span>{refusal}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{t('Loading')}…</p>
      )}
    </details>
  );
}
