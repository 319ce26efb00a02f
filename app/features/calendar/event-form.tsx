import type { ReactNode } from 'react';
import { choice, day, type Fields, line, type Problem, type RecordField } from '#app/components/record/fields.ts';
import { RecordForm } from '#app/components/record/record-form.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TimeInput } from '#app/ui/form/date-input.tsx';
import { Field, type FieldTexts } from '#app/ui/form/field.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import type { CalendarEvent, Category } from '#mock-api/records/calendar.ts';
import { type CalendarView, NEW_EVENT } from './calendar-view.ts';
import { DAY_MINUTES, type Times, toSpan } from './event-time.ts';
import { toClock } from './use-calendar-grid.ts';

export type NewEvent = Omit<CalendarEvent, 'id'>;

/** What people enter of an event: times are by their clock. */
export interface EventValues {
  readonly title: string;
  readonly className: string;
  readonly isAllDay: boolean;
  readonly firstDay: string;
  readonly from: string;
  readonly lastDay: string;
  readonly to: string;
}

export const kindLabels = {
  primary: 'Flight',
  success: 'Campaign launch',
  info: 'Client call',
  warning: 'Creative review',
  danger: 'Deadline',
} as const satisfies Record<Category['type'], Label>;

/** The name of a category by its type, in English as labels are; a type that is none names itself. */
export const nameKind = (type: string): string => Object.entries(kindLabels).find(([known]) => known === type)?.[1] ?? type;

/** What a new event holds, or one that becomes one of times. */
const HOURS = { from: '09:00', to: '10:00' } as const;

/** A new event that begins at a day, '2026-11-23', or a day and a time, '2026-11-23T09:00'. */
export function toBlank(at: string): Omit<EventValues, 'title' | 'className'> {
  const [firstDay = '', from] = at.split('T');
  if (from === undefined) return { isAllDay: true, firstDay, lastDay: firstDay, ...HOURS };
  // The last hour ends before midnight: a form has no 24:00.
  const end = Math.min(DAY_MINUTES - 1, Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + 60);
  return { isAllDay: false, firstDay, from, lastDay: firstDay, to: toClock(end) };
}

export function toValues(event: CalendarEvent): EventValues {
  const { title, className } = event;
  const span = toSpan(event);
  const { isAllDay, firstDay } = span;
  if (isAllDay) return { title, className, isAllDay, firstDay, lastDay: span.lastDay, ...HOURS };
  const end = new Date(event.end);
  // As it was written: midnight is the first moment of its day.
  const lastDay = span.to === DAY_MINUTES ? toLastDay(end) : span.lastDay;
  return { title, className, isAllDay, firstDay, from: toClock(span.from), lastDay, to: toClock(span.to % DAY_MINUTES) };
}

const toLastDay = (end: Date) => `${end.getFullYear()}-${String(end.getMonth() + 1).padStart(2, '0')}-${String(end.getDate()).padStart(2, '0')}`;

export function toTimes({ isAllDay, firstDay, from, lastDay, to }: Omit<EventValues, 'title' | 'className'>): Times {
  if (isAllDay) return { start: firstDay, end: lastDay };
  return { start: new Date(`${firstDay}T${from}`).toISOString(), end: new Date(`${lastDay}T${to}`).toISOString() };
}

/** What is wrong with values that are right by themselves. */
export function checkEvent({ isAllDay, firstDay, from, lastDay, to }: EventValues): Readonly<Record<string, Problem>> {
  if (lastDay < firstDay) return { lastDay: { label: 'The last day is not before the first.' } };
  if (isAllDay) return {};
  const missing = { label: 'Please enter the time.' } as const;
  if (!from || !to) return { ...(!from && { from: missing }), ...(!to && { to: missing }) };
  return firstDay === lastDay && to <= from ? { to: { label: 'The end is after the start.' } } : {};
}

