import './time-grid.css';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { gridRoles } from '#app/ui/list/use-grid.ts';
import { formatView, toLocalDay } from './calendar-view.ts';
import { type CalendarPartProps, DayCell, EventButton } from './day-cell.tsx';
import { type Block, DAY_MINUTES, layOutDay, layOutWeek, STEP_MINUTES } from './event-time.ts';
import { toClock } from './use-calendar-grid.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Before it, hours are scrolled out of sight at first. */
const FIRST_HOUR = 7;
/** Strokes of whole days below each other; what is more is counted. */
const LANES = 6;

/** The hours of a day, or of the days of a week. What lasts longer than a day stands above them. */
export function TimeGrid({ events, days, heldId, hintId, label, ...rest }: CalendarPartProps) {
  const { t, language } = useText();
  const { view, stop, describe } = rest;
  const today = toLocalDay(new Date());
  const { bars, blocks } = useMemo(() => {
    const blocksOf = days.map((day) => layOutDay(events, day));
    const inHours = new Set(blocksOf.flat().map(({ event }) => event.id));
    const above = events.filter(({ id }) => !inHours.has(id));
    return { bars: layOutWeek(above, days, heldId), blocks: blocksOf };
  }, [events, days, heldId]);
  const clockOf = (hour: number) => formatDate(new Date(2026, 0, 1, hour).getTime(), 'time', language.tag);
  const lanes = Math.min(LANES, Math.max(1, ...bars.map(({ lane }) => lane + 1)));
  return (
    <div className="planner-hours" data-scroller="" data-days={days.length} ref={showMorning}>
      <table {...gridRoles.grid} aria-label={label} aria-describedby={hintId}>
        <thead {...gridRoles.rowgroup}>
          <tr {...gridRoles.row}>
            <td {...gridRoles.gridcell} />
            {days.map((day) => (
              <th key={day} scope="col" {...gridRoles.columnheader} aria-current={day === today ? 'date' : undefined}>
                <Link to={{ search: formatView({ ...view, view: 'day', date: day, edit: undefined }, today) }}>
                  {formatDate(day, 'short weekday', language.tag)} <b>{Number(day.slice(-2))}</b>
                </Link>
              </th>
            ))}
          </tr>
          <tr {...gridRoles.row} className="planner-whole" data-lanes={lanes}>
            <th scope="row" {...gridRoles.rowheader}>
              {t('All day')}
            </th>
            {days.map((day, column) => (
              <DayCell key={day} day={day} column={column} bars={bars} lanes={LANES} heldId={heldId} {...rest} />
            ))}
          </tr>
        </thead>
        <tbody {...gridRoles.rowgroup}>
          {HOURS.map((hour) => (
            <tr key={hour} {...gridRoles.row} data-hour={hour}>
              <th scope="row" {...gridRoles.rowheader}>
                {clockOf(hour)}
              </th>
              {days.map((day, column) => {
                const at = `${day}T${toClock(hour * 60)}`;
                const tabIndex = stop === at ? 0 : -1;
                const here = (blocks[column] ?? []).filter(({ span }) => Math.floor(span.from / 60) === hour);
                return (
                  <td key={at} {...gridRoles.gridcell} data-at={at} tabIndex={tabIndex}>
                    <span className="visually-hidden">
                      {formatDate(day, 'weekday and day', language.tag)}, {clockOf(hour)}
                    </span>
                    {here.map((block) => (
                      <EventButton
                        key={block.event.id}
                        {...block}
                        className="planner-block"
                        style={toBox(block)}
                        isHeld={block.event.id === heldId}
                        tabIndex={tabIndex}
                        description={describe(block.event)}
                      />
                    ))}
                    {day === today && new Date().getHours() === hour && (
                      <span className="planner-now" style={{ top: `${(new Date().getMinutes() / 60) * 100}%` }} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In the cell of its first hour, out of which it hangs. */
function toBox({ span, place, places }: Block) {
  const minutes = Math.min(DAY_MINUTES - span.from, Math.max(2 * STEP_MINUTES, span.to - span.from));
  return {
    top: `${((span.from % 60) / 60) * 100}%`,
    height: `calc(${(minutes / 60) * 100}% - 2px)`,
    left: `calc(${(place / places) * 100}% + 2px)`,
    width: `calc(${100 / places}% - 6px)`,
  };
}

function showMorning(scroller: HTMLDivElement | null): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-hour="${FIRST_HOUR}"]`);
  const head = scroller?.querySelector('thead');
  if (scroller && row && head) scroller.scrollTop = row.offsetTop - head.offsetHeight;
}
