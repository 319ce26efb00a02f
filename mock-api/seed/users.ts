import type { TeamMember, UserProfile } from '#mock-api/records/user.ts';
import { toDay } from './dates.ts';
import { people } from './people.ts';
import { createProjects } from './projects.ts';

const tags: Readonly<Record<number, readonly string[]>> = {
  1: ['Planning', 'Finance', 'Retail'],
  2: ['Canvas', 'Sound', 'Accessibility'],
  3: ['Attribution', 'Cohorts'],
  4: ['Inventory', 'News'],
  5: ['3D', 'Shaders', 'Light'],
  6: ['Retail', 'Food', 'Travel', 'Italian'],
  7: ['CTV', 'Partners'],
  8: ['Fraud', 'Reporting', 'Finance'],
};

/** The number of projects is counted from the sample projects. */
export function createTeam(now: Date): readonly TeamMember[] {
  const projects = createProjects(now);
  return Object.values(people).map(({ id, name, designation, email }) => ({
    id,
    name,
    designation,
    email,
    projects: projects.filter(({ team }) => team.some((member) => member.id === id)).length,
    tags: [...(tags[id] ?? [])],
  }));
}

export function createProfile(now: Date): UserProfile {
  const { id, name, designation, email } = people.maren;
  const budgets = [18_500, 24_000, 31_000, 42_500, 16_800, 12_400, 27_300] as const;
  return {
    id,
    name,
    designation,
    projectCount: createProjects(now).filter(({ team }) => team.some((member) => member.id === id)).length,
    revenue: 172_500,
    personalDetail: 'Twelve years between media plans and creatives. Starts every campaign with the question what one result may cost.',
    phone: '+44 20 7946 0120',
    email,
    location: 'London',
    experiences: [
      { id: 1, designation: 'Account Lead', company: 'Surge', timeDuration: `${now.getUTCFullYear() - 4} – today` },
      { id: 2, designation: 'Media Planner', company: 'Thumbstop Studio', timeDuration: `${now.getUTCFullYear() - 8} – ${now.getUTCFullYear() - 4}` },
      {
        id: 3,
        designation: 'Campaign Assistant',
        company: 'Kerning & Kin',
        timeDuration: `${now.getUTCFullYear() - 12} – ${now.getUTCFullYear() - 8}`,
      },
    ],
    projects: createProjects(now)
      .slice(0, 7)
      .map((project, index) => ({
        id: project.id,
        name: project.name,
        startDate: toDay(new Date(project.startDate), 0),
        deadline: project.dueDate,
        budget: budgets[index] ?? 0,
      })),
  };
}
