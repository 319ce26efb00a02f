import './maintenance-drawing.css';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PlainPage } from './plain-page.tsx';

const facts = [
  { name: 'What is paused', text: 'The showcase, the dashboard and the sample accounts.' },
  { name: 'What goes on', text: 'Running campaigns: delivery and counting run on machines of their own.' },
  { name: 'What you can do', text: 'Try again in a few minutes. What you kept on this device is still there.' },
] as const;

/** What visitors see while a new version is put in place. */
export default function MaintenancePage() {
  const { t } = useText();
  const lead = t('The site gets a new part and is back shortly.');
  return (
    <>
      <PageHead title={`${t('Maintenance')} | Surge`} description={lead} isHidden />
      <PlainPage
        drawing={<MaintenanceDrawing />}
        name={t('Maintenance')}
        heading={t('One step is being replaced.')}
        lead={lead}
        facts={facts}
        actions={
          <>
            <Button as="a" isPrimary href="/">
              {t('Try again')}
              <Icon name="replay" size={18} />
            </Button>
            <Button as={Link} to="/start-campaign">
              {t('How to reach us')}
              <Icon name="arrow" size={18} />
            </Button>
          </>
        }
        note={t('You asked for this page by its own address: nothing is closed just now.')}
      />
    </>
  );
}

/** The unit step with its edge taken out: the gap under dimension lines, the new part beside it. */
function MaintenanceDrawing() {
  return (
    <svg className="maintenance-drawing" viewBox="0 0 760 240" fill="none" aria-hidden="true">
      <path d="M0 170h300M460 40h300" stroke="currentColor" strokeWidth="14" />
      <path d="M300 170h80V40h80" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="6 6" />
      <path d="M300 8v16M460 8v16M300 16h160" stroke="var(--line-strong)" strokeWidth="1.5" />
      <g transform="translate(530 84) rotate(8)">
        <path d="M0 130h80V0h80" stroke="var(--surge)" strokeWidth="14" />
      </g>
    </svg>
  );
}
