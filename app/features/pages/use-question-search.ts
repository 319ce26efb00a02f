import { useSearchParams } from 'react-router';

/** The server keeps `?q=` of every page to this length (catalogue/filter.ts). */
const MAX_LENGTH = 100;

/** The words in the address: reload and Back find them again, and without script the form sends them. */
export function useQuestionSearch(): readonly [string, (q: string) => void] {
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
