import './search-dialog.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#app/components/format-date.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import type { I18n } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { demos } from '#catalogue/demos.ts';
import { navigationEntries } from './navigation-entries.ts';
import { listPages, type PageEntry } from './pages.ts';
import { createIndex, type SearchGroup, type SearchOption, type SearchRecord, searchIndex } from './search-index.ts';

/** What the search knows of the workspace. */
export interface WorkspaceSearch {
  readonly pages: readonly PageEntry[];
  readonly records: readonly SearchRecord[];
  /** What the field asks for. */
  readonly prompt: Label;
}

const noWorkspace: WorkspaceSearch = { pages: [], records: [], prompt: 'Search formats, demos and pages' };

/** Calls `show` with the pages at once, and with the records as they come and change. Returns the function that stops it. */
function followWorkspace(i18n: I18n, show: (found: WorkspaceSearch) => void): () => void {
  let stop = () => {};
  let isStopped = false;
  void Promise.all([import('./workspace-search.ts'), i18n.addWorkspace()]).then(
    ([{ followRecords }]) => {
      if (!isStopped) stop = followRecords(show);
    },
    // The rest can be searched all the same.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** A combobox in a modal dialog: the focus stays in the field, arrow keys walk the list, Enter goes there. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const { t, tData, i18n } = useText();
  const mode = useLayout(({ layoutModeType }) => layoutModeType);
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const isStranger = !useSession();
  const [workspace, setWorkspace] = useState(noWorkspace);
  // Who is signed out loads neither the menu nor the sample data.
  useEffect(() => (isStranger ? setWorkspace(noWorkspace) : followWorkspace(i18n, setWorkspace)), [isStranger, i18n]);
  const index = useMemo(() => {
    const own = listPages(isStranger);
    const pages = [...own, ...workspace.pages.filter(({ path }) => own.every((page) => page.path !== path))];
    return createIndex({ formats: navigationEntries, demos, pages, records: workspace.records, translate: tData });
  }, [tData, isStranger, workspace]);
  const toRest = (count: number): SearchOption => ({
    name: t('Show all: {{n}}', { n: count }),
    detail: '',
    path: text.trim() === '' ? '/formats' : `/formats?q=${encodeURIComponent(text.trim())}`,
  });
  const prompt = tData(workspace.prompt);
  const found = searchIndex(index, text);
  const groups = found.map((group) =>
    group.name === 'Demos' && group.count > group.entries.length ? { ...group, entries: [...group.entries, toRest(group.count)] } : group,
  );
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[active];
  const total = found.reduce((sum, { count }) => sum + count, 0);

  // Only script can make a dialog modal. Before the first paint.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const go = (path: string) => {
    dialog.current?.close();
    void navigate(path);
  };
  const moveOrGo = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 + entries.length };
    const place = places[event.key];
    if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) go(current.path);
    else if (place === undefined || entries.length === 0) return;
    else setActive(place % entries.length);
    event.preventDefault();
  };
  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && dialog.current.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Escape closes it
    <dialog className="search-dialog" ref={dialog} data-theme={mode} aria-label={t('Search')} onClick={closeOnBackdrop} onClose={onClose}>
      <div className="search-dialog-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={prompt}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}${active}` : undefined}
          placeholder={prompt}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={moveOrGo}
        />
        <IconButton label={t('Close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="visually-hidden" role="status">
        {t('Results: {{n}}', { n: total })}
      </p>
      <SearchResults id={id} groups={groups} active={current} onChoose={go} />
      {entries.length === 0 && (
        <div className="search-dialog-empty">
          <p>{t('No match.')}</p>
          <TextButton onClick={() => go('/formats')}>{t('All formats')}</TextButton>
        </div>
      )}
    </dialog>
  );
}

interface SearchResultsProps {
  /** Prefix of the options' ids, which the field points at. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly active: SearchOption | undefined;
  onChoose(path: string): void;
}

/** What was found, by kind. The keyboard stays in the field; this list shows where it is. */
function SearchResults({ id, groups, active, onChoose }: SearchResultsProps) {
  const { t, language } = useText();
  const entries = groups.flatMap((group) => group.entries);
  const keepInSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
  return (
    <div className="search-dialog-list" id={`${id}list`} role="listbox" aria-label={t('Search')} tabIndex={-1}>
      {groups.map(({ name, entries: own }) => (
        <div key={name} role="group" aria-labelledby={toGroupId(id, name)}>
          <p className="mono dim" id={toGroupId(id, name)}>
            {t(name)}
          </p>
          {own.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
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
              <span lang={entry.isRecord ? 'en' : undefined}>{entry.name}</span>
              <span className="mono">{entry.isDay ? formatDate(entry.detail, 'medium', language.tag) : entry.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A space would part it into two ids. */
function toGroupId(id: string, name: string): string {
  return `${id}${name.replaceAll(' ', '-')}`;
}
