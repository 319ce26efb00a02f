import { people } from './people.ts';

/** A person of the house: who they are, and where they were before. */
export interface TeamFacts {
  readonly id: number;
  readonly name: string;
  readonly designation: string;
  readonly email: string;
  readonly tags: readonly string[];
  readonly location: City;
  readonly personalDetail: string;
  /** Years in the house. */
  readonly years: number;
  /** Newest first. */
  readonly before: readonly Employment[];
}

type Employment = readonly [designation: string, company: string, years: number];
type City = keyof typeof cities;

/** The beginning of a number from the ranges reserved for fiction; the person's own two digits follow. */
const cities = {
  London: '+44 20 7946 01',
  Berlin: '+49 30 555 01',
  Lisbon: '+351 21 555 01',
  Milan: '+39 02 5550 01',
  Mumbai: '+91 22 5550 01',
  Singapore: '+65 6555 01',
  Tokyo: '+81 3 5550 01',
  Kraków: '+48 12 555 01',
} as const;

export const toPhone = ({ id, location }: Pick<TeamFacts, 'id' | 'location'>) => `${cities[location]}${19 + id}`;

type Known = readonly [
  person: keyof typeof people,
  tags: readonly string[],
  location: City,
  personalDetail: string,
  years: number,
  before: readonly Employment[],
];

/** The eight who write mails and messages, too. */
const known: readonly Known[] = [
  [
    'maren',
    ['Planning', 'Finance', 'Retail'],
    'London',
    'Twelve years between media plans and creatives. Starts every campaign with the question what one result may cost.',
    4,
    [
      ['Media Planner', 'Thumbstop Studio', 4],
      ['Campaign Assistant', 'Kerning & Kin', 4],
    ],
  ],
  [
    'jonas',
    ['Canvas', 'Sound', 'Accessibility'],
    'London',
    'Writes games that weigh less than a photograph. Tests each one muted, by keyboard, and on a phone of 2017.',
    5,
    [['Game Developer', 'Wheelhouse Games', 6]],
  ],
  [
    'priya',
    ['Attribution', 'Cohorts'],
    'Mumbai',
    'Wants to know which format brought the result, and how sure we are of it. Prefers one honest figure to ten.',
    3,
    [
      ['Data Analyst', 'Half Past Pixel', 3],
      ['Statistics Trainee', 'Thumbstop Studio', 1],
    ],
  ],
  [
    'tomas',
    ['Inventory', 'News'],
    'Lisbon',
    'Looks after forty publishers, and answers the telephone. Believes that a good page deserves a good campaign.',
    6,
    [['Sales Manager', 'Sofa & Remote', 5]],
  ],
  [
    'aiko',
    ['3D', 'Shaders', 'Light'],
    'Tokyo',
    'Lights products for the small screen. A car has to look like steel in thirty-six frames.',
    4,
    [
      ['3D Artist', 'Northlight 3D', 5],
      ['Lighting Assistant', 'Paper Lantern Motion', 2],
    ],
  ],
  [
    'lucia',
    ['Retail', 'Food', 'Travel', 'Italian'],
    'Milan',
    'Knows every kitchen maker of the north, and what a lead is worth to each. Renews nine of ten contracts.',
    7,
    [['Account Manager', 'Kerning & Kin', 4]],
  ],
  [
    'omar',
    ['CTV', 'Partners'],
    'London',
    'Brought the first two television partners. Carries four remote controls to every meeting.',
    5,
    [
      ['Partner Manager', 'Sofa & Remote', 4],
      ['Broadcast Planner', 'Saltwater Sound', 3],
    ],
  ],
  [
    'nele',
    ['Fraud', 'Reporting', 'Finance'],
    'Berlin',
    'Finds clicks that no hand has made. Pauses a placement before it is billed, and writes down why.',
    4,
    [['Risk Analyst', 'Half Past Pixel', 5]],
  ],
];

type Other = readonly [
  name: string,
  designation: string,
  location: City,
  tags: readonly string[],
  years: number,
  before: readonly Employment[],
  personalDetail: string,
];

