import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isPlainClick } from './is-plain-click.ts';

interface DemoLinks {
  /** The click on a card's link: the preview opens inside the page, and knows that it was opened from a list. */
  open(event: MouseEvent<HTMLAnchorElement>): void;
  /** Fetches what the preview at this path needs. */
  lookAhead(path: string): void;
}

const Context = createContext<DemoLinks | undefined>(undefined);

/** What the links of a list of cards have in common, once for all: a router's link of its own in each costs as much as the rest of the card. */
export function DemoLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [ahead, lookAhead] = useState<string>();
  const links = useMemo(() => {
    const open = (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(event.currentTarget.pathname, { state: { fromList: true } });
    };
    return { open, lookAhead };
  }, [navigate]);
  return (
    <Context value={links}>
      {children}
      {ahead && <PrefetchPageLinks page={ahead} />}
    </Context>
  );
}

/** Undefined outside of a list: its cards' links are plain ones. */
export function useDemoLinks(): DemoLinks | undefined {
  return useContext(Context);
}
