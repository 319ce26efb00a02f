import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { useIsLive } from '#app/use-is-live.ts';

/** `at`: ISO 8601. The server knows the day alone: the hour is told by the clock of who reads it. */
export function Moment({ at }: { at: string }) {
  const { language } = useText();
  const isLive = useIsLive();
  return <time dateTime={at}>{formatDate(isLive ? Date.parse(at) : at, isLive ? 'date and time' : 'medium', language.tag)}</time>;
}
