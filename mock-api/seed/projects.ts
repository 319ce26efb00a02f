import type { Project } from '#mock-api/records/project.ts';
import { toDateTime, toDay } from './dates.ts';
import { type Person, people, toTeam } from './people.ts';

type ProjectFacts = readonly [
  name: string,
  description: string,
  status: Project['status'],
  startDaysAgo: number,
  dueInDays: number,
  team: readonly Person[],
  points: readonly [string, string, string],
  /** The id of the demo that it produces. */
  demo: number,
];

const facts: readonly ProjectFacts[] = [
  [
    'Nordkorn prize wheel',
    'A wheel that gives away breakfast in 240 bakeries.',
    'Completed',
    48,
    -3,
    ['jonas', 'maren', 'priya'],
    ['Odds and stock per bakery', 'Coupon read by the tills', 'Report by postcode'],
    1,
  ],
  [
    'Casa Lume kitchens',
    'Card deck and lead form for the kitchen season.',
    'Pending',
    30,
    21,
    ['lucia', 'aiko', 'priya', 'nele'],
    ['Nine kitchens, nine cards', 'Lead form in two steps', 'Cost per lead under nine'],
    13,
  ],
  [
    'Onda living rooms',
    'Remote-controlled spots on two CTV partners.',
    'Pending',
    16,
    40,
    ['omar', 'jonas'],
    ['Four arrows and OK', 'QR code to the phone', 'Both cities in one week'],
    14,
  ],
  [
    'Stal & Syn turntable',
    'The new estate car, thirty-six frames a turn.',
    'Delay',
    61,
    -6,
    ['aiko', 'maren', 'tomas'],
    ['Graphite as the third finish', 'Frames on demand', 'Dealer search on the last frame'],
    9,
  ],
  [
    'Saffron Bank card launch',
    'A deck of benefits that passes compliance.',
    'Pending',
    12,
    9,
    ['maren', 'nele', 'lucia'],
    ['Terms on the first card', 'Sign-off by legal', 'Leads paid after verification'],
    3,
  ],
  [
    'Komorebi panorama',
    'A horizon that turns with the hour of the day.',
    'Pending',
    9,
    5,
    ['aiko', 'lucia'],
    ['Light by local time', 'Japanese and English copy', 'Two calls to action'],
    12,
  ],
  [
    'Halden Mobile installs',
    'Catch game for a phone plan without a contract.',
    'Completed',
    90,
    -20,
    ['jonas', 'priya', 'omar'],
    ['Three levels in fifteen seconds', 'Install seven days after the click', 'Cohorts by format'],
    2,
  ],
  [
    'Publisher onboarding kit',
    'What a new publisher needs for the first week.',
    'Completed',
    75,
    -31,
    ['tomas', 'omar'],
    ['Slots and floor prices', 'Test page per size', 'One contact for questions'],
    0,
  ],
  [
    'Tidewater scroll story',
    'Five scenes from the leaf to the cup.',
    'Delay',
    34,
    -2,
    ['aiko', 'jonas', 'lucia'],
    ['One scene per screen height', 'Readable without motion', 'Ends at the tea shop'],
    11,
  ],
  [
    'Traffic quality dashboard',
    'Every paused placement with its reason.',
    'Pending',
    25,
    30,
    ['nele', 'priya', 'tomas'],
    ['Reasons in plain words', 'Paused before billing', 'Weekly mail to accounts'],
    0,
  ],
  [
    'Alpglanz shade finder',
    'Interactive video that ends on the right shade.',
    'Completed',
    58,
    -11,
    ['lucia', 'jonas', 'nele'],
    ['Six shades, one question', 'Sample order in the last scene', 'Works muted'],
    6,
  ],
];

export function createProjects(now: Date): readonly Project[] {
  return facts.map(([name, description, status, startDaysAgo, dueInDays, team, points, demo], index) => ({
    id: index + 1,
    name,
    description,
    status,
    startDate: toDay(now, -startDaysAgo),
    dueDate: toDay(now, dueInDays),
    commentsCount: 3,
    team: toTeam(...team),
    projectDetails: { description: `${description} Planned, built and measured in the house, paid by result.`, points: [...points] },
    files: [
      { name: 'Brief.pdf', size: '1.2 MB' },
      { name: 'Storyboard.pdf', size: '4.8 MB' },
      { name: 'Creative package.zip', size: '186 KB' },
      { name: 'Media plan.xlsx', size: '92 KB' },
    ],
    comments: [
      { id: 1, username: people[team[0] ?? 'maren'].name, comment: `${points[0]}: done and in review.`, date: toDateTime(now, -6, '09:12') },
      {
        id: 2,
        username: people[team[1] ?? 'maren'].name,
        comment: `${points[1]}: waiting for the client’s word.`,
        date: toDateTime(now, -4, '14:40'),
      },
      { id: 3, username: people[team[0] ?? 'maren'].name, comment: `${points[2]}: planned for the last week.`, date: toDateTime(now, -1, '10:05') },
    ],
    demo,
    hoursLeft: toHoursLeft({ status, startDaysAgo, dueInDays, people: team.length }, index),
  }));
}

interface Work {
  readonly status: Project['status'];
  readonly startDaysAgo: number;
  readonly dueInDays: number;
  readonly people: number;
}

const WEEK = 7;
/** Hours a week that a person has for one project. */
const HOURS = 14;

/** Work begins slowly and is quickest in the middle; what is late has stood still for two weeks. */
function toHoursLeft({ status, startDaysAgo, dueInDays, people: members }: Work, turn: number): number[] {
  const weeks = Math.ceil((startDaysAgo + dueInDays) / WEEK);
  const planned = weeks * members * HOURS;
  const worked = Math.min(weeks, Math.floor(startDaysAgo / WEEK));
  return Array.from({ length: worked + 1 }, (_, week) => {
    if (status === 'Completed' && week === worked) return 0;
    const held = status === 'Delay' && week > worked - 2 ? week - Math.max(0, worked - 2) : 0;
    const share = (week - held) / weeks;
    const eased = share * share * (3 - 2 * share);
    return Math.max(0, Math.round(planned * (1 - eased) + ((week * 5 + turn * 3) % 9) * (week === 0 ? 0 : 1)));
  });
}
