import './contacts.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useList } from '#app/components/list/data-list.tsx';
import { RecordList } from '#app/components/list/record-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { TeamMember } from '#mock-api/records/user.ts';
import type { Route } from './+types/contacts-list.route';
import { type ContactValues, contactCalls, contactPages, listTags, toContactFields, toContactFilters, toContactText } from './contact.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { contacts: load(toData(api.users.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/contacts-list`: the address book, to be kept in order. */
export default function ContactsListPage({ loaderData }: Route.ComponentProps) {
  return <Contacts {...loaderData} />;
}

export function HydrateFallback() {
  return <Contacts {...useFirstLook<typeof clientLoader>()} />;
}

function Contacts({ contacts }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="List of contacts" note="All people and their projects are invented." pages={contactPages} pagesLabel="Contacts">
      <LoadedPart loading={contacts} skeleton={['rows']} missing="The contacts could not be loaded.">
        {(loaded) => <ContactList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ContactList({ loaded }: { loaded: readonly TeamMember[] }) {
  const { t } = useText();
  const format = useFormatters();
  const records = useRecords<ContactValues, TeamMember>({
    loaded,
    calls: contactCalls,
    toRow: (values, id) => ({ ...values, id }),
    nameOf: ({ name }) => name,
  });
  const columns: readonly Column<TeamMember>[] = [
    { key: 'name', label: t('Full name'), sort: ({ name }) => name, cell: ({ id, name }) => <Link to={`/contacts-profile/${id}`}>{name}</Link> },
    { key: 'role', lang: 'en', label: t('What they do'), sort: ({ designation }) => designation, cell: ({ designation }) => designation },
    { key: 'email', label: t('E-mail'), text: ({ email }) => email, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    { key: 'phone', label: t('Phone'), from: 'medium', className: 'mono contact-phone', cell: ({ phone }) => phone },
    { key: 'place', label: t('Place'), from: 'medium', sort: ({ location }) => location, cell: ({ location }) => location },
    { key: 'tags', label: t('Tags'), from: 'medium', text: (contact) => contact.tags.join(', '), cell: (contact) => contact.tags.join(', ') },
    {
      key: 'projects',
      from: 'wide',
      label: t('Projects'),
      isNumber: true,
      sort: ({ projects }) => projects,
      isNamedInCard: true,
      cell: ({ projects }) => format.count(projects),
    },
  ];
  const list = useList(records.rows, {
    name: 'contacts',
    columns,
    filters: toContactFilters(records.rows, t),
    initialSort: 'name',
    card: ['name', 'place', 'role', 'projects', 'email', 'tags', 'phone'],
    keyOf: ({ id }) => String(id),
    textOf: toContactText,
  });
  return (
    <RecordList
      caption={t('Contacts')}
      list={list}
      records={records}
      fields={toContactFields(listTags(records.rows))}
      blank={{ projects: 0 }}
      text={{ add: t('Add a contact'), edit: t('Edit the contact'), empty: t('There are no contacts.') }}
    />
  );
}
