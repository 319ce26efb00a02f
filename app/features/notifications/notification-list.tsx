import './notification-list.css';
import { Link } from 'react-router';
import { formatAge, type Notification, notifications } from '#app/components/notifications.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

const MINUTES_A_DAY = 1440;
const groups = [
  { name: 'Today', entries: notifications.filter(({ minutesAgo }) => minutesAgo < MINUTES_A_DAY) },
  { name: 'Earlier', entries: notifications.filter(({ minutesAgo }) => minutesAgo >= MINUTES_A_DAY) },
] as const;

/** The same sample entries as in the header, by day. */
export function NotificationList() {
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
