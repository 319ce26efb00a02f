import './question-search.css';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 150;

interface QuestionSearchProps {
  readonly q: string;
  onSearch(q: string): void;
}

/** A GET form: answers without script, narrows while typing with it. */
export function QuestionSearch({ q, onSearch }: QuestionSearchProps) {
  const { t } = useText();
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
  // The field is the visitor's while it has focus, with what was typed before hydration; otherwise it follows the address, which Back changes too.
  useEffect(() => {
    if (!input.current || input.current.value.trim() === q) return;
    if (document.activeElement === input.current) searchSoon();
    else input.current.value = q;
  });
  return (
    <search className="faq-search">
      <form method="get" autoComplete="off" onSubmit={searchNow}>
        <label htmlFor={id}>{t('Search')}</label>
        <input id={id} ref={input} type="search" name="q" defaultValue={q} maxLength={100} enterKeyHint="search" onInput={searchSoon} />
        <button type="submit" className="icon-button" aria-label={t('Apply')}>
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
