import './mail.css';
import { useState } from 'react';
import { type List, ListCount, ListPages } from '#app/components/list/data-list.tsx';
import { FIND_MAX_LENGTH, toggleSort } from '#app/components/list/list-view.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { KeysDialog } from '#app/components/single-keys/keys-dialog.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilterSelect, Filters, SearchField } from '#app/ui/list/filters.tsx';
import { Table } from '#app/ui/list/table.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import type { Route } from './+types/inbox.route';
import { Compose } from './compose.tsx';
import { Folders } from './folders.tsx';
import { useMailList } from './mail-list.tsx';
import { folderLabels, loadMailRoom, type MailRoom, useFolderName, useMailRoom } from './mail-room.ts';
import { SelectedTools } from './selected-tools.tsx';
import { useListKeys } from './use-list-keys.ts';

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
            <ListCount list={list} />
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

function NoMails({ list: { view, change } }: { list: List<Mail> }) {
  const { t } = useText();
  const isNarrowed = view.find.trim() !== '' || view.chosen.label !== undefined;
  return (
    <EmptyState title={isNarrowed ? t('Nothing matches.') : t('This folder is empty.')}>
      {isNarrowed && <Button onClick={() => change({ find: '', chosen: { folder: view.chosen.folder } })}>{t('Clear search and filters')}</Button>}
    </EmptyState>
  );
}
