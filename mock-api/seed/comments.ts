import type { CommentRecord } from '#mock-api/records/comment.ts';
import { minutesAgo } from './dates.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

type CommentFacts = readonly [
  product: number,
  author: string,
  minutes: number,
  text: string,
  reply?: readonly [author: string, minutes: number, text: string],
];

/** Authors are customers of the shops; the team replies. */
const commentFacts: readonly CommentFacts[] = [
  [1, 'Henrik Dahl', 95, 'Live in two days with our own prizes. The coupon screen alone paid for it in the first week.'],
  [
    1,
    'Carla Moretti',
    7 * HOUR,
    'Can the last screen open our store app instead of the web shop?',
    ['Jonas Ekström', 5 * HOUR, 'Yes, give a deep link as the target; the web address stays as the fallback.'],
  ],
  [1, 'Samir Qureshi', 50 * HOUR, 'Loads fast on our slowest pages. We would like a 728x90 as well.'],
  [2, 'Nadia Rahmani', 3 * DAY, 'Three levels are one too many for a bus stop, so we switched the last one off. That took a minute.'],
  [2, 'Mei-Ling Chow', 12 * DAY, 'Our teas fall instead of fruit. People play it twice.'],
  [
    3,
    'Hana Kobayashi',
    2 * DAY,
    'How large may the panorama be?',
    ['Aiko Tanabe', 2 * DAY - 3 * HOUR, 'Eight megapixels look sharp on every phone we measured; more only costs time.'],
  ],
  [3, 'Rafael Duarte', 9 * DAY, 'The hotspot report showed us which room sells. It was not the one we thought.'],
  [3, 'Josefine Krug', 21 * DAY, 'Worth its price for a flagship store, too much for a single offer.'],
  [4, 'Viktor Petrenko', 6 * HOUR, 'Thirty-six frames look smoother than the film we paid ten times as much for.'],
  [4, 'Josefine Krug', 5 * DAY, 'We turn frames of glasses with it. The colour picker follows our stock list.'],
  [5, 'Anneke de Wit', 30 * HOUR, 'Reads well with motion turned off, which our works council asked about first.'],
  [5, 'Luca Steiner', 8 * DAY, 'Five scenes are the right number. Write short sentences.'],
  [6, 'Hana Kobayashi', 4 * DAY, 'The light follows the hour of the visitor. Nobody notices, everybody stays longer.'],
  [6, 'Elliot Marsh', 16 * DAY, 'Pretty, but the second call to action confused our test group. We removed it.'],
  [7, 'Deepa Nair', 10 * HOUR, 'Our three cards, their rates from the feed, approved in a day.'],
  [
    7,
    'Samir Qureshi',
    6 * DAY,
    'Does a card that was swiped away count as seen?',
    ['Priya Raman', 6 * DAY - HOUR, 'Only after one second at half its size, as the standard of viewability has it.'],
  ],
  [8, 'Rafael Duarte', 28 * HOUR, 'Four arrows and OK: my parents understood it without a word.'],
  [9, 'Elliot Marsh', 18 * HOUR, 'We let people slice deductibles. Compliance smiled, for once.'],
  [9, 'Deepa Nair', 11 * DAY, 'The words come from a sheet that our editors keep. No developer needed since.'],
  [10, 'Rafael Duarte', 3 * DAY, 'Shipped with four samples of our summer record.'],
  [11, 'Hana Kobayashi', 40 * HOUR, 'Fares are never older than five minutes, and it says when they are.'],
  [11, 'Anneke de Wit', 13 * DAY, 'We show bicycle weather instead of fares. Same panel, other feed.'],
  [12, 'Viktor Petrenko', 7 * DAY, 'The road that nobody takes cost us a third of the film. Plan for two.'],
  [13, 'Luca Steiner', 2 * DAY, 'Five creams, three to keep, one price. The basket arrives filled.'],
  [14, 'Nadia Rahmani', 26 * HOUR, 'Forty dishes fit on the belt; we use twelve.'],
  [14, 'Henrik Dahl', 15 * DAY, 'Small, cheap and always sold out of cinnamon buns by nine.'],
  [15, 'Josefine Krug', 19 * DAY, 'Pausing a film is when people look. We light one frame at a time.'],
  [16, 'Henrik Dahl', 44 * HOUR, 'One report over three games saved us the Monday meeting.'],
  [17, 'Viktor Petrenko', 33 * HOUR, 'The colour chosen on the turntable is the colour of the room. A small thing that convinces.'],
  [18, 'Rafael Duarte', 22 * DAY, 'The overlay asks, the full screen answers.'],
  [19, 'Samir Qureshi', 9 * DAY, 'A cheap start: we moved to the full deck after a month.'],
  [20, 'Carla Moretti', 25 * DAY, 'Eleven scenes took us longer to write than the shop to deliver.'],
];

export function createComments(now: Date): readonly CommentRecord[] {
  const replies = commentFacts.flatMap(([, , , , reply], index) => (reply ? [{ commentId: index + 1, reply }] : []));
  return commentFacts.map(([productId, author, minutes, text], index) => ({
    id: index + 1,
    productId,
    ...toEntry(now, [author, minutes, text]),
    hasLiked: index === 0,
    replies: replies.flatMap(({ commentId, reply }, at) =>
      commentId === index + 1 ? [{ replyId: at + 1, commentId, ...toEntry(now, reply), hasLiked: false }] : [],
    ),
    showAddComment: false,
  }));
}

function toEntry(now: Date, [name, minutes, comment]: readonly [author: string, minutes: number, text: string]) {
  const profile = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
  return { user: { name, profile }, comment, time: minutesAgo(now, minutes) };
}
