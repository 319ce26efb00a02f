import { useContext, useRef } from 'react';
import { ControlContext } from './field.tsx';
import { useLazyControl } from './use-lazy-control.ts';

export interface DateControlProps {
  readonly name: string;
  /** ISO: `2026-11-23`, `2026-11-23T09:30`, `09:30`. */
  readonly defaultValue?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The visitor's language, BCP 47: the order of day, month and year, their names and the first day of a week follow it. */
  readonly locale: string;
  onChange?(value: string): void;
}

interface DateTimeInputProps extends DateControlProps {
  /** IANA name of the zone whose clock the value is read from; it is written behind the field. `toInstant` makes a moment of both. */
  readonly timeZone: string;
}

/** A day, `YYYY-MM-DD`. */
export function DateInput(props: DateControlProps) {
  return <AnyDateInput {...props} kind="date" />;
}

/** A day and a time of a named zone's clock, `YYYY-MM-DDTHH:mm`. */
export function DateTimeInput({ timeZone, ...props }: DateTimeInputProps) {
  return (
    <div className="date-time">
      <AnyDateInput {...props} kind="datetime-local" />
      <span className="field-hint">{timeZone.replaceAll('_', ' ')}</span>
    </div>
  );
}

/** A time of day, `HH:mm`. */
export function TimeInput(props: DateControlProps) {
  return <AnyDateInput {...props} kind="time" />;
}

const loadPicker = async () => (await import('./date-picker.tsx')).DatePicker;

/** Only the language: regions of one language are read by both. */
const isOfBrowser = (locale: string) => new Intl.Locale(navigator.language).language === new Intl.Locale(locale).language;

/** The browser's own field, until ours has come: that one is in the page's language, not in the browser's. Where they differ, it comes at once. */
function AnyDateInput({ kind, onChange, locale, ...props }: DateControlProps & { readonly kind: 'date' | 'datetime-local' | 'time' }) {
  const attributes = useContext(ControlContext);
  const standIn = useRef<HTMLInputElement>(null);
  const picker = useLazyControl({ load: loadPicker, standIn, isAtOnce: !isOfBrowser(locale) });
  if (picker) return <picker.Part {...props} kind={kind} locale={locale} onChange={onChange} defaultValue={picker.value} />;
  return (
    <input {...attributes} {...props} ref={standIn} type={kind} className="input date-input" onChange={({ target }) => onChange?.(target.value)} />
  );
}
