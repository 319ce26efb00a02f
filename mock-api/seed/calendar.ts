import type { CalendarEvent, Category } from '#mock-api/records/calendar.ts';
import { toDateTime } from './dates.ts';

export const categories: readonly Category[] = [
  { id: 1, title: 'Campaign launch', type: 'success' },
  { id: 2, title: 'Client call', type: 'info' },
  { id: 3, title: 'Creative review', type: 'warning' },
  { id: 4, title: 'Deadline', type: 'danger' },
];

export function createEvents(now: Date): readonly CalendarEvent[] {
  return [
    { id: 1, title: 'Nordkorn prize wheel goes live', start: toDateTime(now, -3, '07:00'), end: toDateTime(now, -3, '08:00'), className: 'success' },
    { id: 2, title: 'Weekly figures with Casa Lume', start: toDateTime(now, -1, '13:00'), end: toDateTime(now, -1, '13:45'), className: 'info' },
    { id: 3, title: 'Turntable frames, second review', start: toDateTime(now, 0, '09:30'), end: toDateTime(now, 0, '10:30'), className: 'warning' },
    { id: 4, title: 'Onda Streaming: CTV plan', start: toDateTime(now, 0, '14:00'), end: toDateTime(now, 0, '15:00'), className: 'info' },
    { id: 5, title: 'Saffron Bank assets due', start: toDateTime(now, 2, '16:00'), end: toDateTime(now, 2, '16:30'), className: 'danger' },
    { id: 6, title: 'Komorebi panorama launch', start: toDateTime(now, 5, '06:00'), end: toDateTime(now, 6, '18:00'), className: 'success' },
    { id: 7, title: 'Publisher round table', start: toDateTime(now, 9, '10:00'), end: toDateTime(now, 9, '12:00'), className: 'info' },
    { id: 8, title: 'Quarterly report to partners', start: toDateTime(now, 14, '15:00'), end: toDateTime(now, 14, '16:00'), className: 'danger' },
  ];
}
