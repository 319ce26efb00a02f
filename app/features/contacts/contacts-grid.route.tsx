import './contacts.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { Chips } from '#app/components/chips.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, type List, useList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { Monogram } from '#app/components/monogram.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { TeamMember } from '#mock-api/records/user.ts';
import type { Route } from './+types/contacts-grid.route';
import { contactPages, toContactFilters, toContactText } from './contact.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { contacts: load(toData(api.users.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/contacts-grid`: who can be asked for what. */
export default function ContactsGridPage({ loaderData }: Route.ComponentProps) {
  return <Contacts {...loaderData} />;
}

export function HydrateFallback() {
  return <Contacts {...useFirstLook<typeof clientLoader>()} />;
}

function Contacts({ contacts }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame
      title="Contacts"
      note="All people and their projects are invented."
      pages={contactPages}
      pagesLabel="Contacts"
      className="card-rows"
    >
      <LoadedPart loading={contacts} skeleton={['rows']} missing="The contacts could not be loaded.">
        {(loaded) => <ContactCards loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ContactCards({ loaded }: { loaded: readonly TeamMember[] }) {
  const { t } = useText();
  const list = useList(loaded, {
    name: 'contact-cards',
    columns: [
      { key: 'name', label: t('Full name'), sort: ({ name }) => name, cell: ({ name }) => name },
      { key: 'role', lang: 'en', label: t('What they do'), cell: ({ designation }) => designation },
      { key: 'email', label: t('E-mail'), cell: ({ email }) => email },
      { key: 'projects', label: t('Projects'), isNumber: true, sort: ({ projects }) => projects, cell: ({ projects }) => projects },
    ],
    filters: toContactFilters(loaded, t),
    initialSort: 'name',
    sizes: [12, 24, 48],
    keyOf: ({ id }) => String(id),
    textOf: toContactText,
  });
  return (
    <DataList
      caption={t('Contacts')}
      list={list}
      empty={t('There are no contacts.')}
      cardOf={(contact) => <ContactCard contact={contact} list={list} />}
    />
  );
}

function ContactCard({ contact, list: { view, toSearch } }: { contact: TeamMember; list: List<TeamMember> }) {
  const { t } = useText();
  const format = useFormatters();
  const { id, name, designation, location, email, tags, projects } = contact;
  const wanted = view.chosen.tag;
  const [mailbox, host] = email.split('@');
  return (
    <article className="contact-card">
      <Monogram name={name} size="card" />
      <div className="contact-card-text">
        <h2>
          <Link to={`/contacts-profile/${id}`}>{name}</Link>
        </h2>
        <p lang="en">{designation}</p>
        <p className="dim">{location}</p>
        <a className="contact-card-mail fine-link" href={`mailto:${email}`}>
          {mailbox}
          <wbr />@{host}
        </a>
      </div>
      <p className="contact-card-projects">
        <strong>{format.count(projects)}</strong> <span className="dim">{t('Projects')}</span>
      </p>
      <Chips className="contact-tags" label={t('Tags')}>
        {tags.map((tag) => (
          <li key={tag}>
            {/* A second press takes the filter out again. */}
            <Link
              to={{ search: toSearch({ chosen: { ...view.chosen, tag: tag === wanted ? undefined : tag } }) }}
              aria-current={tag === wanted || undefined}
              preventScrollReset
            >
              {tag}
            </Link>
          </li>
        ))}
      </Chips>
    </article>
  );
}
