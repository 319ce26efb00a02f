import { lazy, Suspense, useEffect, useState } from 'react';
import { isApple, isSearchShortcut } from '#app/components/search-shortcut.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** A chunk of its own: index, list and styles are fetched when the pointer or the focus comes near. */
const loadSearch = () => import('./search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }));

/** Opens the search over formats, demos and pages; so does Ctrl+K, on a Mac ⌘K. */
export function SearchButton() {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  // The server does not know the keyboard.
  const [hasCommandKey, setCommandKey] = useState(false);
  useEffect(() => setCommandKey(isApple(navigator.platform)), []);
  // A shortcut belongs to the whole page, wherever the focus is.
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // Before the letter of the shortcut: what is typed next should not wait for the chunk.
      if (event.key === 'Control' || event.key === 'Meta') void loadSearch();
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className="search-button-label">{t('Search')}</span>
        {/* Visual only: screen readers read aria-keyshortcuts. */}
        <span className="search-button-keys mono" aria-hidden="true">
          {hasCommandKey ? '⌘K' : t('Ctrl K')}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
