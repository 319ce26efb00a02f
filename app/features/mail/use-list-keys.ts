import { useNavigate, useSearchParams } from 'react-router';
import type { List } from '#app/components/list/data-list.tsx';
import { HELP_KEY, type SingleKey, useSingleKeys } from '#app/components/single-keys/single-keys.ts';
import type { Mail } from '#mock-api/records/mail.ts';
import { toMailLink } from './mail-list.tsx';
import type { Desk } from './mail-room.ts';

interface ListKeysOptions {
  readonly list: List<Mail>;
  readonly desk: Desk;
  readonly selected: readonly Mail[];
  done(): void;
  help(): void;
}

/** The keys of mail programs. The row of the focus is the one they work on. */
export function useListKeys({ list, desk, selected, done, help }: ListKeysOptions): readonly SingleKey[] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const rows = () => Array.from(document.querySelectorAll<HTMLElement>('.mail-list tbody tr'));
  const at = () => rows().findIndex((row) => row.contains(document.activeElement));
  const go = (step: number) => {
    const next = at() < 0 ? 0 : Math.min(rows().length - 1, Math.max(0, at() + step));
    rows()[next]?.querySelector<HTMLElement>('.mail-subject')?.focus();
  };
  const withRow = (run: (mail: Mail) => void) => () => {
    const mail = list.rows[at()];
    if (mail) run(mail);
  };
  const remove = () => {
    const row = list.rows[at()];
    const mails = selected.length > 0 ? selected : row ? [row] : [];
    if (mails.length === 0) return;
    void desk.remove(mails);
    done();
  };
  const keys: readonly SingleKey[] = [
    { key: 'j', does: 'Next mail', run: () => go(1) },
    { key: 'k', does: 'Previous mail', run: () => go(-1) },
    { key: 'o', does: 'Open it', run: withRow((mail) => void navigate(toMailLink(mail, query))) },
    { key: 'x', does: 'Select it, or take that back', run: () => rows()[at()]?.querySelector<HTMLElement>('.table-select input')?.click() },
    { key: 's', does: 'Star it, or take that back', run: withRow((mail) => void desk.star(mail)) },
    { key: 'u', does: 'Mark it as read or unread', run: withRow((mail) => void desk.mark([mail], !mail.read)) },
    { key: '#', does: 'Delete it, or what is selected', run: remove },
    { key: 'c', does: 'Compose', run: () => list.change({ edit: 'new' }) },
    { key: '/', does: 'Search', run: () => document.querySelector<HTMLElement>('.mail-list input[type=search]')?.focus() },
    { key: HELP_KEY, does: 'Show these keys', run: help },
  ];
  useSingleKeys(keys);
  return keys;
}