const others: readonly Other[] = [
  ['Ingrid Solberg', 'Media Buyer', 'London', ['CTV', 'Retail'], 3, [['Media Planner', 'Thumbstop Studio', 4]], 'Buys evenings on the sofa.'],
  [
    'Kwame Mensah',
    'Media Buyer',
    'London',
    ['Mobile', 'Video'],
    2,
    [['Traffic Manager', 'Fold Nine', 3]],
    'Buys installs that are still there in a week.',
  ],
  ['Sofia Almeida', 'Producer', 'Lisbon', ['Planning', 'CTV'], 5, [['Producer', 'Saltwater Sound', 6]], 'Keeps eleven calendars in one.'],
  [
    'Arjun Patel',
    'Performance Analyst',
    'Mumbai',
    ['Attribution', 'Mobile'],
    2,
    [['Data Analyst', 'Half Past Pixel', 2]],
    'Follows an install from the first touch to the seventh day.',
  ],
  [
    'Hanna Lindqvist',
    'Copywriter',
    'Berlin',
    ['German', 'Retail'],
    4,
    [['Copywriter', 'Kerning & Kin', 5]],
    'Says it in five words, in two languages.',
  ],
  [
    'Davide Conti',
    'Motion Designer',
    'Milan',
    ['Motion', 'Food'],
    3,
    [['Animator', 'Paper Lantern Motion', 4]],
    'Makes bread rise in three seconds.',
  ],
  [
    'Yuki Mori',
    'Creative Technologist',
    'Tokyo',
    ['Canvas', 'Light'],
    3,
    [['Front-end Developer', 'Fold Nine', 3]],
    'Draws weather that follows the clock of the reader.',
  ],
  [
    'Beatriz Ramos',
    'Publisher Manager',
    'Lisbon',
    ['News', 'Inventory'],
    2,
    [['Editor', 'Thumbstop Studio', 6]],
    'Was an editor, and reads every page first.',
  ],
  [
    'Piotr Zieliński',
    'Creative Technologist',
    'Kraków',
    ['3D', 'Shaders'],
    4,
    [['3D Developer', 'Northlight 3D', 4]],
    'Puts a showroom into 180 kilobytes.',
  ],
  [
    'Amara Okafor',
    'Account Lead',
    'London',
    ['Finance', 'Mobile'],
    5,
    [['Account Manager', 'Thumbstop Studio', 3]],
    'Explains compliance to designers, and the other way round.',
  ],
  [
    'Felix Baumann',
    'Performance Analyst',
    'Berlin',
    ['Reporting', 'Cohorts'],
    1,
    [['Controller', 'Half Past Pixel', 4]],
    'Writes the weekly report that people read.',
  ],
  [
    'Mei Lin Tan',
    'Media Buyer',
    'Singapore',
    ['Video', 'Travel'],
    3,
    [['Media Planner', 'Sofa & Remote', 2]],
    'Knows when each city looks at its phone.',
  ],
  [
    'Rohan Iyer',
    'Producer',
    'Mumbai',
    ['Planning', 'Finance'],
    4,
    [['Project Manager', 'Fold Nine', 5]],
    'Delivers on Thursdays, so that Friday is for changes.',
  ],
  [
    'Giulia Ferri',
    'Copywriter',
    'Milan',
    ['Italian', 'Food'],
    2,
    [['Copywriter', 'Kerning & Kin', 2]],
    'Writes about pasta without the word passion.',
  ],
  [
    'Oskar Nyberg',
    'Motion Designer',
    'Berlin',
    ['Motion', 'Sound'],
    6,
    [['Animator', 'Saltwater Sound', 4]],
    'Animates so that it works with the sound off.',
  ],
  ['Clara Vidal', 'Account Lead', 'Lisbon', ['Travel', 'Retail'], 3, [['Account Manager', 'Sofa & Remote', 4]], 'Plans autumn in March.'],
  [
    'Daniel Osei',
    'Publisher Manager',
    'London',
    ['CTV', 'Partners'],
    2,
    [['Broadcast Planner', 'Sofa & Remote', 3]],
    'Finds room on screens that others call full.',
  ],
  [
    'Emi Sato',
    'Copywriter',
    'Tokyo',
    ['Japanese', 'Travel'],
    4,
    [['Translator', 'Kerning & Kin', 6]],
    'Counts syllables where others count characters.',
  ],
  ['Magda Wrona', 'Producer', 'Kraków', ['Planning', '3D'], 3, [['Producer', 'Northlight 3D', 3]], 'Books the studio, and the light in it.'],
  [
    'Leila Aziz',
    'Performance Analyst',
    'Singapore',
    ['Fraud', 'Attribution'],
    2,
    [['Risk Analyst', 'Half Past Pixel', 2]],
    'Reads server logs with breakfast.',
  ],
  ['Tom Hargreaves', 'Media Buyer', 'London', ['News', 'Finance'], 7, [['Buyer', 'Thumbstop Studio', 8]], 'Has bought every front page once.'],
  [
    'Nikhil Rao',
    'Creative Technologist',
    'Mumbai',
    ['Canvas', 'Accessibility'],
    1,
    [['Front-end Developer', 'Wheelhouse Games', 2]],
    'Plays every demo with one switch.',
  ],
  [
    'Renata Lopes',
    'Motion Designer',
    'Lisbon',
    ['Motion', 'Light'],
    2,
    [['Illustrator', 'Paper Lantern Motion', 5]],
    'Paints steam, rain and morning.',
  ],
  [
    'Kenji Abe',
    'Publisher Manager',
    'Tokyo',
    ['Inventory', 'Partners'],
    5,
    [['Sales Manager', 'Fold Nine', 4]],
    'Opens Tokyo’s news sites for the first time.',
  ],
];

/** 'Piotr Zieliński' is piotr.zielinski. */
export const toMailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

/** Everybody of the house. The eight come first, under the ids by which projects and messages know them. */
export const team: readonly TeamFacts[] = [
  ...known.map(([person, tags, location, personalDetail, years, before]) => {
    const { id, name, designation, email } = people[person];
    return { id, name, designation, email, tags, location, personalDetail, years, before };
  }),
  ...others.map(([name, designation, location, tags, years, before, personalDetail], index) => ({
    id: known.length + 1 + index,
    name,
    designation,
    email: `${toMailName(name)}@surge.example`,
    tags,
    location,
    personalDetail,
    years,
    before,
  })),
];
