import './contacts.css';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { Chips } from '#app/components/chips.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatCompact } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { toSlug } from '#app/components/list/list-view.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { ExperienceList, type Fact, Person } from '#app/components/section/person.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { useRecordName } from '#app/components/section/use-record-name.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Table } from '#app/ui/list/table.tsx';
import type { TeamMember, UserProfile } from '#mock-api/records/user.ts';
import type { Route } from './+types/contacts-profile.route';
import { type ContactValues, contactCalls, contactPages, toContactFields } from './contact.ts';

export const handle = { hydrate: 'at-once' };

/** The person to whom the sample account belongs has a call of their own (spec §7). */
const OWN_ID = '1';

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  const profile = toData(id === OWN_ID ? api.user.$get({}, init) : api.profile[':id'].$get({ param: { id } }, init));
  return { profile: load(Promise.all([profile, loadChart(import('#app/ui/chart/bar-chart.tsx'))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/contacts-profile/:id`: who somebody is, how to reach them, and what they have done. */
export default function ContactsProfilePage({ loaderData, params }: Route.ComponentProps) {
  return <ContactsProfile key={params.id} {...loaderData} />;
}

export function HydrateFallback() {
  return <ContactsProfile {...useFirstLook<typeof clientLoader>()} />;
}

function ContactsProfile({ profile }: Partial<Route.ComponentProps['loaderData']>) {
  const name = useRecordName(profile, ([one]) => one.name);
  return (
    <SectionFrame title="Contact" name={name} note="All people and their projects are invented." pages={contactPages} pagesLabel="Contacts">
      <LoadedPart loading={profile} skeleton={['figure', 'chart', 'rows']} missing="The contact could not be loaded.">
        {([loaded, chunk]) => <Profile loaded={loaded} Chart={chunk?.BarChart} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function Profile({ loaded, Chart }: { loaded: UserProfile; Chart: ChartOf }) {
  const { t } = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<ContactValues>();
  const { rows, update } = useRecords({
    loaded: useMemo(() => [{ ...loaded, projects: loaded.projectCount }], [loaded]),
    calls: contactCalls,
    toRow: (values: ContactValues, id) => ({ ...values, id }),
    nameOf: ({ name }) => name,
  });
  const [contact] = rows;
  if (!contact) return null;
  const isEdited = query.has('edit');
  const edit = (isOn: boolean) => void navigate({ search: isOn ? '?edit' : '' }, { preventScrollReset: true });
  const save = async (values: ContactValues) => {
    edit(false);
    setRefused(undefined);
    const again = () => {
      setRefused(values);
      edit(true);
    };
    await update(contact.id, values, { again });
    void revalidate();
  };
  return (
    <>
      {isEdited ? (
        <section className="profile-edit" aria-labelledby="profile-edit">
          <h2 id="profile-edit">{t('Edit the contact')}</h2>
          <RecordForm fields={toContactFields(contact.tags)} value={refused ?? contact} saveLabel={t('Save')} onSave={(values) => void save(values)}>
            <Button onClick={() => edit(false)}>{t('Cancel')}</Button>
          </RecordForm>
        </section>
      ) : (
        <ContactPerson contact={contact}>
          <Button onClick={() => edit(true)}>
            {t('Edit')}
            <Icon name="edit" size={16} />
          </Button>
        </ContactPerson>
      )}
      <Figures profile={loaded} projects={contact.projects} />
      {loaded.revenue > 0 && <RevenueChart profile={loaded} Chart={Chart} />}
      <LatestProjects projects={loaded.projects} />
      <ExperienceList experiences={loaded.experiences} />
    </>
  );
}

function ContactPerson({ contact, children }: { contact: TeamMember; children: ReactNode }) {
  const { t } = useText();
  const { tags, email, phone, location } = contact;
  const facts: readonly Fact[] = [
    [
      t('E-mail'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      t('Phone'),
      <a key="phone" className="mono" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>,
    ],
    [t('Place'), location],
  ];
  const known = [true, phone, location];
  return (
    <Person {...contact} facts={facts.filter((_, index) => known[index])} actions={children}>
      <Chips label={t('Tags')}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={`/contacts-grid?tag=${encodeURIComponent(toSlug(tag))}`}>{tag}</Link>
          </li>
        ))}
      </Chips>
    </Person>
  );
}

function Figures({ profile: { revenue }, projects }: { profile: UserProfile; projects: number }) {
  const { t } = useText();
  const format = useFormatters();
  return (
    <dl className="profile-figures">
      <div>
        <dt>{t('Revenue of the last twelve months')}</dt>
        <dd>{format.wholeUsd(revenue)}</dd>
      </div>
      <div>
        <dt>{t('Projects')}</dt>
        <dd>{format.count(projects)}</dd>
      </div>
    </dl>
  );
}

function RevenueChart({ profile: { id, revenueByMonth }, Chart }: { profile: UserProfile; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const figures = {
    title: t('Revenue by month'),
    pointName: t('Month'),
    points: revenueByMonth.map(({ month }) => ({ name: format.month(month), short: format.shortMonth(month) })),
    series: [{ name: t('Revenue'), data: revenueByMonth.map(({ amount }) => amount) }],
    format: format.wholeUsd,
    formatTick: (value: number) => formatCompact(value, language.tag),
    isTimeline: true,
    fileName: `surge-revenue-${id}`,
  };
  return (
    <ChartFrame
      heading={t('Revenue by month')}
      lead={t('The person’s share of what their projects cost, in US dollars.')}
      figures={figures}
      name="revenue"
      Chart={Chart}
    />
  );
}

function LatestProjects({ projects }: Pick<UserProfile, 'projects'>) {
  const { t } = useText();
  const format = useFormatters();
  return (
    <section className="profile-projects" aria-labelledby="profile-projects">
      <h2 id="profile-projects">{t('Latest projects')}</h2>
      {projects.length === 0 ? (
        <EmptyState title={t('No project yet.')} />
      ) : (
        <Table
          caption={t('Latest projects')}
          columns={[
            { key: 'name', label: t('Project'), cell: ({ name }) => name },
            {
              key: 'start',
              label: t('Began'),
              isNamedInCard: true,
              cell: ({ startDate }) => format.day(startDate),
            },
            {
              key: 'deadline',
              label: t('Deadline'),
              isNamedInCard: true,
              cell: ({ deadline }) => format.day(deadline),
            },
            { key: 'budget', label: t('Budget'), isNumber: true, cell: ({ budget }) => format.wholeUsd(budget) },
          ]}
          rows={projects}
          keyOf={({ id }) => String(id)}
          card={['name', 'budget', 'start', 'deadline']}
        />
      )}
    </section>
  );
}
