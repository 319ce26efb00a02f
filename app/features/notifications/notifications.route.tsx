import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { NotificationKinds } from './notification-kinds.tsx';
import { NotificationList } from './notification-list.tsx';

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
