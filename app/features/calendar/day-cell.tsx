import { Link } from 'react-router';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { gridRoles } from '#app/ui/list/use-grid.ts';
import type { CalendarEvent } from '#mock-api/records/calendar.ts';
import { type CalendarView, formatView, toLocalDay } from './calendar-view.ts';
import type { Bar, Span } from './event-time.ts';

/** What every part that shows events is told. */
export interface CalendarPartProps {
  readonly events: readonly CalendarEvent[];
  readonly days: readonly string[];
  readonly view: CalendarView;
  /** The cell that Tab leads to. */
  readonly stop: string;
  /** The event that was picked up by keyboard. */
  readonly heldId: number | undefined;
  /** The name of an event's category, and when it is, in words. */
  describe(event: CalendarEvent): string;
  /** The id of what says the keys. */
  readonly hintId: string;
  /** The period. */
  readonly label: string;
}

interface DayCellProps extends Pick<CalendarPartProps, 'view' | 'stop' | 'heldId' | 'describe'> {
  readonly day: string;
  readonly column: number;
  /** Of the week. */
  readonly bars: readonly Bar[];
  /** How many stand below each other; the others are counted. */
  readonly lanes: number;
  readonly hasNumber?: boolean;
}

/** A day with the events that begin in it, or go on in it from the week before. */
export function DayCell({ day, column, bars, lanes, view, stop, heldId, describe, hasNumber }: DayCellProps) {
  const { t, language } = useText();
  const covering = bars.filter((bar) => bar.column <= column && column < bar.column + bar.columns);
  const beginning = covering.filter((bar) => bar.column === column && bar.lane < lanes);
  // Drawn from the cell of an earlier day on: here they are said.
  const ongoing = covering.filter((bar) => bar.column < column);
  const hidden = covering.filter(({ lane }) => lane >= lanes).length;
  const isStop = stop === day;
  const tabIndex = isStop ? 0 : -1;
  const today = toLocalDay(new Date());
  const name = formatDate(day, 'weekday and day', language.tag);
  const toDay = { search: formatView({ ...view, view: 'day', date: day, edit: undefined }, today) };
  return (
    <td
      {...gridRoles.gridcell}
      className="planner-cell"
      data-at={day}
      data-outside={(view.view === 'month' && day.slice(0, 7) !== view.date.slice(0, 7)) || undefined}
      data-chosen={day === view.date || undefined}
      tabIndex={tabIndex}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className="visually-hidden">
        {t('{{day}}, events: {{n}}', { day: name, n: covering.length })}
        {ongoing.length > 0 && ` ${t('Goes on: {{names}}', { names: ongoing.map(({ event }) => event.title).join(', ') })}`}
      </span>
      {hasNumber && (
        <Link className="planner-number" to={toDay} tabIndex={tabIndex} aria-label={t('{{n}}, show this day', { n: Number(day.slice(-2)) })}>
          {Number(day.slice(-2))}
        </Link>
      )}
      {hasNumber && covering.length > 0 && (
        <span className="planner-dots" aria-hidden="true">
          {covering.slice(0, 3).map(({ event }) => (
            <i key={event.id} data-kind={event.className} />
          ))}
          <b>{covering.length}</b>
        </span>
      )}
      <div className="planner-lanes">
        {beginning.map((bar) => (
          <div key={bar.event.id} style={{ gridRow: bar.lane + 1, width: `calc(${bar.columns * 100}% + ${bar.columns - 1}px - 8px)` }}>
            <EventButton {...bar} isHeld={bar.event.id === heldId} tabIndex={tabIndex} description={describe(bar.event)} className="planner-bar" />
          </div>
        ))}
        {hidden > 0 && (
          <Link className="planner-more" to={toDay} tabIndex={tabIndex} style={{ gridRow: lanes + 1 }}>
            {t('{{n}} more', { n: hidden })}
          </Link>
        )}
      </div>
    </td>
  );
}

interface EventButtonProps {
  readonly event: CalendarEvent;
  readonly span: Span;
  readonly className: string;
  readonly tabIndex: number;
  readonly isHeld: boolean;
  readonly description: string;
  readonly isCutBefore?: boolean;
  readonly isCutAfter?: boolean;
  readonly style?: React.CSSProperties;
}

/** An event in a grid. What it does is heard by the grid around it (use-calendar-grid.ts). */
export function EventButton({ event, span, className, tabIndex, isHeld, description, isCutBefore, isCutAfter, style }: EventButtonProps) {
  const { language } = useText();
  const time = formatDate(Date.parse(event.start), 'time', language.tag);
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-event={event.id}
      data-kind={event.className}
      data-whole={span.isAllDay || span.firstDay !== span.lastDay || undefined}
      data-cut-before={isCutBefore || undefined}
      data-cut-after={isCutAfter || undefined}
      data-held={isHeld || undefined}
      tabIndex={tabIndex}
    >
      <i className="planner-mark" aria-hidden="true" />
      {!span.isAllDay && <span className="planner-time">{time}</span>}
      <span className="planner-title" lang="en">
        {event.title}
      </span>
      <span className="visually-hidden">, {description}</span>
      <span className="planner-when" data-when="" aria-hidden="true" />
      {!isCutAfter && <span className="planner-handle" data-handle="" aria-hidden="true" />}
    </button>
  );
}
