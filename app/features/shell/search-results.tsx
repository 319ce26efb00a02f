import { useText } from '#app/i18n/use-text.ts';
import type { SearchGroup, SearchOption } from './search-index.ts';

interface SearchResultsProps {
  /** Prefix of the options' ids, which the field points at. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly active: SearchOption | undefined;
  onChoose(path: string): void;
}

/** What was found, by kind. The keyboard stays in the field; this list shows where it is. */
export function SearchResults({ id, groups, active, onChoose }: SearchResultsProps) {
  const { t } = useText();
  const entries = groups.flatMap((group) => group.entries);
  const keepInSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
  return (
    <div className="search-dialog-list" id={`${id}list`} role="listbox" aria-label={t('Search')} tabIndex={-1}>
      {groups.map(({ name, entries: own }) => (
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <p className="mono dim" id={`${id}${name}`}>
            {t(name)}
          </p>
          {own.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={entry.path}
              className="search-dialog-option"
              id={`${id}${entries.indexOf(entry)}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              ref={entry === active ? keepInSight : undefined}
              onClick={() => onChoose(entry.path)}
            >
              <span>{entry.name}</span>
              <span className="mono">{entry.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
