import type { CalendarEvent, Category } from '#mock-api/records/calendar.ts';
import { toDateTime, toDay } from './dates.ts';

export const categories: readonly Category[] = [
  { id: 1, title: 'Campaign launch', type: 'success' },
  { id: 2, title: 'Client call', type: 'info' },
  { id: 3, title: 'Creative review', type: 'warning' },
  { id: 4, title: 'Deadline', type: 'danger' },
  { id: 5, title: 'Flight', type: 'primary' },
];

type Clock = `${number}:${number}`;
/** Days are counted from today. */
type Meeting = readonly [title: string, type: Category['type'], day: number, from: Clock, to: Clock, lastDay?: number];
type Whole = readonly [title: string, type: Category['type'], firstDay: number, lastDay: number];

const meetings: readonly Meeting[] = [
  ['Nordkorn prize wheel goes live', 'success', -3, '07:00', '08:00'],
  ['Weekly figures with Casa Lume', 'info', -1, '13:00', '13:45'],
  ['Turntable frames, second review', 'warning', 0, '09:30', '10:30'],
  ['Onda Streaming: CTV plan', 'info', 0, '14:00', '15:00'],
  ['Saffron Bank assets due', 'danger', 2, '16:00', '16:30'],
  ['Komorebi panorama launch', 'success', 5, '06:00', '18:00', 6],
  ['Publisher round table', 'info', 9, '10:00', '12:00'],
  ['Quarterly report to partners', 'danger', 14, '15:00', '16:00'],
  ['Alpglanz results with Luca Steiner', 'info', -8, '09:00', '09:45'],
  ['Tidewater scroll story, third scene', 'warning', -5, '11:00', '12:00'],
  ['Stal & Syn: what the delay costs', 'info', -4, '08:30', '09:15'],
  ['Saffron Bank terms, sign-off by legal', 'warning', 1, '10:00', '11:30'],
  ['Kitchen deck, cards five to nine', 'warning', 1, '11:00', '12:00'],
  ['Weekly figures with Casa Lume', 'info', 6, '13:00', '13:45'],
  ['Panorama by local time: last review', 'warning', 3, '09:00', '10:00'],
  ['Turntable goes live', 'success', 8, '07:00', '08:00'],
  ['Onda: QR code on two televisions', 'warning', 12, '12:00', '13:30'],
  ['Weekly figures with Casa Lume', 'info', 13, '13:00', '13:45'],
  ['Halden Mobile: cohorts by format', 'info', -13, '14:00', '15:00'],
  ['Kick-off with Fietsfabriek Noord', 'info', 19, '09:00', '10:30'],
];

const wholeDays: readonly Whole[] = [
  ['Nordkorn prize wheel in 240 bakeries', 'primary', -3, 11],
  ['Casa Lume kitchen season', 'primary', -9, 20],
  ['Alpglanz shade finder', 'primary', -25, -11],
  ['Saffron Bank card launch', 'primary', 9, 30],
  ['Onda living rooms, both cities', 'primary', 17, 23],
  ['Tidewater scroll story: all scenes due', 'danger', -2, -2],
  ['Traffic quality dashboard due', 'danger', 30, 30],
  ['Casa Lume kitchens: final report', 'danger', 21, 21],
  ['Studio closed for stock-taking', 'danger', 27, 28],
];

export function createEvents(now: Date): readonly CalendarEvent[] {
  return [
    ...meetings.map(([title, className, day, from, to, lastDay = day]) => ({
      title,
      start: toDateTime(now, day, from),
      end: toDateTime(now, lastDay, to),
      className,
    })),
    ...wholeDays.map(([title, className, firstDay, lastDay]) => ({ title, start: toDay(now, firstDay), end: toDay(now, lastDay), className })),
  ].map((event, index) => ({ id: index + 1, ...event }));
}
