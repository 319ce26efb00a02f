import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatListView, type ListView, parseListView } from './list-view.ts';

export interface ViewInAddress {
  readonly view: ListView;
  /** Every change is a step that Back takes back; `isTyping`: all that is typed in one go is one step. */
  change(next: ListView, isTyping?: boolean): void;
}

/** How the table is looked at: read from the address and written into it. */
export function useListView(): ViewInAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => parseListView(query), [query]);
  const change = (next: ListView, isTyping = false) => {
    void navigate({ search: formatListView(next) }, { replace: isTyping && view.find !== '', preventScrollReset: true });
  };
  return { view, change };
}
