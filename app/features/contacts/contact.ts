import { api, toData } from '#app/api/client.ts';
import type { Filter } from '#app/components/list/list-view.ts';
import { email, type Fields, line, number, paragraph, tags } from '#app/components/record/fields.ts';
import type { SectionPage } from '#app/components/section/section-frame.tsx';
import type { Text } from '#app/i18n/use-text.ts';
import type { TeamMember } from '#mock-api/records/user.ts';

export const contactPages: readonly SectionPage[] = [
  { path: '/contacts-grid', label: 'Grid' },
  { path: '/contacts-list', label: 'List' },
];

/** What people enter of a contact. */
export type ContactValues = Omit<TeamMember, 'id'>;

/** `known`: the tags that others have. */
export const toContactFields = (known: readonly string[]): Fields<ContactValues> => ({
  name: line('Full name', 'Please enter the name.'),
  designation: line('What they do', 'Please enter what they do.'),
  email: email('E-mail', 'Please enter the e-mail address.'),
  phone: line('Phone', undefined, { control: 'tel', maxLength: 40 }),
  location: line('Place'),
  projects: number('Projects', 'Please enter the number of projects.'),
  tags: tags(
    'Tags',
    known.map((tag) => ({ value: tag, text: tag })),
    'Please enter a tag.',
  ),
  personalDetail: paragraph('About the person'),
});

export const contactCalls = {
  add: (json: ContactValues) => toData(api.add.user.$post({ json })),
  update: (json: Partial<ContactValues> & Pick<TeamMember, 'id'>) => toData(api.update.user.$put({ json })),
  remove: (id: number) => toData(api.delete.user.$delete({ header: { user: String(id) } })),
};

export const listTags = (contacts: readonly Pick<TeamMember, 'tags'>[]) => listDistinct(contacts.flatMap(({ tags: own }) => own));

const listDistinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b));

/** By what they have in common. */
export const toContactFilters = (contacts: readonly TeamMember[], t: Text['t']): readonly Filter<TeamMember>[] => [
  {
    key: 'tag',
    label: t('Tags'),
    all: t('All tags'),
    options: listTags(contacts).map((tag) => ({ value: tag, text: tag })),
    matches: (contact, wanted) => contact.tags.includes(wanted),
  },
  {
    key: 'role',
    label: t('What they do'),
    all: t('All roles'),
    options: listDistinct(contacts.map(({ designation }) => designation)).map((designation) => ({ value: designation, text: designation })),
    matches: ({ designation }, wanted) => designation === wanted,
  },
];

export const toContactText = ({ name, designation, email: mail, phone, location, tags: own }: TeamMember) =>
  [name, designation, mail, phone, location, ...own].join(' ');
