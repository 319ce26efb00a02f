import type { CalendarEvent } from '#mock-api/records/calendar.ts';
import { addDays } from './calendar-view.ts';
import { isAllDay } from './event-time.ts';

/** Octets of a line, without its end. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

interface CalendarFile {
  readonly name: string;
  readonly now: Date;
  categoryOf(event: CalendarEvent): string;
}

/** A calendar as other programs read it (RFC 5545): times in UTC, whole days as days. An event keeps its UID, so reading it again changes it and adds none. */
export function toICalendar(events: readonly CalendarEvent[], { name, now, categoryOf }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Surge//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:event-${event.id}@surge.example`,
      `DTSTAMP:${toUtc(now)}`,
      ...toTimes(event),
      `SUMMARY:${escapeText(event.title)}`,
      `CATEGORIES:${escapeText(categoryOf(event))}`,
      // A flight of weeks does not make anybody busy.
      `TRANSP:${isAllDay(event) ? 'TRANSPARENT' : 'OPAQUE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The end is the first moment, or the first day, that does not belong to it any more. */
function toTimes({ start, end }: CalendarEvent): readonly string[] {
  if (!isAllDay({ start, end })) return [`DTSTART:${toUtc(new Date(start))}`, `DTEND:${toUtc(new Date(end))}`];
  return [`DTSTART;VALUE=DATE:${toDate(start)}`, `DTEND;VALUE=DATE:${toDate(addDays(end.slice(0, 10), 1))}`];
}

/** 20261123T090000Z */
const toUtc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const toDate = (day: string) => day.replaceAll('-', '');

function escapeText(text: string): string {
  // What is no text (other control characters) must not stand in a value.
  return (
    text
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A long line goes on in the next after a space, and no character is cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
