import { api, toData } from '#app/api/client.ts';
import type { Filter } from '#app/components/list/list-view.ts';
import { choice, day, email, type Fields, file, line, number, paragraph, tags } from '#app/components/record/fields.ts';
import type { SectionPage } from '#app/components/section/section-frame.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import type { AppliedJob, Job } from '#mock-api/records/job.ts';

export const jobPages: readonly SectionPage[] = [
  { path: '/job-list', label: 'Jobs' },
  { path: '/job-grid', label: 'Grid' },
  { path: '/job-categories', label: 'Categories' },
  { path: '/job-apply', label: 'Applications' },
  { path: '/candidate-list', label: 'Candidates' },
];

export const types = ['Full Time', 'Part Time', 'Freelance', 'Internship'] as const satisfies readonly Job['type'][];
export const statuses = ['New', 'Active', 'Close'] as const satisfies readonly Job['status'][];
export const statusLabels = { New: 'New', Active: 'Active', Close: 'Closed' } as const satisfies Record<Job['status'], Label>;
export const tones = { New: 'waiting', Active: 'good', Close: 'quiet' } as const satisfies Record<Job['status'], Tone>;
export const categories = [
  'Design and motion',
  'Engineering',
  'Media buying',
  'Data and quality',
  'Accounts',
  'Publisher relations',
  'Production',
] as const satisfies readonly (Label & Job['category'])[];

const NO_EXPERIENCE = '-';
/** What a job may ask for. */
export const experiences = [NO_EXPERIENCE, '0-2 years', '1-3 years', '2-4 years', '3-5 years', '4-6 years'] as const;
const experienceLabels: Readonly<Record<string, Label>> = {
  [NO_EXPERIENCE]: 'No experience needed',
  '0-2 years': '0-2 years',
  '1-3 years': '1-3 years',
  '2-4 years': '2-4 years',
  '3-5 years': '3-5 years',
  '4-6 years': '4-6 years',
};

/** A label, if it is one of ours. */
export const toExperience = (experience: string): string => experienceLabels[experience] ?? experience;

export const isOpen = ({ status }: Pick<Job, 'status'>) => status !== 'Close';

const DAY_MS = 86_400_000;

/** Whole days until the last day of a job; below zero when it has passed. */
export const countDaysLeft = (lastDate: string, now = Date.now()) =>
  Math.floor(Date.parse(lastDate.slice(0, 10)) / DAY_MS) - Math.floor(now / DAY_MS);

/** How many of the wanted skills somebody has. */
export const countShared = (wanted: readonly string[], skills: readonly string[]) => wanted.filter((skill) => skills.includes(skill)).length;

/** Shared skills from which a job and a candidate fit. */
const FIT = 2;

/** Those who fit, the best first. */
export const rankByFit = <Row>(rows: readonly Row[], count: (row: Row) => number): readonly Row[] =>
  rows.filter((row) => count(row) >= FIT).toSorted((a, b) => count(b) - count(a));

const toOptions = (labels: readonly Label[], t: Text['t']) => labels.map((label) => ({ value: label, text: t(label) }));

export const toCategoryFilter = <Row extends Pick<Job, 'category'>>({ t }: Pick<Text, 't'>): Filter<Row> => ({
  key: 'category',
  label: t('Category'),
  all: t('All categories'),
  options: toOptions(categories, t),
  matches: ({ category }, wanted) => category === wanted,
});

export const toTypeFilter = <Row extends Pick<Job, 'type'>>({ t }: Pick<Text, 't'>): Filter<Row> => ({
  key: 'type',
  label: t('Type'),
  all: t('All types'),
  options: toOptions(types, t),
  matches: ({ type }, wanted) => type === wanted,
});

export const toStatusFilter = <Row extends Pick<Job, 'status'>>({ t }: Pick<Text, 't'>): Filter<Row> => ({
  key: 'status',
  label: t('Status'),
  all: t('All statuses'),
  options: statuses.map((value) => ({ value, text: t(statusLabels[value]) })),
  matches: ({ status }, wanted) => status === wanted,
});

/** The filters of jobs, wherever they are listed. */
export const toJobFilters = (text: Pick<Text, 't' | 'tData'>): readonly Filter<Job>[] => [
  toCategoryFilter(text),
  toTypeFilter(text),
  {
    key: 'experience',
    label: text.t('Experience'),
    all: text.t('Any experience'),
    options: experiences.map((value) => ({ value: value === NO_EXPERIENCE ? 'none' : value, text: text.tData(toExperience(value)) })),
    matches: ({ experience }, wanted) => experience === (wanted === 'none' ? NO_EXPERIENCE : wanted),
  },
  toStatusFilter(text),
];

export const toJobText = ({ jobId, jobTitle, companyName, location, skills, description }: Job) =>
  [jobId, jobTitle, companyName, location, ...skills, description].join(' ');

/** What somebody writes who applies. */
export type Applicant = Pick<AppliedJob, 'name' | 'email' | 'phone' | 'letter' | 'cv'>;
export type Application = Applicant & Pick<AppliedJob, 'job'>;

/** What can be corrected later. */
export type Letter = Omit<Applicant, 'cv'>;

export const letterFields: Fields<Letter> = {
  name: line('Full name', 'Please enter the name.', { autoComplete: 'name' }),
  email: email('E-mail', 'Please enter the e-mail address.'),
  phone: line('Phone', 'Please enter the phone number.', { control: 'tel', maxLength: 40 }),
  letter: paragraph('Letter', 'Please enter a few sentences about yourself.'),
};

export const applicantFields: Fields<Applicant> = {
  ...letterFields,
  cv: file('Curriculum vitae', 'Please choose your curriculum vitae.'),
};

export const applicationCalls = {
  add: (json: Application) => toData(api.add.applyjob.$post({ json })),
  update: (json: Partial<Application> & Pick<AppliedJob, 'id'>) => toData(api.update.applyjob.$put({ json })),
  remove: (id: number) => toData(api.delete.applyjob.$delete({ header: { applyjob: String(id) } })),
};

/** What people enter of a job. */
export type JobValues = Omit<Job, 'id'>;

/** `skills`: those that others ask for. */
export const toJobFields = (skills: readonly string[]): Fields<JobValues> => ({
  jobTitle: line('Job title', 'Please enter the title of the job.'),
  jobId: line('Job number', 'Please enter the number of the job.', {
    rule: { pattern: /\d/, wrong: 'A job number has at least one digit, such as #JB2570.' },
  }),
  companyName: line('Company', 'Please enter the company.'),
  location: line('Place', 'Please enter the place.'),
  category: choice('Category', categories),
  type: choice('Type', types),
  experience: choice('Experience', experiences, toExperience),
  position: number('Positions', 'Please enter the number of positions.', { least: 1 }),
  postedDate: day('Posted', 'Please enter the day it was posted.'),
  lastDate: day('Last day to apply', 'Please enter the last day to apply.'),
  status: choice('Status', statuses, (status) => statusLabels[status]),
  skills: tags(
    'Skills',
    skills.map((skill) => ({ value: skill, text: skill })),
  ),
  description: paragraph('Description', 'Please enter a description.'),
});

export const jobCalls = {
  add: (json: JobValues) => toData(api.add.job.$post({ json })),
  update: (json: Partial<JobValues> & Pick<Job, 'id'>) => toData(api.update.job.$put({ json })),
  remove: (id: number) => toData(api.delete.job.$delete({ header: { job: String(id) } })),
};
