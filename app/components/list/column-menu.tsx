import './column-menu.css';
import { use, useId } from 'react';
import { FirstLookContext } from '#app/components/first-look.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { type Column, WIDTHS } from '#app/ui/list/table.tsx';
import { closeOnLeave } from '#app/ui/popover.ts';
import { type ColumnChoice, everyColumn } from './column-store.ts';

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly choice: ColumnChoice;
  onChange(choice: ColumnChoice): void;
}

/** Which columns a table shows, and how wide they are. The first names the row and stays. */
export function ColumnMenu<Row>({ columns, choice, onChange }: ColumnMenuProps<Row>) {
  const { t } = useText();
  const id = useId();
  const { hidden, widths } = choice;
  // Nothing opens in a first look, and its paint need not wait for sliders that nobody sees.
  const isFirstLook = use(FirstLookContext) !== undefined;
  return (
    <>
      <Button popoverTarget={id}>{t('Columns')}</Button>
      {!isFirstLook && (
        <div id={id} popover="auto" className="column-menu" role="group" aria-label={t('Columns')} onBlur={closeOnLeave}>
          <ul>
            {columns.map(({ key, label }, index) => (
              <li key={key}>
                <label>
                  <input
                    type="checkbox"
                    checked={!hidden.includes(key)}
                    disabled={index === 0}
                    onChange={({ target }) =>
                      onChange({ ...choice, hidden: target.checked ? hidden.filter((one) => one !== key) : [...hidden, key] })
                    }
                  />
                  {label}
                </label>
                <input
                  type="range"
                  aria-label={t('Width of {{column}}', { column: label })}
                  {...WIDTHS}
                  value={widths[key] ?? WIDTHS.min * 2}
                  onChange={({ target }) => onChange({ ...choice, widths: { ...widths, [key]: Number(target.value) } })}
                />
              </li>
            ))}
          </ul>
          <TextButton onClick={() => onChange(everyColumn)}>{t('Show all as at first')}</TextButton>
        </div>
      )}
    </>
  );
}
