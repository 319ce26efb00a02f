import type { AppliedJob, Job } from '#mock-api/records/job.ts';
import { toDay } from './dates.ts';
import { people } from './people.ts';

type JobFacts = readonly [
  title: string,
  company: string,
  location: string,
  experience: string,
  position: number,
  type: Job['type'],
  postedDaysAgo: number,
  openDays: number,
  status: Job['status'],
  category: Job['category'],
  skills: readonly string[],
  /** What the person will do. */
  task: string,
];

const facts: readonly JobFacts[] = [
  ['Creative Technologist', 'Surge', 'Singapore', '2-4 years', 2, 'Full Time', 2, 30, 'New', 'Engineering', ['Canvas', 'TypeScript', 'Motion'], 'Build the playable part of a campaign, from the sketch to the file that passes the weight check.'], // biome-ignore format: a row is a line
  ['Media Buyer, CTV', 'Surge', 'London', '3-5 years', 1, 'Full Time', 6, 30, 'Active', 'Media buying', ['CTV', 'Planning', 'Negotiation'], 'Buy evenings on television apps, and hold every partner to the price of a completed view.'], // biome-ignore format: a row is a line
  ['Performance Analyst', 'Surge', 'Mumbai', '1-3 years', 3, 'Full Time', 9, 30, 'Active', 'Data and quality', ['SQL', 'Attribution', 'Reporting'], 'Say which format brought the result, and how sure we are of it.'], // biome-ignore format: a row is a line
  ['Motion Designer', 'Paper Lantern Motion', 'Remote', '2-4 years', 1, 'Freelance', 3, 21, 'New', 'Design and motion', ['Motion', 'Illustration', 'Storyboards'], 'Animate ten-second stories that work with the sound off.'], // biome-ignore format: a row is a line
  ['3D Artist, products', 'Northlight 3D', 'Kraków', '3-5 years', 1, 'Part Time', 14, 30, 'Active', 'Design and motion', ['3D', 'Light', 'Shaders'], 'Light cars, shoes and lamps so that they hold up in thirty-six frames.'], // biome-ignore format: a row is a line
  ['Publisher Support', 'Surge', 'Lisbon', '0-2 years', 2, 'Part Time', 18, 30, 'Active', 'Publisher relations', ['Support', 'HTML', 'Portuguese'], 'Help publishers to place, test and price their slots.'], // biome-ignore format: a row is a line
  ['Copywriter, German and English', 'Kerning & Kin', 'Berlin', '1-3 years', 1, 'Freelance', 25, 30, 'Active', 'Design and motion', ['Copywriting', 'German', 'Storyboards'], 'Write headlines of five words that survive a translation.'], // biome-ignore format: a row is a line
  ['Sound Designer', 'Saltwater Sound', 'Remote', '-', 1, 'Freelance', 41, 30, 'Close', 'Design and motion', ['Sound', 'Motion'], 'Give each touch a sound that nobody turns off.'], // biome-ignore format: a row is a line
  ['Traffic Quality Trainee', 'Surge', 'London', '-', 2, 'Internship', 5, 45, 'New', 'Data and quality', ['Reporting', 'SQL'], 'Learn to tell a hand from a script, and write down what you saw.'], // biome-ignore format: a row is a line
  ['Account Lead, retail', 'Surge', 'Milan', '4-6 years', 1, 'Full Time', 52, 30, 'Close', 'Accounts', ['Retail', 'Planning', 'Italian'], 'Lead the accounts of kitchen and furniture makers.'], // biome-ignore format: a row is a line
  ['Front-end Engineer, previews', 'Surge', 'Kraków', '3-5 years', 2, 'Full Time', 4, 40, 'New', 'Engineering', ['TypeScript', 'Accessibility', 'Testing'], 'Keep the preview of every demo quick, and usable by keyboard.'], // biome-ignore format: a row is a line
  ['Shader Artist', 'Northlight 3D', 'Remote', '2-4 years', 1, 'Freelance', 8, 30, 'Active', 'Design and motion', ['Shaders', '3D', 'Light'], 'Write the glass, the water and the steel of product scenes.'], // biome-ignore format: a row is a line
  ['Producer, interactive video', 'Surge', 'Lisbon', '2-4 years', 1, 'Full Time', 11, 30, 'Active', 'Production', ['Planning', 'Video', 'Budgets'], 'Take a video with seven endings from the script to the slot.'], // biome-ignore format: a row is a line
  ['Media Planner, travel', 'Surge', 'Tokyo', '1-3 years', 1, 'Full Time', 13, 35, 'Active', 'Media buying', ['Planning', 'Travel', 'Japanese'], 'Plan seasons for railways, inns and airlines.'], // biome-ignore format: a row is a line
  ['Data Engineer', 'Surge', 'Berlin', '3-5 years', 1, 'Full Time', 7, 45, 'New', 'Data and quality', ['SQL', 'Pipelines', 'Testing'], 'Bring the numbers of forty publishers into one table by seven in the morning.'], // biome-ignore format: a row is a line
  ['Account Manager, food', 'Surge', 'Milan', '1-3 years', 2, 'Full Time', 16, 30, 'Active', 'Accounts', ['Food', 'Italian', 'Negotiation'], 'Look after bakeries, roasters and grocers, and what their leads cost.'], // biome-ignore format: a row is a line
  ['Illustrator', 'Paper Lantern Motion', 'Lisbon', '-', 1, 'Freelance', 10, 28, 'Active', 'Design and motion', ['Illustration', 'Motion'], 'Draw rain, steam and morning light for panoramas.'], // biome-ignore format: a row is a line
  ['Publisher Manager, news', 'Surge', 'Mumbai', '3-5 years', 1, 'Full Time', 20, 30, 'Active', 'Publisher relations', ['Inventory', 'News', 'Negotiation'], 'Bring newspapers in, and keep their pages readable.'], // biome-ignore format: a row is a line
  ['Casual Game Developer', 'Wheelhouse Games', 'Berlin', '2-4 years', 2, 'Full Time', 12, 40, 'Active', 'Engineering', ['Canvas', 'TypeScript', 'Game design'], 'Build wheels, drops and catches that are over in fifteen seconds.'], // biome-ignore format: a row is a line
  ['Game Tester', 'Wheelhouse Games', 'Berlin', '-', 3, 'Internship', 6, 40, 'New', 'Engineering', ['Testing', 'Accessibility'], 'Play on old phones, with one thumb, and say where it hurts.'], // biome-ignore format: a row is a line
  ['Television Partner Manager', 'Sofa & Remote', 'London', '4-6 years', 1, 'Full Time', 22, 35, 'Active', 'Publisher relations', ['CTV', 'Negotiation', 'Partners'], 'Win television apps that let viewers answer with four arrows.'], // biome-ignore format: a row is a line
  ['Remote Control Researcher', 'Sofa & Remote', 'London', '0-2 years', 1, 'Part Time', 15, 30, 'Active', 'Data and quality', ['Interviews', 'CTV', 'Reporting'], 'Sit in living rooms and watch what thumbs do.'], // biome-ignore format: a row is a line
  ['Type Designer, screens', 'Kerning & Kin', 'Remote', '4-6 years', 1, 'Freelance', 30, 45, 'Active', 'Design and motion', ['Typography', 'Illustration'], 'Draw letters that stay sharp at eleven pixels.'], // biome-ignore format: a row is a line
  ['Editor, case studies', 'Kerning & Kin', 'Berlin', '1-3 years', 1, 'Part Time', 17, 30, 'Active', 'Accounts', ['Copywriting', 'Interviews', 'German'], 'Turn a campaign’s figures into two pages that a client signs.'], // biome-ignore format: a row is a line
  ['Short Video Editor', 'Thumbstop Studio', 'Singapore', '0-2 years', 2, 'Full Time', 5, 30, 'New', 'Production', ['Video', 'Sound', 'Motion'], 'Cut six seconds out of sixty, and leave the reason to stay.'], // biome-ignore format: a row is a line
  ['Media Buyer, social', 'Thumbstop Studio', 'Singapore', '1-3 years', 1, 'Full Time', 19, 30, 'Active', 'Media buying', ['Planning', 'Video', 'Reporting'], 'Buy what a thumb stops for, and nothing else.'], // biome-ignore format: a row is a line
  ['Paper Engineer', 'Fold Nine', 'Tokyo', '2-4 years', 1, 'Full Time', 28, 40, 'Active', 'Production', ['3D', 'Illustration', 'Japanese'], 'Fold cards that open on a screen as they do in the hand.'], // biome-ignore format: a row is a line
  ['Campaign Assistant', 'Surge', 'London', '-', 2, 'Internship', 3, 40, 'New', 'Accounts', ['Planning', 'Reporting'], 'Book, check and report, with an account lead beside you.'], // biome-ignore format: a row is a line
  ['Build Engineer', 'Fold Nine', 'Remote', '3-5 years', 1, 'Part Time', 24, 45, 'Active', 'Engineering', ['TypeScript', 'Pipelines', 'Testing'], 'Make one folder into a file for every ad server there is.'], // biome-ignore format: a row is a line
  ['Field Recordist', 'Saltwater Sound', 'Lisbon', '0-2 years', 1, 'Freelance', 9, 25, 'Active', 'Production', ['Sound', 'Travel'], 'Bring home harbours, kitchens and trains.'], // biome-ignore format: a row is a line
  ['Pixel Auditor', 'Half Past Pixel', 'Mumbai', '1-3 years', 1, 'Full Time', 27, 35, 'Active', 'Data and quality', ['Reporting', 'HTML', 'Testing'], 'Count what was seen, for how long, and by whom it was not.'], // biome-ignore format: a row is a line
  ['Finance Account Lead', 'Surge', 'Mumbai', '4-6 years', 1, 'Full Time', 47, 30, 'Close', 'Accounts', ['Finance', 'Planning', 'Negotiation'], 'Take bank campaigns through compliance without losing the idea.'], // biome-ignore format: a row is a line
];

