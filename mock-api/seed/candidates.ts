import type { Candidate, Job } from '#mock-api/records/job.ts';
import { toDay } from './dates.ts';
import { toMailName } from './team.ts';

type CandidateFacts = readonly [
  name: string,
  designation: string,
  location: string,
  category: Job['category'],
  type: Job['type'],
  years: number,
  skills: readonly string[],
  languages: string,
  availableInDays: number,
  company: string,
  school: string,
  personalDetail: string,
];

// biome-ignore format: a row is a line
const facts: readonly CandidateFacts[] = [
  ['Elif Demir', 'Motion Designer', 'Berlin', 'Design and motion', 'Full Time', 4, ['Motion', 'Storyboards', 'Illustration'], 'tr de en', 14, 'Paper Lantern Motion', 'Hamburg', 'Draws first, animates second, and throws half of it away.'],
  ['Marcus Bell', 'Creative Technologist', 'London', 'Engineering', 'Full Time', 6, ['Canvas', 'TypeScript', 'Accessibility'], 'en', 30, 'Wheelhouse Games', 'Leeds', 'Has shipped forty small games, and played each with one switch.'],
  ['Noor El Amrani', 'Media Planner', 'Lisbon', 'Media buying', 'Full Time', 3, ['Planning', 'Travel', 'Reporting'], 'ar fr pt en', 7, 'Sofa & Remote', 'Rabat', 'Plans seasons by the weather of the last ten years.'],
  ['Tobias Frey', 'Data Engineer', 'Berlin', 'Data and quality', 'Full Time', 5, ['SQL', 'Pipelines', 'Testing'], 'de en', 45, 'Half Past Pixel', 'Zürich', 'Trusts a table only after breaking it.'],
  ['Ananya Gupta', 'Performance Analyst', 'Mumbai', 'Data and quality', 'Full Time', 2, ['SQL', 'Attribution', 'Reporting'], 'hi en', 0, 'Thumbstop Studio', 'Pune', 'Writes the caption before she draws the chart.'],
  ['Jakub Sowa', '3D Artist', 'Kraków', 'Design and motion', 'Part Time', 7, ['3D', 'Light', 'Shaders'], 'pl en', 10, 'Northlight 3D', 'Łódź', 'Lit theatre stages before he lit shoes.'],
  ['Chiara Greco', 'Account Manager', 'Milan', 'Accounts', 'Full Time', 4, ['Italian', 'Food', 'Negotiation'], 'it en', 21, 'Kerning & Kin', 'Turin', 'Still visits every client with a cake.'],
  ['Sam Whitaker', 'Short Video Editor', 'Singapore', 'Production', 'Freelance', 3, ['Video', 'Sound', 'Motion'], 'en zh', 3, 'Thumbstop Studio', 'Singapore', 'Cuts on the breath, not on the beat.'],
  ['Ayumi Nakano', 'Copywriter', 'Tokyo', 'Design and motion', 'Freelance', 5, ['Copywriting', 'Japanese', 'Storyboards'], 'ja en', 5, 'Fold Nine', 'Kyoto', 'Writes short, then shorter.'],
  ['Bram Visser', 'Game Tester', 'Berlin', 'Engineering', 'Internship', 0, ['Testing', 'Accessibility'], 'nl en de', 0, 'Wheelhouse Games', 'Delft', 'Finds the one tap that breaks it.'],
  ['Lindiwe Khumalo', 'Publisher Manager', 'London', 'Publisher relations', 'Full Time', 8, ['Inventory', 'News', 'Negotiation'], 'zu en', 60, 'Sofa & Remote', 'Cape Town', 'Ran a news desk, and knows what a page can carry.'],
  ['Pedro Antunes', 'Sound Designer', 'Lisbon', 'Production', 'Freelance', 9, ['Sound', 'Travel'], 'pt es en', 2, 'Saltwater Sound', 'Porto', 'Has a library of four hundred doors.'],
  ['Greta Falk', 'Typographer', 'Berlin', 'Design and motion', 'Freelance', 6, ['Typography', 'Illustration'], 'de en', 12, 'Kerning & Kin', 'Leipzig', 'Reads the letters, then the words.'],
  ['Haruto Ito', 'Paper Engineer', 'Tokyo', 'Production', 'Full Time', 4, ['3D', 'Illustration', 'Japanese'], 'ja', 20, 'Fold Nine', 'Osaka', 'Folds everything once by hand.'],
  ['Oluwaseun Adebayo', 'Media Buyer', 'London', 'Media buying', 'Full Time', 5, ['CTV', 'Negotiation', 'Planning'], 'yo en', 30, 'Sofa & Remote', 'Lagos', 'Buys late, and never too dear.'],
  ['Katarzyna Lis', 'Front-end Engineer', 'Kraków', 'Engineering', 'Full Time', 4, ['TypeScript', 'Testing', 'Accessibility'], 'pl en de', 28, 'Fold Nine', 'Kraków', 'Removes more code than she adds.'],
  ['Zhi Hao Lim', 'Media Buyer', 'Singapore', 'Media buying', 'Part Time', 2, ['Video', 'Reporting', 'Planning'], 'zh ms en', 0, 'Thumbstop Studio', 'Singapore', 'Watches people watch.'],
  ['Fiona Gallagher', 'Producer', 'London', 'Production', 'Full Time', 10, ['Budgets', 'Planning', 'Video'], 'en', 40, 'Saltwater Sound', 'Dublin', 'Has never missed a launch, and says what it cost.'],
  ['Matteo Ricci', 'Illustrator', 'Milan', 'Design and motion', 'Freelance', 1, ['Illustration', 'Motion'], 'it fr', 0, 'Paper Lantern Motion', 'Florence', 'Paints rain that falls at eight frames a second.'],
  ['Divya Menon', 'Traffic Quality Analyst', 'Mumbai', 'Data and quality', 'Full Time', 3, ['Reporting', 'SQL', 'HTML'], 'ml hi en', 15, 'Half Past Pixel', 'Kochi', 'Knows the rhythm of a real hand.'],
  ['Lukas Brenner', 'Shader Artist', 'Berlin', 'Design and motion', 'Freelance', 5, ['Shaders', '3D', 'Light'], 'de en', 9, 'Northlight 3D', 'Vienna', 'Makes glass out of forty lines.'],
  ['Isabel Navarro', 'Account Lead', 'Lisbon', 'Accounts', 'Full Time', 7, ['Retail', 'Planning', 'Negotiation'], 'es pt en', 50, 'Thumbstop Studio', 'Seville', 'Renewed nine contracts of ten last year.'],
  ['Yusuf Karim', 'Publisher Support', 'Mumbai', 'Publisher relations', 'Part Time', 1, ['Support', 'HTML', 'News'], 'ur hi en', 0, 'Half Past Pixel', 'Hyderabad', 'Answers before the second ring.'],
  ['Johanna Weiss', 'Editor', 'Berlin', 'Accounts', 'Part Time', 6, ['Copywriting', 'Interviews', 'German'], 'de en fr', 18, 'Kerning & Kin', 'Munich', 'Asks once more than is comfortable.'],
  ['Théo Lambert', 'Researcher', 'London', 'Data and quality', 'Part Time', 2, ['Interviews', 'CTV', 'Reporting'], 'fr en', 6, 'Sofa & Remote', 'Lyon', 'Brings his own remote control.'],
  ['Sakura Hayashi', 'Media Planner', 'Tokyo', 'Media buying', 'Full Time', 3, ['Travel', 'Japanese', 'Planning'], 'ja en', 25, 'Fold Nine', 'Sapporo', 'Plans in trains, for trains.'],
  ['Ewan MacLeod', 'Game Developer', 'London', 'Engineering', 'Full Time', 8, ['Canvas', 'Game design', 'TypeScript'], 'en gd', 35, 'Wheelhouse Games', 'Glasgow', 'Cuts the second level until the first is right.'],
  ['Rita Correia', 'Television Partner Manager', 'Lisbon', 'Publisher relations', 'Full Time', 6, ['CTV', 'Partners', 'Negotiation'], 'pt en', 30, 'Sofa & Remote', 'Coimbra', 'Knows every set-top box by its sound.'],
  ['Nils Ahlberg', 'Build Engineer', 'Berlin', 'Engineering', 'Freelance', 9, ['Pipelines', 'TypeScript', 'Testing'], 'sv en', 4, 'Fold Nine', 'Lund', 'Makes a build take eleven seconds.'],
  ['Tara Singh', 'Campaign Assistant', 'London', 'Accounts', 'Internship', 0, ['Planning', 'Reporting'], 'pa en', 0, 'Surge', 'Birmingham', 'Keeps two lists: done, and why not.'],
];

