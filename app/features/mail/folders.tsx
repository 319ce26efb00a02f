import { Link } from 'react-router';
import { HELP_KEY } from '#app/components/single-keys/single-keys.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { INBOX } from './mail-list.tsx';
import { type Desk, folderLabels, folderNames, isInFolder, useFolderName } from './mail-room.ts';

/** The folders with what is unread in them; of drafts, all. */
export function Folders({ desk, compose, onHelp }: { readonly desk: Desk; readonly compose: string; onHelp(): void }) {
  const { t } = useText();
  const open = useFolderName();
  return (
    <div className="mail-folders">
      <Button as={Link} isPrimary to={compose}>
        {t('Compose')}
        <Icon name="edit" size={16} />
      </Button>
      <nav aria-label={t('Folders')}>
        {folderNames.map((name) => {
          const mails = desk.mails.filter((mail) => isInFolder(mail, name));
          const count = name === 'drafts' ? mails.length : mails.filter(({ read }) => !read).length;
          return (
            <Link key={name} to={name === 'inbox' ? INBOX : `${INBOX}?folder=${name}`} aria-current={name === open ? 'page' : undefined}>
              {t(folderLabels[name])}
              {count > 0 && (
                <span className="mono">
                  {count}
                  {name !== 'drafts' && <span className="visually-hidden"> {t('unread')}</span>}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <Button onClick={onHelp} className="mail-help" aria-keyshortcuts={HELP_KEY}>
        {t('Keys')}
        <kbd>{HELP_KEY}</kbd>
      </Button>
    </div>
  );
}
