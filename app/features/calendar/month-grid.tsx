import { useMemo } from 'react';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { gridRoles } from '#app/ui/list/use-grid.ts';
import { type CalendarPartProps, DayCell } from './day-cell.tsx';
import { layOutWeek } from './event-time.ts';

/** Strokes below each other in a day; what is more is counted. */
const LANES = 4;

/** The weeks around a month. */
export function MonthGrid({ events, days, heldId, hintId, label, ...rest }: CalendarPartProps) {
  const { language } = useText();
  const weeks = useMemo(() => {
    const starts = days.filter((_, index) => index % 7 === 0);
    return starts.map((start, index) => {
      const week = days.slice(index * 7, index * 7 + 7);
      return { start, week, bars: layOutWeek(events, week, heldId) };
    });
  }, [events, days, heldId]);
  return (
    <table {...gridRoles.grid} className="planner-month" aria-label={label} aria-describedby={hintId}>
      <thead {...gridRoles.rowgroup}>
        <tr {...gridRoles.row}>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" {...gridRoles.columnheader}>
              <span aria-hidden="true">{formatDate(day, 'short weekday', language.tag)}</span>
              <span className="visually-hidden">{formatDate(day, 'weekday', language.tag)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...gridRoles.rowgroup}>
        {weeks.map(({ start, week, bars }) => (
          <tr key={start} {...gridRoles.row}>
            {week.map((day, column) => (
              <DayCell key={day} day={day} column={column} bars={bars} lanes={LANES} heldId={heldId} hasNumber {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
