import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { toClientPath, toOwnerPath } from '#app/components/deck/deck-address.ts';
import { ownDecks } from '#app/components/deck/own-decks.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';

interface DeckLinksProps {
  readonly id: string;
  readonly edit: string;
  /** More ways to pass the deck on, as parts of this list. */
  readonly children?: ReactNode;
}

/** Both links of a deck, each to be copied, and which of them is for whom. */
export function DeckLinks({ id, edit, children }: DeckLinksProps) {
  const { t } = useText();
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  // Without a language: it opens in the reader's (docs/decisions/083).
  const client = origin + toClientPath(id);
  const owner = `${origin}${toOwnerPath({ id, edit })}`;
  const isListed = useDeviceStore(ownDecks).some((deck) => deck.id === id);
  return (
    <dl className="owner-links">
      <div>
        <dt>{t('For your client')}</dt>
        <dd>
          <a className="fine-link mono" href={toClientPath(id)}>
            {client.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton getText={() => client}>{t('Copy the client’s link')}</CopyButton>
        </dd>
      </div>
      <div>
        <dt>{t('For you alone')}</dt>
        <dd>
          <span className="mono">{owner.replace(/^https?:\/\//, '')}</span>
          <CopyButton getText={() => owner}>{t('Copy your own link')}</CopyButton>
          <p className="owner-note">
            {t(
              isListed
                ? 'This device keeps it in its list of decks; elsewhere only this link leads back to this page. Give it to nobody: whoever has it can change the deck.'
                : 'Only this link leads back to this page: keep it, and give it to nobody. Whoever has it can change the deck.',
            )}
          </p>
        </dd>
      </div>
      {children}
    </dl>
  );
}
