import { isPress, MEETING_HOURS, type MeetingState, type Press, parseMeetingState } from '#protocol/meeting.ts';
import { lockName } from '../db/lock.ts';
import type { Database, Writer } from '../db/store.ts';
import type { MeetingRow } from '../db/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As many as can be pressed between two looks at the store. */
const PRESSES_KEPT = 8;

export interface NumberedPress {
  readonly number: number;
  readonly press: Press;
}

/** What the servers of a store tell each other of a meeting. */
export interface MeetingNews {
  readonly code: string;
  readonly state: MeetingState | undefined;
  readonly note: string;
  readonly presses: readonly NumberedPress[];
  readonly followers: number;
}

const toEnd = (now: Date) => new Date(now.getTime() - MEETING_HOURS * HOUR_MS).toISOString();

/** False when there is one of this code already. */
export async function insertMeeting(db: Writer, code: string, secretHash: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('meetings')
    .values({ code, secret_hash: secretHash, state: '', n: 0, note: '', presses: '[]', updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A meeting that has not ended. */
export async function findMeeting(db: Database | Writer, code: string, now: Date): Promise<MeetingRow | undefined> {
  return db.selectFrom('meetings').selectAll().where('code', '=', code).where('updated_at', '>', toEnd(now)).executeTakeFirst();
}

/** An older state than the one that is kept changes nothing. */
export async function writeState(db: Writer, code: string, state: MeetingState, note: string, now: Date): Promise<void> {
  await db
    .updateTable('meetings')
    .set({ state: JSON.stringify(state), n: state.n, note, updated_at: now.toISOString() })
    .where('code', '=', code)
    .where('n', '<', state.n)
    .execute();
}

/** Returns the presses that are kept, this one the last of them; none when there is no such meeting. */
export async function addPress(db: Writer, code: string, press: Press): Promise<readonly NumberedPress[]> {
  await lockName(db, `meeting ${code}`);
  const row = await db.selectFrom('meetings').select('presses').where('code', '=', code).executeTakeFirst();
  if (!row) return [];
  const before = toPresses(row.presses);
  const presses = [...before, { number: (before.at(-1)?.number ?? 0) + 1, press }].slice(-PRESSES_KEPT);
  await db
    .updateTable('meetings')
    .set({ presses: JSON.stringify(presses) })
    .where('code', '=', code)
    .execute();
  return presses;
}

/** The meetings of these codes that have not ended. One query, however many. `seenAfter`: servers that have said nothing since then are gone. */
export async function readNews(db: Database, codes: readonly string[], seenAfter: Date, now: Date): Promise<readonly MeetingNews[]> {
  const rows = await db
    .selectFrom('meetings')
    .select((eb) => [
      'code',
      'state',
      'note',
      'presses',
      eb
        .selectFrom('meeting_followers')
        .select((count) => count.fn.sum<number | null>('count').as('sum'))
        .whereRef('meeting_followers.code', '=', 'meetings.code')
        .where('seen_at', '>', seenAfter.toISOString())
        .as('followers'),
    ])
    .where('code', 'in', codes)
    .where('updated_at', '>', toEnd(now))
    .execute();
  return rows.map((row) => ({ code: row.code, ...toNews(row), followers: row.followers ?? 0 }));
}

export function toNews({ state, note, presses }: Pick<MeetingRow, 'state' | 'note' | 'presses'>): Omit<MeetingNews, 'code' | 'followers'> {
  return { state: state === '' ? undefined : parseMeetingState(JSON.parse(state)), note, presses: toPresses(presses) };
}

function toPresses(text: string): readonly NumberedPress[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(({ number, press }) => typeof number === 'number' && isPress(press)) : [];
}

/** How many follow each meeting from this server. */
export async function writeFollowers(db: Writer, server: string, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const codes = [...counts.keys()];
  // Of a meeting that has just ended nothing may be written.
  const known = await db.selectFrom('meetings').select('code').where('code', 'in', codes).execute();
  await db.deleteFrom('meeting_followers').where('server', '=', server).where('code', 'in', codes).execute();
  const values = known.flatMap(({ code }) => {
    const count = counts.get(code) ?? 0;
    return count > 0 ? [{ code, server, count, seen_at: now.toISOString() }] : [];
  });
  if (values.length > 0) await db.insertInto('meeting_followers').values(values).execute();
}

export async function eraseMeeting(db: Writer, code: string): Promise<void> {
  await db.deleteFrom('meetings').where('code', '=', code).execute();
}

/** Erases meetings in which nothing was shown for so long that they count as ended. */
export async function eraseEndedMeetings(db: Writer, now: Date): Promise<void> {
  await db.deleteFrom('meetings').where('updated_at', '<=', toEnd(now)).execute();
}
