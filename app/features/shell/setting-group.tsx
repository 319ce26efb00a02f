import type { ReactNode } from 'react';
import type { SettingName, SettingValue } from '#app/components/settings/layout-state.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { choiceNames } from './setting-choices.ts';

interface SettingGroupProps<Name extends SettingName> {
  readonly name: Name;
  readonly legend: string;
  readonly values: readonly SettingValue<Name>[];
  readonly chosen: SettingValue<Name>;
  /** `segment`: one row of names. */
  readonly look?: 'segment' | 'plan' | 'swatch';
  /** Drawn above the name. */
  picture?(value: SettingValue<Name>): ReactNode;
  onChoose(value: SettingValue<Name>): void;
}

/** One choice out of a few: native radio buttons, so arrow keys, names and groups are the browser's. */
export function SettingGroup<Name extends SettingName>(props: SettingGroupProps<Name>) {
  const { name, legend, values, chosen, look = 'segment', picture, onChoose } = props;
  const { t } = useText();
  const labels: Readonly<Partial<Record<string, Label>>> = choiceNames[name];
  return (
    <fieldset className="setting-group" data-look={look}>
      <legend className="settings-panel-legend">{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {picture?.(value)}
            <span>{t(labels[value] ?? 'Default')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
