import { Link } from 'react-router';
import { formatAge, notifications } from '#app/components/notifications.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave, closeOnLink, roveFocus } from '#app/ui/popover.ts';

const MENU_ID = 'notification-menu';
const unread = notifications.filter(({ isUnread }) => isUnread).length;

/** The bell with its badge, and the sample entries behind it: a native popover. */
export function NotificationMenu() {
  const { t, language } = useText();
  const mode = useLayout(({ layoutModeType }) => layoutModeType);
  return (
    <>
      <IconButton className="shell-bell" popoverTarget={MENU_ID} label={t('Notifications, {{n}} unread', { n: unread })}>
        <Icon name="bell" />
        <span className="shell-badge mono" aria-hidden="true">
          {unread}
        </span>
      </IconButton>
      <section
        className="shell-menu notification-menu"
        id={MENU_ID}
        popover="auto"
        aria-label={t('Notifications')}
        data-theme={mode}
        onClick={closeOnLink}
        onBlur={closeOnLeave}
        onKeyDown={roveFocus}
      >
        <div className="notification-menu-head">
          <p>
            {t('Notifications')} <span className="mono dim">{t('sample entries')}</span>
          </p>
          <Link to="/notifications">{t('View All')}</Link>
        </div>
        <ul>
          {notifications.map(({ id, title, text, minutesAgo, isUnread, path }) => (
            <li key={id} data-unread={isUnread || undefined}>
              <Link to={path}>
                <b>{t(title)}</b>
                <span className="dim">{t(text)}</span>
                <span className="notification-menu-age mono dim">
                  {formatAge(minutesAgo, language.tag)}
                  {isUnread && <em>{t('unread')}</em>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className="notification-menu-more" to="/notifications">
          {t('View More')}
          <Icon name="arrow" size={18} />
        </Link>
      </section>
    </>
  );
}
