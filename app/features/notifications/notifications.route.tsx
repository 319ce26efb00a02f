import './notification-kinds.css';
import './notification-list.css';
import { Link } from 'react-router';
import { formatAge, type Notification, notifications } from '#app/components/notifications.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** `/notifications`: where View All and View More of the header lead (spec §2). */
export default function NotificationsPage() {
  const { t } = useText();
  return (
    <>
      <PageHead title={`${t('Notifications')} | Surge`} description={t('What happened in your campaigns, newest first.')} isHidden />
      <PageTop
        name={t('Notifications')}
        heading={t('What happened in your campaigns, newest first.')}
        lead={t('Sample entries: none of this happened. They show what Surge tells you about.')}
      />
      <NotificationList />
      <NotificationKinds />
    </>
  );
}

const kinds = [
  { name: 'Checks', text: 'A creative keeps every limit, or broke one.' },
  { name: 'Briefs', text: 'A planner answered, or something is missing.' },
  { name: 'Results', text: 'A campaign reached the number you set.' },
  { name: 'Payments', text: 'An invoice was issued or paid.' },
] as const;

/** What there is to be told about. */
function NotificationKinds() {
  const { t } = useText();
  return (
    <section className="news-kinds" aria-labelledby="news-kinds">
      <h2 id="news-kinds">{t('What you are told')}</h2>
      <dl>
        {kinds.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const MINUTES_A_DAY = 1440;
const groups = [
  { name: 'Today', entries: notifications.filter(({ minutesAgo }) => minutesAgo < MINUTES_A_DAY) },
  { name: 'Earlier', entries: notifications.filter(({ minutesAgo }) => minutesAgo >= MINUTES_A_DAY) },
] as const;

/** The same sample entries as in the header, by day. */
function NotificationList() {
  const { t } = useText();
  return groups.map(({ name, entries }) => (
    <section key={name} className="news" aria-labelledby={`news-${name}`}>
      <h2 id={`news-${name}`}>{t(name)}</h2>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ entry: { title, text, minutesAgo, isUnread, path } }: { entry: Notification }) {
  const { t, language } = useText();
  return (
    <li className="news-entry" data-unread={isUnread || undefined}>
      <h3>
        <Link to={path}>{t(title)}</Link>
      </h3>
      <p className="news-text">{t(text)}</p>
      <p className="news-age mono dim">
        {formatAge(minutesAgo, language.tag)}
        {isUnread && <b>{t('unread')}</b>}
      </p>
      <Icon name="arrow" size={18} />
    </li>
  );
}
