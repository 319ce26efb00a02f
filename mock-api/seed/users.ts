import type { TeamMember, UserProfile } from '#mock-api/records/user.ts';
import { createProductions, toRevenueByMonth } from './productions.ts';
import { team, toPhone } from './team.ts';

/** The number of projects is counted from what the house has made. */
export function createTeam(now: Date): readonly TeamMember[] {
  const productions = createProductions(now);
  return team.map((person) => {
    const { id, name, designation, email, tags, location, personalDetail } = person;
    const projects = productions.filter(({ crew }) => crew.includes(id)).length;
    return { id, name, designation, email, projects, tags: [...tags], phone: toPhone(person), location, personalDetail };
  });
}

/** Of somebody who was added later nothing is known but the record. */
export function createProfile({ projects: projectCount, ...record }: TeamMember, now: Date): UserProfile {
  const own = createProductions(now).filter(({ crew }) => crew.includes(record.id));
  const revenueByMonth = toRevenueByMonth(own, now);
  return {
    ...record,
    projectCount,
    revenue: revenueByMonth.reduce((sum, { amount }) => sum + amount, 0),
    revenueByMonth,
    experiences: toExperiences(record.id, now),
    projects: own.map(({ id, name, startDate, deadline, budget }) => ({ id, name, startDate, deadline, budget })),
  };
}

function toExperiences(id: number, now: Date): UserProfile['experiences'] {
  const facts = team.find((person) => person.id === id);
  if (!facts) return [];
  let end = now.getUTCFullYear() - facts.years;
  const earlier = facts.before.map(([designation, company, years], index) => {
    const from = end - years;
    const experience = { id: index + 2, designation, company, timeDuration: `${from} – ${end}` };
    end = from;
    return experience;
  });
  const present = { id: 1, designation: facts.designation, company: 'Surge', timeDuration: `${now.getUTCFullYear() - facts.years} –` };
  return [present, ...earlier];
}
