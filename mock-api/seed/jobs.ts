import type { AppliedJob, Job } from '#mock-api/records/job.ts';
import { toDay } from './dates.ts';

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
];

const facts: readonly JobFacts[] = [
  ['Creative Technologist', 'Surge', 'Singapore', '2-4 years', 2, 'Full Time', 2, 30, 'New'],
  ['Media Buyer, CTV', 'Surge', 'London', '3-5 years', 1, 'Full Time', 6, 30, 'Active'],
  ['Performance Analyst', 'Surge', 'Mumbai', '1-3 years', 3, 'Full Time', 9, 30, 'Active'],
  ['Motion Designer', 'Paper Lantern Motion', 'Remote', '2-4 years', 1, 'Freelance', 3, 21, 'New'],
  ['3D Artist, products', 'Northlight 3D', 'Kraków', '3-5 years', 1, 'Part Time', 14, 30, 'Active'],
  ['Publisher Support', 'Surge', 'Lisbon', '0-2 years', 2, 'Part Time', 18, 30, 'Active'],
  ['Copywriter, German and English', 'Kerning & Kin', 'Berlin', '1-3 years', 1, 'Freelance', 25, 30, 'Active'],
  ['Sound Designer', 'Saltwater Sound', 'Remote', '-', 1, 'Freelance', 41, 30, 'Close'],
  ['Traffic Quality Trainee', 'Surge', 'London', '-', 2, 'Internship', 5, 45, 'New'],
  ['Account Lead, retail', 'Surge', 'Milan', '4-6 years', 1, 'Full Time', 52, 30, 'Close'],
];

export function createJobs(now: Date): readonly Job[] {
  return facts.map(([jobTitle, companyName, location, experience, position, type, postedDaysAgo, openDays, status], index) => ({
    id: index + 1,
    jobId: `#SK${2570 - index}`,
    jobTitle,
    companyName,
    location,
    experience,
    position,
    type,
    postedDate: toDay(now, -postedDaysAgo),
    lastDate: toDay(now, openDays - postedDaysAgo),
    status,
  }));
}

/** An application for each job, sent the day after the job was posted. */
export function createAppliedJobs(now: Date): readonly AppliedJob[] {
  return facts.map(([jobTitle, companyName, , , , type, postedDaysAgo, , status], index) => ({
    id: index + 1,
    no: index + 1,
    jobTitle,
    companyName,
    type,
    applyDate: toDay(now, 1 - postedDaysAgo),
    status,
  }));
}
