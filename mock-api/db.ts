import { message, readMark } from './records/chat.ts';
import { mail } from './records/mail.ts';
import { project } from './records/project.ts';
import { task } from './records/task.ts';
import { teamMember } from './records/user.ts';
import { createMessages, createReadMarks } from './seed/chats.ts';
import { toDay } from './seed/dates.ts';
import { createMails } from './seed/mails.ts';
import { createProjects } from './seed/projects.ts';
import { createTasks } from './seed/tasks.ts';
import { createTeam } from './seed/users.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

/** Prefix of every storage key of the sample data. */
export const DATA_PREFIX = 'surge.demo.';

export type Db = ReturnType<typeof createDb>;

/** The storage key of a table. */
export const toKey = (name: string) => `${DATA_PREFIX}${name}`;

/** The writable data of the first part, one storage key per table. `now`: the time from which seeds count their dates. */
export function createDb(store: Store, now: Date) {
  const today = toDay(now, 0);
  return {
    now,
    mails: createTable(store, {
      key: toKey('mails'),
      schema: mail,
      blank: { subject: '', description: '', read: true, starred: false, date: now.toISOString(), category: 'drafts' },
      seed: () => createMails(now),
    }),
    messages: createTable(store, { key: toKey('messages'), schema: message, blank: { to_id: 2 }, seed: () => createMessages(now) }),
    projects: createTable(store, {
      key: toKey('projects'),
      schema: project,
      blank: {
        description: '',
        status: 'Pending',
        startDate: today,
        dueDate: toDay(now, 30),
        commentsCount: 0,
        team: [],
        projectDetails: { description: '', points: [] },
        files: [],
        comments: [],
        demo: 0,
        hoursLeft: [],
      },
      seed: () => createProjects(now),
    }),
    tasks: createTable(store, {
      key: toKey('tasks'),
      schema: task,
      blank: { kanId: 1, date: today, badgeText: 'Waiting', budget: 0, userImages: [], taskdesc: '', place: 0, project: 0, subtasks: [] },
      seed: () => createTasks(now),
    }),
    readMarks: createTable(store, { key: toKey('readMarks'), schema: readMark, blank: {}, seed: () => createReadMarks(now) }),
    users: createTable(store, {
      key: toKey('users'),
      schema: teamMember,
      blank: { designation: '', projects: 0, tags: [], phone: '', location: '', personalDetail: '' },
      seed: () => createTeam(now),
    }),
  };
}
