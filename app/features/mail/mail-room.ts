import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { onDataChange } from '#app/api/demo-data.ts';
import { toUndo } from '#app/components/list/to-undo.ts';
import { load } from '#app/components/load.ts';
import { useText } from '#app/i18n/use-text.ts';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { Folder, Mail } from '#mock-api/records/mail.ts';

/** All folders and what is in them: few enough to be here at once, so that counts, search and order ask nobody. */
export interface MailRoom {
  readonly folders: readonly Folder[];
  readonly mails: readonly Mail[];
}

export async function loadMailRoom(signal: AbortSignal): Promise<MailRoom> {
  const init = { init: { signal } };
  const folders = await toData(api.folders.$get({}, init));
  const lists = await Promise.all(folders.map(({ id }) => toData(api.mailslists.$post({ json: { params: id } }, init))));
  return { folders, mails: lists.flat() };
}

/** The folders, and the starred mails of all of them (folder 6 of spec §7). */
export const folderLabels = {
  inbox: 'Inbox',
  starred: 'Starred',
  important: 'Important',
  drafts: 'Drafts',
  sent: 'Sent',
  trash: 'Trash',
} as const;

export type FolderName = keyof typeof folderLabels;

export const folderNames = Object.keys(folderLabels).filter((name): name is FolderName => name in folderLabels);

export const mailLabels = ['Clients', 'Publishers', 'Creative', 'Billing', 'Quality'] as const satisfies readonly Mail['labels'][number][];

/** The folder in the address; the inbox where it names none. */
export function useFolderName(): FolderName {
  const [query] = useSearchParams();
  return folderNames.find((name) => name === query.get('folder')) ?? 'inbox';
}

export const isInFolder = ({ category, starred }: Mail, name: FolderName) =>
  name === 'starred' ? starred && category !== 'trash' : category === name;

/** What of a mail is written down as it is being written. */
export type MailValues = Pick<Mail, 'name' | 'email' | 'to' | 'subject' | 'description' | 'html' | 'category' | 'attachments'>;

export interface Desk extends MailRoom {
  star(mail: Mail): Promise<void>;
  mark(mails: readonly Mail[], read: boolean): Promise<void>;
  /** Puts a label on all of them, or takes it off where all have it. */
  label(mails: readonly Mail[], label: Mail['labels'][number]): Promise<void>;
  move(mails: readonly Mail[], to: Mail['category']): Promise<void>;
  /** Into the trash; what is there already is deleted. */
  remove(mails: readonly Mail[]): Promise<void>;
  /** Adds a mail or, given its id, changes it. Rejects with the sentence of the backend. */
  write(values: Partial<MailValues>, id: number | undefined): Promise<Mail>;
  say(text: string, undo?: () => void): void;
}

const CHANGE_MS = 60;

