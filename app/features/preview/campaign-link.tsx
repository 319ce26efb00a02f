import './campaign-link.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isEmptyKit } from './brand-kit.ts';
import { useBrand } from './brand-store.ts';
import { toLinkKit } from './read-logo.ts';
import { packBrand } from './share-link.ts';

/** From the demo, with its brand behind the `#`, to the brief that names it, and to what is asked before. `isInText`: a link among words. */
export function CampaignLink({ id, isInText = false }: { id: number; isInText?: boolean }) {
  const { t } = useText();
  const brief = useBriefLink(id);
  if (isInText) return <Link to={brief}>{t('Plan a campaign with this format')}</Link>;
  return (
    <div className="campaign-link-group">
      <CampaignButton id={id} />
      <AnswerLinks className="campaign-link-answers" />
    </div>
  );
}

/** The same where there is room for one thing. `takesSkip`: the keyboard comes here when the ad is skipped (player.tsx). */
export function CampaignButton({ id, takesSkip = false }: { id: number; takesSkip?: boolean }) {
  const { t } = useText();
  return (
    <Button as={Link} className="campaign-link" to={useBriefLink(id)} data-skip-focus={takesSkip ? '' : undefined}>
      {t('Plan a campaign with this format')}
      <Icon name="arrow" />
    </Button>
  );
}

const useBriefLink = (id: number) => `/start-campaign?demo=${id}${useBrandHash()}`;

/** The brand that the ad wears, as the end of a link; '' without one, or until it is packed. */
function useBrandHash(): string {
  const { kit } = useBrand();
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isWanted = true;
    const pack = async () => (isEmptyKit(kit) ? '' : packBrand(await toLinkKit(kit)));
    // A brand that cannot be packed stays here.
    void pack().then(
      (packed) => isWanted && setHash(packed),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [kit]);
  return hash;
}
