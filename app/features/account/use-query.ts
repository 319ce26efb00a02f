import { useNextPath } from './use-next-path.ts';

/** The query that keeps the way back on the way from one account page to another. */
export function useQuery(): string {
  const next = useNextPath();
  return next ? `?next=${encodeURIComponent(next)}` : '';
}
