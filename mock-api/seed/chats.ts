import { type Contact, type ContactGroup, type Group, type Message, type ReadMark, TO_ME, TO_THEM } from '#mock-api/records/chat.ts';
import { minutesAgo } from './dates.ts';
import { type Person, people } from './people.ts';

/** The seven colleagues of Maren Holt, who owns the sample account. Their rooms are 1 to 7. */
export const contacts: readonly Contact[] = [
  { id: 1, roomId: 1, name: people.jonas.name, status: 'online' },
  { id: 2, roomId: 2, name: people.priya.name, status: 'online' },
  { id: 3, roomId: 3, name: people.tomas.name, status: 'intermediate' },
  { id: 4, roomId: 4, name: people.aiko.name, status: 'offline' },
  { id: 5, roomId: 5, name: people.lucia.name, status: 'online' },
  { id: 6, roomId: 6, name: people.omar.name, status: 'offline' },
  { id: 7, roomId: 7, name: people.nele.name, status: 'intermediate' },
];

/** Rooms 8 to 12. In the last one nobody has written yet. */
export const groups: readonly Group[] = [
  { id: 1, roomId: 8, image: 'C', name: 'Creative studio', status: 'online' },
  { id: 2, roomId: 9, image: 'P', name: 'Publisher desk', status: 'online' },
  { id: 3, roomId: 10, image: 'L', name: 'Launch week', status: 'intermediate' },
  { id: 4, roomId: 11, image: 'R', name: 'Reporting', status: 'offline' },
  { id: 5, roomId: 12, image: 'T', name: 'Traffic quality', status: 'offline' },
];

/** Grouped by first letter, in alphabetical order: A–J, L–N, O–P, T. */
export const contactGroups: readonly ContactGroup[] = [
  { id: 1, category: 'A–J', child: pick(4, 1) },
  { id: 2, category: 'L–N', child: pick(5, 7) },
  { id: 3, category: 'O–P', child: pick(6, 2) },
  { id: 4, category: 'T', child: pick(3) },
];

type MessageFacts = readonly [roomId: number, to: Message['to_id'], msg: string, minutesAgo: number, sender?: Person];

const DAY = 1440;

const facts: readonly MessageFacts[] = [
  [1, TO_THEM, 'Brava wants the prize wheel under 200 KB. Is that possible?', 2 * DAY + 90],
  [1, TO_ME, 'With the sounds as code instead of files, yes.', 2 * DAY + 84],
  [1, TO_ME, 'The glow costs most. I will draw it once and turn the picture.', 2 * DAY + 82],
  [1, TO_THEM, 'They will not see a difference?', 2 * DAY + 75],
  [1, TO_ME, 'I have put both side by side at https://surge.example/wheel and guessed wrong twice myself.', 2 * DAY + 71],
  [1, TO_THEM, 'Then nobody will. Please measure it on the old phone too.', DAY + 40],
  [1, TO_ME, 'Done: 60 frames a second, first frame after 410 ms.', DAY + 12],
  [1, TO_ME, 'The wheel is 168 KB now, everything inline.', 62],
  [1, TO_THEM, 'Great. Does it still pass without sound?', 58],
  [1, TO_ME, 'Yes, and by keyboard. I put the recording into the review.', 55],
  [1, TO_THEM, 'Then it goes live at seven tomorrow.', 51],
  [2, TO_ME, 'Cost per lead for Casa Lume is 8.40 this week.', 130],
  [2, TO_THEM, 'Under nine, they will be happy. Which format carried it?', 126],
  [2, TO_ME, 'The card deck, two thirds of all leads.', 121],
  [3, TO_THEM, 'Can we keep the long-read slot for Krug Optik?', 300],
  [3, TO_ME, 'Until Friday noon, then it opens to everyone.', 284],
  [4, TO_ME, 'New lighting on the turntable. Look at the edges.', 1_450],
  [4, TO_THEM, 'The graphite finally looks like graphite.', 1_440],
  [4, TO_ME, 'One more pass and it is yours.', 1_432],
  [5, TO_THEM, 'How did the renewal call go?', 190],
  [5, TO_ME, 'They stay for twelve months if the kitchens keep working.', 181],
  [6, TO_ME, 'Two CTV partners confirmed for the autumn.', 2_900],
  [6, TO_THEM, 'Onda will want both. I will tell Rafael.', 2_880],
  [7, TO_ME, 'I paused two placements over night: clicks without a pointer.', 520],
  [7, TO_THEM, 'Was anyone charged for them?', 515],
  [7, TO_ME, 'No, they were caught before billing.', 509],
  [7, TO_THEM, 'Thank you. Please add it to the report.', 505],
  [8, TO_ME, 'Which of the two end cards goes into the film?', DAY + 210, 'aiko'],
  [8, TO_ME, 'The one with the road. The other one hides the button on small phones.', DAY + 205, 'jonas'],
  [8, TO_THEM, 'The road, then. I tell the client today.', DAY + 190],
  [8, TO_ME, 'Backup images of all fifteen are drawn again, 40 KB at most.', 96, 'aiko'],
  [8, TO_ME, 'I looked at each at 300 by 250. Ready.', 74, 'jonas'],
  [9, TO_ME, 'Three publishers ask for lighter pages in December.', 3 * DAY + 30, 'tomas'],
  [9, TO_THEM, 'Our heaviest creative is under their limit. Shall I send the list?', 3 * DAY + 11],
  [9, TO_ME, 'Please. The television partners want theirs apart.', 2 * DAY + 600, 'omar'],
  [9, TO_THEM, 'Both lists are in the file manager, one spec sheet for each format.', 2 * DAY + 560],
  [10, TO_THEM, 'Launch is Thursday at seven. Who is awake?', 420],
  [10, TO_ME, 'I am. The studio has the pause button.', 402, 'jonas'],
  [10, TO_ME, 'I watch the first thousand plays and write here at eight.', 371, 'priya'],
  [11, TO_ME, 'October is closed: viewable rate 78 per cent, completion 41.', 4 * DAY + 15, 'priya'],
  [11, TO_ME, 'Invalid traffic 0.4 per cent, all of it before billing.', 4 * DAY + 9, 'nele'],
  [11, TO_THEM, 'Our best month so far. Thank you both.', 4 * DAY + 2],
];

/** In these, what came after Maren’s last answer is unread. */
const UNREAD_ROOMS = [2, 5, 8];

/** Numbered as time goes on, through all rooms. */
export function createMessages(now: Date): readonly Message[] {
  return facts
    .toSorted((a, b) => b[3] - a[3])
    .map(([roomId, to_id, msg, minutes, sender], index) => ({
      id: index + 1,
      roomId,
      to_id,
      msg,
      time: minutesAgo(now, minutes),
      ...(sender && { sender: people[sender].name }),
    }));
}

export function createReadMarks(now: Date): readonly ReadMark[] {
  const messages = createMessages(now);
  return [...contacts, ...groups].map(({ roomId }) => {
    const isSeen = ({ to_id }: Message) => to_id === TO_THEM || !UNREAD_ROOMS.includes(roomId);
    return { id: roomId, upTo: messages.findLast((message) => message.roomId === roomId && isSeen(message))?.id ?? 0 };
  });
}

function pick(...ids: readonly number[]): readonly Contact[] {
  return ids.flatMap((id) => contacts.filter((contact) => contact.id === id));
}
