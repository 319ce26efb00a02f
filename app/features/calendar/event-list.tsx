import './event-list.css';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { CalendarEvent } from '#mock-api/records/calendar.ts';
import { toLocalDay } from './calendar-view.ts';
import { listOnDay, toSpan } from './event-time.ts';

interface EventListProps {
  readonly events: readonly CalendarEvent[];
  readonly days: readonly string[];
  readonly className?: string;
  /** The name of its category, and when it is. */
  categoryOf(event: CalendarEvent): string;
  whenOf(event: CalendarEvent): string;
  open(event: CalendarEvent): void;
  remove(event: CalendarEvent): void;
  save(event: CalendarEvent): void;
}

/** Days with their events below each other. Days without any are left out; `empty` stands where all are. */
export function EventList({ events, days, className = '', categoryOf, whenOf, open, remove, save }: EventListProps) {
  const { t, language } = useText();
  const today = toLocalDay(new Date());
  // What goes on for days is said once, where it begins.
  const isNew = (event: CalendarEvent, day: string) => day === days[0] || toSpan(event).firstDay === day;
  const listed = days
    .map((day) => ({ day, found: listOnDay(events, day).filter((event) => isNew(event, day)) }))
    .filter(({ found }) => found.length > 0);
  return (
    <div className={`planner-list ${className}`}>
      {listed.length === 0 && <p className="planner-list-empty">{t('Nothing is planned here.')}</p>}
      {listed.map(({ day, found }) => (
        <section key={day} aria-labelledby={`calendar-day-${day}`} data-today={day === today || undefined}>
          <h3 id={`calendar-day-${day}`}>
            <b>{Number(day.slice(-2))}</b> {formatDate(day, 'weekday', language.tag)}
            {day === today && <span>{t('Today')}</span>}
          </h3>
          <ul>
            {found.map((event) => (
              <li key={event.id}>
                <button type="button" className="planner-list-event" data-kind={event.className} onClick={() => open(event)}>
                  <i className="planner-mark" aria-hidden="true" />
                  <span className="planner-list-title" lang="en">
                    {event.title}
                  </span>
                  <span className="planner-list-when">{whenOf(event)}</span>
                  <span className="planner-list-kind">{categoryOf(event)}</span>
                </button>
                <span className="planner-list-actions">
                  <IconButton label={t('Save {{name}} as an iCalendar file', { name: event.title })} onClick={() => save(event)}>
                    <Icon name="scroll" size={16} />
                  </IconButton>
                  <IconButton label={t('Delete {{name}}', { name: event.title })} onClick={() => remove(event)}>
                    <Icon name="bin" size={16} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
