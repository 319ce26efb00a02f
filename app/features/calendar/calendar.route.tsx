import './calendar.css';
import { useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { download } from '#app/components/csv.ts';
import { formatDate, formatDayRange } from '#app/components/format-date.ts';
import { Tools } from '#app/components/list/tools.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import type { CalendarEvent, Category } from '#mock-api/records/calendar.ts';
import type { Route } from './+types/calendar.route';
import {
  type CalendarView,
  firstWeekday,
  formatView,
  listDays,
  NEW_EVENT,
  parseView,
  stepView,
  toLocalDay,
  type ViewName,
  viewNames,
} from './calendar-view.ts';
import { holdScroll } from './drag.ts';
import { EventDialog, kindLabels, type NewEvent, nameKind, toBlank, toTimes } from './event-form.tsx';
import { EventList } from './event-list.tsx';
import { listOnDay, sortEvents, type Times, toSpan } from './event-time.ts';
import { toICalendar } from './icalendar.ts';
import { MonthGrid } from './month-grid.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useCalendarGrid } from './use-calendar-grid.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  return { calendar: load(Promise.all([toData(api.events.$get({}, { init })), toData(api.categories.$get({}, { init }))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/calendar`: the flights and dates of the network's campaigns. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  return <CalendarFrame {...loaderData} />;
}

export function HydrateFallback() {
  return <CalendarFrame />;
}

function CalendarFrame({ calendar }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Calendar" note="Flights, calls and deadlines are invented." className="planner-frame">
      <LoadedPart loading={calendar} skeleton={['chart']} missing="The calendar could not be loaded.">
        {([events, categories]) => <Calendar loaded={events} categories={categories} />}
      </LoadedPart>
    </SectionFrame>
  );
}

const viewLabels = { month: 'Month', week: 'Week', day: 'Day', list: 'List' } as const satisfies Record<ViewName, string>;

const calls = {
  add: (json: NewEvent) => toData(api.add.event.$post({ json })),
  update: (json: Partial<NewEvent> & Pick<CalendarEvent, 'id'>) => toData(api.update.event.$put({ json })),
  remove: (id: number) => toData(api.delete.event.$delete({ header: { event: String(id) } })),
};

function Calendar({ loaded, categories }: { loaded: readonly CalendarEvent[]; categories: readonly Category[] }) {
  const { t, tData, language } = useText();
  const hintId = useId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [kind, setKind] = useState<string>();
  const [said, setSaid] = useState('');
  /** What was typed into a form that was then refused: it is offered again. */
  const [refused, setRefused] = useState<NewEvent>();
  const records = useRecords<NewEvent, CalendarEvent>({
    loaded,
    calls,
    toRow: (values, id) => ({ ...values, id }),
    nameOf: ({ title }) => title,
    canUndoChanges: true,
  });
  const today = toLocalDay(new Date());
  const view = parseView(query, today);
  const days = listDays(view, firstWeekday(language.tag));
  const { tag } = language;

  const to = (part: Partial<CalendarView>) => ({ search: formatView({ ...view, edit: undefined, at: undefined, kind: undefined, ...part }, today) });
  const go = (part: Partial<CalendarView>, isReplacing = false) => void navigate(to(part), { replace: isReplacing, preventScrollReset: true });
  const categoryOf = ({ className }: Pick<CalendarEvent, 'className'>) => tData(nameKind(className));
  const whenOf = (times: Times) => describeTimes(times, tag, t('all day'));
  const saveAs = (events: readonly CalendarEvent[], name: string) =>
    download(`${name}.ics`, toICalendar(events, { name: 'Surge', now: new Date(), categoryOf }), 'text/calendar');

  const grid = useCalendarGrid({
    events: records.rows,
    view,
    days,
    kind,
    go,
    whenOf,
    save: (event, { start, end }) => void records.update(event.id, { start, end }),
    remove: (event) => void records.remove([event]),
    add: (className, at) => void records.add({ title: categoryOf({ className }), className, ...toTimes(toBlank(at)) }),
    say: (what) => setSaid(what === 'held' ? t('Picked up. Arrow keys move it.') : what === 'put back' ? t('It stays where it was.') : what.moved),
  });
  const heading = toHeading(view, days, tag);
  const part = {
    events: grid.shown,
    days,
    view,
    stop: grid.stop,
    heldId: grid.heldId,
    hintId,
    label: heading,
    describe: (event: CalendarEvent) => `${categoryOf(event)}, ${whenOf(event)}`,
  };
  const listing = {
    categoryOf,
    whenOf,
    events: grid.shown,
    open: (event: CalendarEvent) => go({ edit: String(event.id) }),
    remove: (event: CalendarEvent) => void records.remove([event]),
    save: (event: CalendarEvent) => saveAs([event], toFileName(event.title)),
  };
  const shownEvents = sortEvents(records.rows).filter((event) => days.some((day) => listOnDay([event], day).length > 0));
  const isGrid = view.view !== 'list';
  return (
    <div className="planner">
      <div className="planner-head">
        <h2 aria-live="polite">{heading}</h2>
        <div className="planner-steps">
          <IconButton as={Link} isBoxed to={to({ date: stepView(view, -1) })} preventScrollReset label={t('Previous')}>
            <Icon name="previous" />
          </IconButton>
          <Button as={Link} to={to({ date: today })} preventScrollReset aria-current={days.includes(today) ? 'date' : undefined}>
            {t('Today')}
          </Button>
          <IconButton as={Link} isBoxed to={to({ date: stepView(view, 1) })} preventScrollReset label={t('Next')}>
            <Icon name="next" />
          </IconButton>
        </div>
      </div>
      <div className="planner-bar-row">
        <Tabs label={t('View of the calendar')}>
          {viewNames.map((name) => (
            <Link key={name} to={to({ view: name })} preventScrollReset aria-current={view.view === name ? 'page' : undefined}>
              {t(viewLabels[name])}
            </Link>
          ))}
        </Tabs>
        <Tools className="planner-tools">
          <Button
            aria-disabled={shownEvents.length === 0}
            title={shownEvents.length === 0 ? t('Nothing is planned here.') : undefined}
            onClick={() => shownEvents.length > 0 && saveAs(shownEvents, `surge-${days[0]}-${days.at(-1)}`)}
          >
            {t('Save this period as iCalendar')}
          </Button>
          <Button onClick={() => saveAs(sortEvents(records.rows), 'surge-calendar')}>{t('Save all as iCalendar')}</Button>
          <Button isPrimary onClick={() => go({ edit: NEW_EVENT, at: isGrid ? grid.stop : view.date, kind })}>
            {t('New event')}
            <Icon name="plus" size={16} />
          </Button>
        </Tools>
      </div>
      <div className="planner-kinds" role="group" aria-label={t('Kinds of event')} ref={holdScroll}>
        {categories.map(({ id, type }) => (
          <button
            key={id}
            type="button"
            className="planner-kind"
            data-kind={type}
            aria-pressed={kind === type}
            onPointerDown={(event) => isGrid && grid.dragKind(event, type)}
            onClick={({ detail }) => {
              setKind(kind === type ? undefined : type);
              // Pressed by a key: on to the day.
              if (detail === 0 && kind !== type) grid.focusStop();
            }}
          >
            <i className="planner-mark" aria-hidden="true" />
            {t(kindLabels[type])}
          </button>
        ))}
        {isGrid && <p>{kind ? t('Press a day: this kind begins there.') : t('Drag one onto a day, or choose one and press a day.')}</p>}
      </div>
      {isGrid ? (
        <div
          className="planner-area"
          {...grid.handlers}
          ref={(element) => {
            grid.handlers.ref.current = element;
            return holdScroll(element);
          }}
        >
          {view.view === 'month' ? <MonthGrid {...part} /> : <TimeGrid key={view.view} {...part} />}
        </div>
      ) : (
        <EventList {...listing} days={days} />
      )}
      {view.view === 'month' && <EventList {...listing} className="planner-day-list" days={[view.date]} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <footer className="planner-foot">
        <p>{t('Times by the clock of {{zone}}.', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ') })}</p>
        {isGrid && (
          <p id={hintId} className="planner-keys">
            {t(
              'Keys: arrows go from day to day, Enter creates. On an event, Space picks it up, arrows move it, with Shift its end, Enter puts it down, Escape takes it back, Delete deletes it.',
            )}
          </p>
        )}
      </footer>
      <EventDialog
        view={view}
        categories={categories}
        events={records.rows}
        refused={refused}
        onClose={() => {
          setRefused(undefined);
          go({}, false);
        }}
        onSave={(values, edited) => {
          setRefused(undefined);
          go({});
          const again = () => {
            setRefused(values);
            go({ edit: view.edit, at: view.at, kind: view.kind });
          };
          if (edited) void records.update(edited.id, values, { again });
          else void records.add(values, { again });
        }}
        onRemove={(event) => {
          go({});
          void records.remove([event]);
        }}
        onFile={listing.save}
      />
    </div>
  );
}

function toHeading({ view, date }: CalendarView, days: readonly string[], tag: string): string {
  if (view === 'day') return formatDate(date, 'full', tag);
  return view === 'week' ? formatDayRange(days[0] ?? date, days.at(-1) ?? date, 'long', tag) : formatDate(date, 'month', tag);
}

/** When something is, in words: its days, and its times where it has some. */
function describeTimes(times: Times, tag: string, allDay: string): string {
  const { isAllDay, firstDay, lastDay } = toSpan(times);
  const [start, end] = [Date.parse(times.start), Date.parse(times.end)];
  if (isAllDay) return `${firstDay === lastDay ? formatDate(firstDay, 'medium', tag) : formatDayRange(firstDay, lastDay, 'medium', tag)}, ${allDay}`;
  const clock = (moment: number) => formatDate(moment, 'time', tag);
  if (firstDay === lastDay) return `${formatDate(firstDay, 'medium', tag)}, ${clock(start)}–${clock(end)}`;
  return `${formatDate(start, 'date and time', tag)} – ${formatDate(end, 'date and time', tag)}`;
}

const toFileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'event';