/** The mail room, changed at once and written behind. What is refused is taken back, with the sentence of the backend (spec §8). */
export function useMailRoom(loaded: MailRoom): Desk {
  const { t, tData } = useText();
  const [state, setState] = useState({ loaded, mails: loaded.mails });
  // The page loaded anew: what it brought is newer.
  if (state.loaded !== loaded) setState({ loaded, mails: loaded.mails });
  useOtherChanges(({ mails }) => setState((now) => ({ ...now, mails })));
  const setMails = (change: (mails: readonly Mail[]) => readonly Mail[]) => setState((now) => ({ ...now, mails: change(now.mails) }));
  /** Puts these in the place of those that have their ids; the others stay. */
  const put = (mails: readonly Mail[]) =>
    setMails((all) => [...all.filter(({ id }) => mails.every((mail) => mail.id !== id)), ...mails].toSorted((a, b) => a.id - b.id));
  const drop = (mails: readonly Mail[]) => setMails((all) => all.filter(({ id }) => mails.every((mail) => mail.id !== id)));
  const say = (text: string, undo?: () => void) => void showToast({ text, closeLabel: t('Close'), ...(undo && { action: toUndo(t, text, undo) }) });

  /** `call` writes one mail; `done` says so of those that were written. */
  const change = async (
    mails: readonly Mail[],
    next: (mail: Mail) => Mail | undefined,
    call: (mail: Mail) => Promise<unknown>,
    done?: (written: readonly Mail[]) => void,
  ): Promise<void> => {
    const after = mails.map(next);
    if (after.every((mail) => mail !== undefined)) put(after);
    else drop(mails);
    const results = await Promise.allSettled(mails.map(call));
    const refused = mails.filter((_, index) => results[index]?.status === 'rejected');
    const written = mails.filter((mail) => !refused.includes(mail));
    if (refused.length > 0) {
      put(refused);
      const reason: unknown = results.find((result) => result.status === 'rejected')?.reason;
      const text = tData(reason instanceof Error ? reason.message : String(reason));
      const again = () => void change(refused, next, call, done);
      void showToast({ text, isError: true, closeLabel: t('Close'), action: { label: t('Try again'), run: again } });
    }
    if (written.length > 0) done?.(written);
  };

  const setFolder = (mails: readonly Mail[], toFolder: (mail: Mail) => Mail['category'], done?: (written: readonly Mail[]) => void) => {
    // One call for each folder that some go to: all of them move, or none. Which are selected is asked first: another tab may have deleted one.
    const move = async (ids: readonly number[], folderId: number) => {
      await toData(api.selectedmails.$post({ json: [...ids] }));
      return toData(api.setfolderonmail.$post({ json: { selectedmails: [...ids], folderId } }));
    };
    const calls = new Map<string, Promise<unknown>>();
    const call = (mail: Mail) => {
      const category = toFolder(mail);
      const ids = mails.filter((one) => toFolder(one) === category).map(({ id }) => id);
      const folderId = loaded.folders.find(({ handle }) => handle === category)?.id ?? 0;
      const known = calls.get(category) ?? move(ids, folderId).finally(() => calls.clear());
      calls.set(category, known);
      return known;
    };
    return change(mails, (mail) => ({ ...mail, category: toFolder(mail) }), call, done);
  };
  const takeBack = (mails: readonly Mail[]) => () => void setFolder(mails, ({ id }) => mails.find((mail) => mail.id === id)?.category ?? 'inbox');

  return {
    folders: loaded.folders,
    mails: state.mails,
    say,
    star: (one) =>
      change(
        [one],
        (mail) => ({ ...mail, starred: !mail.starred }),
        ({ id }) => toData(api.stared.mail.$delete({ header: { mail: String(id) } })),
      ),
    mark: (mails, read) =>
      change(
        mails,
        (mail) => ({ ...mail, read }),
        ({ id }) => toData(api.update.mail.$put({ json: { id, read } })),
      ),
    label(mails, label) {
      const isOn = !mails.every(({ labels }) => labels.includes(label));
      const toLabels = ({ labels }: Mail) => [...labels.filter((one) => one !== label), ...(isOn ? [label] : [])];
      return change(
        mails,
        (mail) => ({ ...mail, labels: toLabels(mail) }),
        (mail) => toData(api.update.mail.$put({ json: { id: mail.id, labels: toLabels(mail) } })),
      );
    },
    move: (mails, to) =>
      setFolder(
        mails,
        () => to,
        (moved) => say(t('Moved to {{folder}}: {{n}}', { folder: t(folderLabels[to]), n: moved.length }), takeBack(moved)),
      ),
    remove(mails) {
      if (mails.every(({ category }) => category === 'trash'))
        return change(
          mails,
          () => undefined,
          ({ id }) => toData(api.delete.mail.$delete({ header: { mail: String(id) } })),
          (deleted) => {
            const restore = () => {
              void change(
                deleted,
                (mail) => mail,
                (mail) => toData(api.add.mail.$post({ json: mail })),
              );
            };
            say(t('Deleted: {{n}}', { n: deleted.length }), restore);
          },
        );
      return change(
        mails,
        (mail) => ({ ...mail, category: 'trash' }),
        ({ id }) => toData(api.trash.mail.$delete({ header: { mail: String(id) } })),
        (thrown) => say(t('Moved to {{folder}}: {{n}}', { folder: t('Trash'), n: thrown.length }), takeBack(thrown)),
      );
    },
    async write(values, id) {
      const json = { ...values, date: new Date().toISOString() };
      const mail = await toData(id === undefined ? api.add.mail.$post({ json }) : api.update.mail.$put({ json: { ...json, id } }));
      put([mail]);
      return mail;
    },
  };
}

/** Shows what was written elsewhere: in another tab, or by an Undo after its page was left. Not by the router, which would draw the page anew. */
function useOtherChanges(show: (room: MailRoom) => void) {
  const follow = useRef(show);
  follow.current = show;
  useEffect(() => {
    const leaving = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const room = await load(loadMailRoom(leaving.signal));
      if (room.status === 'success' && !leaving.signal.aborted) follow.current(room.data);
    };
    const stop = onDataChange(() => {
      clearTimeout(waiting);
      // Changes that come together, as from a move of many mails, are loaded once.
      waiting = setTimeout(() => void read(), CHANGE_MS);
    });
    return () => {
      leaving.abort();
      stop();
      clearTimeout(waiting);
    };
  }, []);
}
