import { type Contact, type Message, type RoomNews, TO_ME } from '#mock-api/records/chat.ts';

export type ChatRoom = Contact & RoomNews;

export interface LoadedRoom {
  readonly room: ChatRoom;
  readonly messages: readonly Message[];
}

/** A message that was written here and is not answered yet, or was refused. */
export interface Outgoing {
  readonly key: number;
  readonly roomId: number;
  readonly msg: string;
  readonly picture?: Message['picture'];
  readonly time: string;
  /** The backend's sentence. */
  readonly refusal?: string;
  /** Its id once it was taken: shown until the room brings it itself. */
  readonly sentAs?: number;
}

/** One line of a conversation. */
export interface Line {
  readonly key: string;
  readonly msg: string;
  readonly picture?: Message['picture'];
  readonly time: string;
  /** Undefined: mine. */
  readonly sender?: string | undefined;
  /** Whether the line before is by the same person, of the same day and a few minutes old at most. */
  readonly follows: boolean;
  readonly message?: Message;
  readonly outgoing?: Outgoing;
}

export interface Day {
  /** As the visitor's clock has it: '2026-11-20'. */
  readonly day: string;
  readonly lines: readonly Line[];
}

const RUN_MS = 5 * 60_000;

/** What was said in a room, by days; what is on its way stands last. */
export function toDays(messages: readonly Message[], outgoing: readonly Outgoing[], roomName: string): readonly Day[] {
  const known = new Set(messages.map(({ id }) => id));
  const unsent = outgoing.filter(({ sentAs }) => sentAs === undefined || !known.has(sentAs));
  const all = [
    ...messages.map((message) => ({ key: String(message.id), ...toLine(message), sender: toSender(message, roomName), message })),
    ...unsent.map((one) => ({ key: `new-${one.key}`, ...toLine(one), sender: undefined, outgoing: one })),
  ];
  const days = new Map<string, Line[]>();
  for (const [index, line] of all.entries()) {
    const day = toDay(line.time);
    const before = all[index - 1];
    const isNear = before !== undefined && Date.parse(line.time) - Date.parse(before.time) < RUN_MS && toDay(before.time) === day;
    days.set(day, [...(days.get(day) ?? []), { ...line, follows: isNear && before.sender === line.sender }]);
  }
  return Array.from(days, ([day, lines]) => ({ day, lines }));
}

const toLine = ({ msg, time, picture }: Pick<Line, 'msg' | 'time' | 'picture'>) => ({ msg, time, ...(picture && { picture }) });

export function toSender({ to_id, sender }: Message, roomName: string): string | undefined {
  return to_id === TO_ME ? (sender ?? roomName) : undefined;
}

/** The day on which a moment falls here. */
export function toDay(moment: string | number): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const DAY_MS = 86_400_000;

/** How many days ago a day was. */
export function daysAgo(day: string, now: number): number {
  return Math.round((Date.parse(toDay(now)) - Date.parse(day)) / DAY_MS);
}
