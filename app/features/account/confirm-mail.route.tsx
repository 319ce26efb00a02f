import './actions.css';
import { Link } from 'react-router';
import { START_PATH } from '#app/components/session/lock.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountCard } from './account-card.tsx';
import { AccountPage } from './account-page.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

export default function ConfirmMailPage() {
  return <ConfirmMail />;
}

/** Where the button of the sample mail leads. */
function ConfirmMail() {
  const { t } = useText();
  const account = useSession();
  const address = account?.email ?? sampleAccount.email;
  return (
    <AccountPage
      name="Confirm your e-mail"
      heading="Confirmed. The address is yours."
      aside={
        <AccountCard name={account?.username ?? address}>
          {account && (
            <dl>
              <dt>{t('E-mail')}</dt>
              <dd>{address}</dd>
            </dl>
          )}
        </AccountCard>
      }
    >
      <p className="account-text">{t('Plans, invoices and answers will come there. You can go on now.')}</p>
      <div className="account-actions">
        <Button as={Link} isPrimary to={START_PATH}>
          {t('Profile')}
          <Icon name="arrow" size={18} />
        </Button>
        <Button as={Link} to="/formats">
          {t('All formats')}
        </Button>
      </div>
    </AccountPage>
  );
}
