import { Link, useSearchParams } from 'react-router';
import { toToday } from '#app/components/due-words.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { type List, useList } from '#app/components/list/data-list.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import { type Desk, folderLabels, folderNames, isInFolder, mailLabels, useFolderName } from './mail-room.ts';

export const INBOX = '/email-inbox';

const isToday = (date: string) => toToday(new Date(date)) === toToday();

/** The address of a mail, or of the draft that is being written, in the folder that is open. */
export function toMailLink({ id, category }: Mail, query: URLSearchParams) {
  const rest = new URLSearchParams(query);
  rest.delete('edit');
  if (category === 'drafts') rest.set('edit', String(id));
  return { pathname: category === 'drafts' ? INBOX : `/email-read/${id}`, search: rest.size > 0 ? `?${rest}` : '' };
}

/** The mails of the folder in the address, narrowed and ordered as the address says: on the page of the list and on that of a mail. */
export function useMailList(desk: Desk): List<Mail> {
  const { t, language } = useText();
  const format = useFormatters();
  const [query] = useSearchParams();
  const folder = useFolderName();
  const isOwn = folder === 'sent' || folder === 'drafts';
  const toWho = ({ name, to }: Mail) => (isOwn ? to.map((one) => one.name).join(', ') || t('Nobody yet') : name);
  const labels = Object.fromEntries(mailLabels.map((label) => [label, t(label)]));
  return useList(
    desk.mails.filter((mail) => isInFolder(mail, folder)),
    {
      name: 'mails',
      initialSort: '-date',
      columns: [
        {
          key: 'who',
          label: isOwn ? t('To') : t('From'),
          className: 'mail-who',
          sort: toWho,
          cell: (mail) => (
            <>
              {!mail.read && (
                <span className="mail-new">
                  <span className="visually-hidden">{t('unread')}: </span>
                </span>
              )}
              {toWho(mail)}
            </>
          ),
        },
        {
          key: 'subject',
          label: t('Subject'),
          className: 'mail-what',
          sort: ({ subject }) => subject,
          cell: (mail) => (
            <>
              <Link to={toMailLink(mail, query)} className="mail-subject" lang={mail.subject ? 'en' : undefined}>
                {mail.subject || t('No subject')}
              </Link>
              <span className="mail-start" lang="en">
                {mail.description}
              </span>
              {mail.labels.length > 0 && <span className="mail-labels">{mail.labels.map((label) => labels[label]).join(' · ')}</span>}
              {mail.attachments.length > 0 && <span className="mail-files">{t('Files: {{n}}', { n: mail.attachments.length })}</span>}
            </>
          ),
        },
        {
          key: 'date',
          label: t('Date'),
          className: 'mail-date',
          sort: ({ date }) => date,
          cell: ({ date }) => <time dateTime={date}>{isToday(date) ? formatDate(date, 'time', language.tag) : format.day(date)}</time>,
        },
        {
          key: 'star',
          label: t('Starred'),
          className: 'mail-star',
          cell: (mail) => <StarButton mail={mail} desk={desk} />,
        },
      ],
      filters: [
        // Which folder it is was decided before: here it only stands in the address.
        {
          key: 'folder',
          label: t('Folder'),
          all: t('Inbox'),
          options: folderNames.map((name) => ({ value: name, text: t(folderLabels[name]) })),
          matches: () => true,
        },
        {
          key: 'label',
          label: t('Label'),
          all: t('Every label'),
          options: mailLabels.map((label) => ({ value: label, text: t(label) })),
          matches: (mail, wanted) => mail.labels.some((label) => label === wanted),
        },
      ],
      keyOf: ({ id }) => String(id),
      textOf: (mail) =>
        [
          mail.name,
          mail.email,
          ...mail.to.map(({ name }) => name),
          mail.subject,
          mail.description,
          ...mail.labels.map((label) => labels[label]),
        ].join(' '),
    },
  );
}

export function StarButton({ mail, desk }: { mail: Mail; desk: Desk }) {
  const { t } = useText();
  return (
    <IconButton label={t('Star for {{name}}', { name: mail.subject })} aria-pressed={mail.starred} onClick={() => void desk.star(mail)}>
      <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" fill={mail.starred ? 'currentColor' : 'none'} />
      </svg>
    </IconButton>
  );
}
