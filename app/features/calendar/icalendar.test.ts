import { expect, it } from 'vitest';
import { toICalendar } from './icalendar.ts';

const now = new Date('2026-11-23T05:00:00.000Z');
const file = { name: 'Surge', now, categoryOf: () => 'Client call' };
const call = { id: 7, title: 'Weekly figures', start: '2026-11-24T13:00:00.000Z', end: '2026-11-24T13:45:00.000Z', className: 'info' };
const flight = { id: 8, title: 'Kitchen season', start: '2026-12-30', end: '2026-12-31', className: 'primary' };

/** Lines with what was folded put together again. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('writes an event with what RFC 5545 asks for, its times in UTC', () => {
  expect(toICalendar([call], file)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Surge//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Surge',
      'BEGIN:VEVENT',
      'UID:event-7@surge.example',
      'DTSTAMP:20261123T050000Z',
      'DTSTART:20261124T130000Z',
      'DTEND:20261124T134500Z',
      'SUMMARY:Weekly figures',
      'CATEGORIES:Client call',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('writes whole days as days; the end is the first day after, also in another year', () => {
  const lines = unfold(toICalendar([flight], file));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('TRANSP:TRANSPARENT');
});

it('an event keeps its UID, whatever of it changes, and no two share one', () => {
  const uids = (text: string) => unfold(text).filter((line) => line.startsWith('UID:'));
  expect(uids(toICalendar([call, flight], file))).toEqual(['UID:event-7@surge.example', 'UID:event-8@surge.example']);
  expect(uids(toICalendar([{ ...call, title: 'Moved', start: flight.start, end: flight.end }], file))).toEqual(['UID:event-7@surge.example']);
});

it('escapes what separates values, and line ends; what is no text is left out', () => {
  const lines = unfold(toICalendar([{ ...call, title: 'a,b;c\\d\r\nEND:VEVENT\nx\u0007y' }], file));
  expect(lines).toContain(String.raw`SUMMARY:a\,b\;c\\d\nEND:VEVENT\nxy`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it.each(['Ж'.repeat(200), '🎡'.repeat(90), 'x'.repeat(500), `${'a'.repeat(66)}🎡`])('folds at 75 octets and cuts no character: %s', (title) => {
  const text = toICalendar([{ ...call, title }], file);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).not.toContain('\uFFFD');
  expect(unfold(text)).toContain(`SUMMARY:${title}`);
});

it('a calendar without events is one too', () => {
  expect(unfold(toICalendar([], file))).toEqual([...unfold(toICalendar([call], file)).slice(0, 6), 'END:VCALENDAR', '']);
});
