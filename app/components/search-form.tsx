import './search-form.css';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 150;

interface SearchFormProps {
  readonly className: string;
  readonly label: string;
  readonly q: string;
  onSearch(q: string): void;
  /** Hidden inputs: what the address keeps besides the words. */
  readonly children?: ReactNode;
}

/** A GET form: answers without script, narrows while typing with it. */
export function SearchForm({ className, label, q, onSearch, children }: SearchFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = () => onSearch(input.current?.value.trim() ?? '');
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, TYPING_PAUSE_MS);
  };
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    search();
  };
  // While the field has the focus, what was typed counts, also before hydration; otherwise it follows the address, which Back changes too.
  useEffect(() => {
    if (!input.current || input.current.value.trim() === q) return;
    if (document.activeElement === input.current) searchSoon();
    else input.current.value = q;
  });
  return (
    <search className={className}>
      <form method="get" autoComplete="off" onSubmit={searchNow}>
        <label htmlFor={id}>{label}</label>
        <SearchInput id={id} ref={input} defaultValue={q} onInput={searchSoon} />
        {children}
      </form>
    </search>
  );
}

/** The field for the words, and the button that sends them. */
export function SearchInput(props: Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'name'>) {
  const { t } = useText();
  return (
    <>
      <input {...props} className="search-input" type="search" name="q" maxLength={MAX_LENGTH} enterKeyHint="search" />
      <IconButton type="submit" label={t('Apply')}>
        <Icon name="search" size={18} />
      </IconButton>
    </>
  );
}

/** The server keeps `?q=` of every page to this length (catalogue/filter.ts). */
const MAX_LENGTH = 100;

/** The words in the address: reload and Back find them again, and without script the form sends them. */
export function useSearchWords(): readonly [string, (q: string) => void] {
  const [query, setQuery] = useSearchParams();
  const search = (q: string) => {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [(query.get('q') ?? '').slice(0, MAX_LENGTH).trim(), search];
}
