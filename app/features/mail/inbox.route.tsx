import './mail.css';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type List, ListPages } from '#app/components/list/data-list.tsx';
import { FIND_MAX_LENGTH, toggleSort } from '#app/components/list/list-view.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { HELP_KEY, KeysDialog, type SingleKey, useSingleKeys } from '#app/components/single-keys/single-keys.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FilterSelect, Filters, SearchField } from '#app/ui/list/filters.tsx';
import { Table } from '#app/ui/list/table.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import type { Route } from './+types/inbox.route';
import { Compose } from './compose.tsx';
import { INBOX, toMailLink, useMailList } from './mail-list.tsx';
import { type Desk, folderLabels, folderNames, isInFolder, loadMailRoom, type MailRoom, useFolderName, useMailRoom } from './mail-room.ts';
import { LabelMenu, MoveMenu } from './move-menu.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { room: load(loadMailRoom(request.signal)) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/email-inbox`: the folders of the account team. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  return <Inbox {...loaderData} />;
}

export function HydrateFallback() {
  return <Inbox />;
}

function Inbox({ room }: Partial<Route.ComponentProps['loaderData']>) {
  const folder = useFolderName();
  return (
    // The server's page is the same for every folder.
    <SectionFrame title={room ? folderLabels[folder] : 'Email'} note="People and mails are invented. Nothing is sent." className="mail-room">
      <LoadedPart loading={room} skeleton={['rows']} missing="The mails could not be loaded.">
        {(loaded) => <Room loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function Room({ loaded }: { loaded: MailRoom }) {
  const { t } = useText();
  const desk = useMailRoom(loaded);
  const list = useMailList(desk);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isHelping, setHelping] = useState(false);
  const selected = list.matches.filter((mail) => chosen.has(list.keyOf(mail)));
  const { edit } = list.view;
  const done = () => setChosen(new Set());
  const keys = useListKeys({ list, desk, selected, done, help: () => setHelping(true) });
  return (
    <div className="mail-desk">
      <Folders desk={desk} onHelp={() => setHelping(true)} compose={list.toSearch({ edit: 'new' })} />
      <section className="list mail-list" aria-label={t('Mails')}>
        <MailFilters list={list} />
        <div className="mail-bar" role="group" aria-label={t('With the selected mails')} data-empty={selected.length === 0 || undefined}>
          {selected.length > 0 ? (
            <SelectedTools desk={desk} list={list} selected={selected} onDone={done} onSelect={setChosen} />
          ) : (
            <Count list={list} />
          )}
        </div>
        {list.matches.length > 0 ? (
          <>
            <Table
              caption={t('Mails')}
              columns={list.columns}
              rows={list.rows}
              keyOf={list.keyOf}
              sort={list.view.sort}
              onSort={(column) => list.change({ sort: toggleSort(list.view.sort, column, list.initialSort) })}
              selection={{
                keys: chosen,
                onChange: setChosen,
                allLabel: t('Select all rows of this page'),
                labelOf: ({ subject }) => t('Select {{name}}', { name: subject }),
              }}
            />
            <ListPages list={list} />
          </>
        ) : (
          <NoMails list={list} />
        )}
      </section>
      {edit && <Compose desk={desk} edit={edit} onEdit={(id) => list.change({ edit: id })} />}
      {isHelping && <KeysDialog keys={keys} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** The folders with what is unread in them; of drafts, all. */
function Folders({ desk, compose, onHelp }: { readonly desk: Desk; readonly compose: string; onHelp(): void }) {
  const { t } = useText();
  const open = useFolderName();
  return (
    <div className="mail-folders">
      <Button as={Link} isPrimary to={compose}>
        {t('Compose')}
        <Icon name="edit" size={16} />
      </Button>
      <nav aria-label={t('Folders')}>
        {folderNames.map((name) => {
          const mails = desk.mails.filter((mail) => isInFolder(mail, name));
          const count = name === 'drafts' ? mails.length : mails.filter(({ read }) => !read).length;
          return (
            <Link key={name} to={name === 'inbox' ? INBOX : `${INBOX}?folder=${name}`} aria-current={name === open ? 'page' : undefined}>
              {t(folderLabels[name])}
              {count > 0 && (
                <span className="mono">
                  {count}
                  {name !== 'drafts' && <span className="visually-hidden"> {t('unread')}</span>}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <Button onClick={onHelp} className="mail-help" aria-keyshortcuts={HELP_KEY}>
        {t('Keys')}
        <kbd>{HELP_KEY}</kbd>
      </Button>
    </div>
  );
}

function MailFilters({ list: { filters, view, change } }: { list: List<Mail> }) {
  const { t } = useText();
  const label = filters.find(({ key }) => key === 'label');
  return (
    <Filters>
      <SearchField label={t('Search')} value={view.find} maxLength={FIND_MAX_LENGTH} onChange={(find) => change({ find }, true)} />
      {label && (
        <FilterSelect
          label={label.label}
          all={label.all}
          value={view.chosen.label}
          options={label.options}
          onChoose={(value) => change({ chosen: { ...view.chosen, label: value } })}
        />
      )}
    </Filters>
  );
}

function Count({ list: { matches, all } }: { list: List<Mail> }) {
  const { t, language } = useText();
  const format = (n: number) => new Intl.NumberFormat(language.tag).format(n);
  return (
    <p className="list-count" role="status">
      <strong>{format(matches.length)}</strong> {t('of {{total}}', { total: format(all.length) })}
    </p>
  );
}

interface SelectedToolsProps {
  readonly desk: Desk;
  readonly list: List<Mail>;
  readonly selected: readonly Mail[];
  onDone(): void;
  onSelect(keys: ReadonlySet<string>): void;
}

function SelectedTools({ desk, list, selected, onDone, onSelect }: SelectedToolsProps) {
  const { t } = useText();
  const then = (run: () => Promise<void>) => () => {
    void run();
    onDone();
  };
  const isUnread = selected.some(({ read }) => !read);
  return (
    <>
      <p role="status">{t('Selected: {{n}}', { n: selected.length })}</p>
      {selected.length < list.matches.length && (
        <Button onClick={() => onSelect(new Set(list.matches.map(list.keyOf)))}>{t('Select all {{n}}', { n: list.matches.length })}</Button>
      )}
      <Button onClick={then(() => desk.mark(selected, isUnread))}>{isUnread ? t('Mark as read') : t('Mark as unread')}</Button>
      <MoveMenu mails={selected} onMove={(to) => then(() => desk.move(selected, to))()} />
      <LabelMenu mails={selected} onLabel={(label) => void desk.label(selected, label)} />
      <Button onClick={then(() => desk.remove(selected))}>{t('Delete')}</Button>
      <Button onClick={onDone}>{t('Select none')}</Button>
    </>
  );
}

function NoMails({ list: { view, change } }: { list: List<Mail> }) {
  const { t } = useText();
  const isNarrowed = view.find.trim() !== '' || view.chosen.label !== undefined;
  return (
    <EmptyState title={isNarrowed ? t('Nothing matches.') : t('This folder is empty.')}>
      {isNarrowed && <Button onClick={() => change({ find: '', chosen: { folder: view.chosen.folder } })}>{t('Clear search and filters')}</Button>}
    </EmptyState>
  );
}

interface ListKeysOptions {
  readonly list: List<Mail>;
  readonly desk: Desk;
  readonly selected: readonly Mail[];
  done(): void;
  help(): void;
}

/** The keys of mail programs. The row of the focus is the one they work on. */
function useListKeys({ list, desk, selected, done, help }: ListKeysOptions): readonly SingleKey[] {
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
