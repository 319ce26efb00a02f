import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../http/log.ts';
import { backUp } from './backup.ts';
import { makeFolder } from './put-in-place.ts';
import { type Store, StoreError } from './store.ts';
import { toErrorCode } from './translate-errors.ts';

/** Scheduled backups. In the folder only files with our names are touched. */
export interface BackupPlan {
  readonly dir: string;
  readonly everyHours: number;
  /** How many are kept. */
  readonly keep: number;
}

interface BackupServices {
  readonly store: Store;
  readonly plan: BackupPlan;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface KeptBackup {
  readonly file: string;
  readonly madeAt: Date;
}

const NAME = /^surge-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db$/;
const UNFINISHED_NAME = /^surge-[\dTZ-]+\.db\.unfinished/;
const HOUR_MS = 60 * 60 * 1000;
const FIRST_MS = 30 * 1000;
/** A backup may be this late, and a failed one is tried again after this time. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

/**
 * Newest first. Files dated in the future come last: they were made while the clock was wrong. The time is read from the name, because copying
 * a file changes its date. Empty when the folder cannot be read.
 */
export function listBackups(dir: string, now: Date): readonly KeptBackup[] {
  let names: readonly string[];
  try {
    names = readdirSync(dir);
  } catch {
    return [];
  }
  const toRank = ({ madeAt }: KeptBackup) => (madeAt > now ? 0 : madeAt.getTime());
  return names.flatMap((name) => toKept(dir, name)).sort((a, b) => toRank(b) - toRank(a));
}

function toKept(dir: string, name: string): KeptBackup[] {
  const [, time] = NAME.exec(name) ?? [];
  if (time === undefined) return [];
  const madeAt = new Date(time.replace(/(\d\d)-(\d\d)-(\d\d)Z/, '$1:$2:$3Z'));
  return Number.isNaN(madeAt.getTime()) ? [] : [{ file: join(dir, name), madeAt }];
}

/** Checks at the start that the folder can be written, and throws StoreError otherwise, so that not the first backup is what fails. */
export function prepareBackups({ dir }: BackupPlan): void {
  try {
    makeFolder(dir);
    const probe = join(dir, 'surge-probe');
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (error) {
    throw new StoreError(`Surge cannot write in ${dir} (${toErrorCode(error)}): set BACKUP_DIR to a folder of its own that this user may write in.`);
  }
}

/** Makes one backup, synced to the disk and checked, and only then removes the oldest. Throws StoreError. */
export async function makeBackup({ store, plan: { dir, keep }, log, now = () => new Date() }: BackupServices): Promise<string> {
  for (const name of readdirSync(dir)) if (UNFINISHED_NAME.test(name)) rmSync(join(dir, name));
  const file = join(dir, `surge-${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
  const { briefs } = await backUp(store, file);
  for (const old of listBackups(dir, now()).slice(keep)) rmSync(old.file);
  log({ event: 'backup made', file, count: briefs });
  return file;
}

/** Hours since the newest backup; null when there is none. */
export function toAgeHours(dir: string, now: Date): number | null {
  const newest = listBackups(dir, now).find(({ madeAt }) => madeAt <= now);
  return newest ? Math.round(((now.getTime() - newest.madeAt.getTime()) / HOUR_MS) * 10) / 10 : null;
}

/** Makes backups as long as the process lives: soon after the start if one is due, then whenever the newest is too old. */
export function startBackups(services: BackupServices): void {
  const { plan, log, now = () => new Date() } = services;
  const age = toAgeHours(plan.dir, now());
  log({ event: 'backups', file: plan.dir, reason: age === null ? 'There is none yet.' : `The newest is ${age} hours old.` });
  let isMaking = false;
  const look = async () => {
    if (isMaking) return;
    isMaking = true;
    await makeWhenDue(services);
    isMaking = false;
  };
  setTimeout(look, FIRST_MS).unref();
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Never throws: a failed backup is logged with the age of the newest one, and tried again. */
export async function makeWhenDue(services: BackupServices): Promise<void> {
  const { plan, log, now = () => new Date() } = services;
  try {
    const age = toAgeHours(plan.dir, now());
    if (age === null || age >= plan.everyHours) await makeBackup(services);
  } catch (error) {
    const age = toAgeHours(plan.dir, now());
    log({ event: 'backup failed', reason: age === null ? 'There is none yet.' : `The newest is ${age} hours old.`, error });
  }
}