/** A time of day; whether it is needed is the whole form's matter. */
function time(label: Label): RecordField<string> {
  return {
    label,
    control: 'text',
    isRequired: true,
    read: ([text = '']) => ({ value: text }),
    write: (value) => [value],
    draw: (name, texts, [initial]) => <TimeField name={name} texts={texts} initial={initial} />,
  };
}

function TimeField({ name, texts, initial }: { name: string; texts: FieldTexts; initial: string | undefined }) {
  const { language } = useText();
  return (
    <Field {...texts} className="planner-time-field">
      <TimeInput name={name} defaultValue={initial} locale={language.tag} />
    </Field>
  );
}

const wholeDays: RecordField<boolean> = {
  label: 'All day',
  control: 'text',
  isRequired: true,
  isWide: true,
  read: (texts) => ({ value: texts.length > 0 }),
  write: (value) => (value ? ['on'] : []),
  draw: (name, texts, initial) => <Switch {...texts} name={name} defaultChecked={initial.length > 0} />,
};

interface EventFormProps {
  readonly categories: readonly Category[];
  readonly value: Partial<EventValues>;
  onSave(event: NewEvent): void;
  /** Beside the button that saves. */
  readonly children: ReactNode;
}

/** What an event is and when. The times hide while it is of whole days, and are not lost by it. */
function EventForm({ categories, value, onSave, children }: EventFormProps) {
  const { t } = useText();
  const fields: Fields<EventValues> = {
    title: { ...line('What is planned', 'Please enter what is planned.'), isWide: true },
    className: choice(
      'Kind of event',
      categories.map(({ type }) => type),
      nameKind,
    ),
    isAllDay: wholeDays,
    firstDay: day('First day', 'Please enter the first day.'),
    from: time('Begins at'),
    lastDay: day('Last day', 'Please enter the last day.'),
    to: time('Ends at'),
  };
  return (
    <RecordForm
      fields={fields}
      value={value}
      check={checkEvent}
      saveLabel={t('Save')}
      onSave={(values) => onSave({ title: values.title, className: values.className, ...toTimes(values) })}
    >
      {children}
    </RecordForm>
  );
}

interface EventDialogProps {
  readonly view: CalendarView;
  readonly categories: readonly Category[];
  readonly events: readonly CalendarEvent[];
  readonly refused: NewEvent | undefined;
  onClose(): void;
  onSave(values: NewEvent, edited: CalendarEvent | undefined): void;
  onRemove(event: CalendarEvent): void;
  onFile(event: CalendarEvent): void;
}

/** A new event, or one that is changed: which is in the address, so Back closes it. */
export function EventDialog({ view, categories, events, refused, onClose, onSave, onRemove, onFile }: EventDialogProps) {
  const { t } = useText();
  if (!view.edit) return null;
  const edited = events.find(({ id }) => String(id) === view.edit);
  if (!edited && view.edit !== NEW_EVENT)
    return (
      <Dialog title={t('This event is not there.')} onClose={onClose}>
        <p>{t('It was deleted, or its address is wrong.')}</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('Back to the calendar')}</Button>
        </div>
      </Dialog>
    );
  const category = categories.find(({ type }) => type === view.kind);
  const blank = { ...toBlank(view.at ?? view.date), ...(category && { title: t(kindLabels[category.type]), className: category.type }) };
  const value = refused ? toValues({ ...refused, id: 0 }) : edited ? toValues(edited) : blank;
  return (
    <Dialog title={edited ? t('Edit the event') : t('New event')} isWide onClose={onClose}>
      <EventForm key={view.edit} categories={categories} value={value} onSave={(values) => onSave(values, edited)}>
        {edited && (
          <>
            <Button onClick={() => onRemove(edited)}>{t('Delete')}</Button>
            <Button onClick={() => onFile(edited)}>{t('Save as iCalendar')}</Button>
          </>
        )}
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </EventForm>
    </Dialog>
  );
}