const cities: Readonly<Record<string, string>> = {
  London: '+44 20 7946 02',
  Berlin: '+49 30 555 02',
  Lisbon: '+351 21 555 02',
  Milan: '+39 02 5550 02',
  Mumbai: '+91 22 5550 02',
  Singapore: '+65 6555 02',
  Tokyo: '+81 3 5550 02',
  Kraków: '+48 12 555 02',
};

const STUDY_YEARS = 3;

/** People who look for work at Surge and its partners. */
export function createCandidates(now: Date): readonly Candidate[] {
  const year = now.getUTCFullYear();
  return facts.map(
    ([name, designation, location, category, type, years, skills, languages, availableInDays, company, school, personalDetail], index) => {
      const since = year - Math.ceil(years / 2);
      const first = year - years;
      const present = { id: 1, designation, company, timeDuration: `${since} –` };
      const earlier = { id: 2, designation: `Junior ${designation}`, company: 'Thumbstop Studio', timeDuration: `${first} – ${since}` };
      return {
        id: index + 1,
        name,
        designation,
        location,
        category,
        type,
        experience: years,
        skills,
        email: `${toMailName(name)}@mail.example`,
        phone: `${cities[location]}${20 + index}`,
        availableFrom: toDay(now, availableInDays),
        personalDetail,
        languages: languages.split(' '),
        experiences: years === 0 ? [] : first < since ? [present, earlier] : [present],
        education: { degree: category, school: `School of Design ${school}`, timeDuration: `${first - STUDY_YEARS} – ${first}` },
      };
    },
  );
}
