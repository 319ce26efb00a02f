import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BareFrame } from '#app/components/bare-frame.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { OPEN_PARAMETER } from '#protocol/take-along.ts';
import { toInnerPath } from './take-along.ts';

export const handle = { hydrate: 'at-once' };

/** `/meeting/open?page=…`: stored in every language. The worker leads here where no answer is stored for an address, and the site draws its page itself. */
export default function OpenPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const path = toInnerPath(new URLSearchParams(search).get(OPEN_PARAMETER), location.origin);
    void navigate((path ?? '/meeting') + hash, { replace: true });
  }, [navigate, search, hash]);
  return (
    <BareFrame>
      <PageHead title={`${t('Take along')} | Surge`} description="" isHidden />
      <PageTitle>{t('Opening the page …')}</PageTitle>
    </BareFrame>
  );
}
