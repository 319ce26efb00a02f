import { api, toData } from '#app/api/client.ts';
import { choice, day, type Fields, line, type Problem, paragraph, type RecordField, several } from '#app/components/record/fields.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import { demos } from '#catalogue/demos.ts';
import type { Project } from '#mock-api/records/project.ts';
import type { TeamMember } from '#mock-api/records/user.ts';

/** What people enter of a project. */
export type ProjectValues = Pick<Project, 'name' | 'description' | 'status' | 'startDate' | 'dueDate' | 'team' | 'demo'>;

export const statuses = ['Pending', 'Delay', 'Completed'] as const satisfies readonly Project['status'][];
export const statusLabels = { Pending: 'In production', Delay: 'Delayed', Completed: 'Completed' } as const satisfies Record<
  Project['status'],
  Label
>;
export const tones = { Pending: 'waiting', Delay: 'bad', Completed: 'good' } as const satisfies Record<Project['status'], Tone>;

export function toProjectFields(people: readonly TeamMember[]): Fields<ProjectValues> {
  const crew = people.map(({ id, name, tags }) => ({ id, name, skills: tags[0] ?? '' }));
  return {
    name: { ...line('Name of the project', 'Please enter the name of the project.'), isWide: true },
    description: paragraph('Description', 'Please say in a sentence what it is.'),
    startDate: day('First day', 'Choose the first day.'),
    dueDate: day('Due', 'Choose the day when it is due.'),
    team: several('Team', crew, 'Choose at least one person.'),
    status: choice('Status', statuses, (status) => statusLabels[status]),
    demo: demo('Demo that it produces'),
  };
}

const NO_DEMO = '0';

/** Of a record a demo is its number. */
function demo(label: Label): RecordField<number> {
  const ids = [NO_DEMO, ...demos.filter(({ active }) => active).map(({ id }) => String(id))];
  const names = new Map(demos.map(({ id, name }) => [String(id), name]));
  const { read, write: _, ...rest } = choice(label, ids, (id) => names.get(id) ?? 'None yet');
  return {
    ...rest,
    read(texts, tag) {
      const result = read(texts, tag);
      return 'value' in result ? { value: Number(result.value) } : result;
    },
    write: (id) => [String(id)],
  };
}

/** Dates that are right each by itself. */
export function checkDates({ startDate, dueDate }: Pick<Project, 'startDate' | 'dueDate'>): Readonly<Record<string, Problem>> | undefined {
  return dueDate < startDate ? { dueDate: { label: 'The last day is before the first.' } } : undefined;
}

export const projectCalls = {
  add: (json: Partial<Project>) => toData(api.add.project.$post({ json })),
  update: (json: Partial<Project> & Pick<Project, 'id'>) => toData(api.update.project.$put({ json })),
  remove: (id: number) => toData(api.delete.project.$delete({ header: { project: String(id) } })),
};

const blank = { commentsCount: 0, projectDetails: { description: '', points: [] }, files: [], comments: [], hoursLeft: [] };

/** As the backend makes a new one. */
export const toProject = (values: ProjectValues, id: number): Project => ({ ...blank, ...values, id });

/** How much of the planned work is done, 0 to 1; undefined where none is planned. */
export function toDone({ status, hoursLeft }: Pick<Project, 'status' | 'hoursLeft'>): number | undefined {
  if (status === 'Completed') return 1;
  const [planned = 0] = hoursLeft;
  return planned > 0 ? Math.min(1, Math.max(0, 1 - (hoursLeft.at(-1) ?? 0) / planned)) : undefined;
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Hours left after each week, and as they would be if every day did the same. */
export function toBurn({ startDate, dueDate, hoursLeft }: Pick<Project, 'startDate' | 'dueDate' | 'hoursLeft'>) {
  const start = Date.parse(startDate);
  const days = Math.max(1, (Date.parse(dueDate) - start) / DAY_MS);
  const [planned = 0] = hoursLeft;
  return hoursLeft.map((left, week) => ({
    day: new Date(start + week * WEEK * DAY_MS).toISOString().slice(0, 10),
    left,
    planned: Math.max(0, Math.round(planned * (1 - (week * WEEK) / days))),
  }));
}