/** What all jobs of a category have in common. */
const surroundings: Readonly<Record<Job['category'], string>> = {
  'Design and motion':
    'You work beside the engineers who build what you draw. Every frame is weighed, and every piece has to be readable without movement.',
  Engineering:
    'Everything ships as one file below a fixed weight, works by touch, mouse and keyboard, and is tested on phones that are eight years old.',
  'Media buying': 'We pay for results, so a plan begins with what one result may cost. You have your own budget from the second month.',
  'Data and quality': 'Clients see the same figures as you, on the same day. What cannot be measured is not billed.',
  Accounts: 'Four to six clients, each of whom you know in person. Renewals count more than launches.',
  'Publisher relations': 'Forty publishers trust us with their pages. You visit, listen, and answer within the day.',
  Production: 'A production lasts six to ten weeks, with a crew of three or four. You keep the calendar, the budget and the mood.',
};

export function createJobs(now: Date): readonly Job[] {
  return facts.map(
    ([jobTitle, companyName, location, experience, position, type, postedDaysAgo, openDays, status, category, skills, task], index) => ({
      id: index + 1,
      jobId: `#JB${2602 - index}`,
      jobTitle,
      companyName,
      location,
      experience,
      position,
      type,
      postedDate: toDay(now, -postedDaysAgo),
      lastDate: toDay(now, openDays - postedDaysAgo),
      status,
      category,
      skills: [...skills],
      description: `${task}\n\n${surroundings[category]}`,
    }),
  );
}

/** Ids of the jobs that the owner of the sample account applied for, in that order, each on the day after it was posted. */
const applied = [10, 32, 8, 23, 27, 18, 26, 5, 13, 2];

export function createAppliedJobs(now: Date): readonly AppliedJob[] {
  const { name, email } = people.maren;
  return applied.flatMap((id, index) => {
    const job = createJobs(now).find((one) => one.id === id);
    if (!job) return [];
    const { jobTitle, companyName, type, status, postedDate } = job;
    return {
      id: index + 1,
      no: index + 1,
      job: id,
      jobTitle,
      companyName,
      type,
      applyDate: toDay(new Date(postedDate), 1),
      status,
      name,
      email,
      phone: '+44 20 7946 0120',
      letter: 'I would like to hear more about this position.',
      cv: 'Maren Holt.pdf',
    };
  });
}
