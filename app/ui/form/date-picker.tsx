import './date-picker.css';
import { type DateValue, parseDate, parseDateTime, parseTime } from '@internationalized/date';
import { type ReactNode, useContext, useState } from 'react';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, Button, DateInput, DateSegment, Group } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField } from 'react-aria-components/TimeField';
import { Icon } from '../icon.tsx';
import { ControlPopover } from './control-popover.tsx';
import type { DateControlProps } from './date-input.tsx';
import { ControlContext } from './field.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { useAriaField } from './use-aria-field.ts';

interface DatePickerProps extends DateControlProps {
  readonly kind: 'date' | 'datetime-local' | 'time';
}

/** Day, month, year and time as fields of their own in the order of the language, and a calendar. */
export function DatePicker({ locale, ...props }: DatePickerProps) {
  return <I18nProvider locale={locale}>{props.kind === 'time' ? <Time {...props} /> : <Day {...props} kind={props.kind} />}</I18nProvider>;
}

type PartProps = Omit<DatePickerProps, 'locale'>;

function Day({ name, defaultValue, min, max, kind, onChange }: PartProps & { readonly kind: 'date' | 'datetime-local' }) {
  const parse = (text: string): DateValue => (kind === 'date' ? parseDate(text) : parseDateTime(text));
  const [value, setValue] = useState(() => parseOrNone(parse, defaultValue));
  return (
    <AriaDatePicker
      {...useAriaField()}
      value={value}
      granularity={kind === 'date' ? 'day' : 'minute'}
      minValue={parseOrNone(parse, min)}
      maxValue={parseOrNone(parse, max)}
      onChange={(next) => {
        setValue(next);
        onChange?.(toText(next));
      }}
    >
      <Target>
        <DateInput className="date-segments">{(segment) => <DateSegment segment={segment} className="date-segment" />}</DateInput>
        <Button className="icon-button">
          <CalendarGlyph />
        </Button>
      </Target>
      <HiddenInputs name={name} values={[toText(value)]} />
      <ControlPopover>
        <Dialog className="calendar-dialog">
          <Calendar>
            <header className="calendar-head">
              <Button slot="previous" className="icon-button">
                <Icon name="previous" />
              </Button>
              <CalendarHeading className="calendar-month" />
              <Button slot="next" className="icon-button">
                <Icon name="next" />
              </Button>
            </header>
            <CalendarGrid className="calendar-grid">{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </ControlPopover>
    </AriaDatePicker>
  );
}

function Time({ name, defaultValue, min, max, onChange }: PartProps) {
  const [value, setValue] = useState(() => parseOrNone(parseTime, defaultValue));
  return (
    <TimeField
      {...useAriaField()}
      value={value}
      minValue={parseOrNone(parseTime, min)}
      maxValue={parseOrNone(parseTime, max)}
      onChange={(next) => {
        setValue(next);
        onChange?.(toText(next));
      }}
    >
      <Target>
        <DateInput className="date-segments">{(segment) => <DateSegment segment={segment} className="date-segment" />}</DateInput>
      </Target>
      <HiddenInputs name={name} values={[toText(value)]} />
    </TimeField>
  );
}

/** The box around the parts. The id of the field leads here, and from here to the first part. */
function Target({ children }: { readonly children: ReactNode }) {
  const { id } = useContext(ControlContext);
  return (
    <Group
      className="input date-box"
      {...(id ? { id } : {})}
      ref={(box) => {
        const first = () => box?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
        const label = document.getElementById(`${id}-label`);
        const focused = ({ target }: FocusEvent) => target === box && first();
        box?.setAttribute('tabindex', '-1');
        box?.addEventListener('focusin', focused);
        label?.addEventListener('click', first);
        return () => {
          box?.removeEventListener('focusin', focused);
          label?.removeEventListener('click', first);
        };
      }}
    >
      {children}
    </Group>
  );
}

function CalendarGlyph() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M3 4.5h14v13H3zM3 8.5h14M6.5 2v4M13.5 2v4" />
    </svg>
  );
}

/** As a native field takes and gives it: no seconds. */
const toText = (value: { toString(): string } | null) => value?.toString().replace(/(\d\d:\d\d):\d\d$/, '$1') ?? '';

function parseOrNone<Value>(parse: (text: string) => Value, text: string | undefined): Value | null {
  try {
    return text ? parse(text) : null;
  } catch {
    return null;
  }
}
