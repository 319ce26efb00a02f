import { expect, it } from 'vitest';
import { type Message, TO_ME, TO_THEM } from '#mock-api/records/chat.ts';
import { daysAgo, type Outgoing, toDay, toDays } from './thread.ts';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const message = (id: number, to_id: Message['to_id'], time: string, sender?: string): Message => ({
  id,
  roomId: 8,
  to_id,
  msg: `No. ${id}`,
  time,
  ...(sender && { sender }),
});

const messages = [
  message(1, TO_ME, at(20, 23, 58), 'Aiko Tanabe'),
  message(2, TO_ME, at(20, 23, 59), 'Aiko Tanabe'),
  message(3, TO_ME, at(21, 0, 1), 'Aiko Tanabe'),
  message(4, TO_ME, at(21, 0, 3), 'Jonas Ekström'),
  message(5, TO_THEM, at(21, 0, 4)),
  message(6, TO_THEM, at(21, 0, 30)),
];
const onTheWay: Outgoing = { key: 1, roomId: 8, msg: 'On my way', time: at(21, 0, 31) };

it('messages stand by the days of this clock, those that follow each other without a name of their own', () => {
  expect(toDays(messages, [], 'Creative studio').map(({ day, lines }) => [day, lines.map((line) => [line.sender, line.follows])])).toEqual([
    [
      '2026-11-20',
      [
        ['Aiko Tanabe', false],
        ['Aiko Tanabe', true],
      ],
    ],
    [
      '2026-11-21',
      [
        ['Aiko Tanabe', false],
        ['Jonas Ekström', false],
        [undefined, false],
        [undefined, false],
      ],
    ],
  ]);
});

it('who wrote is the room where the message does not say it', () => {
  expect(toDays([message(1, TO_ME, at(20, 9, 0))], [], 'Priya Raman')[0]?.lines[0]?.sender).toBe('Priya Raman');
});

it('what is on its way stands last, until the room brings it', () => {
  const last = (outgoing: Outgoing) => toDays(messages, [outgoing], '').at(-1)?.lines.at(-1);
  expect(last(onTheWay)).toMatchObject({ msg: 'On my way', follows: true, outgoing: onTheWay });
  expect(last({ ...onTheWay, sentAs: 7 })?.msg).toBe('On my way');
  expect(last({ ...onTheWay, sentAs: 6 })?.msg).toBe('No. 6');
});

it('days are counted by the calendar, not by hours', () => {
  const now = new Date(2026, 10, 21, 0, 5).getTime();
  expect([at(21, 0, 1), at(20, 23, 59), at(14, 12, 0)].map((time) => daysAgo(toDay(time), now))).toEqual([0, 1, 7]);
});
