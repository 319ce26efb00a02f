import './campaign-link.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { toBrandHash } from '#app/components/brand/brand-hash.ts';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { useBriefPath } from '#app/components/price/brief-path.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';

/** The shown one. */
type Unit = Pick<Demo, 'id' | 'unit'>;

/** Links from the demo or unit to the brief that names it, with the brand behind the `#`, and to price, timeline and FAQ. `isInText`: a link within a sentence. */
export function CampaignLink({ unit, isInText = false }: { unit: Unit; isInText?: boolean }) {
  const { t } = useText();
  const brief = useBriefLink(unit);
  if (isInText) return <Link to={brief}>{t('Plan a campaign with this format')}</Link>;
  return (
    <div className="campaign-link-group">
      <CampaignButton unit={unit} />
      <AnswerLinks className="campaign-link-answers" />
    </div>
  );
}

/** The link to the brief alone, where there is room for one. `takesSkip`: it gets the focus when the ad is skipped (player.tsx). */
export function CampaignButton({ unit, takesSkip = false }: { unit: Unit; takesSkip?: boolean }) {
  const { t } = useText();
  return (
    <Button as={Link} className="campaign-link" to={useBriefLink(unit)} data-skip-focus={takesSkip ? '' : undefined}>
      {t('Plan a campaign with this format')}
      <Icon name="arrow" />
    </Button>
  );
}

const useBriefLink = (unit: Unit) => useBriefPath([toUnitKey(unit)]) + useBrandHash();

/** The brand in the ad, as the end of a link; '' without one, or until it is packed. */
function useBrandHash(): string {
  const { kit } = useBrand();
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isWanted = true;
    // A brand that cannot be packed is left out of the link.
    void toBrandHash(kit).then(
      (packed) => isWanted && setHash(packed),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [kit]);
  return hash;
}
